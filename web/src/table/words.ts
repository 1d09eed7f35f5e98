/** Settings of a table in words. */
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
