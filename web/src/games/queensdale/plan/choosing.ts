/** What a person taps, and what becomes of the plan by it. */
import type { Preview } from "../../../wire/types";
import { placeMove } from "../street/places";
import type { Moment } from "../targets";
import { clear, movesOf, type Choice, type Plan } from "./plan.svelte";
import { endSoon, isDone, send } from "./sending";
import { usualAnswer, usualReroll } from "./usual";

/** Answer a tap on a thing of the table. */
export function tap(plan: Plan, thing: string): void {
  if (!plan.can) return;
  stay(plan);
  const die = /^die (\d)$/.exec(thing)?.[1];
  if (die && toggleRoll(plan, die)) return;
  if (die && plan.die === Number(die) && plan.line.length) return back(plan, 0);
  const way = plan.ways.get(thing);
  if (way) return void (way.moves.length ? extend(plan, way.moves, way.at) : confirm(plan));
  if (another(plan, thing)) return;
  void explain(plan, thing);
}

/** Choose a move that is offered in words. */
export function choose(plan: Plan, move: string): void {
  if (!plan.can) return;
  stay(plan);
  if (plan.now.legal.includes(move)) return void extend(plan, [move]);
  const at = plan.line.findLastIndex((choice) => choice.at.legal.includes(move));
  if (at >= 0) void extend(plan, [move], at);
}

/** Go back to the decision of this number; without one, the last that was not a usual answer. */
export function back(plan: Plan, to?: number): void {
  stay(plan);
  let at = to ?? plan.line.length - 1;
  while (to === undefined && at > 0 && plan.line[at]!.usual) at -= 1;
  const line = plan.line.slice(0, Math.max(0, at));
  if (!line.length) return clear(plan);
  void settle(plan, line, true);
}

/** Look for re-rolls, or stop looking. */
export function rerolls(plan: Plan): void {
  if (!plan.can) return;
  stay(plan);
  const was = plan.rerolling;
  clear(plan);
  if (was) return;
  const ways = plan.play.state.legal.filter((move) => move.startsWith("reroll"));
  if (!ways.length) return void plan.play.why("reroll for guilder");
  plan.rerolling = true;
  const isTaught = plan.play.lesson !== null && ways.length > 1;
  const move = isTaught ? undefined : usualReroll(ways, plan.own.goods);
  if (move) void settle(plan, [{ move, at: { step: "turn", legal: ways }, usual: true }], true);
}

/**
 * Take up the die where there is no choice: the last one, or one of several that show the same. In
 * a lesson the die is taken up by hand.
 */
export function takeUpOnly(plan: Plan): void {
  const { state, previews, lesson } = plan.play;
  if (!plan.can || lesson || plan.line.length || state.step !== "turn") return;
  const dice = state.legal.filter((move) => /^die \d$/.test(move));
  const faces = new Set(dice.map((move) => plan.own.dice[Number(move.slice(4)) - 1]?.shows));
  if (faces.size !== 1) return;
  void settle(plan, [{ move: dice[0]!, at: state, usual: true, options: previews }], true);
}

/** Whoever touches the table while more could be done ends the turn by hand. */
export function hold(plan: Plan): void {
  if (!isDone(plan.play)) stay(plan);
}

/**
 * Take over moves that somebody else thought of, up to where the turn is whole; they wait for a
 * word before they are played.
 */
export async function adopt(plan: Plan, moves: readonly string[]): Promise<void> {
  if (!plan.can) return;
  stay(plan);
  clear(plan);
  const mine = (plan.shown = Date.now());
  for (const [i, move] of moves.entries()) {
    const was = plan.line[i];
    if (was?.move === move) {
      plan.line = plan.line.with(i, { ...was, usual: false });
      continue;
    }
    const at = was?.at ?? plan.now;
    if (!at.legal.includes(move) || (!was && plan.complete)) return;
    const options = was ? (was.options ?? {}) : optionsNow(plan);
    const line = [...plan.line.slice(0, i), ...chosen([move], at, options, false)];
    await settle(plan, line, true, was ? undefined : options[move]);
    if (plan.shown !== mine) return;
  }
}

/** A finished turn no longer ends by itself: something else is wanted. */
function stay(plan: Plan): void {
  plan.ends = null;
}

/** Take up another die, place or thing instead of the one chosen before. */
function another(plan: Plan, thing: string): boolean {
  for (let i = plan.line.length - 1; i >= 0; i -= 1) {
    const { at, options } = plan.line[i]!;
    const moves = plan.targetsIn(at, options ?? {}).get(thing);
    if (!moves) continue;
    void extend(plan, moves, i);
    return true;
  }
  return false;
}

/** In a re-roll a tap marks a die, or takes the mark away. */
function toggleRoll(plan: Plan, die: string): boolean {
  const last = plan.line.at(-1);
  const rolling = last?.at.step === "roll" ? last.at : plan.now.step === "roll" ? plan.now : null;
  if (!rolling) return false;
  const marked = new Set(last?.at.step === "roll" ? last.move.split(" ").slice(1) : []);
  if (!marked.delete(die)) marked.add(die);
  const at = last?.at.step === "roll" ? plan.line.length - 1 : plan.line.length;
  const move = `roll ${[...marked].sort().join(" ")}`;
  if (!marked.size) back(plan, at);
  else if (rolling.legal.includes(move)) void extend(plan, [move], at);
  else void explain(plan, `die ${die}`);
  return true;
}

/** Choose moves after the first `at` of the line. */
async function extend(plan: Plan, moves: string[], at = plan.line.length): Promise<void> {
  const was = plan.line[at];
  plan.shown = null;
  const options = was ? (was.options ?? {}) : optionsNow(plan);
  const line = [...plan.line.slice(0, at), ...chosen(moves, was?.at ?? plan.now, options, false)];
  // Another way to pay for a re-roll leaves the marked dice as they are.
  const marked = plan.line[at + 1];
  if (was?.usual && marked?.at.step === "roll") return settle(plan, [...line, marked], false);
  await settle(plan, line, false, was || moves.length > 1 ? undefined : options[moves[0]!]);
}

/** Moves as choices: the first of a decision, each other of what the one before leads to. */
function chosen(
  moves: readonly string[],
  at: Moment,
  options: Record<string, Preview>,
  usual: boolean,
): Choice[] {
  const next = ([first]: readonly string[]): Moment =>
    options[first!] ?? { step: null, legal: moves.slice(1) };
  return moves.map((move, i) =>
    i === 0 ? { move, at, usual, options } : { move, at: next(moves), usual },
  );
}

const optionsNow = (plan: Plan): Record<string, Preview> =>
  plan.line.length ? plan.options : plan.play.previews;

/** Look at the table after a line, take usual answers, and play what needs no word. */
async function settle(
  plan: Plan,
  line: Choice[],
  quietly: boolean,
  known?: Preview,
): Promise<void> {
  const ticket = (plan.ticket += 1);
  plan.line = line;
  plan.options = {};
  plan.ahead = known ?? null;
  const found = known ?? (await plan.play.foresee(movesOf(plan)));
  if (ticket !== plan.ticket) return;
  if (!found || !("moves" in found)) {
    if (found) plan.play.note = { kind: "bad", message: found, clause: found.clause };
    return clear(plan);
  }
  plan.ahead = found;
  if (plan.complete) {
    if (!quietly && !plan.asks) await send(plan);
    return;
  }
  const previews = await plan.play.foreseeAll(movesOf(plan));
  if (ticket !== plan.ticket) return;
  const options = Object.fromEntries(found.legal.map((move, i) => [move, previews[i]!]));
  plan.options = options;
  const usual = usualAnswer(found.step, {
    legal: found.legal,
    moves: movesOf(plan),
    goods: plan.later?.seats[plan.me]?.goods ?? plan.own.goods,
    again: line.some(({ at }) => at.step === found.step),
    taught: plan.play.lesson !== null,
    scout: plan.later?.seats[plan.me]?.scout,
    targets: () => plan.targetsIn(found, options),
  });
  if (!usual) return;
  const more = chosen(usual, found, options, true);
  await settle(
    plan,
    [...line, ...more],
    quietly,
    more.length === 1 ? options[usual[0]!] : undefined,
  );
}

/** Say why something cannot be done now, with its clause, and mark it. */
async function explain(plan: Plan, thing: string): Promise<void> {
  const { play } = plan;
  plan.refused = thing;
  setTimeout(() => plan.refused === thing && (plan.refused = null), 1200);
  const moves = movesFor(plan, thing);
  if (!moves.length) return;
  const line = [...movesOf(plan), ...moves];
  if (line.length === 1) {
    await play.why(line[0]!);
    return;
  }
  const found = await play.foresee(line);
  if (found && !("moves" in found))
    play.note = { kind: "bad", message: found, clause: found.clause };
}

/** The moves that a thing would stand for. */
function movesFor(plan: Plan, thing: string): string[] {
  const [kind, ...rest] = thing.split(" ");
  const name = rest.join(" ");
  if (kind === "die") return plan.line.length ? [] : [`die ${name}`];
  if (kind === "space") return [...dieFor(plan, name), placeMove(name, plan.content, plan.view)];
  if (kind === "building") {
    const way = plan.now.step === "build" ? [] : dieFor(plan, "build");
    return plan.now.step === "build" ? [`build ${name}`] : [...way, "build", `build ${name}`];
  }
  if (kind === "rank") {
    const before = plan.now.step === "rank" ? [] : movesFor(plan, `building ${rest[1]}`);
    return [...before, `rank ${rest[0]}`];
  }
  if (kind === "figurine") return [`use ${name}`];
  if (kind === "herb") return [`hut ${name}`];
  if (kind === "move") return [name];
  return kind === "hex" && plan.now.step === "scout" ? [`gather ${name}`] : [];
}

/** The die that would be taken up for a space: the one in hand, or the one that can do most. */
function dieFor(plan: Plan, kind: string): string[] {
  if (plan.die !== null) return [];
  const place = placeMove(kind, plan.content, plan.view);
  const previews = Object.entries(plan.play.previews).filter(([move]) => move.startsWith("die "));
  const fits = previews.find(([, preview]) => preview.legal.includes(place));
  const most = previews.sort((a, b) => b[1].legal.length - a[1].legal.length)[0];
  const found = (fits ?? most)?.[0];
  return found ? [found] : [];
}

/** Play what is chosen. */
export async function confirm(plan: Plan): Promise<void> {
  if (plan.complete && !plan.sending) await send(plan);
}

/** End the turn now. */
export async function endTurn(plan: Plan): Promise<void> {
  if (!plan.sending) await endSoon(plan, 0);
}
