/** Choices of two things, as the explorer draws them in a square. */
import { describe, expect, it } from "vitest";
import { pairsOf } from "../src/explorer/pairs";
import type { Opening } from "../src/wire/types";

function choice(name: string, seats: number): Opening {
  const measured = { value: 0.25, low: 0.2, high: 0.3 };
  return { choice: name, seats, won: measured, rating: measured };
}

describe("pairs", () => {
  it("finds every pair, whichever stands first", () => {
    const square = pairsOf([choice("b+a", 1), choice("a+b", 2), choice("b+b", 3)])!;
    expect(square.names).toEqual(["a", "b"]);
    expect(square.at(1, 0)?.seats).toBe(2);
    expect(square.at(1, 1)?.seats).toBe(3);
    expect(square.at(0, 0)).toBeNull();
  });

  it("is nothing for choices of one thing, or three", () => {
    expect(pairsOf([])).toBeNull();
    expect(pairsOf([choice("a", 1)])).toBeNull();
    expect(pairsOf([choice("a+b", 1), choice("a+b+c", 1)])).toBeNull();
  });
});
