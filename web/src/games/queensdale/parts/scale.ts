/** The scale that all fame lanes share. Pure. */
import type { SeatView } from "../model";

/** The highest goal or fame, with a little room above it. */
export function scaleOf(seats: readonly SeatView[]): number {
  const most = Math.max(10, ...seats.map((seat) => Math.max(seat.goal, seat.fame)));
  return most + Math.max(2, Math.round(most / 12));
}

/** The marks of the scale. */
export function ticksOf(scale: number): number[] {
  const step = scale < 30 ? 2 : scale < 60 ? 5 : 10;
  return Array.from({ length: Math.floor(scale / step) + 1 }, (_, i) => i * step);
}
