/** The keys of the table. Whoever types into a field is left alone. */
import type { Play } from "../play/play.svelte";
import { settings } from "../app/settings.svelte";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=button], [role=tab]";
const PATIENCE = 900;

/** A handler for the keys of one table. */
export function keysFor(play: Play): (event: KeyboardEvent) => void {
  let digits = "";
  let last = 0;

  const choose = (digit: string): boolean => {
    if (!play.deciding) return false;
    const now = Date.now();
    digits =
      now - last > PATIENCE || Number(digits + digit) > play.state.legal.length
        ? digit
        : digits + digit;
    last = now;
    const move = play.state.legal[Number(digits) - 1];
    if (move !== undefined) void play.select([move]);
    return move !== undefined;
  };

  const walk = (step: number): boolean => {
    if (!play.deciding) return false;
    const legal = play.state.legal;
    const at = legal.indexOf(play.selection[0] ?? "");
    const next =
      at < 0 ? (step > 0 ? 0 : legal.length - 1) : (at + step + legal.length) % legal.length;
    void play.select([legal[next]!]);
    return true;
  };

  const act: Record<string, () => unknown> = {
    p: () => document.getElementById("prompt")?.focus(),
    u: () => play.state.undo && play.undo(),
    r: () => play.state.redo && play.redo(),
    e: () => play.holding && play.endTurn(),
    h: () => play.may_hint && play.hint(),
    n: () => play.ahead?.key(),
    t: () => (settings.text_view = !settings.text_view),
    l: () => (play.drawer = play.drawer === "history" ? null : "history"),
    c: () => (play.drawer = play.drawer === "chat" ? null : "chat"),
    i: () => (play.drawer = play.drawer === "rules" ? null : "rules"),
    "?": () => (play.drawer = play.drawer === "keys" ? null : "keys"),
  };

  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element | null;
    if (event.key === "Escape") {
      if (play.drawer) play.drawer = null;
      else if (play.note) play.note = null;
      else play.cancel();
      return;
    }
    if (target?.closest?.(TYPING)) return;
    const used = press(event.key, target?.closest?.(PRESSED) ?? null);
    if (used) event.preventDefault();
  };

  function press(key: string, control: Element | null): boolean {
    if (key === "Enter") {
      if (control || !play.selection.length) return false;
      void play.confirm();
      return true;
    }
    if (/^\d$/.test(key)) return choose(key);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (step) return !control && play.drawer === null && walk(step);
    const action = act[key.toLowerCase()];
    if (!action) return false;
    void action();
    return true;
  }
}
