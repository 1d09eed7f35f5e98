import { describe, expect, it } from "vitest";
import lesson from "../src/games/architect/lesson";
import { marksOf, nextStep, progress, type Guide, type Moment } from "../src/lesson/lesson";
import { arrowBetween } from "../src/lesson/pointing";
import type { Play } from "../src/play/play.svelte";
import type { Hint } from "../src/wire/types";

const moment = (over: Partial<Moment>): Moment => ({
  step: null,
  deciding: false,
  holding: false,
  over: false,
  view: {},
  seat: 0,
  fresh: new Set(),
  turns: 1,
  planning: [],
  ...over,
});
const says = (now: Moment, done: string[] = [], current: string | null = null) =>
  nextStep(lesson, now, new Set(done), current)?.id ?? null;

describe("the coach", () => {
  it("welcomes first and explains the choice next", () => {
    const draft = moment({ deciding: true, step: "draft" });
    expect(says(draft)).toBe("welcome");
    expect(says(draft, ["welcome"])).toBe("draft");
  });
  it("speaks of what is planned, though the game still waits for the architect", () => {
    for (const step of ["hire", "travel", "labour", "bank", "tavern", "construct", "fire"]) {
      const planned = moment({ deciding: true, step, planning: ["move 2"] });
      expect(says(planned)).toBe(step);
      expect(says(planned, [step])).not.toBe(step);
    }
  });
  it("explains building before climbing, and repairs where they are chosen", () => {
    const climbing = moment({ deciding: true, step: "climb" });
    expect(says(climbing)).toBe("construct");
    expect(says(climbing, ["construct"])).toBe("climb");
    const repairs = moment({ deciding: true, step: "repair" });
    expect(says(repairs, ["construct"])).toBe("repair");
  });
  it("explains afterwards what was done in one press", () => {
    const held = moment({ holding: true, fresh: new Set(["story-move", "story-hire"]) });
    expect(says(held)).toBe("hire");
    expect(says(held, ["hire"])).toBe("hold");
  });
  it("goes on with what it is saying as long as it fits", () => {
    const held = moment({ holding: true, fresh: new Set(["story-build", "story-climb"]) });
    expect(says(held, ["hold"], "did-build")).toBe("did-build");
  });
  it("shows the way to the palace at last", () => {
    const late = moment({ deciding: true, step: "architect", view: { round: 8 } });
    expect(says(late, ["architect"])).toBe("palace");
    expect(lesson.steps.at(-1)?.id).toBe("palace");
    expect(says({ ...late, view: { round: 7 } }, ["architect"])).toBeNull();
  });
  it("has twelve goals", () => {
    expect(lesson.steps.filter((step) => step.goal)).toHaveLength(12);
  });
});

const hint = {
  reasons: [],
  steps: ["move 1", "repair", "assign a", "assign b", "climb 1"].map((text) => ({ text })),
} as unknown as Hint;

describe("a hint", () => {
  it("follows what is planned by hand", () => {
    expect(progress(hint, [], null)).toMatchObject({ done: 0, follows: true });
    const there = progress(hint, ["move 1", "repair"], null);
    expect(there).toMatchObject({ done: 2, follows: true });
    expect(there.next?.text).toBe("assign a");
  });
  it("waits where the plan has to be played before it goes on", () => {
    const there = progress(hint, ["move 1", "repair"], ["move 1", "repair"]);
    expect(there).toEqual({ done: 2, next: null, follows: true });
  });
  it("is left by another plan, and says from where", () => {
    expect(progress(hint, ["move 1", "build"], null)).toMatchObject({ done: 1, follows: false });
  });
  it("is complete when everything that would be played is in it, usual choices included", () => {
    const whole = hint.steps.map((step) => step.text);
    expect(progress(hint, ["move 1", "repair", "assign a"], whole)).toEqual({
      done: 5,
      next: null,
      follows: true,
    });
  });
  it("marks every piece once, with the numbers of its steps", () => {
    const guide = { pieces: ({ text }) => [text.split(" ")[0]!] } as Guide;
    const play = { planning: ["move 1"], whole: null } as unknown as Play;
    const marks = marksOf(hint, guide, play);
    expect(marks.map(({ label }) => label)).toEqual(["1", "2", "3, 4", "5"]);
    expect(marks.map(({ done }) => done)).toEqual([true, false, false, false]);
  });
});

describe("the arrow", () => {
  const card = { x: 100, y: 10, width: 400, height: 100 };
  it("leaves the card over the piece and ends before it", () => {
    const target = { x: 200, y: 400, width: 40, height: 40 };
    expect(arrowBetween(card, target)).toBe("M220 110C220 251 220 251 220 392");
  });
  it("leaves at the corner where the piece is aside, and upwards where it is above", () => {
    expect(arrowBetween(card, { x: 900, y: 400, width: 40, height: 40 })).toMatch(/^M484 110C/);
    expect(arrowBetween({ ...card, y: 500 }, { x: 200, y: 40, width: 40, height: 40 })).toMatch(
      /^M220 500C.* 220 88$/,
    );
  });
});
