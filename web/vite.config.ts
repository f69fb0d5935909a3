import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas, PACKAGE } from "./plugins/atlas.ts";
import { cloth } from "./plugins/cloth.ts";
import { flags } from "./plugins/flags.ts";
import { icon } from "./plugins/icon.ts";
import { keeping } from "./plugins/keeping.ts";
import { licences } from "./plugins/licences.ts";
import { rules } from "./plugins/rules.ts";

const WORKER = "sw"; // has one address for ever: browsers look there for a newer one
const SERVER = process.env["MAPPAMUNDI_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), atlas(), flags(), cloth(), rules(), icon(), licences(), keeping()],
  resolve: {
    alias: { $lib: resolve("src/lib"), $parts: resolve("src/parts"), $engine: resolve("engine/src") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  // A folder of any host can hold the files: only the index, which is also sent for every page of a server, has full paths.
  experimental: { renderBuiltUrl: (path, { hostType }) => (hostType === "html" ? `/${path}` : { relative: true }) },
  build: {
    outDir: resolve(PACKAGE, "server/browser"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline scripts, and needs none
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: resolve("index.html"), [WORKER]: resolve("src/sw.ts") },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" }, // a game is loaded when it is first played
  server: {
    fs: { allow: [resolve(".."), resolve(".")] },
    proxy: {
      "/api": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["test/**/*.test.ts", "src/**/*.test.ts", "engine/test/**/*.test.ts"] },
});
