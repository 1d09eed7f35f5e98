import { expect, test } from "vitest";
import { beginnings, hexagon, movesBySpace } from "../src/games/queensdale/valley";

test("herbs are told apart by as few letters as it takes", () => {
  expect(beginnings(["Schafgarbe", "Salbei", "Minze"])).toEqual(["Sc", "Sa", "M"]);
  expect(beginnings(["mil-folhas", "sálvia", "hortelã"])).toEqual(["M", "S", "H"]);
});

test("a hexagon with a flat top reaches farthest to the sides", () => {
  expect(hexagon(true, 1)).toMatch(/^M1\.000 0\.000L/);
  expect(hexagon(false, 1)).toMatch(/^M0\.866 0\.500L/);
});

test("moves that name a space are found by it", () => {
  expect([...movesBySpace(["gather red d1", "rest in red", "rest on bridge"], "scout 3")]).toEqual([
    ["red d1", "gather red d1"],
  ]);
  expect([...movesBySpace(["at c4", "at inner red"], "rest in blue")]).toEqual([
    ["blue c4", "at c4"],
    ["inner red", "at inner red"],
  ]);
  expect([...movesBySpace(["token red a1", "take timber"], undefined)]).toEqual([
    ["red a1", "token red a1"],
  ]);
  expect(movesBySpace(["at c4"], undefined).size).toBe(0);
});
