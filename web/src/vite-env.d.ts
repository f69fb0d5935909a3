/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:countries" {
  const countries: Record<string, Record<string, string>>;
  export default countries;
}
declare module "virtual:messages/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:names/*" {
  const names: Record<string, [string, string]>;
  export default names;
}
declare module "virtual:rules" {
  import type { Node } from "$lib/rules";
  const loaders: Record<string, () => Promise<{ default: Node[] }>>;
  export default loaders;
}
