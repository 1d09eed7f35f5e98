import { describe, expect, it } from "vitest";
import { changes, numbersChanged } from "../src/play/diff";
import { shapeOf, type Namer } from "../src/table/shape";
import { chapters, newsFrom } from "../src/table/chapters";
import { linesOf, measuresOf } from "../src/table/measures";
import { timeLeft } from "../src/table/time";

describe("what differs between two views", () => {
  const before = {
    round: 1,
    seats: [
      { talers: 3, bonds: 2 },
      { talers: 0, bonds: 1 },
    ],
    pile: ["a", "b"],
    built: {},
  };
  const after = {
    round: 1,
    seats: [
      { talers: 1, bonds: 2 },
      { talers: 0, bonds: 1 },
    ],
    pile: ["a"],
    built: { Oakmere: [0] },
  };

  it("names every place once", () => {
    expect(changes(before, after)).toEqual([
      { path: ["seats", 0, "talers"], before: 3, after: 1 },
      { path: ["pile"], before: ["a", "b"], after: ["a"] },
      { path: ["built", "Oakmere"], before: undefined, after: [0] },
    ]);
  });
  it("finds nothing in equal views", () =>
    expect(changes(before, structuredClone(before))).toEqual([]));
  it("keeps numbers apart", () => expect(numbersChanged(before, after)).toHaveLength(1));
  it("takes a change of kind as one change", () =>
    expect(changes({ a: [1] }, { a: { b: 1 } })).toHaveLength(1));
});

describe("a view in words", () => {
  const namer: Namer = {
    label: (key) => key.toUpperCase(),
    unread: (key) => key === "colour",
    value: (_, value) => String(value),
    row: (key, i) => `${key} ${i}`,
  };
  it("turns a list with many names", () => {
    const shape = shapeOf(
      "seats",
      [{ colour: "red", talers: 1, bonds: 2, guilds: ["a", "b"] }],
      namer,
    );
    expect(shape).toEqual({
      kind: "table",
      columns: ["seats 0"],
      rows: [
        { head: "TALERS", cells: ["1"] },
        { head: "BONDS", cells: ["2"] },
        { head: "GUILDS", cells: ["a, b"] },
      ],
    });
  });
  it("keeps a long list of few names upright", () => {
    const shape = shapeOf(
      "demand",
      { Oakmere: { guilds: ["a"] }, Tollbury: { guilds: [] } },
      namer,
    );
    expect(shape).toEqual({
      kind: "table",
      columns: ["GUILDS"],
      rows: [
        { head: "Oakmere", cells: ["a"] },
        { head: "Tollbury", cells: ["–"] },
      ],
    });
  });
  it("shows plain values as pairs", () => {
    expect(shapeOf("", { round: 3 }, namer)).toEqual({
      kind: "pairs",
      pairs: [{ label: "ROUND", shape: { kind: "words", words: "3" } }],
    });
  });
});

describe("the log", () => {
  const entry = (number: number, turn: string, seat: number) => ({
    number,
    turn,
    seat,
    text: "",
    story: [],
  });
  const log = [
    entry(1, "1 blue", 0),
    entry(2, "1 red", 1),
    entry(3, "1 red", 1),
    entry(4, "2 blue", 0),
  ];
  it("is cut into turns", () =>
    expect(chapters(log).map((turn) => turn.entries.length)).toEqual([1, 2, 1]));
  it("marks what others did since the own last turn", () => {
    expect(newsFrom(log, [0])).toBe(2);
    expect(newsFrom(log.slice(0, 3), [0])).toBe(2);
    expect(newsFrom(log.slice(0, 1), [0])).toBeNull();
    expect(newsFrom(log, [])).toBeNull();
  });
});

describe("numbers over a game", () => {
  const seats = (a: number, b: number) => ({
    seats: [
      { colour: "x", talers: 5, track: a },
      { colour: "y", talers: 6, track: b },
    ],
  });
  it("lists what every seat has, in the order of the view", () =>
    expect(measuresOf(seats(1, 2), {})).toEqual(["talers", "track"]));
  it("lists first and leaves out what the game says", () => {
    expect(measuresOf(seats(1, 2), { measures: ["track"] })).toEqual(["track", "talers"]);
    expect(measuresOf(seats(1, 2), { unmeasured: new Set(["talers"]) })).toEqual(["track"]);
  });
  it("is drawn as a line for every seat", () => {
    const points = [
      { frame: 1, turn: "1", seats: [{ track: 1 }, { track: null }] },
      { frame: 2, turn: "2", seats: [{ track: 1 }, { track: 3 }] },
    ];
    expect(linesOf(points, "track")).toEqual({
      turns: ["1", "2"],
      lines: [
        [1, 1],
        [0, 3],
      ],
    });
  });
});

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [61, "1:01"],
    [3600, "1:00:00"],
    [2 * 86400 + 3 * 3600 + 60, "2 d 03:01"],
  ])("%d s", (seconds, shown) => expect(timeLeft(seconds)).toBe(shown));
});
