/**
 * The castle as an elevation: outlines of towers, walls and keep, as far as they are built. Pure.
 * Lengths are in units of the drawing; the foot of everything is at y = 0, upwards is negative.
 */

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Battlements of a width that stand on a height. */
export function crenels(x: number, y: number, width: number, height: number, teeth = 4): string {
  const step = width / (2 * teeth - 1);
  const gap = `v${n(height * 0.8)}h${n(step)}v${n(-height * 0.8)}`;
  const row = Array.from({ length: teeth }, (_, i) => `h${n(step)}${i < teeth - 1 ? gap : ""}`);
  return `M${n(x)} ${n(y + height / 2)}V${n(y - height)}${row.join("")}V${n(y + height / 2)}z`;
}

/** The parts of a tower of a width, in the order in which they are drawn. */
export interface Tower {
  base: string;
  /** Seams between the courses of the base. */
  seams: string;
  drum: string;
  battlements: string[];
  roof: string;
  scaffold: string;
  /** Stones that lie ready before the first course. */
  stones: string;
  holes: { x: number; y: number; width: number; height: number }[];
  /** Where the flag's pole stands. */
  top: number;
}

/** A tower after so many courses: three of the base, three of the drum, three of the roof. */
export function tower(width: number, courses: number): Tower {
  const s = width;
  const found: Tower = {
    base: "",
    seams: "",
    drum: "",
    battlements: [],
    roof: "",
    scaffold: "",
    stones: "",
    holes: [],
    top: 0,
  };
  if (!courses) {
    found.stones = [-0.4, -0.05, 0.3]
      .map((x) => `M${n(s * x)} ${n(-s * 0.26)}h${n(s * 0.22)}v${n(s * 0.16)}h${n(-s * 0.22)}z`)
      .join("");
    found.scaffold =
      `M${n(-s * 0.55)} ${n(-s * 0.1)}v${n(-s * 0.62)}M${n(s * 0.55)} ${n(-s * 0.1)}` +
      `v${n(-s * 0.62)}M${n(-s * 0.6)} ${n(-s * 0.58)}h${n(s * 1.2)}`;
    found.top = -s * 0.62;
    return found;
  }
  const low = Math.min(courses, 3);
  const height = s * (0.34 + 0.17 * low);
  let top = -s * 0.1 - height;
  found.base =
    `M${n(-s * 0.46)} ${n(-s * 0.08)}L${n(-s * 0.42)} ${n(top)}H${n(s * 0.42)}` +
    `L${n(s * 0.46)} ${n(-s * 0.08)}z`;
  for (let i = 0; i < low; i += 1) {
    const y = -s * 0.1 - height * (0.35 + 0.22 * i);
    const joint = -s * 0.15 + (i % 2) * s * 0.2;
    found.seams += `M${n(-s * 0.42)} ${n(y)}H${n(s * 0.42)}M${n(joint)} ${n(y)}v${n(s * 0.16)}`;
  }
  found.holes.push({
    x: -s * 0.09,
    y: -s * 0.08 - height * 0.5,
    width: s * 0.18,
    height: height * 0.42,
  });
  let half = 0.5;
  if (courses >= 4) {
    const more = s * (0.2 + 0.17 * Math.min(courses - 3, 3));
    found.drum = `M${n(-s * 0.32)} ${n(top)}V${n(top - more)}H${n(s * 0.32)}V${n(top)}z`;
    found.holes.push({
      x: -s * 0.06,
      y: top - more * 0.62,
      width: s * 0.12,
      height: more * 0.4,
    });
    found.battlements.push(crenels(-s * 0.47, top, s * 0.94, s * 0.15));
    top -= more;
    half = 0.4;
  }
  if (courses >= 7) {
    const peak = top - s * (0.35 + 0.13 * (courses - 6));
    found.roof = `M${n(-s * 0.4)} ${n(top)}L0 ${n(peak)}L${n(s * 0.4)} ${n(top)}z`;
    top = peak;
  } else if (courses % 3 === 0) {
    found.battlements.push(crenels(-s * half, top, s * half * 2, s * 0.16));
    top -= s * 0.14;
  } else {
    found.scaffold =
      `M${n(-s * 0.5)} ${n(top + 2)}v${n(-s * 0.3)}M${n(s * 0.5)} ${n(top + 2)}v${n(-s * 0.3)}` +
      `M${n(-s * 0.56)} ${n(top - s * 0.14)}h${n(s * 1.12)}`;
  }
  found.top = top;
  return found;
}

/** The keep in the middle: a scaffold first, a house, a tower, and a roof. */
export interface Keep {
  walls: string[];
  roof: string;
  scaffold: string;
  holes: { x: number; y: number; width: number; height: number }[];
}

export function keep(width: number, stage: number): Keep {
  const s = width;
  if (stage <= 1)
    return {
      walls: [
        `M${n(-s * 0.5)} 0v${n(-s * 0.35)}h${n(s * 0.3)}v${n(-s * 0.12)}h${n(s * 0.34)}` +
          `v${n(s * 0.2)}h${n(s * 0.36)}v${n(s * 0.27)}z`,
      ],
      roof: "",
      scaffold:
        `M${n(-s * 0.6)} 0v${n(-s * 0.8)}M${n(s * 0.6)} 0v${n(-s * 0.9)}M${n(-s * 0.66)} ` +
        `${n(-s * 0.52)}h${n(s * 1.32)}M${n(s * 0.6)} ${n(-s * 0.9)}h${n(-s * 0.5)}v${n(s * 0.25)}`,
      holes: [],
    };
  const top = -s * (0.5 + (0.5 + 0.18 * stage) * 0.6);
  return {
    walls: [
      `M${n(-s * 0.24)} ${n(-s * 0.5)}V${n(top)}h${n(s * 0.48)}V${n(-s * 0.5)}z`,
      `M${n(-s * 0.55)} 0v${n(-s * 0.55)}h${n(s * 1.1)}v${n(s * 0.55)}z`,
      crenels(-s * 0.6, -s * 0.5, s * 1.2, s * 0.14, 5),
    ],
    roof: `M${n(-s * 0.32)} ${n(top)}L0 ${n(top - s * 0.42)}L${n(s * 0.32)} ${n(top)}z`,
    scaffold: "",
    holes: [
      { x: -s * 0.11, y: -s * 0.3, width: s * 0.22, height: s * 0.3 },
      { x: -s * 0.05, y: top + s * 0.14, width: s * 0.1, height: s * 0.18 },
    ],
  };
}

/** The places of the towers along the picture, by colour. */
export const PLACES: Record<string, number> = { red: 0.13, blue: 0.33, green: 0.67, yellow: 0.87 };
