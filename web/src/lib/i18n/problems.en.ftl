### When the server says no, by the kind of its answer.

problem-malformed = The server could not make sense of that.
problem-illegal = The rules do not allow that.
problem-not-your-turn = It is not your turn.
problem-stale = The game has moved on: look again.
problem-over = The game is over.
problem-another-hand = This hand has been seen: whoever left it may take it up again, or somebody who has not played here yet.
problem-not-yours = This seat is not yours.
problem-not-now = That is not possible right now.
problem-taken = Somebody was faster: this seat is taken.
problem-too-fast = Not so fast!
problem-busy = The server has its hands full: try again in a moment.
problem-bad-request = Something in there does not fit: have another look.
problem-nobody = Say first who you are.
problem-wrong-password = There is no such account, or the password is wrong.
problem-login-taken = Somebody has that account name already.
problem-forbidden = That is not for you to do here.
problem-one-a-screen = In a rated game everybody has a screen of their own.
problem-needs-account = A rated game is played with an account: make one on the page “Me”.
problem-needs-clock = A rated game is played with a clock: choose one.
problem-not-found = That does not exist, or no longer does.
problem-not-allowed = That does not work here.
problem-conflict = That is no longer possible.
problem-too-large = That is too long.
problem-not-json = The page and the server no longer understand each other: reload the page.
problem-too-many = That was a lot at once: try again in a while.
problem-too-many-tables = You have many unfinished games: finish some of them first.
problem-no-game = This game is no longer on the shelf, so its table cannot be opened.
problem-old-rules = The rules of this game have changed since: the game can be read, but not played on.
problem-broken = This game can no longer be opened.
problem-failed = Something went wrong on our side.

## When a table closes

farewell-not-found = This table does not exist, or no longer does.
farewell-too-slow = The connection is too slow.
farewell-too-many = This table is open on too many screens.
farewell-bad-messages = { problem-not-json }
farewell-stopping = The server is restarting.
farewell-signed-out = You are signed out.
farewell-busy = All tables are taken for the moment, trying again…
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }
