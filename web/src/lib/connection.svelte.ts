/** The one socket of a person: comes back by itself, and sends every command until it is answered. */
import type {
  AskHint,
  Command,
  Done,
  Hint,
  Lobby,
  LobbyChange,
  LostRace,
  Person,
  Refused,
  Reply,
  Request,
  TableNews,
} from "$lib/protocol";

/** Whoever follows a table: what it has seen, and what it does with news. */
export interface Follower {
  readonly seen: number; // -1 for nothing
  readonly rules?: number; // by which it makes views itself
  take(news: TableNews | LostRace): void;
  refused(refusal: Refused): void;
}

export type LobbyFollower = (news: Lobby | LobbyChange) => void;
export type Answer = Done | Hint | LostRace;

/** A request that changed nothing, and why: a Fluent id with its arguments. */
export class Refusal extends Error {
  readonly arguments: Record<string, string | number>;

  constructor(message: string, args: Record<string, string | number> = {}) {
    super(message);
    this.arguments = args;
  }
}

interface Pending {
  request: Command | AskHint;
  resolve(answer: Answer): void;
  reject(reason: Refusal): void;
}

type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};

const OPEN = 1;
const PAUSES = [100, 250, 500, 1000, 2000, 4000]; // milliseconds before each try, the last one stays
const PATIENCE = 1800; // how long a command may stay unanswered before the line counts as dead

export class Connection {
  isOpen = $state(false);
  hasBeenOpen = $state(false);
  me = $state.raw<Person | null>(null);
  release = $state("");

  #open: () => Socket;
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Pending>();
  #followers = new Map<string, Follower>();
  #lobby: LobbyFollower | null = null;

  constructor(open: () => Socket) {
    this.#open = open;
  }

  /** Open the line, now or at once after it was cut. */
  connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    const socket = this.#open();
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as Reply);
    socket.onclose = () => this.#lost(socket);
  }

  /** The network is gone, or the other end does not answer. */
  drop(): void {
    const socket = this.#socket;
    socket?.close();
    if (socket) this.#lost(socket);
  }

  /** The other end has come to grief: whoever waits is told why, and it is tried again. */
  fail(message: string): void {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(new Refusal(message));
    for (const [table, follower] of this.#followers) follower.refused({ type: "refused", message, arguments: {}, id: null, table });
    this.drop();
  }

  /** Follow a table until the function returned is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.watch(table);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Ask for what a follower has missed. */
  watch(table: string): void {
    const follower = this.#followers.get(table);
    if (follower) this.#send({ type: "watch", table, seen: follower.seen, ...(follower.rules ? { rules: follower.rules } : {}) });
  }

  /** Follow the list of tables until the function returned is called. */
  followLobby(follower: LobbyFollower): () => void {
    this.#lobby = follower;
    this.#send({ type: "watch-lobby", on: true });
    return () => {
      if (this.#lobby !== follower) return;
      this.#lobby = null;
      this.#send({ type: "watch-lobby", on: false });
    };
  }

  /** Send a command under its id until it is answered; a refusal is thrown. */
  ask(request: Command | AskHint): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { request, resolve, reject });
      this.#send(request);
      if (request.type !== "ask-hint") this.#watchOver(request.id);
    });
  }

  #send(request: Request): void {
    if (this.isOpen && this.#socket?.readyState === OPEN)
      this.#socket.send(JSON.stringify(request));
  }

  /** An unanswered command means a dead line: cut it, so that it is opened anew. */
  #watchOver(id: string): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => {
      if (this.isOpen && this.#pending.has(id)) this.drop();
    }, PATIENCE);
  }

  #receive(reply: Reply): void {
    switch (reply.type) {
      case "welcome":
        return this.#welcomed(reply.me, reply.release ?? "");
      case "probe":
        return this.#send({ type: "echo", number: reply.number });
      case "lobby":
      case "lobby-change":
        return this.#lobby?.(reply);
      case "table":
        return this.#followers.get(reply.table)?.take(reply);
      case "lost-race":
        this.#followers.get(reply.table)?.take(reply);
        return this.#answered(reply);
      case "done":
      case "hint":
        return this.#answered(reply);
      case "refused":
        return this.#refused(reply);
    }
  }

  /** Say again what we follow, then every command that was not answered. */
  #welcomed(me: Person, release: string): void {
    this.me = me;
    this.release = release;
    this.#tries = 0;
    this.isOpen = this.hasBeenOpen = true;
    for (const table of this.#followers.keys()) this.watch(table);
    if (this.#lobby) this.#send({ type: "watch-lobby", on: true });
    for (const { request } of this.#pending.values()) {
      this.#send(request);
      if (request.type !== "ask-hint") this.#watchOver(request.id);
    }
  }

  #answered(answer: Answer): void {
    this.#pending.get(answer.id)?.resolve(answer);
    this.#pending.delete(answer.id);
  }

  #refused(refusal: Refused): void {
    const pending = refusal.id ? this.#pending.get(refusal.id) : undefined;
    if (pending) {
      this.#pending.delete(pending.request.id);
      pending.reject(new Refusal(refusal.message, refusal.arguments));
    } else if (refusal.table) {
      this.#followers.get(refusal.table)?.refused(refusal);
    }
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.isOpen = false;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }
}

function address(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws`;
}

/** A command's id: the same command sent again under it counts once. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export const connection = new Connection(() => new WebSocket(address()) as Socket);

/** Keep the connection alive for as long as the page lives. */
export function stayConnected(): void {
  connection.connect();
  addEventListener("offline", () => connection.drop());
  addEventListener("online", () => connection.connect());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.connect();
  });
}
