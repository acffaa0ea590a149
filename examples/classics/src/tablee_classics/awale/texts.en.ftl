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
term-store = Seeds taken

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
prompt-only = Only pit { $pit } can be sown.
consequence-ends = Sow { $count ->
    [one] the seed
   *[other] { $count } seeds
} of { $pit }: the last one falls into { $last }
consequence-takes = Sow { $count ->
    [one] the seed
   *[other] { $count } seeds
} of { $pit } as far as { $last }, and take { $gain }
consequence-slam = Sow { $pit } as far as { $last }: that would be every seed there, so none is taken
