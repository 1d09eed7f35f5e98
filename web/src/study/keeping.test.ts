import { expect, test } from "vitest";
import { laidIn, variationsIn, withVariations } from "./keeping";
import { branchOf, grown, leaving, marked, marksAt, noted, read, type Tree, written } from "./tree";

const RECORD = "# Queenswright record\nformat: 1\ngame: architect\n\n1 yellow: move 1, hire 2\n";

function planted(): Tree {
  const first = grown({ roots: [] }, 4, [], "move 2");
  const second = grown(first.tree, 4, first.way, "hire 3", 7);
  const named = noted(second.tree, 4, second.way, { name: "Teodor", comment: 'a "b"\nc' });
  return marked(named, 4, [], { at: "space red b2", to: "spot travel Oakmere" });
}

test("a record keeps its variations and stays one", () => {
  const text = withVariations(RECORD, planted());
  expect(text.startsWith(RECORD)).toBe(true);
  expect(text.slice(RECORD.length).trim().split("\n")).toHaveLength(1);
  expect(text.slice(RECORD.length).startsWith("#")).toBe(true);
  expect(written(variationsIn(text)!)).toEqual(written(planted()));
  expect(withVariations(RECORD, { roots: [] })).toBe(RECORD);
  expect(variationsIn(RECORD)).toBeNull();
  expect(variationsIn(`${RECORD}# variations: [[`)).toBeNull();
  expect(variationsIn(`${RECORD}# variations: [[1,[["x"]]]]`)).toBeNull();
});

test("a position without moves is told from a game", () => {
  const laid = 'format: 1\ngame: queensdale\nstart: {"seats": [{}, {}]}\n\n# variations: []\n';
  expect(laidIn(laid)).toEqual({ game: "queensdale", document: { seats: [{}, {}] } });
  expect(laidIn(`${laid}1.1 red: die 1\n`)).toBeNull();
  expect(laidIn(RECORD)).toBeNull();
});

test("a mark drawn again is gone, and it belongs to its position", () => {
  const mark = { at: "seat 1", to: null };
  const tree = planted();
  const on = marked(tree, 4, [leaving(tree, 4)[0]!], mark);
  const way = [leaving(on, 4)[0]!];
  expect(marksAt(on, 4, way)).toEqual([mark]);
  expect(marksAt(on, 4, [])).toHaveLength(1);
  const off = marked(on, 4, way, mark);
  expect(marksAt(off, 4, [leaving(off, 4)[0]!])).toEqual([]);
  expect(marked({ roots: [] }, 2, [], mark).roots).toHaveLength(1);
  expect(marked(marked({ roots: [] }, 2, [], mark), 2, [], mark).roots).toHaveLength(0);
});

test("links without marks are read as before, and what is no tree is none", () => {
  const { id, ...plain } = branchOf("move 1");
  expect(id).toBeGreaterThan(0);
  expect(read([[0, [["move 1", null, "", "", []]]]])!.roots[0]!.branches[0]).toMatchObject(plain);
  for (const marks of ["x", [[1]], [["a", "b", "c"]], [[]], Array(31).fill(["a"])])
    expect(read([[0, [["move 1", null, "", "", [], marks]]]])).toBeNull();
});
