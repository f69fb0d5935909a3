// Load for a server: node generator.cjs KIND URL TABLES, then commands on standard input, each
// answered by one line of JSON. A move takes from being sent until all four have been told of it.
//   closed SECONDS        every table moves as soon as it can
//   paced SECONDS RATE    so many moves a second over all tables, on a timetable; one that comes due
//                         while its table is still busy counts from when it was due
'use strict';
const readline = require('node:readline');
const clients = require('./clients.cjs');
const { DEAL, SEATS } = require('./trick.cjs');

const [, , kind, url, count] = process.argv;
const AT_ONCE = 20; // tables that are opened together
const SETTLING = 3000; // milliseconds that moves under way have to end

class Table {
  constructor(number) {
    this.number = number;
    this.sent = null; // when the move under way began, if there is one
    this.due = null; // when a move should have begun that has to wait
    this.told = 0;
  }

  begin() {
    this.told = 0;
    this.sent = this.due ?? performance.now();
    this.due = null;
  }

  updated() {
    if (this.sent === null) return;
    this.told += 1;
    if (this.told < SEATS) return;
    const took = performance.now() - this.sent;
    this.sent = null;
    this.done?.(took);
  }
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const pause = (milliseconds) => new Promise((wait) => { setTimeout(wait, milliseconds); });

async function measure(tables, seconds, timetable) {
  const times = [];
  let isOpen = true;
  for (const table of tables) {
    table.done = (took) => {
      if (isOpen) times.push(took);
      if (isOpen && (timetable === null || table.due !== null)) table.play();
    };
  }
  const cpu = process.cpuUsage();
  const begun = performance.now();
  if (timetable === null) tables.forEach((table) => table.play());
  else await timetable(tables, begun, seconds);
  await pause(Math.max(0, begun + seconds * 1000 - performance.now()));
  isOpen = false;
  const wall = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  for (let waited = 0; waited < SETTLING && tables.some((table) => table.sent !== null); waited += 5) {
    await pause(5);
  }
  const sorted = times.sort((one, other) => one - other);
  return {
    moves: times.length,
    wall,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    generator: (used.user + used.system) / 1e6 / wall,
    stuck: tables.filter((table) => table.sent !== null).length,
  };
}

// Tables that began together would all deal in the same tenth of a second, which no tables ever do:
// each goes on by itself until they are spread over a whole deal.
function spread(tables) {
  return Promise.all(tables.map((table) => new Promise((resolve) => {
    let left = table.number % DEAL;
    table.done = () => {
      left -= 1;
      if (left < 0) resolve();
      else table.play();
    };
    table.done();
  })));
}

// Moves at fixed times, going round the tables.
function paced(rate) {
  return async (tables, begun, seconds) => {
    let made = 0;
    while (performance.now() < begun + seconds * 1000) {
      const now = performance.now();
      for (; begun + (made * 1000) / rate <= now; made += 1) {
        const table = tables[made % tables.length];
        table.due ??= begun + (made * 1000) / rate;
        if (table.sent === null) table.play();
      }
      await pause(1);
    }
  };
}

async function main() {
  const tables = Array.from({ length: Number(count) }, (_, number) => new Table(number));
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    await Promise.all(tables.slice(first, first + AT_ONCE).map((table) => clients[kind](table, url)));
  }
  await spread(tables);
  console.log(JSON.stringify({ tables: tables.length }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [, seconds, rate] = line.split(' ').map(Number);
    console.log(JSON.stringify(await measure(tables, seconds, rate ? paced(rate) : null)));
  }
  process.exit(0);
}

main();
