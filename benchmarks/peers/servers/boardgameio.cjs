// boardgame.io hosting the trick game: node boardgameio.cjs PORT
'use strict';
process.env.NODE_ENV = 'production';
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { Origins, Server } = require('boardgame.io/server');
const { CARDS, HAND, SEATS, taker } = require('./trick.cjs');

function deal(G, random) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  for (let seat = 0; seat < SEATS; seat += 1) {
    G.players[seat] = { hand: deck.slice(seat * HAND, (seat + 1) * HAND) };
  }
}

function playCard({ G, playerID, random, events }, card) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat: Number(playerID), card });
  G.played += 1;
  if (G.trick.length === SEATS) {
    G.lead = taker(G.trick);
    G.taken[G.lead] += 1;
    G.trick = [];
    if (G.played % CARDS === 0) deal(G, random);
  }
  events.endTurn();
  return undefined;
}

const game = {
  name: 'trick',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const G = { players: {}, trick: [], taken: [0, 0, 0, 0], played: 0, lead: 0 };
    deal(G, random);
    return G;
  },
  turn: {
    order: {
      first: () => 0,
      next: ({ G, ctx }) => (G.trick.length ? (ctx.playOrderPos + 1) % SEATS : G.lead),
    },
  },
  moves: { playCard },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
