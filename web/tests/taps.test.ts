/** How many taps a whole game takes, with the plan that the page uses, on recorded games. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  choose,
  confirm,
  endTurn,
  rerolls,
  takeUpOnly,
  tap,
} from "../src/games/queensdale/plan/choosing";
import { movesOf, Plan } from "../src/games/queensdale/plan/plan.svelte";
import { Recorded, type Recording } from "./recorded";

/** Taps that a game of this many rounds may take. */
const MOST = { first: { rounds: 6, taps: 90 }, late: { rounds: 7, taps: 150 } };
/** The places of a phone are on pages of their own: what follows a place is tapped after it. */
const SCREENS = ["desk", "phone"] as const;
type Screen = (typeof SCREENS)[number];

const found = import.meta.glob<Recording>("./recorded/*.json", { eager: true, import: "default" });
const games = Object.entries(found).map(([file, recording]) => ({
  name: /([\w-]+)\.json$/.exec(file)![1]!,
  recording,
}));

/** Whether the first moves of a list are these. */
const begins = (list: readonly string[], moves: readonly string[]): boolean =>
  moves.length > 0 && moves.every((move, i) => list[i] === move);

/** One tap that brings the plan nearer to the recorded turn. */
function next(plan: Plan, coming: string[], screen: Screen): void {
  const line = movesOf(plan);
  const other = line.findIndex((move, i) => coming[i] !== move);
  const agreed = other < 0 ? line.length : other;
  const rest = coming.slice(agreed);
  const wanted = rest[0] ?? "";
  if (plan.complete && other < 0) return void confirm(plan);
  if (!line.length && wanted === "end turn") return void endTurn(plan);
  const dice = /^roll (.*)$/.exec(wanted)?.[1]?.split(" ");
  if (dice) {
    const marked = /^roll (.*)$/.exec(line[agreed] ?? "")?.[1]?.split(" ") ?? [];
    return tap(plan, `die ${dice.find((die) => !marked.includes(die))}`);
  }
  if (!line.length && wanted.startsWith("reroll") && !plan.rerolling) return rerolls(plan);
  const things = [...plan.targets].filter(
    ([, moves]) =>
      begins(rest, moves) && (screen === "desk" || plan.now.step !== "place" || moves.length === 1),
  );
  const most = things.sort(([, a], [, b]) => b.length - a.length)[0];
  if (most) tap(plan, most[0]);
  else choose(plan, wanted);
}

/** Plays a recorded game to its end and counts the taps. */
async function tapsOf(recording: Recording, screen: Screen): Promise<number> {
  const play = new Recorded(recording);
  const plan = new Plan(play.asPlay());
  const standing = () => [play.at, plan.rerolling, ...movesOf(plan)].join();
  let taps = 0;
  while (play.deciding) {
    const before = standing();
    takeUpOnly(plan);
    await vi.advanceTimersByTimeAsync(10);
    next(plan, play.coming, screen);
    taps += 1;
    await vi.advanceTimersByTimeAsync(10);
    if (plan.ends && play.coming[0] === "end turn")
      await vi.advanceTimersByTimeAsync(plan.ends.after);
    if (standing() === before)
      throw new Error(`stuck at ${play.here.turn}: ${play.coming.join(", ")}`);
  }
  return taps;
}

describe.each(SCREENS)("a whole game on a %s", (screen) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(games)("takes few taps: $name", async ({ name, recording }) => {
    const most = MOST[name.startsWith("first") ? "first" : "late"];
    expect(recording.rounds).toBe(most.rounds);
    expect(await tapsOf(recording, screen)).toBeLessThanOrEqual(most.taps);
  });
});
