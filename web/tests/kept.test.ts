import { describe, expect, it } from "vitest";
import { keeping, kept } from "../src/play/kept";
import { Play } from "../src/play/play.svelte";
import { Plan } from "../src/games/queensdale/plan/plan.svelte";
import type { Asks } from "../src/wire/link";
import type { GameInfo, HappeningsFrame, TableFrame } from "../src/wire/types";

describe("what did not change", () => {
  it("stays the same object, down to the smallest part", () => {
    const before = { seats: [{ goods: { timber: 1 } }, { goods: { timber: 2 } }], round: 1 };
    const after = kept(before, {
      seats: [{ goods: { timber: 1 } }, { goods: { timber: 3 } }],
      round: 1,
    });
    expect(after).not.toBe(before);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).toEqual({ goods: { timber: 3 } });
    expect(kept(before, structuredClone(before))).toBe(before);
  });

  it("leaves the older value as it was", () => {
    const before = { a: [1, { b: 2 }], c: null as number | null };
    const copy = structuredClone(before);
    expect(kept(before, { a: [1, { b: 2 }, 3], c: 4 })).toEqual({ a: [1, { b: 2 }, 3], c: 4 });
    expect(before).toEqual(copy);
  });

  it("tells shorter, longer and differently named things apart", () => {
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
    expect(kept({ a: undefined }, { b: undefined })).toHaveProperty("b");
    expect(kept([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(kept(null, { a: 1 })).toEqual({ a: 1 });
  });

  it("knows sets by what is in them", () => {
    const before = new Set(["a", "b"]);
    expect(kept(before, new Set(["b", "a"]))).toBe(before);
    expect(kept(before, new Set(["b", "c"]))).not.toBe(before);
  });

  it("is found out by a function that is asked again", () => {
    let counts = [1, 2];
    const doubled = keeping(() => counts.map((count) => 2 * count));
    const first = doubled();
    counts = [1, 2];
    expect(doubled()).toBe(first);
    counts = [1, 3];
    expect(doubled()).toEqual([2, 6]);
  });
});

describe("a table that goes on", () => {
  const seat = (timber: number) => ({
    colour: "red",
    goods: { timber },
    dice: [{ shows: "clay", faces: [] }],
    scout: "",
  });
  const view = (timber: number) => ({ turn_of: 0, spaces: {}, seats: [seat(timber), seat(1)] });
  const state = (timber: number, legal: string[]) => ({
    view: view(timber),
    legal,
    step: "turn",
    to_move: 0,
    seat: 0,
    holding: null,
    over: null,
  });
  const asks = { ask: () => new Promise(() => {}) } as unknown as Asks;
  const table = {
    info: { table: "t", game: "queensdale", seats: [{ yours: true }, {}], options: {} },
    state: state(2, ["die 1", "end turn"]),
    log: [],
    chat: [],
    number: 1,
    revision: 1,
    presence: { kind: "presence", present: [], watching: 0, bots: "ready" },
  } as unknown as TableFrame;
  const after = (timber: number, legal: string[]) =>
    ({
      kind: "happenings",
      number: 2,
      revision: 2,
      happenings: [],
      state: state(timber, legal),
    }) as unknown as HappeningsFrame;

  it("gives its boards the same parts for what did not change", () => {
    const play = new Play(table, { options: [], seats: {} } as unknown as GameInfo, {}, asks);
    const plan = new Plan(play);
    const [, other] = plan.view.seats;
    const { lit } = plan;
    play.receive(after(5, ["die 1", "use gleeman"]));
    expect(plan.view.seats[0]!.goods).toEqual({ timber: 5 });
    expect(plan.view.seats[1]).toBe(other);
    expect(plan.lit["die"]).toBe(lit["die"]);
    expect([...plan.lit["die"]!]).toEqual(["die 1"]);
  });
});
