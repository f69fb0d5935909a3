/** The rules of a game in our own words, as a tree that a page can show. */

export type Leaf = string | { as: "strong" | "em" | "code" | "br"; of: Leaf[] };
export type Node =
  | { as: "h1" | "h2" | "p"; of: Leaf[] }
  | { as: "quote"; of: Node[] }
  | { as: "list"; items: Leaf[][] }
  | { as: "table"; head: Leaf[][]; rows: Leaf[][][] };

/** The rules in a language, loaded when they are first read. */
export async function rules(slug: string, language: string): Promise<Node[] | null> {
  const { default: loaders } = await import("virtual:rules");
  const load = loaders[`${slug}/${language}`];
  return load ? (await load()).default : null;
}

/** The number of the section that a heading begins, if it has one: "## 4 The tricks". */
export function section(node: Node): number | null {
  const [first] = node.as === "h2" ? node.of : [];
  const number = typeof first === "string" ? Number.parseInt(first, 10) : Number.NaN;
  return Number.isNaN(number) ? null : number;
}
