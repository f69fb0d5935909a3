// How four people sit down at one table of each server, over real WebSockets. Each function fills
// in `table.play`, which makes the next move, and calls `table.updated()` whenever one of the four
// has been told of it.
'use strict';
const WebSocket = require('ws');
const { DEAL, SEATS, taker } = require('./trick.cjs');

const PLAIN = { perMessageDeflate: false };
const EVERYBODY = Array.from({ length: SEATS }, (_, seat) => seat);
const MATCH = 208; // moves: boardgame.io copies the log of a match at every move, so none is longer

// Socket.IO by hand: "40" joins a namespace, "42" is an event, "2" asks for a sign of life.
async function boardgameio(table, url) {
  const people = EVERYBODY.map(() => ({ hand: [], state: 0, turn: 0, synced: null }));
  let match = '';
  let moves = (table.number * DEAL) % MATCH; // so that not all matches end together
  let isBegun = false;

  const sync = () => Promise.all(people.map((person, seat) => new Promise((resolve) => {
    person.synced = resolve;
    person.socket.send(`42/trick,["sync","${match}","${seat}",null,${SEATS}]`);
  })));
  const renew = async () => {
    match = `${process.pid}-${table.number}-${moves}`;
    await sync();
  };

  await Promise.all(people.map((person, seat) => new Promise((resolve, reject) => {
    person.socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, PLAIN);
    person.socket.on('error', reject);
    person.socket.on('message', (frame) => {
      const text = frame.toString();
      if (text === '2') person.socket.send('3');
      else if (text[0] === '0') person.socket.send('40/trick,');
      else if (text.startsWith('40/trick')) resolve();
      else if (text.startsWith('42/trick,')) hear(person, seat, JSON.parse(text.slice(9)));
    });
  })));

  function hear(person, seat, [event, , content]) {
    if (event !== 'sync' && event !== 'update') return;
    const state = event === 'sync' ? content.state : content;
    person.hand = state.G.players[seat].hand;
    person.state = state._stateID;
    person.turn = Number(state.ctx.currentPlayer);
    if (event === 'sync') person.synced();
    else table.updated();
  }

  await renew();
  table.play = async () => {
    if (isBegun && moves % MATCH === 0) await renew();
    isBegun = true;
    moves += 1;
    table.begin();
    const seat = people[0].turn;
    const { hand, state, socket } = people[seat];
    const move = { type: 'playCard', args: [hand[hand.length - 1]], playerID: `${seat}`, credentials: null };
    const action = JSON.stringify({ type: 'MAKE_MOVE', payload: move });
    socket.send(`42/trick,["update",${action},${state},"${match}","${seat}"]`);
  };
}

// Colyseus by hand: a seat is reserved over HTTP; the first byte of a message says what it is.
const JOINED = 10;
const MESSAGE = 13;
const PATCH = 15;

async function colyseus(table, url) {
  const { unpack } = require('msgpackr');
  const http = url.replace('ws', 'http');
  const people = [];
  const trick = [];
  let turn = 0;
  let room = null;
  const dealt = [];
  for (const seat of EVERYBODY) {
    const way = room === null ? 'create/trick' : `joinById/${room}`;
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(`${http}/matchmake/${way}`, { method: 'POST', headers, body: '{}' });
    const held = await reply.json();
    room = held.roomId;
    const person = { hand: [] };
    person.socket = new WebSocket(`${url}/${held.processId}/${room}?sessionId=${held.sessionId}`, PLAIN);
    people.push(person);
    await new Promise((resolve, reject) => {
      person.socket.on('error', reject);
      dealt.push(new Promise((done) => {
        person.socket.on('message', (frame) => {
          if (frame[0] === PATCH) table.updated();
          else if (frame[0] === MESSAGE) {
            person.hand = unpack(frame.subarray(2 + (frame[1] & 0x1f)));
            done();
          } else if (frame[0] === JOINED) {
            person.socket.send(Buffer.from([JOINED]));
            resolve();
          }
        });
      }));
    });
  }
  await Promise.all(dealt);

  table.play = () => {
    table.begin();
    const seat = turn;
    const card = people[seat].hand.pop();
    trick.push({ seat, card });
    turn = trick.length < SEATS ? (seat + 1) % SEATS : taker(trick);
    if (trick.length === SEATS) trick.length = 0;
    people[seat].socket.send(Buffer.from([MESSAGE, 0xa4, ...Buffer.from('play'), card]));
  };
}

// A thin wire: who sits there has the rules, is sent what they may know, and makes the rest of it.
let loaded = null;
async function thin(table, url) {
  const engine = '../../../web/engine/src';
  const [{ Shelves }, { Insight }, { readFile }] = await Promise.all(
    [import(`${engine}/games.ts`), import(`${engine}/insight.ts`), import('node:fs/promises')],
  );
  loaded ??= new Shelves(async (file) => new Uint8Array(await readFile(file))).get('null_nichtig');
  const rules = await loaded;
  await mappamundi(table, url, () => new Insight(rules));
}

// Ours, as docs/protocol.md says: real rules, a view for each, kept before it is shown.
async function mappamundi(table, url, insight = () => null) {
  const http = url.replace('ws', 'http');
  const people = await Promise.all(EVERYBODY.map(async () => {
    const reply = await fetch(`${http}/api/me`);
    const [cookie] = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
    await reply.arrayBuffer();
    const socket = new WebSocket(`${url}/ws`, { ...PLAIN, headers: { Cookie: cookie } });
    const person = { cookie, socket, legal: [], version: 0, heard: null, insight: insight() };
    await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (frame) => {
        const text = frame.toString();
        // Only what a client needs is read: parsing it all would measure the generator.
        if (text.startsWith('{"type":"table"')) hear(person, text);
        else if (text.startsWith('{"type":"probe"')) socket.send(text.replace('probe', 'echo'));
        else if (text.startsWith('{"type":"welcome"')) resolve();
        else if (text.startsWith('{"type":"done"')) person.heard?.();
        else if (text.startsWith('{"type":"refused"')) throw new Error(text);
      });
    });
    return person;
  }));
  let id = '';
  let sent = 0;
  let isRunning = false;

  function hear(person, text) {
    const sent = JSON.parse(text);
    if (sent.table !== id) return; // of a game that is over
    if (person.insight && sent.view && !sent.known) throw new Error('the server speaks of other rules');
    const message = person.insight ? person.insight.read(sent, people.indexOf(person)) : sent;
    if (message === null) throw new Error('something was lost on the way');
    person.version = message.version;
    if (message.legal === undefined) return;
    person.legal = message.legal;
    if (isRunning) table.updated();
    else person.heard?.();
  }

  const tell = (person, type, rest = {}) => {
    sent += 1;
    const name = `${process.pid}-${table.number}-${sent}`.padStart(8, '0');
    person.socket.send(JSON.stringify({ type, table: id, id: name, ...rest }));
  };
  const ask = (person, type) => new Promise((resolve) => {
    person.heard = resolve;
    tell(person, type);
  });

  async function renew() {
    isRunning = false;
    const reply = await fetch(`${http}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: people[0].cookie },
      body: JSON.stringify({ game: 'null_nichtig', seats: SEATS, options: { end: 'target', target: '999' } }),
    });
    id = (await reply.json()).table;
    for (const person of people.slice(1)) await ask(person, 'sit');
    await ask(people[0], 'start');
    for (const person of people) {
      person.heard = null;
      const rules = person.insight?.rules;
      person.socket.send(JSON.stringify({ type: 'watch', table: id, seen: -1, rules }));
    }
    while (!people.some((person) => person.legal.length)) await new Promise((wait) => { setTimeout(wait, 5); });
    await new Promise((wait) => { setTimeout(wait, 300); });
    isRunning = true;
  }

  const mover = () => people.find((each) => each.legal.length);

  await renew();
  table.play = async () => {
    if (!isRunning) return; // a move that falls due while a new game begins is left out,
    if (!mover()) {
      await renew();
      table.due = null; // and so is one that waited for the end of the last
    }
    const person = mover();
    table.begin();
    const { legal, version } = person;
    person.legal = [];
    tell(person, 'act', { seen: version, actions: [legal[legal.length - 1]] });
  };
}

module.exports = { boardgameio, colyseus, mappamundi, thin };
