import { describe, expect, it } from "vitest";
import { logUpTo, stateAt, turnFrom } from "../src/replay/frames";
import type { Replay } from "../src/wire/types";

const frame = (turn: string, text: string | null) => ({
  turn,
  seat: text ? 0 : null,
  text,
  step: "s",
  to_move: 0,
  story: [],
  view: { at: turn },
  standings: [1],
});
const replay: Replay = {
  game: "tiny",
  title: "Tiny",
  pack: "p",
  pack_digest: "d",
  seats: ["Anna"],
  options: {},
  frames: [frame("1", null), frame("1", "a"), frame("2", "b"), frame("2", "c"), frame("end", "d")],
  over: { reason: "done", winners: [0], standings: [1], key: null, salt: null },
};

describe("a replay", () => {
  it("shows the end only at its end", () => {
    expect(stateAt(replay, 3).over).toBeNull();
    expect(stateAt(replay, 4).over?.winners).toEqual([0]);
  });
  it("has the log up to the moment, each move in its turn", () => {
    expect(logUpTo(replay, 3).map((entry) => `${entry.turn}:${entry.text}`)).toEqual([
      "1:a",
      "2:b",
      "2:c",
    ]);
  });
  it("steps from turn to turn", () => {
    expect(turnFrom(replay, 0, 1)).toBe(2);
    expect(turnFrom(replay, 3, 1)).toBe(4);
    expect(turnFrom(replay, 3, -1)).toBe(0);
    expect(turnFrom(replay, 0, -1)).toBe(0);
  });
});
