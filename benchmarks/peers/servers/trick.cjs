// The game that the peers host: 52 cards, thirteen to each of four. Any card may be played, the
// highest rank takes the trick, the first of equals; the taker leads. A new deal after 13 tricks.
'use strict';

const CARDS = 52;
const SEATS = 4;
const HAND = CARDS / SEATS;
const DEAL = CARDS; // moves from one deal to the next, here as in the game that ours hosts

const rank = (card) => card % HAND;

// The seat that takes a trick of {seat, card}.
function taker(trick) {
  return trick.reduce((best, next) => (rank(next.card) > rank(best.card) ? next : best)).seat;
}

module.exports = { CARDS, SEATS, HAND, DEAL, taker };
