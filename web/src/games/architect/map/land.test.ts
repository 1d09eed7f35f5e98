import { describe, expect, it } from "vitest";
import type { Content, Demand, Place } from "../model";
import { survey } from "./land";

/** A made-up kingdom: places in crowded rows, joined to their neighbours. */
function kingdom(
  columns: number,
  rows: number,
): { content: Content; demand: Record<string, Demand> } {
  const locations: Place[] = [{ name: "Crown", type: "capital", x: 500, y: 200 }];
  const demand: Record<string, Demand> = {};
  for (let i = 0; i < columns * rows; i++) {
    const name = `Hamlet ${i}`;
    locations.push({
      name,
      type: i % 3 ? "village" : "town",
      x: 60 + (880 / (columns - 1)) * (i % columns) + (i % 2) * 9,
      y: 40 + 95 * Math.floor(i / columns),
    });
    demand[name] = {
      guilds: ["tailor", "glazier"],
      ...(i % 3 ? {} : { bonus: { kind: "talers" as const, amount: 4 } }),
    };
  }
  const roads = locations
    .slice(1)
    .map((one, i): [string, string] => [locations[i]!.name, one.name]);
  return { content: { map: { locations, roads, capital: "Crown" } } as unknown as Content, demand };
}

describe("the land", () => {
  const { content, demand } = kingdom(6, 4);

  it("keeps every place inside the frame and clear of the others", () => {
    for (const [width, height] of [
      [952, 338],
      [1180, 450],
      [952, 372],
    ] as const) {
      const spots = [...survey(content, demand, width, height).spots.values()].filter(
        (one) => one.place.type !== "capital",
      );
      for (const one of spots) {
        expect(one.x - one.half).toBeGreaterThanOrEqual(0);
        expect(one.x + one.half).toBeLessThanOrEqual(width);
        expect(one.y - 38).toBeGreaterThanOrEqual(0);
        expect(one.y + 37).toBeLessThanOrEqual(height);
      }
      const covering = spots.flatMap((a, i) =>
        spots
          .slice(i + 1)
          .filter((b) => Math.abs(a.x - b.x) < a.half + b.half - 8 && Math.abs(a.y - b.y) < 60),
      );
      expect(covering).toEqual([]);
    }
  });

  it("is drawn the same every time", () => {
    expect(survey(content, demand, 952, 338)).toEqual(survey(content, demand, 952, 338));
  });

  it("plants nothing on a place", () => {
    const land = survey(content, demand, 952, 338);
    for (const tree of land.trees) {
      for (const one of land.spots.values())
        expect(Math.abs(tree.x - one.x) < 20 && Math.abs(tree.y - one.y) < 20).toBe(false);
    }
  });
});
