// boardgame.io's own server, as it comes, on this machine only; prints its address and ends with its standard input.
//
// The game has the state of a game of Yaxha and the least of its rules: in turn, everybody lays a cube of their hand
// in the next place of their pyramid and draws another from a secret bag. Who has laid all thirty starts over.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const BASE = 4;
const COLOURS = ["orange", "blue", "green", "yellow", "white"];
const CUBES_OF_A_COLOUR = 18;
const PLACES = [];
for (let layer = 1; layer <= BASE; layer++)
  for (let y = 0; y <= BASE - layer; y++)
    for (let x = 0; x <= BASE - layer; x++) PLACES.push({ x, y, layer });

function setUp({ random }) {
  const bag = random.Shuffle(COLOURS.flatMap((colour) => Array(CUBES_OF_A_COLOUR).fill(colour)));
  const board = (turnTile) => ({
    turn_tile: turnTile,
    chosen: null,
    hand: [bag.pop(), bag.pop(), bag.pop()],
    pyramid: [],
    width: BASE,
    height: BASE,
    discarded: [],
    points: 0,
  });
  return {
    round: 1,
    rounds: 10,
    stage: "build",
    cards: ["most orange", "longest row", "highest tower"],
    boards: [board(1), board(2)],
    secret: { bag },
  };
}

function lay({ G, playerID, random }, colour) {
  const { hand, pyramid } = G.boards[playerID];
  const { bag } = G.secret;
  const held = hand.indexOf(colour);
  if (held < 0) return INVALID_MOVE;
  if (pyramid.length === PLACES.length) {
    bag.push(...pyramid.splice(0).map((laid) => laid.colour));
    G.secret.bag = random.Shuffle(bag);
  }
  pyramid.push({ colour, ...PLACES[pyramid.length], hidden: false });
  hand[held] = G.secret.bag.pop();
  G.boards[playerID].points += 1;
}

const game = {
  name: "pyramids",
  minPlayers: 2,
  maxPlayers: 2,
  setup: setUp,
  moves: { lay },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};

async function main() {
  const server = Server({ games: [game], origins: [] });
  server.router.get("/memory", (context) => {
    global.gc(); // what tables hold, not what lies about
    context.body = process.memoryUsage.rss().toString();
  });
  server.router.get("/processor-seconds", (context) => {
    const { user, system } = process.cpuUsage();
    context.body = ((user + system) / 1e6).toString();
  });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(`http://127.0.0.1:${appServer.address().port}`);
  process.stdin.resume().on("end", () => process.exit());
}

main();
