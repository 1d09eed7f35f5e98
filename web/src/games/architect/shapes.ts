/**
 * Outlines that several pieces share: hexagons, heraldry, the figure, the house. All pure geometry.
 */

export type Point = [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** The point at a distance and angle (degrees, clockwise from the right) from a centre. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
}

/** A closed path through points. */
export function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** A regular hexagon; with a turn of 0 it rests on a flat side. */
export function hexagon(cx: number, cy: number, r: number, turn = 0): string {
  return polygon([0, 1, 2, 3, 4, 5].map((i) => polar(cx, cy, r, 60 * i + turn)));
}

/** The star of twelve corners: tips at the actions, notches between them. */
export function hexagram(cx: number, cy: number, notch: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 6; i++) {
    points.push(polar(cx, cy, notch * Math.sqrt(3) * 1.02, -90 + 60 * i));
    points.push(polar(cx, cy, notch, -60 + 60 * i));
  }
  return polygon(points);
}

/** The inked corner of a tile of radius r around the origin, towards an angle. */
export function kite(r: number, degrees: number): string {
  const [hx, hy] = polar(0, 0, r, degrees);
  return polygon([
    [hx, hy],
    polar(hx, hy, r * 0.56, degrees + 120),
    polar(0, 0, r * 0.44, degrees),
    polar(hx, hy, r * 0.56, degrees - 120),
  ]);
}

export const COLOURS = ["yellow", "green", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];

const PATTERNS: Record<Colour, (x: number, y: number, w: number, h: number) => string> = {
  blue: (x, y, w, h) =>
    `M${x} ${y}h${w * 0.32}L${x + w} ${y + h * 0.72}v${h * 0.28}h${-w * 0.3}L${x} ${y + h * 0.3}z`,
  yellow: (x, y, w, h) => `M${x + w * 0.36} ${y}h${w * 0.28}v${h}h${-w * 0.28}z`,
  red: (x, y, w, h) =>
    `M${x} ${y + h * 0.62}L${x + w / 2} ${y + h * 0.28}L${x + w} ${y + h * 0.62}` +
    `v${h * 0.26}L${x + w / 2} ${y + h * 0.56}L${x} ${y + h * 0.88}z`,
  green: (x, y, w, h) =>
    `M${x + w * 0.38} ${y}h${w * 0.24}v${h * 0.33}h${w * 0.38}v${h * 0.24}h${-w * 0.38}` +
    `v${h * 0.43}h${-w * 0.24}v${-h * 0.43}h${-w * 0.38}v${-h * 0.24}h${w * 0.38}z`,
};

/** The heraldic pattern of a player in a box: bend, pale, chevron or cross. */
export function charge(colour: Colour, x: number, y: number, w: number, h: number): string {
  return PATTERNS[colour](x, y, w, h);
}

export const SHIELD = "M0 0h25v14.5c0 8.1-7 12.2-12.5 14.5c-5.5-2.3-12.5-6.4-12.5-14.5z";
export const FIGURE =
  "M12 1.28a5.6 5.6 0 0 1 3.52 9.984c3.616 2.688 4.992 8.8 5.984 17.28c0 1.6-.64 2.4-1.92 2.4" +
  "h-15.168c-1.28 0-1.92-.8-1.92-2.4c.992-8.48 2.368-14.592 5.984-17.28a5.6 5.6 0 0 1 3.52-9.984z";
export const HOUSE = "M.6 13.6V6L7.35-.4L14.1 6V13.6z";
