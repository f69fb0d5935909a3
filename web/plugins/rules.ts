/** The RULES.md of every game as a tree, so that nothing has to be trusted as HTML. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Leaf, Node } from "../src/lib/rules.ts";
import { LANGUAGES, PACKAGE } from "./atlas.ts";

const ID = /^virtual:rules\/(\w+)\/(\w+)$/;
const CITATION = /\s*\([A-Z]\d+(?:,\s[A-Z]\d+)*\)/g; // of our rulings: for tests, nothing a player can look up

function inline(tokens: Token[] = []): Leaf[] {
  return tokens.map((token): Leaf => {
    if (token.type === "text" || token.type === "escape") return (token as Tokens.Text).text.replaceAll(CITATION, "");
    if (token.type === "codespan") return { as: "code", of: [(token as Tokens.Codespan).text] };
    if (token.type === "br") return { as: "br", of: [] };
    return { as: token.type === "strong" ? "strong" : "em", of: inline((token as Tokens.Em).tokens) };
  });
}

function block(token: Token): Node[] {
  switch (token.type) {
    case "heading":
      return [{ as: (token as Tokens.Heading).depth === 1 ? "h1" : "h2", of: inline(token.tokens) }];
    case "paragraph":
      return [{ as: "p", of: inline(token.tokens) }];
    case "list":
      return [{ as: "list", items: (token as Tokens.List).items.map((item) => item.tokens.flatMap(leaves)) }];
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [{ as: "table", head: header.map((cell) => inline(cell.tokens)), rows: rows.map((row) => row.map((cell) => inline(cell.tokens))) }];
    }
    case "blockquote":
      return [{ as: "quote", of: (token as Tokens.Blockquote).tokens.flatMap(block) }];
    case "space":
      return [];
    default:
      throw new Error(`the rules use Markdown that no page knows: ${token.type}`);
  }
}

/** An item of a list is one line of text. */
function leaves(token: Token): Leaf[] {
  return inline("tokens" in token ? token.tokens : [token]);
}

export function tree(slug: string, language: string): Node[] {
  const folder = join(PACKAGE, "games", slug);
  const own = join(folder, `RULES.${language}.md`);
  const text = readFileSync(existsSync(own) ? own : join(folder, "RULES.md"), "utf-8");
  return lexer(text).flatMap(block);
}

/** `virtual:rules/<slug>/<language>`, and `virtual:rules` that knows how to load them all. */
export function rules(): Plugin {
  const slugs = readdirSync(join(PACKAGE, "games"), { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(join(PACKAGE, "games", each.name, "RULES.md")))
    .map((each) => each.name);
  return {
    name: "mappamundi-rules",
    enforce: "pre",
    resolveId: (id) => (id === "virtual:rules" || ID.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:rules") return loaders(slugs);
      const [, slug, language] = ID.exec(id.slice(1)) ?? [];
      return slug && language ? `export default ${JSON.stringify(tree(slug, language))}` : null;
    },
  };
}

function loaders(slugs: string[]): string {
  const lines = slugs.flatMap((slug) =>
    LANGUAGES.map((language) => `"${slug}/${language}": () => import("virtual:rules/${slug}/${language}")`),
  );
  return `export default {\n${lines.join(",\n")}\n}`;
}
