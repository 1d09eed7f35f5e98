/** The keys of this table; the others are those of every table. */
import { byNumber } from "../../table/keyboard";
import { back, confirm, endTurn, rerolls, tap } from "./plan/choosing";
import type { Plan } from "./plan/plan.svelte";
import type { Tab } from "./tabs/Tabs.svelte";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=button], [role=tab]";
const DICE = 5;
/** What the prompt numbers, in its own order. */
const CHOICES = "#prompt [data-choice]";
/** They stand in the list of all keys as well: reading.ts. */
const TAB_KEYS: Record<string, Tab> = {
  m: "market",
  b: "borough",
  k: "herbs",
  g: "bag",
  d: "dice",
  v: "cards",
};
/** A handler that comes before the keys of every table. */
export function keysOf(plan: Plan, show: (tab: Tab) => void): (event: KeyboardEvent) => void {
  const number = byNumber(CHOICES, () => true);
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element | null;
    if (target?.closest?.(TYPING) || plan.play.drawer) return;
    const control = target?.closest?.(PRESSED) ?? null;
    if (/^\d$/.test(event.key) && plan.play.keyed) {
      if (!number(event.key) && Number(event.key) <= DICE) tap(plan, `die ${event.key}`);
    } else if (!pressed(plan, event.key, control, show)) return;
    event.preventDefault();
  };
}

function pressed(
  plan: Plan,
  key: string,
  control: Element | null,
  show: (tab: Tab) => void,
): boolean {
  if (key === "Escape" && (plan.line.length || plan.rerolling)) {
    back(plan);
    return true;
  }
  if (key === "Enter") {
    if (control || !plan.complete) return false;
    void confirm(plan);
    return true;
  }
  const tab = TAB_KEYS[key.toLowerCase()];
  if (tab) show(tab);
  else if (key === "w") rerolls(plan);
  else if (key === "e") void endTurn(plan);
  else return false;
  return true;
}
