/**
 * The lie of the land: where places, names, roads, rivers, woods and hills are drawn. The same map
 * is always drawn the same.
 */
import type { Content, Demand, Place } from "../model";

export interface Spot {
  place: Place;
  x: number;
  y: number;
  /** Half the width of what is drawn below the silhouette. */
  half: number;
  /** Where the name stands. */
  side: "right" | "left" | "top";
}
export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface Land {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  roads: { d: string; a: string; b: string }[];
  rivers: { d: string; wide: number }[];
  trees: { x: number; y: number; s: number }[];
  hills: { x: number; y: number; s: number }[];
  meadows: { x: number; y: number; rx: number; ry: number }[];
  compass: { x: number; y: number } | null;
}

const TOKEN = 18.5;
const ABOVE = 40;
const BELOW = 41;
const LETTER = 6.1;

/** A stream of numbers from 0 to 1 that a word starts. */
function chance(word: string): () => number {
  let seed = 7;
  for (const letter of word) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How wide the demand tile of a place is. */
export function plateWidth(demand: Demand | undefined): number {
  return demand ? demand.guilds.length * TOKEN + 5.5 + (demand.bonus ? 24 : 0) : 0;
}

function boxOf(spot: Spot): Box {
  if (spot.place.type === "capital")
    return { x1: spot.x - 52, y1: spot.y - 50, x2: spot.x + 52, y2: spot.y + 46 };
  return {
    x1: spot.x - spot.half - 3,
    y1: spot.y - ABOVE,
    x2: spot.x + spot.half + 3,
    y2: spot.y + BELOW,
  };
}

/** Spread the places over the frame and push apart what would cover each other. */
function settle(
  content: Content,
  demand: Record<string, Demand>,
  width: number,
  height: number,
): Map<string, Spot> {
  const { locations } = content.map;
  const xs = locations.map((one) => one.x);
  const ys = locations.map((one) => one.y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const spots = locations.map((place): Spot => {
    const x = 58 + ((place.x - left) / (right - left || 1)) * (width - 124);
    const y = 46 + ((place.y - top) / (bottom - top || 1)) * (height - 92);
    return { place, x, y, half: Math.max(34, plateWidth(demand[place.name]) / 2), side: "right" };
  });
  for (let round = 0; round < 160; round++) {
    let moved = false;
    for (const a of spots) for (const b of spots) if (a !== b && apart(a, b)) moved = true;
    for (const one of spots) {
      const box = boxOf(one);
      one.x += Math.max(0, 5 - box.x1) - Math.max(0, box.x2 - width + 5);
      one.y += Math.max(0, 5 - box.y1) - Math.max(0, box.y2 - height + 4);
    }
    if (!moved) break;
  }
  return new Map(
    spots.map((one) => [one.place.name, { ...one, x: Math.round(one.x), y: Math.round(one.y) }]),
  );
}

/** Move two places half the overlap away from each other, along the shorter way. */
function apart(a: Spot, b: Spot): boolean {
  const [p, q] = [boxOf(a), boxOf(b)];
  const dx = Math.min(p.x2, q.x2) - Math.max(p.x1, q.x1);
  const dy = Math.min(p.y2, q.y2) - Math.max(p.y1, q.y1);
  if (dx <= 0 || dy <= 0) return false;
  const still = 0.25;
  if (dx < dy * 1.4) {
    const push = (dx / 2 + 0.5) * (a.x <= b.x ? 1 : -1);
    a.x -= a.place.type === "capital" ? push * still : push;
    b.x += b.place.type === "capital" ? push * still : push;
  } else {
    const push = (dy / 2 + 0.5) * (a.y <= b.y ? 1 : -1);
    a.y -= a.place.type === "capital" ? push * still : push;
    b.y += b.place.type === "capital" ? push * still : push;
  }
  return true;
}

export function nameBox(spot: Spot): Box {
  const wide = (spot.place.label ?? spot.place.name).length * LETTER;
  if (spot.side === "top")
    return { x1: spot.x - wide / 2, y1: spot.y - 52, x2: spot.x + wide / 2, y2: spot.y - 38 };
  const x1 = spot.side === "right" ? spot.x + 26 : spot.x - 26 - wide;
  return { x1, y1: spot.y - 21, x2: x1 + wide, y2: spot.y - 5 };
}

/** Where a carriage stands that stops at a place. */
function guestBox(spot: Spot): Box {
  const x1 = spot.side === "left" ? spot.x + 25 : spot.x - 53;
  return { x1, y1: spot.y - 24, x2: x1 + 28, y2: spot.y - 3 };
}

function covered(a: Box, b: Box): number {
  const dx = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
  const dy = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  return dx > 0 && dy > 0 ? dx * dy : 0;
}

/** Names stand where they cover least. */
function nameThem(spots: Map<string, Spot>, width: number): void {
  const all = [...spots.values()].filter((one) => one.place.type !== "capital");
  for (const spot of all) {
    const cost = (side: Spot["side"]): number => {
      const box = nameBox({ ...spot, side });
      let sum = side === "right" ? 0 : side === "left" ? 12 : 30;
      sum += Math.max(0, 2 - box.x1, box.x2 - width + 2) * 40 + Math.max(0, 2 - box.y1) * 40;
      for (const other of spots.values()) if (other !== spot) sum += covered(box, boxOf(other));
      for (const other of all)
        if (other !== spot) sum += covered(box, nameBox(other)) + covered(box, guestBox(other));
      return sum;
    };
    spot.side = (["right", "left", "top"] as const).reduce((best, side) =>
      cost(side) < cost(best) ? side : best,
    );
  }
}

function roadBetween(a: Spot, b: Spot): string {
  const letters = a.place.name.charCodeAt(0) + b.place.name.charCodeAt(1);
  const bend = letters % 2 ? 0.07 : -0.07;
  const [mx, my] = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 + (a.x - b.x) * bend];
  return `M${a.x} ${a.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${b.x} ${b.y}`;
}

/** A water course across the land that keeps away from places: the cheapest way through a grid. */
function course(
  spots: Spot[],
  from: number,
  to: number,
  across: number,
  flip: boolean,
  ending: number | null,
): [number, number][] {
  const [columns, rows] = flip ? [6, 24] : [16, 12];
  const place = (c: number, r: number): [number, number] => {
    const along = from + ((to - from) * c) / columns;
    const aside = 10 + ((across - 20) * r) / rows;
    return flip ? [aside, along] : [along, aside];
  };
  const pain = (c: number, r: number): number => {
    const [x, y] = place(c, r);
    let sum = Math.abs(r / rows - (ending ?? 0.6)) * 4 + (r < 2 || r > rows - 2 ? 12 : 0);
    for (const one of spots) {
      const near = Math.hypot((x - one.x) / 1.25, y - one.y);
      if (near < 46) sum += ((46 - near) / 14) ** 2;
    }
    return sum;
  };
  const best = Array.from({ length: columns + 1 }, () =>
    new Array<number>(rows + 1).fill(Infinity),
  );
  const back = Array.from({ length: columns + 1 }, () => new Array<number>(rows + 1).fill(0));
  for (let r = 0; r <= rows; r++) best[0]![r] = pain(0, r);
  for (let c = 1; c <= columns; c++) {
    for (let r = 0; r <= rows; r++) {
      for (let p = Math.max(0, r - 2); p <= Math.min(rows, r + 2); p++) {
        const cost = best[c - 1]![p]! + pain(c, r) + (p - r) ** 2 * 0.9;
        if (cost < best[c]![r]!) {
          best[c]![r] = cost;
          back[c]![r] = p;
        }
      }
    }
  }
  let r = best[columns]!.indexOf(Math.min(...best[columns]!));
  const points: [number, number][] = [];
  for (let c = columns; c >= 0; c--) {
    points.unshift(place(c, r));
    r = back[c]![r]!;
  }
  return points;
}

/** A soft line through points. */
function soft(points: [number, number][]): string {
  let d = `M${points[0]![0].toFixed(0)} ${points[0]![1].toFixed(0)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map((value) => value.toFixed(1)).join(" ")}`;
  }
  return d;
}

/** Draw up the land for a frame of this size. */
export function survey(
  content: Content,
  demand: Record<string, Demand>,
  width: number,
  height: number,
): Land {
  const spots = settle(content, demand, width, height);
  nameThem(spots, width);
  nameThem(spots, width);
  const all = [...spots.values()];
  const roads = content.map.roads.flatMap(([a, b]) => {
    const [from, to] = [spots.get(a), spots.get(b)];
    return from && to ? [{ d: roadBetween(from, to), a, b }] : [];
  });
  const river = course(all, -12, width + 12, height, false, null);
  const side = course(all, -12, height * 0.5, width, true, 0.6);
  const end = side.at(-1)!;
  const mouth = river.reduce((best, one) =>
    Math.abs(one[0] - end[0]) < Math.abs(best[0] - end[0]) ? one : best,
  );
  const rivers = [
    { d: soft([...side.filter((one) => one[1] < mouth[1] - 24), mouth]), wide: 8 },
    { d: soft(river), wide: 12 },
  ];
  const random = chance(content.map.locations.map((one) => one.name).join());
  const wet = [...river, ...side];
  const boxes = all.flatMap((one) =>
    one.place.type === "capital" ? [boxOf(one)] : [boxOf(one), nameBox(one)],
  );
  const free = (x: number, y: number, dx: number, dy: number): boolean =>
    x > 8 &&
    x < width - 8 &&
    y > 16 &&
    y < height - 4 &&
    boxes.every((box) => x < box.x1 - dx || x > box.x2 + dx || y < box.y1 - 1 || y > box.y2 + dy) &&
    wet.every(([wx, wy]) => Math.hypot(wx - x, wy - y) > 17) &&
    roads.every(({ a, b }) => offLine(x, y, spots.get(a)!, spots.get(b)!) > 9);
  const many = (width * height) / 321776;
  const trees: Land["trees"] = [];
  for (let i = 0; i < 22 * many; i++) {
    const [cx, cy] = [random() * width, random() * height];
    const n = 6 + random() * 12;
    for (let j = 0; j < n; j++) {
      const [x, y] = [cx + (random() - 0.5) * 74, cy + (random() - 0.5) * 32];
      if (free(x, y, 5, 12))
        trees.push({ x: Math.round(x), y: Math.round(y), s: 0.95 + random() * 0.45 });
    }
  }
  const hills: Land["hills"] = [];
  for (let i = 0; i < 90 * many && hills.length < 13 * many; i++) {
    const [x, y] = [random() * width, random() * height];
    const crowded =
      hills.some((one) => Math.hypot(one.x - x, one.y - y) < 22) ||
      trees.some((one) => Math.hypot(one.x - x, one.y - y) < 14);
    if (!crowded && free(x, y, 17, 18))
      hills.push({ x: Math.round(x), y: Math.round(y), s: 0.75 + random() * 0.3 });
  }
  const meadows = Array.from({ length: 6 }, () => ({
    x: random() * width,
    y: random() * height,
    rx: (170 + random() * 110) * Math.sqrt(many),
    ry: (75 + random() * 40) * Math.sqrt(many),
  }));
  trees.sort((a, b) => a.y - b.y);
  return {
    width,
    height,
    spots,
    roads,
    rivers,
    trees,
    hills,
    meadows,
    compass: roomForCompass(boxes, width, height),
  };
}

function offLine(x: number, y: number, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** The corner or edge where the compass covers nothing. */
function roomForCompass(boxes: Box[], width: number, height: number): Land["compass"] {
  const tries: [number, number][] = [
    [34, height - 32],
    [width - 34, 34],
    [34, 34],
  ];
  for (let x = 80; x < width - 130; x += 30) tries.push([x, height - 32], [x, 34]);
  const found = tries.find(([x, y]) =>
    boxes.every((box) => covered(box, { x1: x - 26, y1: y - 26, x2: x + 26, y2: y + 26 }) === 0),
  );
  return found ? { x: found[0], y: found[1] } : null;
}
