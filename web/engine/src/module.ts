import { type Layout, type RecordLayout } from "./layout.ts";

const PAGE = 65536;
const ALIGNED = 8; // bytes: the widest number there is

type Exported = (...given: (number | bigint)[]) => number | bigint | undefined;

/** A game's module, instantiated: its functions by name, and the memory they work on. */
export class Module {
  readonly layout: Layout;
  readonly #memory: WebAssembly.Memory;
  readonly #functions = new Map<string, Exported>();
  readonly #wide = new Map<string, readonly boolean[]>();
  #free: number;

  constructor(instance: WebAssembly.Instance, layout: Layout) {
    this.layout = layout;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#free = aligned((instance.exports["__heap_base"] as WebAssembly.Global).value as number);
    for (const [name, { arguments: given }] of Object.entries(layout.functions)) {
      this.#functions.set(name, instance.exports[name] as Exported);
      this.#wide.set(name, given.flatMap(([, kind]) => parts(kind)));
    }
  }

  has(name: string): boolean {
    return this.#functions.has(name);
  }

  /** Call a function: records by their address, rows by address and length. */
  call(name: string, ...given: readonly (number | bigint)[]): number {
    const wide = this.#wide.get(name);
    if (wide?.length !== given.length) throw new TypeError(`${name} does not take ${given.length}`);
    const told = given.map((each, place) => (wide[place] ? BigInt(each) : Number(each)));
    return Number(this.#functions.get(name)?.(...told));
  }

  /** The same for a function whose answer may need 64 bits. */
  wide(name: string, ...given: readonly bigint[]): bigint {
    return BigInt(this.#functions.get(name)?.(...given) ?? 0n);
  }

  record(name: string): RecordLayout {
    const found = this.layout.records[name];
    if (!found) throw new TypeError(`no record ${name}`);
    return found;
  }

  /** So many bytes for good; where they begin. */
  reserve(bytes: number): number {
    const address = this.#free;
    this.#free = aligned(address + bytes);
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** The memory as it is now: a call of `reserve` may take it away from whoever holds it. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }
}

/** Instantiate a module from its bytes, or from one that was compiled before. */
export async function load(
  source: BufferSource | WebAssembly.Module,
  layout: Layout,
): Promise<Module> {
  const compiled = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new Module(await WebAssembly.instantiate(compiled, {}), layout);
}

/** Of all that is handed over for one argument, which has 64 bits. */
function parts(kind: string): boolean[] {
  const lengths = kind.endsWith("]") ? kind.split(",").length : 0;
  return [kind === "i64", ...new Array<boolean>(lengths).fill(false)];
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNED) * ALIGNED;
}
