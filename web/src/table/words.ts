/** Settings of a table, and spans of time, in words. */
import type { ClockInfo } from "../wire/types";
import { text } from "../words/texts.svelte";

export function clockWords(clock: ClockInfo): string {
  if (clock.kind === "none") return text("web-clock-none");
  const zero = text(`web-clock-zero-${clock.at_zero ?? "bot"}`);
  if (clock.kind === "days")
    return `${text("web-clock-days-set", { days: clock.days ?? 0 })} · ${zero}`;
  const minutes = Math.round((clock.bank ?? 0) / 60);
  return `${text("web-clock-bank-set", { minutes, seconds: clock.increment ?? 0 })} · ${zero}`;
}

/** A span of time as people say it: 2 d 4 h, 5 h 40 min, 12 min. */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 2880)
    return text("web-span-days", {
      days: Math.floor(minutes / 1440),
      hours: Math.floor(minutes / 60) % 24,
    });
  if (minutes >= 60)
    return text("web-span-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return text("web-span-minutes", { minutes: Math.max(1, minutes) });
}
