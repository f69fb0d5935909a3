/** What can be wrong with what somebody asks for: each carries a Fluent id and its arguments. */

export type Arguments = Readonly<Record<string, string | number>>;

/** Something asked for cannot be done; nothing has changed. */
export class Refusal extends Error {
  readonly arguments: Arguments;

  constructor(message: string, args: Arguments = {}) {
    super(message);
    this.arguments = args;
  }
}

/** A seat count, an option or a bot that is not offered. */
export class BadSetup extends Refusal {}

/** Text that is no action of this game. */
export class BadNotation extends Refusal {}

/** An action that the rules do not allow here and now. */
export class IllegalAction extends Refusal {}

/** A file that is no log, or not one these rules can replay. */
export class BadLog extends Refusal {}

/** A command that a table does not take, or not now. */
export class Denied extends Refusal {}

/** Why something has failed, in words: a fault of our own is told on the console, too. */
export function reasonOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal("web-broken");
}

/** Refuse with this reason unless a condition holds. */
export function need(isSo: boolean, message: string, args: Arguments = {}): asserts isSo {
  if (!isSo) throw new Denied(message, args);
}
