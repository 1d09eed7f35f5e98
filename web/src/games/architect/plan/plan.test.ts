import { beforeEach, describe, expect, it } from "vitest";
import type { Play } from "../../../play/play.svelte";
import type { Preview, RefusalMessage } from "../../../wire/types";
import { choose, isOffered, restart } from "./choosing";
import { movesOf } from "./plan.svelte";
import { send } from "./sending";
import { Plan } from "./plan.svelte";

/** A table whose server answers by a script: lists of moves and where they lead. */
class Scripted {
  revision = 1;
  deciding = true;
  seat = 0;
  selection: string[] = [];
  preview: Preview | null = null;
  previews: Record<string, Preview> = {};
  note: unknown = null;
  sent: string[] = [];
  content = {};
  asked: string[] = [];
  constructor(
    readonly state: { step: string; legal: string[]; to_move: number; view: object },
    readonly script: Record<string, Partial<Preview> | string>,
  ) {}
  foresee = (moves: string[]): Promise<Preview | RefusalMessage | null> => {
    const key = moves.join(", ");
    this.asked.push(key);
    const found = this.script[key];
    if (found === undefined) return Promise.resolve(null);
    if (typeof found === "string")
      return Promise.resolve({ message: found, args: {}, clause: "QA-TEST-01" });
    return Promise.resolve({
      moves: moves.map((text) => ({ text, step: "", story: [], reveals: false })),
      view: {},
      step: null,
      to_move: 1,
      same_turn: false,
      legal: [],
      ...found,
    });
  };
  foreseeAll = async (after: string[]): Promise<Preview[]> => {
    const before = after.length ? await this.foresee(after) : this.state;
    const legal = before && "legal" in before ? before.legal : [];
    const found = await Promise.all(legal.map((move) => this.foresee([...after, move])));
    return found.filter((one): one is Preview => one !== null && "moves" in one);
  };
  why = (text: string): Promise<null> => {
    this.note = text;
    return Promise.resolve(null);
  };
  confirm = (): Promise<void> => {
    this.sent.push(...this.selection);
    return Promise.resolve();
  };
  cancel = (): void => void (this.selection = []);
  text = (id: string): string => id;
}

const mine = { to_move: 0, same_turn: true };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

function planFor(play: Scripted): Plan {
  const plan = new Plan(play as unknown as Play);
  restart(plan);
  return plan;
}

describe("a set that the engine wants in its own order", () => {
  let play: Scripted;
  beforeEach(() => {
    const legal = ["assign a", "assign b", "assign c"];
    play = new Scripted(
      { step: "repair", legal, to_move: 0, view: {} },
      {
        "assign a": { ...mine, step: "repair", legal: ["assign b", "assign c", "done"] },
        "assign c": { ...mine, step: "repair", legal: ["done"] },
        "assign a, assign c": { ...mine, step: "repair", legal: ["done"] },
        "assign c, done": {},
        "assign a, done": {},
        "assign a, assign c, done": {},
        "assign b, assign c": "refused-same-guild-repairs",
      },
    );
  });

  it("is picked in any order, corrected, and closed by done", async () => {
    const plan = planFor(play);
    choose(plan, "assign c");
    await settled();
    choose(plan, "assign a");
    await settled();
    expect(movesOf(plan)).toEqual(["assign a", "assign c", "done"]);
    choose(plan, "assign c");
    await settled();
    expect(play.selection).toEqual(["assign a", "done"]);
    expect(plan.complete).toBe(true);
  });

  it("offers only what goes together with the picks, and asks for it without a word", async () => {
    const plan = planFor(play);
    await settled();
    expect(
      ["assign a", "assign b", "assign c"].filter((text) => isOffered(plan, text)),
    ).toHaveLength(3);
    choose(plan, "assign c");
    await settled();
    expect(isOffered(plan, "assign a")).toBe(true);
    expect(isOffered(plan, "assign b")).toBe(false);
    expect(play.note).toBeNull();
    choose(plan, "assign c");
    await settled();
    expect(isOffered(plan, "assign b")).toBe(true);
  });

  it("takes back a pick that the server refuses, and says why", async () => {
    const plan = planFor(play);
    choose(plan, "assign c");
    await settled();
    choose(plan, "assign b");
    await settled();
    expect(plan.picks).toEqual(["assign c"]);
    expect(play.note).toMatchObject({ clause: "QA-TEST-01" });
    expect(plan.complete).toBe(true);
  });
});

describe("a turn of several decisions", () => {
  const after = { ...mine, step: "construct", legal: ["build", "repair", "forfeit"] };
  const script = {
    "move 2": after,
    "move 2, build": { ...mine, step: "climb", legal: ["climb 0", "climb 1"] },
    "move 2, build, climb 0": {},
    "move 2, build, climb 1": {},
  };

  it("is planned from the architect to the last step and sent as one", async () => {
    const play = new Scripted(
      { step: "architect", legal: ["move 1", "move 2"], to_move: 0, view: {} },
      script,
    );
    const plan = planFor(play);
    choose(plan, "move 2");
    await settled();
    expect(movesOf(plan)).toEqual(["move 2", "build", "climb 1"]);
    choose(plan, "climb 0");
    await settled();
    expect(plan.complete).toBe(true);
    await send(plan);
    expect(play.sent).toEqual(["move 2", "build", "climb 0"]);
  });

  it("finds the way to a component that another move of the architect opens", async () => {
    const play = new Scripted(
      { step: "architect", legal: ["move 1", "move 2"], to_move: 0, view: {} },
      {
        "move 1, hire 3": {},
      },
    );
    play.previews = {
      "move 1": { moves: [], view: {}, ...mine, step: "hire", legal: ["hire 3", "forfeit"] },
    };
    const plan = planFor(play);
    choose(plan, "hire 3");
    await settled();
    expect(play.selection).toEqual(["move 1", "hire 3"]);
  });

  it("asks the server why when nothing leads there", async () => {
    const play = new Scripted({ step: "architect", legal: ["move 1"], to_move: 0, view: {} }, {});
    choose(planFor(play), "hire 3");
    await settled();
    expect(play.note).toBe("hire 3");
  });
});
