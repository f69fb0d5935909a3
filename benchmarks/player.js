// Plays random games of a module: the first line says which, every other from which number on, and how many batches:
// several a line, as a batch takes no longer than to say and to read a line.
const { createInterface } = require("node:readline");

const PAGE = 65536;
const aligned = (address) => 16 * Math.ceil(address / 16);
let play;

function prepare({ code, state, batch, seed, choices }) {
  const module = new WebAssembly.Module(Buffer.from(code, "base64"));
  const { exports } = new WebAssembly.Instance(module, {});
  const first = Buffer.from(state, "base64");
  const start = aligned(exports.__heap_base.value);
  const states = aligned(start + first.length);
  const room = aligned(states + batch * first.length);
  const missing = room + 2 * choices - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  new Uint8Array(exports.memory.buffer, start, first.length).set(first);
  const some = (number) => exports.play_many(states, batch, start, 1, BigInt(seed), number, room, choices);
  return ([number, batches]) => {
    let decisions = 0;
    for (let done = 0; done < batches; done++) decisions += some(number + done * batch);
    return decisions;
  };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (!play) {
    play = prepare(told);
    return;
  }
  const decisions = play(told);
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify([decisions, (user + system) / 1e6]));
});
