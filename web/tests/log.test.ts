import { describe, expect, it } from "vitest";
import { grown } from "../src/play/play.svelte";
import type { Happening, LogEntry, Moved } from "../src/wire/types";

const entry = (number: number, text: string): LogEntry => ({
  number,
  turn: "1",
  seat: 0,
  text,
  story: [{ message: `story-${text}`, args: {} }],
});
const move = (number: number, text: string): Moved => ({
  at: 0,
  kind: "move",
  ...entry(number, text),
});
const undo = (number: number, count: number): Happening => ({
  number,
  at: 0,
  kind: "undo",
  seat: 0,
  count,
});
const redo = (number: number, ...moves: LogEntry[]): Happening => ({
  number,
  at: 0,
  kind: "redo",
  seat: 0,
  count: moves.length,
  moves,
});

describe("the log", () => {
  it("has moves again that were redone, as they were", () => {
    const log = grown(
      [entry(1, "a")],
      [move(2, "b"), move(3, "c"), undo(4, 2), redo(5, entry(2, "b"), entry(3, "c"))],
    );
    expect(log).toEqual([entry(1, "a"), entry(2, "b"), entry(3, "c")]);
  });
  it("is told later what was chosen in silence", () => {
    const last: Moved = { ...move(3, "c"), moves: [entry(2, "b")] };
    expect(grown([entry(1, "a")], [move(2, ""), last])).toEqual([
      entry(1, "a"),
      entry(2, "b"),
      entry(3, "c"),
    ]);
  });
  it("loses just the redone moves when they are taken back again", () => {
    let log = [entry(1, "a")];
    for (const one of [move(2, "b"), undo(3, 1), redo(4, entry(2, "b")), undo(5, 1)])
      log = grown(log, [one]);
    expect(log).toEqual([entry(1, "a")]);
  });
});
