/**
 * Where things lie in the valley; the radius of a hex is 1, the middle of the river crossing (0,
 * 0). Pure.
 */
import type { Space } from "../valley";

export type Point = [x: number, y: number];

/** Where a float lies, in the river beside the islet of the keep. */
export const FLOAT: Point = [2.15, 0];

/** Half a side of the square map. */
export const HALF = 12.75;
const STEPS = 1.8;

/** A point turned by quarters of a circle, clockwise. */
export function turned([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y];
  for (let i = 0; i < quarters; i += 1) point = [-point[1], point[0]];
  return point;
}

export interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the good and its name stand. */
  label: Point;
  slots: Point[];
  /** The side of a slot. */
  size: number;
}

/** The resource area of a quarter with this many slots, in the notch beside it. */
export function stripOf(quarter: number, count: number): Strip {
  const [a, b] = [turned([0.95, 10.42], quarter), turned([10.35, 12.28], quarter)];
  const start = count > 4 ? 3.3 : 4.05;
  const pitch = count > 4 ? Math.min(1.62, (9.75 - start) / (count - 1)) : 1.62;
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: Math.abs(a[0] - b[0]),
    height: Math.abs(a[1] - b[1]),
    label: turned([1.95, 11.35], quarter),
    slots: Array.from({ length: count }, (_, i) => turned([start + i * pitch, 11.35], quarter)),
    size: count > 4 ? Math.min(1.3, pitch * 0.92) : 1.3,
  };
}

/**
 * The ends of an edge of the frame: three to a side, from the tower of its
 * quarter.
 */
export function edgeOf(quarter: number, slot: number): [Point, Point] {
  const edge = HALF - 0.26;
  const along = (i: number): Point => turned([edge - 1.5 - i * 7.5, edge], quarter);
  return [along(slot), along(slot + 1)];
}

/** Where a stop stands beside the beginning of an edge, clear of the corner. */
export const postOf = (quarter: number, slot: number): Point =>
  turned([HALF - 1.76 - (slot ? slot * 7.5 : 1.3), HALF - 0.62], quarter);

/** Where the family's tower of the castle stands. */
export const cornerOf = (quarter: number): Point => turned([11.55, 11.55], quarter);

/** Where the huts of a tent stand, around it. */
export function hutAround([x, y]: Point, index: number, flatTop: boolean): Point {
  const angle = ((flatTop ? -90 : -60) + 60 * index) * (Math.PI / 180);
  return [x + 0.82 * Math.cos(angle), y + 0.82 * Math.sin(angle)];
}

/** The neighbours of every space: hexes side by side, bridges with both their ends. */
export function neighbours(spaces: readonly Space[]): Map<string, string[]> {
  const found = new Map<string, string[]>(spaces.map(({ name }) => [name, []]));
  const join = (a: string, b: string) => {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  };
  for (const [i, one] of spaces.entries()) {
    if (one.joins) for (const end of one.joins) join(one.name, end);
    if (!one.quarter) continue;
    for (const other of spaces.slice(i + 1)) {
      const near = Math.hypot(one.x - other.x, one.y - other.y) < STEPS;
      if (other.quarter === one.quarter && near) join(one.name, other.name);
    }
  }
  return found;
}

/** A shortest way between two spaces, both included; without one, straight there. */
export function wayBetween(
  beside: ReadonlyMap<string, string[]>,
  from: string,
  to: string,
): string[] {
  const came = new Map<string, string>([[from, from]]);
  const queue = [from];
  while (queue.length && !came.has(to)) {
    const here = queue.shift()!;
    for (const next of beside.get(here) ?? []) {
      if (came.has(next)) continue;
      came.set(next, here);
      queue.push(next);
    }
  }
  if (!came.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0]!)!);
  return way;
}

/** The spaces where the scout stops by some moves, one after the other; `end` is where he rests. */
export function stopsOf(moves: readonly string[], end: string | undefined): string[] {
  const gathered = moves.flatMap((move) => /^gather (\w+ [a-f]\d)$/.exec(move)?.[1] ?? []);
  return end === undefined || end === gathered.at(-1) ? gathered : [...gathered, end];
}

/** A number between -0.5 and 0.5 that is always the same for the same thing. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value) - 0.5;
}
