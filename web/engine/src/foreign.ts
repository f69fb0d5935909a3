/** A log from anywhere, a file or a link, as a game to step through: nothing in it is believed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { FinishedGame } from "./http.ts";
import { type Chair, type Level, LEVELS } from "./protocol.ts";
import { BadLog } from "./errors.ts";
import type { Game } from "./game.ts";
import { FORMAT, type Log } from "./log.ts";
import { settingOf } from "./opening.ts";

const MARK = "="; // begins the names of these games, and of no table
const NAMED = 24; // digits of a hash

/** The log that something is, as far as its form goes. */
export function logIn(given: unknown): Log {
  const log = given as Partial<Log> | null;
  const isLog =
    typeof log === "object" && log !== null && log.mappamundi === FORMAT && typeof log.game === "string" && Number.isInteger(log.rules)
    && areTexts(log.seats) && areTexts(log.actions) && typeof log.options === "object" && log.options !== null && areTexts(Object.values(log.options));
  if (!isLog) throw new BadLog("log-broken", { reason: "–" });
  return { ...(log as Log), commitment: log.commitment ?? null, secret: log.secret ?? null };
}

/** A finished game by its log; the same log has the same name wherever it comes from. */
export function gameOf(game: Game, log: Log): FinishedGame {
  const name = MARK + bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(log)))).slice(0, NAMED);
  const setting = settingOf(game, { game: log.game, options: log.options }, log.seats.length);
  return { table: name, setting, chairs: log.seats.map(chairOf), log };
}

function areTexts(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((each) => typeof each === "string");
}

function chairOf(name: string): Chair {
  const isLevel = (LEVELS as readonly string[]).includes(name);
  return { person: isLevel ? null : { id: "", name, colour: "teal" }, bot: isLevel ? (name as Level) : null, is_connected: false };
}
