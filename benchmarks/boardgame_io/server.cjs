// Connect Four on boardgame.io's own server, its matches in memory (its default), or in files of a folder by the store
// it brings along: `node server.cjs PORT [FOLDER]`.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7, ROWS = 6, IN_A_ROW = 4;
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];

function reach(columns, column, row, step, disc) {
  let count = 0;
  while (columns[column + step[0]]?.[row + step[1]] === disc) {
    column += step[0];
    row += step[1];
    count += 1;
  }
  return count;
}

function fourThrough(columns, column) {
  const row = columns[column].length - 1, disc = columns[column][row];
  return DIRECTIONS.some(
    ([x, y]) => 1 + reach(columns, column, row, [x, y], disc) + reach(columns, column, row, [-x, -y], disc) >= IN_A_ROW,
  );
}

const ConnectFour = {
  name: "connect_four",
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (!Number.isInteger(column) || !G.columns[column] || G.columns[column].length === ROWS) return INVALID_MOVE;
      G.columns[column].push(playerID);
      G.last = column;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last !== null && fourThrough(G.columns, G.last)) return { winner: ctx.currentPlayer };
    if (G.columns.every((column) => column.length === ROWS)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [ConnectFour], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port), callback: () => console.log("ready") });
