import { describe, expect, it } from "vitest";
import lesson from "../src/games/architect/lesson";
import { nextStep, type Moment } from "../src/lesson/lesson";

const moment = (over: Partial<Moment>): Moment => ({
  step: null,
  deciding: false,
  holding: false,
  over: false,
  view: {},
  seat: 0,
  fresh: new Set(),
  turns: 1,
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
  it("explains every step of the game once", () => {
    for (const step of [
      "architect",
      "labour",
      "hire",
      "fire",
      "bank",
      "travel",
      "tavern",
      "construct",
      "repair",
      "climb",
    ]) {
      expect(says(moment({ deciding: true, step }))).toBe(step);
      expect(says(moment({ deciding: true, step }), [step])).not.toBe(step);
    }
  });
  it("reacts to what happened, after the way to end a turn", () => {
    const held = moment({ holding: true, fresh: new Set(["story-move", "story-hire"]) });
    expect(says(held)).toBe("hold");
    expect(says(held, ["hold"])).toBe("did-hire");
  });
  it("goes on with what it is saying as long as it fits", () => {
    const held = moment({ holding: true, fresh: new Set(["story-build", "story-hire"]) });
    expect(says(held, ["hold"], "did-hire")).toBe("did-hire");
  });
});
