/** Numbers every player has in a view, which standings list and charts draw. Pure. */
import type { Reading } from "../games";

/**
 * The names under which all seats of a view hold a number, at least one of them more than nothing;
 * first those that the game's reading puts first.
 */
export function measuresOf(
  view: Record<string, unknown>,
  { measures = [], unmeasured }: Reading,
): string[] {
  const seats = view["seats"];
  if (!Array.isArray(seats) || !seats.length) return [];
  const numeric = (seat: unknown, key: string) => {
    const value = (seat as Record<string, unknown>)[key];
    return typeof value === "number" || value === null;
  };
  const keys = Object.keys(seats[0] as object).filter(
    (key) =>
      !unmeasured?.has(key) &&
      seats.every((seat) => numeric(seat, key)) &&
      seats.some((seat) => (seat as Record<string, unknown>)[key]),
  );
  const rank = (key: string) => (measures.includes(key) ? measures.indexOf(key) : measures.length);
  return keys.sort((a, b) => rank(a) - rank(b));
}

/**
 * One measure over the frames of a replay, a line per seat; the last frame of every turn counts.
 */
export function linesOf(
  frames: { turn: string; view: Record<string, unknown> }[],
  measure: string,
): { turns: string[]; lines: number[][] } {
  const ends = frames.filter(
    (frame, i) => frame.view["seats"] && frame.turn !== frames[i + 1]?.turn,
  );
  const count = ends.length ? (ends[0]!.view["seats"] as unknown[]).length : 0;
  const lines = Array.from({ length: count }, (_, seat) =>
    ends.map((frame) =>
      Number((frame.view["seats"] as Record<string, unknown>[])[seat]?.[measure] ?? 0),
    ),
  );
  return { turns: ends.map((frame) => frame.turn), lines };
}
