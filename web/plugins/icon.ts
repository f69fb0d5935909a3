/** The sign of the house, a globe with one place marked: as /icon.svg, and in dots for who takes no other. */
import { deflateSync, crc32 } from "node:zlib";
import type { Plugin } from "vite";

const SIDE = 32; // in which everything is measured
const SEA = [0x2b, 0x66, 0x76] as const;
const PAPER = [0xff, 0xfd, 0xf7] as const;
const CLAY = [0xc8, 0x47, 0x2c] as const;
const ROUND = 7;
const LINE = 1.6;
const GLOBE = { radius: 10.5, narrow: 4.6, parallels: [[16, 10.5], [10.5, 8.8], [21.5, 8.8]] } as const; // height, half a length
const MARK = { x: 20.4, y: 10.6, radius: 3, edge: 1 } as const;
const FINE = 4; // looks at every dot, across and down

type Colour = readonly [number, number, number];

/** How it lies in its square: with rounded corners, or with colour to the edge where a phone cuts its own shape. */
export interface Cut {
  readonly isFull: boolean;
  readonly size: number; // of the globe, beside its usual one
}

const hex = (colour: Colour): string => `#${colour.map((each) => each.toString(16).padStart(2, "0")).join("")}`;

export function svg(): string {
  const middle = SIDE / 2;
  const lines = GLOBE.parallels.map(([y, half]) => `M${middle - half} ${y}h${2 * half}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
  <rect width="${SIDE}" height="${SIDE}" rx="${ROUND}" fill="${hex(SEA)}"/>
  <g fill="none" stroke="${hex(PAPER)}" stroke-width="${LINE}">
    <circle cx="${middle}" cy="${middle}" r="${GLOBE.radius}"/>
    <ellipse cx="${middle}" cy="${middle}" rx="${GLOBE.narrow}" ry="${GLOBE.radius}"/>
    <path d="${lines}"/>
  </g>
  <circle cx="${MARK.x}" cy="${MARK.y}" r="${MARK.radius}" fill="${hex(CLAY)}" stroke="${hex(PAPER)}" stroke-width="${MARK.edge}"/>
</svg>
`;
}

/** How far a point is from the line of an ellipse around the middle, near enough close to it. */
function fromEllipse(x: number, y: number, across: number, down: number): number {
  const inside = Math.hypot(x / across, y / down);
  const slope = Math.hypot(x / across ** 2, y / down ** 2);
  return slope === 0 ? Math.min(across, down) : (Math.abs(inside - 1) * inside) / slope;
}

function isOnLine(x: number, y: number): boolean {
  const [right, below] = [x - SIDE / 2, y - SIDE / 2];
  const isOnParallel = GLOBE.parallels.some(([at, half]) => Math.abs(y - at) <= LINE / 2 && Math.abs(right) <= half);
  const isRound = [GLOBE.radius, GLOBE.narrow].some((across) => fromEllipse(right, below, across, GLOBE.radius) <= LINE / 2);
  return isOnParallel || isRound;
}

function isOutside(x: number, y: number): boolean {
  const [right, below] = [x, y].map((each) => Math.max(ROUND - each, each - (SIDE - ROUND), 0)) as [number, number];
  return Math.hypot(right, below) > ROUND;
}

/** The colour at a point; none beyond the rounded corners. */
function colourAt(x: number, y: number, { isFull, size }: Cut): Colour | null {
  if (!isFull && isOutside(x, y)) return null;
  const [across, down] = [x, y].map((each) => (each - SIDE / 2) / size + SIDE / 2) as [number, number];
  const far = Math.hypot(across - MARK.x, down - MARK.y);
  if (far <= MARK.radius - MARK.edge / 2) return CLAY;
  return far <= MARK.radius + MARK.edge / 2 || isOnLine(across, down) ? PAPER : SEA;
}

/** Red, green, blue and how much of it, of one dot. */
function dot(column: number, row: number, dots: number, cut: Cut): number[] {
  const looks = Array.from({ length: FINE * FINE }, (_, i) => {
    const [right, below] = [(i % FINE) + 0.5, Math.floor(i / FINE) + 0.5];
    return colourAt(((column + right / FINE) * SIDE) / dots, ((row + below / FINE) * SIDE) / dots, cut);
  });
  const seen = looks.filter((each) => each !== null);
  const mean = [0, 1, 2].map((i) => Math.round(seen.reduce((sum, each) => sum + (each[i] ?? 0), 0) / (seen.length || 1)));
  return [...mean, Math.round((255 * seen.length) / looks.length)];
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The sign as a PNG of that many dots across and down. */
export function png(dots: number, cut: Cut): Buffer {
  const rows = Array.from({ length: dots }, (_, row) => [0, ...Array.from({ length: dots }, (_, column) => dot(column, row, dots, cut)).flat()]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(dots, 0);
  head.writeUInt32BE(dots, 4);
  head.set([8, 6], 8); // eight bits each of four channels
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

const ROUNDED: Cut = { isFull: false, size: 1 };
const FULL: Cut = { isFull: true, size: 0.86 }; // what a phone cuts off is never the globe

/** Every form of it: the name of the file, how large, what for. */
export const ICONS = [
  { name: "icon-192.png", dots: 192, cut: ROUNDED, purpose: "any" },
  { name: "icon-512.png", dots: 512, cut: ROUNDED, purpose: "any" },
  { name: "icon-full-512.png", dots: 512, cut: FULL, purpose: "maskable" },
  { name: "icon-full-180.png", dots: 180, cut: FULL, purpose: "apple" },
] as const;

export function icon(): Plugin {
  return {
    name: "mappamundi-icon",
    configureServer(server) {
      server.middlewares.use("/icon.svg", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(svg());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon.svg", source: svg() });
      for (const { name, dots, cut } of ICONS) this.emitFile({ type: "asset", fileName: name, source: png(dots, cut) });
    },
  };
}
