# What Connect Four says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Line up four discs before the other does; they always drop to the bottom of the column.
player-1 = Yellow
player-2 = Red

## What happens, and why not

said-dropped = { $who } drops a disc into column { $column }.
said-won = Four in a line: { $who } wins!
said-drawn = The board is full: a draw.
said-full = Column { $column } is full.
expected = a column from 1 to { $columns }

## Moves

move-drop = Drop a disc into column { $column }

## What can be done

prompt-drop = Choose a column for your disc: four in a line win.

## What there is to see

field-columns = Columns, from the bottom up
