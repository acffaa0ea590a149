"""Who is stronger: duels, round robins and the published ladder of levels."""
