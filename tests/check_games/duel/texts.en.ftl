pitch = Three cards, all at once.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
expected = play:4

said-dealt = { $who } gets a card.
said-dealt-card = { $who } gets a { $card }.
said-chose = { $who } has chosen.
said-not-yours = You have no { $card }.
said-shown = { $who } shows a { $card }.
said-takes = { $who } takes the trick.
said-nobody = Nobody takes the trick.
said-won-by-one = That was close.
said-won-by-more = That was clear.

move-play = Play the { $card }
move-deal = Deal a { $card }
prompt-choose = Choose a card; the highest takes the trick.
