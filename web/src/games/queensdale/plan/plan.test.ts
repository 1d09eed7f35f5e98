import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Play } from "../../../play/play.svelte";
import type { Preview, RefusalMessage } from "../../../wire/types";
import { back, choose, confirm, rerolls, takeUpOnly, tap } from "./choosing";
import { movesOf, Plan } from "./plan.svelte";
import { isDone } from "./sending";

const VIEW = {
  turn_of: 0,
  placed: false,
  herbs: {},
  spaces: { wage: {}, hire: {}, build: {}, scout_long: {} },
  seats: [
    { colour: "red", goods: {}, dice: [{ shows: "action" }, { shows: "clay" }], scout: "red c3" },
  ],
};
const CONTENT = { scout_steps: [4, 3, 2], map: { tents: [], spaces: [] } };
type Answer = Partial<Preview> | string;

/** A table whose server answers by a script: lists of moves and where they lead. */
class Scripted {
  revision = 1;
  deciding = true;
  holding = false;
  seat = 0;
  busy = false;
  note: unknown = null;
  lesson = null;
  log = [];
  content = CONTENT;
  sent: string[] = [];
  previews: Record<string, Preview> = {};
  ended = 0;
  state: { step: string; legal: string[]; to_move: number; view: object; turn: string };
  constructor(
    legal: string[],
    readonly script: Record<string, Answer>,
    readonly after: Record<string, { step: string; legal: string[] }> = {},
  ) {
    this.state = { step: "turn", legal, to_move: 0, view: VIEW, turn: "1.1.1 red" };
    for (const move of legal) {
      const found = script[move];
      if (found && typeof found !== "string") this.previews[move] = this.answer([move], found);
    }
  }
  answer = (moves: string[], found: Partial<Preview>): Preview => ({
    moves: moves.map((text) => ({ text, step: "", story: [], reveals: false })),
    view: VIEW,
    step: null,
    to_move: 0,
    same_turn: true,
    legal: [],
    ...found,
  });
  foresee = (moves: string[]): Promise<Preview | RefusalMessage | null> => {
    const found = this.script[moves.join(", ")];
    if (found === undefined) return Promise.resolve(null);
    if (typeof found === "string")
      return Promise.resolve({ message: found, args: {}, clause: "QD-TEST-01" });
    return Promise.resolve(this.answer(moves, found));
  };
  foreseeAll = async (after: string[]): Promise<Preview[]> => {
    const before = await this.foresee(after);
    const legal = before && "moves" in before ? before.legal : [];
    const found = await Promise.all(legal.map((move) => this.foresee([...after, move])));
    return found.map((one) => one as Preview);
  };
  playMove = (move: string): Promise<boolean> => {
    this.sent.push(move);
    const next = this.after[move];
    if (next) this.state = { ...this.state, ...next };
    else this.deciding = false;
    this.revision += 1;
    return Promise.resolve(true);
  };
  why = (move: string): Promise<null> => {
    this.note = move;
    return Promise.resolve(null);
  };
  endTurn = (): Promise<void> => Promise.resolve(void (this.ended += 1));
}

const planOf = (play: Scripted): Plan => new Plan(play as unknown as Play);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const TURN = { step: "turn", legal: ["reroll for guilder", "end turn"] };

describe("a turn without a choice", () => {
  let play: Scripted;
  beforeEach(() => {
    play = new Scripted(
      ["die 1", "die 2", "reroll for guilder"],
      {
        "die 1": { step: "place", legal: ["wage", "hire"] },
        "die 2": TURN,
        "die 1, wage": TURN,
        "die 1, hire": TURN,
      },
      { "die 1": { step: "place", legal: ["wage", "hire"] }, wage: TURN },
    );
  });

  it("is two taps, and ends by itself after a while", async () => {
    vi.useFakeTimers();
    const plan = planOf(play);
    tap(plan, "die 1");
    await vi.advanceTimersByTimeAsync(5);
    expect([...plan.targets.keys()]).toEqual(["space wage", "space hire"]);
    tap(plan, "space wage");
    await vi.advanceTimersByTimeAsync(5);
    expect(play.sent).toEqual(["die 1", "wage"]);
    expect(isDone(play as unknown as Play)).toBe(true);
    expect(plan.ends).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3010);
    expect(play.sent).toEqual(["die 1", "wage", "end turn"]);
    vi.useRealTimers();
  });

  it("stays open for whoever ends turns by hand", async () => {
    vi.useFakeTimers();
    settings.turn_end = "asked";
    const plan = planOf(play);
    tap(plan, "die 1");
    await vi.advanceTimersByTimeAsync(5);
    tap(plan, "space wage");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(play.sent).toEqual(["die 1", "wage"]);
    settings.turn_end = "soon";
    vi.useRealTimers();
  });

  it("waits for a word where something hidden is shown", async () => {
    const moves = [{ text: "hire", step: "place", story: [], reveals: true }];
    play.script["die 1, hire"] = { ...TURN, moves };
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    tap(plan, "space hire");
    await settled();
    expect(play.sent).toEqual([]);
    expect(plan.complete && plan.asks).toBe(true);
    await confirm(plan);
    expect(play.sent).toEqual(["die 1", "hire"]);
  });

  it("takes up another die, or lays it down", async () => {
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    tap(plan, "die 2");
    await settled();
    expect(movesOf(plan)).toEqual(["die 2"]);
    tap(plan, "die 2");
    expect(plan.line).toEqual([]);
  });

  it("begins with the die in hand where there is only one, or all show the same", async () => {
    const plan = planOf(play);
    takeUpOnly(plan);
    expect(plan.line).toEqual([]);
    play.state.legal = ["die 1", "reroll for guilder"];
    takeUpOnly(plan);
    await settled();
    expect(movesOf(plan)).toEqual(["die 1"]);
    tap(plan, "space wage");
    await settled();
    expect(play.sent).toEqual(["die 1", "wage"]);
  });

  it("shows the only space of a die before it is played", async () => {
    const story = [{ message: "qd-story-place", args: { space: "wage" } }];
    play.previews["die 2"]!.moves[0]!.story = story;
    const plan = planOf(play);
    tap(plan, "die 2");
    await settled();
    expect(plan.only).toBe("wage");
    expect(play.sent).toEqual([]);
    tap(plan, "space wage");
    await settled();
    expect(play.sent).toEqual(["die 2"]);
  });
});

describe("a turn with choices", () => {
  const payment = { step: "payment", legal: ["craftsman", "pay"] };
  const script: Record<string, Answer> = {
    "die 1": { step: "place", legal: ["build"] },
    "die 1, build": { step: "build", legal: ["build inn"] },
    "die 1, build, build inn": { step: "rank", legal: ["rank 1", "rank 2"] },
    "die 1, build, build inn, rank 1": payment,
    "die 1, build, build inn, rank 2": payment,
    "die 1, build, build inn, rank 1, pay": TURN,
    "die 1, build, build inn, rank 2, pay": TURN,
  };

  it("takes the usual answers, which can be changed, and asks before it is played", async () => {
    const play = new Scripted(["die 1"], script);
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    tap(plan, "space build");
    await settled();
    tap(plan, "building inn");
    await settled();
    expect(movesOf(plan)).toEqual(["die 1", "build", "build inn", "rank 1", "pay"]);
    expect(plan.complete && plan.asks).toBe(true);
    choose(plan, "rank 2");
    await settled();
    expect(movesOf(plan)).toEqual(["die 1", "build", "build inn", "rank 2", "pay"]);
    expect(play.sent).toEqual([]);
    back(plan);
    await settled();
    expect(movesOf(plan)).toEqual(["die 1", "build", "build inn", "rank 1", "pay"]);
  });

  it("says why a thing cannot be chosen, with its clause, and marks it", async () => {
    const play = new Scripted(["die 1"], { ...script, "die 1, hire": "refused-no-bread" });
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    tap(plan, "space hire");
    await settled();
    expect(plan.refused).toBe("space hire");
    expect(play.note).toMatchObject({ clause: "QD-TEST-01" });
  });

  it("plays a small choice by the tap on it", async () => {
    const legal = ["hut mint", "hut sage"];
    const place = { step: "place", legal: ["hut", "wage"] };
    const hut = { step: "hut", legal };
    const play = new Scripted(
      ["die 1"],
      {
        "die 1": place,
        "die 1, hut": hut,
        "die 1, hut, hut mint": TURN,
        "die 1, hut, hut sage": TURN,
      },
      { "die 1": place, hut },
    );
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    choose(plan, "hut");
    await settled();
    tap(plan, "herb sage");
    await settled();
    expect(play.sent).toEqual(["die 1", "hut", "hut sage"]);
  });

  it("leaves the scout where the way ends, and goes on from there by another tap", async () => {
    const view = (scout: string) => ({ ...VIEW, seats: [{ ...VIEW.seats[0]!, scout }] });
    const [first, second] = ["die 1, scout 4, gather red a1", ", gather red a2"];
    const walk = { step: "scout", legal: ["gather red a2", "rest in red"], view: view("red a1") };
    const pending = [{ step: "rest", seat: 0, argument: { in: "red" } }];
    const rest = { step: "rest", legal: ["at a1", "at b1"], view: { ...view("red a1"), pending } };
    const play = new Scripted(["die 1"], {
      "die 1": { step: "place", legal: ["scout 4"] },
      "die 1, scout 4": { step: "scout", legal: ["gather red a1", "rest in red"] },
      [first!]: walk,
      [`${first}, rest in red`]: rest,
      [`${first}, rest in red, at a1`]: TURN,
      [`${first}${second}`]: TURN,
    });
    const plan = planOf(play);
    tap(plan, "die 1");
    await settled();
    tap(plan, "hex red a1");
    await settled();
    expect(movesOf(plan).slice(2)).toEqual(["gather red a1", "rest in red", "at a1"]);
    expect(plan.complete && plan.asks).toBe(true);
    tap(plan, "hex red a2");
    await settled();
    expect(movesOf(plan).slice(2)).toEqual(["gather red a1", "gather red a2"]);
  });

  it("marks dice for a re-roll", async () => {
    const legal = ["roll 1", "roll 2", "roll 1 2"];
    const play = new Scripted(["die 1", "reroll for guilder"], {
      "reroll for guilder": { step: "roll", legal },
      "reroll for guilder, roll 1": TURN,
      "reroll for guilder, roll 2": TURN,
      "reroll for guilder, roll 1 2": TURN,
    });
    const plan = planOf(play);
    rerolls(plan);
    await settled();
    tap(plan, "die 2");
    await settled();
    tap(plan, "die 1");
    await settled();
    expect(movesOf(plan)).toEqual(["reroll for guilder", "roll 1 2"]);
    tap(plan, "die 2");
    await settled();
    expect(movesOf(plan)).toEqual(["reroll for guilder", "roll 1"]);
    expect(play.sent).toEqual([]);
  });

  it("pays a re-roll as usual, and otherwise with the same dice", async () => {
    const ways = ["reroll for timber", "reroll for nothing"];
    const script: Record<string, Answer> = {};
    for (const way of ways) {
      script[way] = { step: "roll", legal: ["roll 1", "roll 2"] };
      script[`${way}, roll 2`] = TURN;
    }
    const plan = planOf(new Scripted(["die 1", ...ways], script));
    rerolls(plan);
    await settled();
    expect(movesOf(plan)).toEqual(["reroll for nothing"]);
    tap(plan, "die 2");
    await settled();
    choose(plan, "reroll for timber");
    await settled();
    expect(movesOf(plan)).toEqual(["reroll for timber", "roll 2"]);
  });
});
