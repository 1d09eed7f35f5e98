/** What a person presses, and what becomes of the plan by it. */
import { settings } from "../../../app/settings.svelte";
import { verbOf } from "../model";
import { clear, type Plan } from "./plan.svelte";
import { openAction, PICKS, refuse, settle } from "./previewing";
import { sendIfSingle, sendNow } from "./sending";

const FOLLOWS = new Set(["climb", "turn", "fire"]);

/** The step in which a word of the notation is used. */
const STEP_OF: Record<string, string> = {
  build: "construct",
  repair: "construct",
  palace: "construct",
  work: "labour",
  hire: "hire",
  confidence: "bank",
  redeem: "bank",
  travel: "travel",
  send: "tavern",
};

/** Forget everything planned and look at the decision as it is. */
export function restart(plan: Plan): void {
  plan.known.clear();
  clear(plan);
  if (plan.play.deciding) {
    openAction(plan, plan.play.state);
    void settle(plan);
  }
}

/** Answer a press on a component: plan it, or say why it is not possible. */
export function choose(plan: Plan, text: string): void {
  if (!plan.can) return;
  const verb = verbOf(text);
  if (verb === "move") return go(plan, text);
  if (PICKS.has(verb) && plan.offer.legal.includes(text)) return toggle(plan, text);
  if (FOLLOWS.has(verb) && plan.follows.includes(text)) return setFollow(plan, text);
  if (plan.now.legal.includes(text)) return setLead(plan, text);
  const way = wayTo(plan, text);
  if (way) return go(plan, way, text);
  void explain(plan, text);
}

/** Whether a press on a component would be taken. */
export function isOffered(plan: Plan, text: string): boolean {
  if (!plan.can) return false;
  const verb = verbOf(text);
  if (PICKS.has(verb)) return plan.offer.legal.includes(text) && !plan.excluded.has(text);
  if (FOLLOWS.has(verb)) return plan.follows.includes(text);
  return verb === "move" ? plan.play.state.legal.includes(text) : plan.now.legal.includes(text);
}

/** Whether something is part of the plan. */
export function isChosen(plan: Plan, text: string): boolean {
  const { lead, follow, picks, prefix } = plan;
  return lead === text || follow === text || picks.includes(text) || prefix.includes(text);
}

/** Step back: first out of the action, then out of the choice. */
export function cancel(plan: Plan): void {
  plan.play.cancel();
  restart(plan);
}

/** Take over moves that somebody else thought of. */
export function adopt(plan: Plan, moves: string[]): void {
  if (!plan.can || !moves.length) return;
  restart(plan);
  for (const text of moves) {
    const verb = verbOf(text);
    if (verb === "move") plan.prefix = [text];
    else if (PICKS.has(verb)) plan.picks = [...plan.picks, text];
    else if (FOLLOWS.has(verb)) plan.follow = text;
    else if (text !== "done") plan.lead = text;
    handle(plan, text);
  }
  void settle(plan, { fresh: plan.prefix.length > 0 && moves.length === 1 });
}

/** Say why something is not possible, with its clause. */
export async function explain(plan: Plan, text: string): Promise<void> {
  if (!plan.play.deciding) return;
  const opener = openerFor(plan, text);
  if (!opener.length) {
    await plan.play.why(text);
    return;
  }
  const found = await plan.play.foresee([...opener, text]);
  if (found && !("moves" in found)) refuse(plan, found);
}

/** The moves after which something could be asked for. */
function openerFor(plan: Plan, text: string): string[] {
  if (plan.prefix.length)
    return plan.lead === "repair" && verbOf(text) === "assign"
      ? [...plan.prefix, "repair"]
      : plan.prefix;
  if (plan.play.state.step !== "architect") return [];
  const step = STEP_OF[verbOf(text)];
  const move = Object.entries(plan.play.previews).find(([, one]) => one.step === step);
  return step && move ? [move[0]] : [];
}

/** The architect's move that leads to where a component can be used. */
function wayTo(plan: Plan, text: string): string | undefined {
  const { state, previews } = plan.play;
  if (state.step !== "architect") return undefined;
  return state.legal.find((move) => previews[move]?.legal.includes(text));
}

function go(plan: Plan, move: string, lead: string | null = null): void {
  if (!plan.play.state.legal.includes(move)) return void explain(plan, move);
  if (isChosen(plan, move) && !lead) return cancel(plan);
  clear(plan);
  plan.prefix = [move];
  if (settings.at_once && !lead) {
    void settle(plan).then(() => sendNow(plan, [move]));
    return;
  }
  void settle(plan, { fresh: true, lead });
}

function setLead(plan: Plan, text: string): void {
  const same = plan.lead === text;
  handle(plan, text);
  plan.picks = [];
  plan.follow = null;
  plan.lead = same && plan.now.step !== "construct" && text !== "forfeit" ? null : text;
  void settle(plan).then(() => sendIfSingle(plan, text));
}

/** What is chosen by hand is no usual choice any more. */
function handle(plan: Plan, text: string): void {
  plan.usual = new Set([...plan.usual].filter((one) => one !== text));
}

function setFollow(plan: Plan, text: string): void {
  handle(plan, text);
  plan.follow = text;
  void settle(plan);
}

function toggle(plan: Plan, text: string): void {
  const before = plan.picks;
  if (plan.lead === "forfeit") plan.lead = null;
  plan.follow = null;
  plan.picks = before.includes(text) ? before.filter((one) => one !== text) : [...before, text];
  void settle(plan, { revert: () => (plan.picks = before) });
}
