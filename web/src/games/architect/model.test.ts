import { describe, expect, it } from "vitest";
import { type Content, noticesAfter, performance, seatNotches, wayBetween } from "./model";

const content = {
  characters: {
    "tailor-1": {
      name: "Yusuf Brightneedle",
      guild: "tailor",
      performance: [5, 4, 3, 2, 1, 0],
      repair: 2,
      labourer: false,
    },
    "glazier-2": {
      name: "Zdenka Lastlight",
      guild: "glazier",
      performance: [2, 1, 2, 4, 5, 4],
      repair: 1,
      labourer: true,
    },
  },
  map: {
    locations: [],
    roads: [
      ["A", "B"],
      ["B", "C"],
      ["C", "D"],
      ["A", "E"],
      ["E", "D"],
    ],
    capital: "A",
  },
} as unknown as Content;

describe("notches", () => {
  it("keep everybody where they stand and seat newcomers on the first free one", () => {
    const before = seatNotches([], ["a", "b", "c"]);
    expect(before).toEqual(["a", "b", "c", null, null, null]);
    expect(seatNotches(before, ["a", "c", "d"])).toEqual(["a", "d", "c", null, null, null]);
  });
});

describe("the billboard", () => {
  it("follows a tile that moves up and gives a newcomer a key of its own", () => {
    const before = noticesAfter([], ["low", "mid", "top"]);
    const after = noticesAfter(before, ["new", "low", "top"]);
    const keyOf = (notices: typeof before, character: string): number | undefined =>
      notices.find((one) => one.character === character)?.key;
    expect(keyOf(after, "low")).toBe(keyOf(before, "low"));
    expect(keyOf(after, "top")).toBe(keyOf(before, "top"));
    expect(before.map((one) => one.key)).not.toContain(keyOf(after, "new"));
  });

  it("never lets a tile move down: a twin of the hired one further down is somebody new", () => {
    const before = noticesAfter([], [null, null, "twin"]);
    const after = noticesAfter(before, ["twin", null, null]);
    expect(after[0]?.key).not.toBe(before[0]?.key);
  });
});

describe("reading the table", () => {
  it("adds up the numbers at the hammers", () => {
    expect(performance(content, { "tailor-1": 1, "glazier-2": 3 })).toBe(8);
  });

  it("finds the shortest way along the streets", () => {
    expect(wayBetween(content, "A", "D")).toEqual(["A", "E", "D"]);
    expect(wayBetween(content, "A", "C")).toEqual(["A", "B", "C"]);
  });
});
