/** Numbers every player has in a view, which standings list and charts draw. Pure. */
import type { Reading } from "../games";
import type { ReplayPoint } from "../wire/types";

/**
 * The names under which all seats of a view hold a number, at least one of them more than nothing;
 * first those that the game's reading puts first, which are shown in any case.
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
      (measures.includes(key) || seats.some((seat) => (seat as Record<string, unknown>)[key])),
  );
  const rank = (key: string) => (measures.includes(key) ? measures.indexOf(key) : measures.length);
  return keys.sort((a, b) => rank(a) - rank(b));
}

/** One measure over the points of a replay, a line per seat. */
export function linesOf(
  points: ReplayPoint[],
  measure: string,
): { turns: string[]; lines: number[][] } {
  const lines = (points[0]?.seats ?? []).map((_, seat) =>
    points.map((point) => point.seats[seat]?.[measure] ?? 0),
  );
  return { turns: points.map((point) => point.turn), lines };
}
