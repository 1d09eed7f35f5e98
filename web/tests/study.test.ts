/** What the pages of a study reckon: numbers that add up, rows of turns, and trees in links. */
import { describe, expect, it } from "vitest";
import { apart, percents, points, rounded, rowsOf } from "../src/study/numbers";
import {
  fresh,
  grown,
  leaving,
  LONGEST_NAME,
  noted,
  packed,
  promoted,
  pruned,
  read,
  stepsOf,
  type Tree,
  unpacked,
  wayTo,
  written,
} from "../src/study/tree";
import type { StudyTurn } from "../src/wire/types";

describe("numbers", () => {
  it("percentages add up to 100", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0, 1])).toEqual([0, 100]);
    for (const shares of [
      [0.125, 0.375, 0.5],
      [0.004, 0.996],
      [0.2, 0.2, 0.2, 0.4],
    ])
      expect(percents(shares).reduce((a, b) => a + b)).toBe(100);
  });

  it("parts of a change add up to it", () => {
    expect(rounded([-79.6, 24.7, 31.2], -24)).toEqual([-80, 25, 31]);
  });

  it("points have a sign, and nothing has none", () => {
    expect([points(-0.334), points(0.05), points(0.001)]).toEqual(["−33", "+5", "0"]);
  });

  it("labels at the end of lines lie apart and inside", () => {
    const found = apart([10, 12, 95], 20, 100);
    expect(found).toEqual([10, 30, 95]);
    const low = apart([90, 95, 99], 20, 100);
    expect(low).toEqual([60, 80, 100]);
  });

  it("turns stand under their seats, a row for every round", () => {
    const turn = (seat: number, label: string) => ({ seat, turn: label }) as StudyTurn;
    const turns = [turn(0, "1 red"), turn(1, "1 blue"), turn(1, "1 blue"), turn(0, "2 red")];
    const rows = rowsOf(turns, 2, (label) => label.split(" ")[0]!);
    expect(rows).toEqual([
      { label: "1", cells: [[0], [1, 2]] },
      { label: "2", cells: [[3], []] },
    ]);
  });
});

describe("the tree of variations", () => {
  const empty: Tree = { roots: [] };
  const line = (moves: string[], from: Tree = empty, place = 4) => {
    let [tree, way] = [from, [] as ReturnType<typeof grown>["way"]];
    for (const move of moves) ({ tree, way } = grown(tree, place, way, move));
    return { tree, way };
  };

  it("grows by moves, and follows a branch that is there", () => {
    const first = line(["hire 4", "done"]);
    const again = line(["hire 4", "done"], first.tree);
    expect(again.way.map((one) => one.id)).toEqual(first.way.map((one) => one.id));
    const other = grown(again.tree, 4, again.way.slice(0, 1), "done", 7);
    expect(stepsOf(other.way)).toEqual([{ text: "hire 4" }, { text: "done", roll: 7 }]);
    expect(leaving(other.tree, 4)).toHaveLength(1);
    expect(wayTo(leaving(other.tree, 4), other.way[1]!.id)).toEqual(other.way);
  });

  it("loses a branch with all that follows, and puts one first", () => {
    const one = line(["hire 4", "done"]);
    const two = line(["travel Ulm"], one.tree);
    const first = promoted(two.tree, 4, two.way);
    expect(leaving(first, 4).map((branch) => branch.text)).toEqual(["travel Ulm", "hire 4"]);
    const left = pruned(first, 4, one.way.slice(0, 1));
    expect(leaving(left, 4).map((branch) => branch.text)).toEqual(["travel Ulm"]);
    expect(pruned(left, 4, two.way).roots).toEqual([]);
  });

  it("is another object wherever something has changed, so that it is drawn again", () => {
    const { tree, way } = line(["hire 4", "done", "end"]);
    const named = noted(tree, 4, way, { name: "Teodor first" });
    expect(fresh(named, 4, way).map(({ name }) => name)).toEqual(["", "", "Teodor first"]);
    expect(way.map(({ name }) => name)).toEqual(["", "", ""]);
    const after = [...leaving(named, 4), ...fresh(named, 4, way)];
    expect(after.filter((one) => way.includes(one))).toEqual([]);
    const { tree: longer, way: further } = grown(named, 4, fresh(named, 4, way), "hire 5");
    expect(further.slice(0, 3).filter((one) => after.includes(one))).toEqual([]);
    expect(fresh(longer, 4, way)[2]!.children.map(({ text }) => text)).toEqual(["hire 5"]);
    expect(fresh(pruned(longer, 4, way.slice(0, 1)), 4, way)).toEqual([]);
  });

  it("comes back from a link as it was", async () => {
    const { tree, way } = line(["hire 4", "done"]);
    way[0]!.name = "Teodor zuerst – <b>“ja”</b>";
    way[1]!.comment = "Sechs Einsätze";
    const back = await unpacked(await packed(tree));
    expect(written(back!)).toEqual(written(tree));
    expect(await packed(tree)).toMatch(/^[\w-]+$/);
  });

  it("is nothing where a link holds something else", async () => {
    for (const letters of ["", "%", "AAAA", btoa("[]"), "x".repeat(100_000)])
      expect(await unpacked(letters)).toBeNull();
    const branch = (name: unknown, children: unknown = []) => [
      [1, [["hire 4", null, name, "", children]]],
    ];
    expect(read(branch("Teodor"))).not.toBeNull();
    expect(read(branch("x".repeat(LONGEST_NAME + 1)))).toBeNull();
    expect(read(branch(5))).toBeNull();
    expect(read(branch("a", [["hire", -1, "", "", []]]))).toBeNull();
    expect(read([[-1, []]])).toBeNull();
    expect(read({})).toBeNull();
    let deep: unknown[] = [];
    for (let i = 0; i < 1000; i += 1) deep = [["done", null, "", "", deep]];
    expect(read([[0, deep]])).toBeNull();
    const wide = Array.from({ length: 1000 }, () => ["done", null, "", "", []]);
    expect(read([[0, wide]])).toBeNull();
  });

  it("is not opened where it would fill the memory", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify("x".repeat(5_000_000)));
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const small = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = btoa(String.fromCharCode(...small))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    expect(await unpacked(letters)).toBeNull();
  });
});
