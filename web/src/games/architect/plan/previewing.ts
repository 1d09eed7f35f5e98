/** What the plan would bring: asked of the server step by step, until nothing is left to ask. */
import type { Preview, RefusalMessage } from "../../../wire/types";
import { verbOf } from "../model";
import {
  clear,
  inOrder,
  isMine,
  type Moment,
  movesOf,
  NOTHING,
  PICKING_STEPS,
  type Plan,
} from "./plan.svelte";

/** Words of the notation that pick one of several. */
export const PICKS = new Set(["work", "send", "assign"]);
const FOLLOWING_STEPS = new Set(["climb", "draft_turn", "fire"]);

/** What a settling begins with. */
interface Beginning {
  /** The architect has just moved: what is usual there is chosen at first. */
  fresh?: boolean;
  /** What was pressed to get there. */
  lead?: string | null;
  /** Takes the last press back when the server refuses it. */
  revert?: () => void;
}

/** Whether a newer question was asked meanwhile. */
type IsStale = () => boolean;

function nextTicket(plan: Plan): IsStale {
  const ticket = ++plan.ticket;
  return () => ticket !== plan.ticket;
}

/** Ask what the plan brings, and choose what follows where there is an obvious first choice. */
export async function settle(plan: Plan, beginning: Beginning = {}): Promise<void> {
  const isStale = nextTicket(plan);
  if (plan.prefix.length && !plan.base && !(await arrive(plan, isStale))) return;
  if (beginning.fresh) beginThere(plan, beginning.lead ?? null);
  await openPicks(plan, isStale);
  if (isStale()) return;
  const kept = plan.follow;
  plan.follow = null;
  plan.closing = plan.picking && !plan.picks.length && plan.offer.legal.includes("done");
  const isAsked = movesOf(plan).length > plan.prefix.length;
  let result = isAsked ? await look(plan, movesOf(plan)) : null;
  if (isStale()) return;
  if (isAsked && !result) return giveUp(plan, beginning.revert);
  if (result && mayClose(plan, result)) {
    plan.closing = true;
    result = await look(plan, movesOf(plan));
    if (isStale()) return;
  }
  result = await carryOn(plan, result, kept, isStale);
  if (isStale()) return;
  conclude(plan, result);
  await sift(plan, isStale);
}

/** Preview the architect's destination; false when it is impossible or was cancelled. */
async function arrive(plan: Plan, isStale: IsStale): Promise<boolean> {
  const base = await look(plan, plan.prefix);
  if (isStale()) return false;
  if (base) plan.base = base;
  else clear(plan);
  return base !== null;
}

function beginThere(plan: Plan, lead: string | null): void {
  openAction(plan, plan.now);
  if (lead && PICKS.has(verbOf(lead))) plan.picks = [lead];
  else if (lead) plan.lead = lead;
}

/** What is chosen at first when an action opens: the usual way to use it, never played unasked. */
export function openAction(plan: Plan, moment: Moment): void {
  if (plan.over || moment.step !== "construct") return;
  const usual = ["palace", "build", "repair", "forfeit"];
  plan.lead = usual.find((one) => moment.legal.includes(one)) ?? null;
  if (plan.lead) plan.usual = new Set([...plan.usual, plan.lead]);
}

/** Offer the picks of the current action; at once, unless the server has to be asked for them. */
async function openPicks(plan: Plan, isStale: IsStale): Promise<void> {
  if (!plan.picking) plan.offer = NOTHING;
  else if (plan.lead !== "repair") plan.offer = plan.now;
  else {
    const found = await look(plan, [...plan.prefix, "repair"]);
    if (!isStale()) plan.offer = found ?? NOTHING;
  }
}

/** The server refused: take the last press back, or show nothing ahead. */
function giveUp(plan: Plan, revert: (() => void) | undefined): Promise<void> | undefined {
  if (revert) {
    revert();
    return settle(plan);
  }
  plan.ahead = null;
  plan.complete = false;
  return undefined;
}

/** Whether picks could go on but may also be closed. */
function mayClose(plan: Plan, result: Preview): boolean {
  return (
    plan.picks.length > 0 &&
    isMine(plan, result) &&
    PICKING_STEPS.has(result.step ?? "") &&
    result.legal.includes("done")
  );
}

/** The choices that follow from the plan, each with its own preview. */
async function carryOn(
  plan: Plan,
  result: Preview | null,
  kept: string | null,
  isStale: IsStale,
): Promise<Preview | null> {
  const moves = movesOf(plan);
  const moment: Moment = result ?? (moves.length ? plan.now : plan.play.state);
  if ((result && !isMine(plan, result)) || !FOLLOWING_STEPS.has(moment.step ?? "")) {
    plan.follows = [];
    plan.siblings = {};
    return result;
  }
  const options = moment.legal;
  const found = await plan.play.foreseeAll(moves);
  if (isStale()) return null;
  plan.follows = options;
  plan.siblings = Object.fromEntries(found.map((one, i) => [options[i]!, one]));
  plan.follow = kept && options.includes(kept) ? kept : obvious(moment);
  if (plan.follow && plan.follow !== kept) plan.usual = new Set([...plan.usual, plan.follow]);
  return plan.follow ? (plan.siblings[plan.follow] ?? null) : result;
}

/** The first choice where there is an obvious one: climb as far as possible, turn the first. */
function obvious(moment: Moment): string | null {
  if (moment.step === "climb") return moment.legal.at(-1) ?? null;
  return moment.step === "draft_turn" ? (moment.legal[0] ?? null) : null;
}

/** Show what the plan brings, and let it be played when nothing is missing. */
function conclude(plan: Plan, result: Preview | null): void {
  plan.ahead = plan.over ? plan.base : result;
  plan.complete = plan.over || isComplete(plan, result);
  plan.play.selection = plan.complete ? movesOf(plan) : [];
  plan.play.preview = plan.complete ? result : null;
}

function isComplete(plan: Plan, result: Preview | null): boolean {
  if (!result || movesOf(plan).length <= plan.prefix.length) return false;
  if (plan.follows.length && !plan.follow) return false;
  return plan.lead !== "repair" || plan.picks.length > 0;
}

/** Find out which further picks the engine would refuse beside those made. */
async function sift(plan: Plan, isStale: IsStale): Promise<void> {
  const open =
    plan.picking && plan.picks.length
      ? plan.offer.legal.filter((one) => PICKS.has(verbOf(one)) && !plan.picks.includes(one))
      : [];
  const before = plan.lead ? [...plan.prefix, plan.lead] : plan.prefix;
  const found = await Promise.all(
    open.map(async (one) =>
      (await goes(plan, [...before, ...inOrder(plan, [...plan.picks, one])])) ? [] : [one],
    ),
  );
  if (!isStale()) plan.excluded = new Set(found.flat());
}

/** Whether moves could be played, asked without a word to the person. */
async function goes(plan: Plan, moves: string[]): Promise<boolean> {
  const key = moves.join("\n");
  if (plan.known.has(key)) return true;
  const found = await plan.play.foresee(moves);
  if (found && "moves" in found) plan.known.set(key, found);
  return !found || "moves" in found;
}

/** What moves would bring; a refusal is told, and null. */
async function look(plan: Plan, moves: string[]): Promise<Preview | null> {
  const key = moves.join("\n");
  const known =
    plan.known.get(key) ??
    (moves.length === 1 ? plan.play.previews[moves[0] as string] : undefined);
  if (known) return known;
  const found = await plan.play.foresee(moves);
  if (!found) return null;
  if ("moves" in found) {
    plan.known.set(key, found);
    return found;
  }
  refuse(plan, found);
  return null;
}

/** Tell the person why not. */
export function refuse(plan: Plan, refusal: RefusalMessage): void {
  plan.play.note = { kind: "bad", message: refusal, clause: refusal.clause };
}
