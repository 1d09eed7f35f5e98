/** The keys of the table. Whoever types into a field is left alone. */
import type { Play } from "../play/play.svelte";
import { settings } from "../app/settings.svelte";

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=button], [role=tab]";
/** Milliseconds within which a second digit belongs to the first. */
const PATIENCE = 900;

/** The number that digits make which come soon after one another, where so many are listed. */
function counting(): (digit: string, listed: number) => string {
  let typed = "";
  let last = 0;
  return (digit, listed) => {
    const now = Date.now();
    const goesOn = now - last <= PATIENCE && Number(typed + digit) <= listed;
    typed = goesOn ? typed + digit : digit;
    last = now;
    return typed;
  };
}

/**
 * Presses what a prompt numbers, in its own order; false where it numbers nothing. The list is that
 * of the first digit, as a choice may change what is offered. Where a press may already be a move,
 * a digit that could begin a longer number waits for the next one.
 */
export function byNumber(choices: string, plays: () => boolean): (digit: string) => boolean {
  const count = counting();
  let listed: HTMLElement[] = [];
  let timer = 0;
  return (digit) => {
    const typed = count(digit, listed.length);
    if (typed.length === 1) listed = [...document.querySelectorAll<HTMLElement>(choices)];
    const one = listed[Number(typed) - 1];
    clearTimeout(timer);
    if (plays() && Number(typed) * 10 <= listed.length) {
      one?.focus();
      timer = window.setTimeout(() => document.activeElement === one && one?.click(), PATIENCE);
    } else one?.click();
    return listed.length > 0;
  };
}

/** A handler for the keys of one table. */
export function keysFor(play: Play): (event: KeyboardEvent) => void {
  const count = counting();

  const choose = (digit: string): boolean => {
    if (!play.deciding) return false;
    const move = play.state.legal[Number(count(digit, play.state.legal.length)) - 1];
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
