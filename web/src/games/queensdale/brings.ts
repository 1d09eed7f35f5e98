/** What a preview would bring a seat, in signs and numbers. Pure. */
import type { Preview } from "../../wire/types";
import { countsOf } from "./late";
import type { SeatView, View } from "./model";
import type { Item } from "./street/places";

const sum = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((all, one) => all + one, 0);

/** Whether something hidden is shown on the way; what it is, nobody knows yet. */
export const reveals = (preview: Preview): boolean => preview.moves.some((move) => move.reveals);

/** What differs for a seat: goods, fame, morale, figurines, seals, and what later epochs count. */
export function differences(before: SeatView, after: SeatView, view: View): Item[] {
  const found: Item[] = [];
  const add = (sign: string, from: number | undefined, to: number | undefined) => {
    if ((to ?? 0) !== (from ?? 0)) found.push([sign, (to ?? 0) - (from ?? 0)]);
  };
  for (const good of Object.keys(after.goods)) add(good, before.goods[good], after.goods[good]);
  add("figurine", sum(before.figurines), sum(after.figurines));
  add("morale", before.morale, after.morale);
  add("fame", before.fame, after.fame);
  add("seal", before.seals, after.seals);
  const had = new Map(countsOf(view, before));
  for (const [sign, count] of countsOf(view, after)) add(sign, had.get(sign), count);
  return found.sort((a, b) => Math.sign(a[1]) - Math.sign(b[1]));
}

/** What is certain of a preview: all of it, or where something is revealed only what is paid. */
export function brings(view: View, preview: Preview | undefined, seat: number): Item[] {
  const after = (preview?.view as View | undefined)?.seats?.[seat];
  const before = view.seats[seat];
  if (!preview || !before || !after) return [];
  const found = differences(before, after, view);
  return reveals(preview) ? found.filter(([, count]) => count < 0) : found;
}
