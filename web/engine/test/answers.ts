/** Answers in Node.js: JSON with what is asked comes in on standard input, JSON goes out. */
import { readFileSync } from "node:fs";
import { answer, type Asked } from "./answering.ts";

const wanted = JSON.parse(readFileSync(0, "utf8")) as Asked;
process.stdout.write(JSON.stringify(await answer(wanted)));
