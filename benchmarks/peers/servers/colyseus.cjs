// Colyseus hosting the trick game, a patch of the public state after each move, and each hand sent
// to its owner when it is dealt: node colyseus.cjs PORT
'use strict';
const { Room, Server } = require('@colyseus/core');
const { schema, t } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { CARDS, HAND, SEATS, taker } = require('./trick.cjs');

const TrickState = schema(
  { played: t.uint32(), turn: t.uint8(), seats: t.array('uint8'), cards: t.array('uint8'), taken: t.array('uint16') },
  'TrickState',
);

class TrickRoom extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.state = new TrickState();
    this.state.played = 0;
    this.state.turn = 0;
    this.state.taken.push(0, 0, 0, 0);
    this.people = [];
    this.onMessage('play', (client, card) => this.play(this.people.indexOf(client), card));
  }

  onJoin(client) {
    this.people.push(client);
    if (this.people.length === SEATS) this.deal();
  }

  deal() {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    for (let left = CARDS; left > 1; left -= 1) {
      const drawn = Math.floor(Math.random() * left);
      [deck[drawn], deck[left - 1]] = [deck[left - 1], deck[drawn]];
    }
    this.hands = this.people.map((_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
    this.people.forEach((client, seat) => client.send('hand', this.hands[seat]));
  }

  play(seat, card) {
    const { state } = this;
    const hand = this.hands[seat];
    if (seat !== state.turn || !hand.includes(card)) return;
    hand.splice(hand.indexOf(card), 1);
    state.seats.push(seat);
    state.cards.push(card);
    state.played += 1;
    if (state.cards.length === SEATS) this.take();
    else state.turn = (seat + 1) % SEATS;
    this.broadcastPatch();
  }

  take() {
    const { state } = this;
    state.turn = taker([...state.seats].map((seat, place) => ({ seat, card: state.cards[place] })));
    state.taken[state.turn] += 1;
    state.seats.clear();
    state.cards.clear();
    if (state.played % CARDS === 0) this.deal();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('trick', TrickRoom);
server.listen(Number(process.argv[2]), '127.0.0.1');
