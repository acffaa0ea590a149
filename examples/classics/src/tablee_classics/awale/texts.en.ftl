# What Awalé says to its players. $who is a name, $pit and $last are letters of pits.

## The game

pitch = Sow your seeds round the board and take the other side’s by twos and threes.
shelf = The classics
player-1 = Awa
player-2 = Kofi
option-grand-slam = Taking all at once
option-grand-slam-no-capture = takes nothing
option-grand-slam-forbidden = is forbidden
option-grand-slam-allowed = takes everything
level-1 = Little seed
level-2 = Young shoot
level-3 = Sower
level-4 = Harvester
level-5 = Village elder

## What happens, and why not

said-sown = { $who } sows { $count ->
    [one] one seed
   *[other] { $count } seeds
} from { $pit }, as far as { $last }.
said-captured = { $who } takes { $count } seeds, from { LIST($pits) }!
said-slam = That would take every seed of that row, so { $who } takes none.
said-stuck = { $who } has no move left: each takes the seeds of their own row.
said-quiet = A hundred moves without a capture: each takes the seeds of their own row.
said-wins = { $who } wins with { $count } seeds.
said-draw = Twenty-four seeds each: a draw.
said-not-yours = Pit { $pit } is not yours: sow one of your own, { $first } to { $last }.
said-empty = Pit { $pit } is empty: choose one with seeds in it.
said-must-feed = The other row is empty, and { $pit } brings it no seed: choose a pit that does.
said-no-slam = Sowing { $pit } would take every seed of the other row, which you agreed not to do.
expected = a pit: a to f, or A to F

## How it ends

standing-taken = { $n ->
    [one] one seed
   *[other] { $n } seeds
}

## Moves

move-sow = Sow pit { $pit }

## What can be done

prompt-sow = Choose one of your pits, { $first } to { $last }: its seeds are sown one by one.
prompt-feed = The other row is empty: choose a pit that brings it seeds.
prompt-only = You can only sow pit { $pit }.
consequence-ends = Sow { $count ->
    [one] the seed
   *[other] the { $count } seeds
} of { $pit }: the last one falls into { $last }
consequence-takes = Sow { $count ->
    [one] the seed
   *[other] the { $count } seeds
} of { $pit } as far as { $last }, and take { $gain }
consequence-slam = Sow { $pit } as far as { $last }: that would be every seed there, so none is taken

## The lesson

lesson-1 = You are Alix and yours is the row below, a to f. Kofi has the row above. Four seeds lie in each pit, and whoever has 25 first wins.
lesson-2 = To play, choose a pit: its seeds are sown one by one, anticlockwise. Begin with a: its four seeds go to b, c, d and e.
lesson-3 = Kofi has sown C, right round the corner. Now sow f: its seeds turn the corner too and go up into his row.
lesson-4 = There is a single seed in your pit a. Kofi has counted: five seeds from B reach it exactly.
lesson-5 = That made two, so he took them. But now it is your turn: C holds two, and five seeds from d end in C. That makes three, and they are yours!
lesson-6 = Three seeds for you. Sow c now: six seeds, as far as C. Nothing to take this time, but his row fills with ones and twos.
lesson-7 = Look at C and B. Three seeds from f end in C and make two. In B, just before it, there will be three: you take both pits.
lesson-8 = Now for a real harvest. Eight seeds from b end in D. D, C and B will hold two each: six seeds at once.
lesson-9 = A holds two. Sow c: its fourth seed falls there, and three may be taken. Only seeds of the other row are ever taken, never yours.
lesson-10 = Kofi’s row is empty. You may not starve him: play a pit that brings him seeds. Sow d: it feeds five of his pits.
lesson-11 = He has put two seeds together in B. Four seeds from f end in D: count backwards, D, C and B are all ripe.
lesson-12 = 24 seeds: one is missing. Your pit e has been growing all the while. Be patient and sow a.
lesson-13 = Kofi has one seed left, in A. Sow f and it would be two. But they are all he has, so you take nothing: see for yourself.
lesson-14 = Now e: fourteen seeds go all the way round, skip e itself and end in B. Two in A, three in B: take them!
lesson-15 = Won, 29 seeds to 4! Count before you sow, watch your ones and twos, and let one pit grow.

## The game in half a minute

look-1 = Choose a pit and sow its seeds one by one, round the board.
look-2 = If the last one makes two or three over there, they are yours.
look-3 = The pits just before it, too, if they hold two or three. 25 seeds win!
