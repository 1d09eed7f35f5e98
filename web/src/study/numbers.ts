/** Chances as people read them: whole percentages that add up, points with their sign. Pure. */
import type { Chances, StudyTurn } from "../wire/types";

/** Half of a 95 % interval is so many standard errors. */
const Z = 1.96;

/** Whole numbers near these values that add up to a total; the largest rests are rounded up. */
export function rounded(values: readonly number[], total: number): number[] {
  const found = values.map(Math.floor);
  const order = values
    .map((value, i) => ({ i, rest: value - found[i]! }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const missing = total - found.reduce((sum, one) => sum + one, 0);
  for (let k = 0; k < missing; k += 1) found[order[k % order.length]!.i]! += 1;
  return found;
}

/** Shares as whole percentages that add up to 100. */
export const percents = (shares: readonly number[]): number[] =>
  rounded(
    shares.map((share) => 100 * share),
    100,
  );

/** A number of points with its sign. */
export const signed = (value: number): string =>
  value === 0 ? "0" : value > 0 ? `+${value}` : `−${-value}`;

/** A change of a share in signed points. */
export const points = (change: number): string => signed(Math.round(100 * change));

/** Half the width of the 95 % interval, in points. */
export const doubt = (error: number): number => Math.round(100 * Z * error);

/** The band around a share. */
export function band(chances: Chances, seat: number): [number, number] {
  const [share, error] = [chances.shares[seat] ?? 0, chances.errors[seat] ?? 0];
  return [Math.max(0, share - Z * error), Math.min(1, share + Z * error)];
}

export const MARKED = ["slip", "mistake", "blunder"] as const;
export type Marked = (typeof MARKED)[number];

/** The mark of a turn as one of three, null where it has none. */
export const markOf = (turn: StudyTurn): Marked | null =>
  MARKED.find((one) => one === turn.verdict) ?? null;

/** What the seat of a turn changed itself, without what chance did. */
export function ownChange(turn: StudyTurn, before: Chances, after: Chances): number {
  const luck = turn.luck?.shares[turn.seat] ?? 0;
  return (after.shares[turn.seat] ?? 0) - (before.shares[turn.seat] ?? 0) - luck;
}

/** Places from the top down, moved so that none covers another and none leaves the drawing. */
export function apart(places: readonly number[], room: number, lowest: number): number[] {
  const found: number[] = [];
  for (const place of places)
    found.push(found.length ? Math.max(place, found.at(-1)! + room) : place);
  return found.map((place, i) => Math.min(place, lowest - room * (found.length - 1 - i)));
}

/** The colour of a seat for lines: yellow is too light for a thin one. */
export const inkOf = (colour: string): string => `var(--line-${colour}, var(--ink2))`;

/** Dashes that tell lines apart without colour. */
export const DASHES = ["none", "9 4", "3 3", "12 3 3 3"] as const;

/** Rounds of a game as rows, their turns under the seats: for the grid of turns. */
export interface Row {
  label: string;
  /** For every seat the turns, by their number among all. */
  cells: number[][];
}

/** The turns as rows: a new one begins when the round does, by the labels without a seat. */
export function rowsOf(
  turns: readonly StudyTurn[],
  seats: number,
  labelOf: (label: string) => string,
): Row[] {
  const rows: Row[] = [];
  turns.forEach((turn, i) => {
    const label = labelOf(turn.turn);
    if (rows.at(-1)?.label !== label)
      rows.push({ label, cells: Array.from({ length: seats }, () => []) });
    rows.at(-1)!.cells[turn.seat]?.push(i);
  });
  return rows;
}
