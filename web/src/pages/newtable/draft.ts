/** A new table while it is being described. */
import type { ClockInfo, SeatWish } from "../../wire/types";

export interface SeatDraft {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
}

export type OptionValues = Record<string, string | number | boolean | null>;

/** The clock as the form has it: with the values of every kind, the bank in minutes. */
export type ClockDraft = Required<ClockInfo>;

/** The clock as the server takes it: with the values of its kind, the bank in seconds. */
export function clockWish(clock: ClockDraft): ClockInfo {
  if (clock.kind === "none") return { kind: "none" };
  if (clock.kind === "days") return { kind: "days", days: clock.days, at_zero: clock.at_zero };
  return {
    kind: "bank",
    bank: clock.bank * 60,
    increment: clock.increment,
    at_zero: clock.at_zero,
  };
}

export function seatWish({ kind, name, bot }: SeatDraft): SeatWish {
  return {
    kind,
    ...(kind === "person" && name.trim() ? { name: name.trim() } : {}),
    ...(kind === "bot" ? { bot } : {}),
  };
}
