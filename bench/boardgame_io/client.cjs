// The loads of bench/server.py, put on boardgame.io's server through its own transport; prints one line of JSON.
//
//   node client.cjs ADDRESS LOAD     LOAD: the numbers of bench/load.py, as JSON
const { LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const GAME = "pyramids";
const SEATS = ["0", "1"];
const [address, loadAsJson] = process.argv.slice(2);
const load = JSON.parse(loadAsJson);
const lobby = new LobbyClient({ server: address });
const overWebSocket = SocketIO({
  server: address,
  socketOpts: { transports: ["websocket"], forceNew: true },
});

const now = () => performance.now() / 1000;
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, Math.max(seconds, 0) * 1000));
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** One person's connection: lays any cube of their hand when it is their turn. */
class Player {
  bytesHeard = 0;
  state = null;
  acknowledge = null;
  onTurn = () => {};

  constructor(matchID, playerID, credentials) {
    this.playerID = playerID;
    this.credentials = credentials;
    const transportDataCallback = (data) => this.hear(data);
    this.transport = overWebSocket({ gameName: GAME, matchID, playerID, credentials, transportDataCallback });
    this.transport.connect();
    this.transport.socket.on("connect", () =>
      this.transport.socket.io.engine.on("data", (text) => (this.bytesHeard += text.length)),
    );
  }

  hear({ type, args }) {
    if (type === "sync") this.state = args[1].state;
    if (type !== "update") return;
    this.state = args[1];
    this.acknowledge?.(); // while it is our turn, the only news is what became of our own move
    if (this.canDecide()) this.onTurn();
  }

  canDecide() {
    return !this.acknowledge && this.state.ctx.currentPlayer === this.playerID;
  }

  /** One move, until the server has sent what it led to. */
  decide(measured) {
    const start = now();
    const { playerID, credentials } = this;
    const args = [any(this.state.G.boards[playerID].hand)];
    return new Promise((resolve) => {
      this.acknowledge = () => {
        this.acknowledge = null;
        measured.waits.push(now() - start);
        resolve();
      };
      this.transport.sendAction(this.state, {
        type: "MAKE_MOVE",
        payload: { type: "lay", args, playerID, credentials },
      });
    });
  }
}

async function sitDown(tables) {
  const players = [];
  for (let table = 0; table < tables; table++) {
    const { matchID } = await lobby.createMatch(GAME, { numPlayers: SEATS.length });
    for (const playerID of SEATS) {
      const joined = await lobby.joinMatch(GAME, matchID, { playerID, playerName: playerID });
      players.push(new Player(matchID, playerID, joined.playerCredentials));
    }
  }
  while (!players.every((player) => player.state)) await sleep(0.1);
  return players;
}

/** Everybody decides as soon as they can. */
async function saturate(players, seconds) {
  const measured = { waits: [], seconds: 0 };
  const start = now();
  const running = new Set();
  for (const player of players) {
    player.onTurn = () => {
      if (now() > start + seconds) return;
      const move = player.decide(measured).then(() => running.delete(move));
      running.add(move);
    };
    if (player.canDecide()) player.onTurn();
  }
  await sleep(seconds);
  await Promise.all(running);
  measured.seconds = now() - start;
  for (const player of players) player.onTurn = () => {};
  return measured;
}

/** So many decisions a second, each by somebody who can, whether or not the last ones are acknowledged. */
async function steadily(players, seconds, rate) {
  const measured = { waits: [], seconds: 0 };
  const start = now();
  const running = [];
  for (let number = 0; number < seconds * rate; number++) {
    await sleep(start + number / rate - now());
    const able = Array.from({ length: 50 }, () => any(players)).find((player) => player.canDecide());
    if (able) running.push(able.decide(measured));
  }
  await Promise.all(running);
  measured.seconds = now() - start;
  return measured;
}

function percentile(waits, share) {
  const ordered = [...waits].sort((a, b) => a - b);
  return ordered[Math.min(Math.floor(share * ordered.length), ordered.length - 1)];
}

const ask = async (what) => Number(await (await fetch(`${address}/${what}`)).text());
const heard = (players) => players.reduce((sum, player) => sum + player.bytesHeard, 0);

async function main() {
  await saturate(await sitDown(load.tables_before), load.saturated_seconds / 2);
  const memory = await ask("memory");
  const players = await sitDown(load.tables);
  const steady = await steadily(players, load.steady_seconds, load.steady_moves_a_second);
  const steadyMemory = await ask("memory");
  const [heardBefore, worked] = [heard(players), await ask("processor-seconds")];
  const saturated = await saturate(players, load.saturated_seconds);
  const moves = saturated.waits.length;
  const figures = {
    moves_a_second: moves / saturated.seconds,
    processor_seconds_a_move: ((await ask("processor-seconds")) - worked) / moves,
    median_wait: percentile(steady.waits, 0.5),
    long_wait: percentile(steady.waits, 0.99),
    bytes_a_table: (steadyMemory - memory) / load.tables,
    bytes_a_table_at_most: ((await ask("memory")) - memory) / load.tables,
    bytes_a_move: (heard(players) - heardBefore) / moves,
  };
  console.log(JSON.stringify(figures));
  process.exit();
}

main();
