"""`tablee workbench`: a game under construction, played in the browser while its files are written.

watch     says when a file of the game's folder was saved
bench     what has been played so far, and what is wrong just now; the only state
workers   processes that know the rules: a fresh one after each save, made ready before it is needed
worker    such a process: plays the log again with the rules as they are and answers one question at a time
checking  another one, for check-game
writing   a lesson or a test out of what was played
app       the page and its questions, for this machine alone
"""
