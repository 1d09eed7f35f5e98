import { describe, expect, it } from "vitest";
import { letters, unlettered } from "../study/letters";
import { changed, valueAt, withValue } from "./places";
import { lineOf, readText, textOf, written } from "./writing";

const WHOLE = {
  seats: [
    { talers: 0, tavern: { saloon: [], dormitory: ["tailor"] } },
    { talers: 2, tavern: { saloon: [], dormitory: [] } },
  ],
  billboard: ["tailor-1", "glazier-1", "glazier-2"],
};

describe("places of a document", () => {
  it("takes over what a document leaves out before a part of it is changed", () => {
    const made = withValue({ seats: [{}, {}] }, ["billboard", 1], "tailor-2", WHOLE);
    expect(made["billboard"]).toEqual(["tailor-1", "tailor-2", "glazier-2"]);
    const again = withValue(made, ["seats", 0, "tavern", "saloon"], ["glazier"], WHOLE);
    expect(valueAt(again, ["seats", 0, "tavern"])).toEqual({
      saloon: ["glazier"],
      dormitory: ["tailor"],
    });
    expect(valueAt(again, ["seats", 1])).toEqual({});
    expect(valueAt(made, ["seats", 0])).toEqual({});
  });

  it("takes out keys and entries", () => {
    expect(changed(WHOLE, { path: ["billboard"], value: null, gone: true })).not.toHaveProperty(
      "billboard",
    );
    const shorter = changed(WHOLE, { path: ["billboard", 0], value: null, gone: true });
    expect(shorter["billboard"]).toEqual(["glazier-1", "glazier-2"]);
  });
});

describe("a document as text", () => {
  it("is the same document again", () => {
    expect(readText(textOf(WHOLE))).toEqual({ document: WHOLE });
  });

  it("has a line for every place", () => {
    const lines = written(WHOLE);
    expect(lines[lineOf(lines, ["seats", 1, "tavern", "saloon"])]!.text).toContain('"talers": 2');
    expect(lines[lineOf(lines, ["billboard", 2])]!.text).toContain("glazier-2");
    expect(lineOf(lines, ["price"])).toBe(0);
  });

  it("says where it stops", () => {
    expect(readText('{\n "seats": [\n}')).toEqual({ line: 3 });
    expect(readText("[]")).toEqual({ line: 1 });
  });
});

describe("a document in a link", () => {
  it("comes back, and nothing comes of anything else", async () => {
    expect(await unlettered(await letters(WHOLE))).toEqual(WHOLE);
    expect(await unlettered("nonsense")).toBeNull();
  });
});
