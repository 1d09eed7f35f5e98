/** Goods fly where they go: from the place of the die to whoever gets them, and back when paid. */
import { calm, fly } from "../../../table/motion";
import type { Latest } from "../../../play/play.svelte";
import type { Happening } from "../../../wire/types";
import { countsOf } from "../late";
import type { SeatView, View } from "../model";
import { signOf } from "../pieces/symbols";
import { spaceIn } from "../placed";
import type { Plan } from "./plan.svelte";

/** Discs of one kind in the air at a time. */
const MOST = 4;
const OWN = 450;
const OTHERS = 240;

/** The space or hex that happenings are about. */
function placeOf(happenings: readonly Happening[]): string | undefined {
  for (const one of [...happenings].reverse()) {
    if (one.kind !== "move") continue;
    const hex = /^(?:gather|token) (\w+ [a-f]\d)$/.exec(one.text)?.[1];
    const space = hex ?? spaceIn(one.story);
    if (space) return space;
  }
  return undefined;
}

/** What of a seat is counted: goods, seals and what later epochs brought. */
const counted = (view: View, seat: SeatView): [good: string, count: number][] => [
  ...Object.entries(seat.goods),
  ["seal", seat.seals],
  ...countsOf(view, seat),
];

/** Lets everything fly that has changed its owner with the last happenings. */
export function flights(plan: Plan, root: HTMLElement, latest: Latest): void {
  const before = latest.before as unknown as View;
  if (calm() || !before.seats || !latest.happenings.some(({ kind }) => kind === "move")) return;
  const place = placeOf(latest.happenings);
  const here = root.querySelector(`[data-space="${place}"]`);
  if (!here) return;
  plan.view.seats.forEach((seat, i) => {
    const had = new Map(counted(before, before.seats[i]!));
    for (const [good, count] of counted(plan.view, seat)) {
      const there = root.querySelector(
        i === plan.me ? `[data-good="${good}"], .tray` : `[data-seat="${i}"]`,
      );
      const more = count - (had.get(good) ?? 0);
      if (!there || !more) continue;
      const [from, to] = more > 0 ? [here, there] : [there, here];
      const [symbol, colour] = signOf(good);
      for (let n = 0; n < Math.min(MOST, Math.abs(more)); n += 1)
        fly(root, [`qd-${symbol}`, colour], from, to, i === plan.me ? OWN : OTHERS, n * 60);
    }
  });
}
