/** The flags of the countries in the atlas, and no others, under /flags/<code>.svg. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { rows } from "./atlas.ts";

const DRAWN = resolve(import.meta.dirname, "../node_modules/flag-icons/flags/4x3");

function flag(code: string): Buffer {
  return readFileSync(join(DRAWN, `${code.toLowerCase()}.svg`));
}

export function flags(): Plugin {
  const codes = rows("countries.csv").map((row) => (row["alpha2"] ?? "").toLowerCase());
  return {
    name: "mappamundi-flags",
    configureServer(server) {
      server.middlewares.use("/flags/", (request, response, next) => {
        const code = request.url?.slice(1).replace(".svg", "") ?? "";
        if (!codes.includes(code)) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(flag(code));
      });
    },
    generateBundle() {
      for (const code of codes)
        this.emitFile({ type: "asset", fileName: `flags/${code}.svg`, source: flag(code) });
    },
  };
}
