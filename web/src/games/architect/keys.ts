/** The keys of this table: its choices by number and arrow; the others are those of every table. */
import { settings } from "../../app/settings.svelte";
import { byNumber } from "../../table/keyboard";
import type { Plan } from "./plan/plan.svelte";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=button], [role=tab]";
/** What the prompt numbers, in its own order. */
const CHOICES = "#prompt [data-spot]:not(.confirm)";

/** A handler that comes before the keys of every table. */
export function keysOf(plan: Plan): (event: KeyboardEvent) => void {
  const number = byNumber(CHOICES, () => settings.at_once);

  function walk(step: number): void {
    const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    all[next]?.focus();
  }

  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element | null;
    if (!plan.play.keyed || !plan.play.deciding || plan.play.drawer || target?.closest?.(TYPING))
      return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (/^\d$/.test(event.key)) number(event.key);
    else if (step && walks(target)) walk(step);
    else return;
    event.preventDefault();
  };
}

/** Arrows on another control, or in a group that has its own way with them, are left alone. */
const walks = (target: Element | null): boolean =>
  !target?.closest("[data-stop]") &&
  (target?.closest(PRESSED) == null || target.closest(CHOICES) !== null);
