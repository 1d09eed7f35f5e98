/**
 * The variations of a game: what could have been played from some of its positions. The game itself
 * is the trunk and is not stored; a branch leaves it at a frame. Pure.
 *
 * In a link the tree is text that anybody may have written: it is read strictly and limited.
 */
import type { WalkedMove } from "../wire/types";
import { letters, unlettered } from "./letters";

/** Somebody points at a piece of the board, or from one to another: names of `data-spot`. */
export interface Mark {
  at: string;
  to: string | null;
}

export interface Branch {
  id: number;
  /** The move, and the throw that chance is given with it; null is chance as it was. */
  text: string;
  roll: number | null;
  name: string;
  comment: string;
  marks: Mark[];
  children: Branch[];
}

/** Branches by the frame at which they leave the game, and what is marked in that frame. */
export interface Tree {
  roots: { place: number; branches: Branch[]; marks: Mark[] }[];
}

export const LONGEST_NAME = 40;
export const LONGEST_COMMENT = 300;
const LONGEST_MOVE = 200;
const MOST_BRANCHES = 400;
const DEEPEST = 300;
const MOST_MARKS = 30;
const LONGEST_SPOT = 100;

let lastId = 0;
export const branchOf = (text: string, roll: number | null = null): Branch => ({
  id: ++lastId,
  text,
  roll,
  name: "",
  comment: "",
  marks: [],
  children: [],
});

/** What leaves the game at a frame. */
export const leaving = (tree: Tree, place: number): Branch[] =>
  tree.roots.find((root) => root.place === place)?.branches ?? [];

/** The way to a branch: from the one that leaves the game to the branch itself. */
export function wayTo(branches: readonly Branch[], id: number): Branch[] | null {
  for (const one of branches) {
    if (one.id === id) return [one];
    const rest = wayTo(one.children, id);
    if (rest) return [one, ...rest];
  }
  return null;
}

export const stepsOf = (way: readonly Branch[]): WalkedMove[] =>
  way.map(({ text, roll }) => (roll === null ? { text } : { text, roll }));

/**
 * The tree with a move after a way; the branch that is there already, if it is the same move and
 * throw.
 */
export function grown(
  tree: Tree,
  place: number,
  way: readonly Branch[],
  text: string,
  roll: number | null = null,
): { tree: Tree; way: Branch[] } {
  const here = way.length ? way.at(-1)!.children : leaving(tree, place);
  const known = here.find((one) => one.text === text && one.roll === roll);
  if (known) return { tree, way: [...way, known] };
  const added = branchOf(text, roll);
  const found = changed(tree, place, way, (all) => [...all, added]);
  return { tree: found, way: fresh(found, place, [...way, added]) };
}

/** The tree without a branch and everything after it. */
export function pruned(tree: Tree, place: number, way: readonly Branch[]): Tree {
  const gone = way.at(-1)!.id;
  return changed(tree, place, way.slice(0, -1), (all) => all.filter((one) => one.id !== gone));
}

/** The tree with a branch before those beside it. */
export function promoted(tree: Tree, place: number, way: readonly Branch[]): Tree {
  const first = way.at(-1)!;
  return changed(tree, place, way.slice(0, -1), (all) => [
    first,
    ...all.filter((one) => one.id !== first.id),
  ]);
}

/** The tree with a name or a comment at the end of a way. */
export function noted(
  tree: Tree,
  place: number,
  way: readonly Branch[],
  words: Partial<Pick<Branch, "name" | "comment">>,
): Tree {
  const here = way.at(-1)!.id;
  return changed(tree, place, way.slice(0, -1), (all) =>
    all.map((one) => (one.id === here ? { ...one, ...words } : one)),
  );
}

/** What is marked at the end of a way. */
export const marksAt = (tree: Tree, place: number, way: readonly Branch[]): Mark[] =>
  (way.at(-1) ?? tree.roots.find((root) => root.place === place))?.marks ?? [];

/** The tree with a mark at the end of a way, or without it if it is there already. */
export function marked(tree: Tree, place: number, way: readonly Branch[], mark: Mark): Tree {
  const is = (one: Mark): boolean => one.at === mark.at && one.to === mark.to;
  const before = marksAt(tree, place, way);
  const marks = before.some(is)
    ? before.filter((one) => !is(one))
    : [...before, mark].slice(-MOST_MARKS);
  if (!way.length) return rooted(tree, place, leaving(tree, place), marks);
  const here = way.at(-1)!.id;
  return changed(tree, place, way.slice(0, -1), (all) =>
    all.map((one) => (one.id === here ? { ...one, marks } : one)),
  );
}

/** A way in a tree that has changed since; empty where it is gone. */
export const fresh = (tree: Tree, place: number, way: readonly Branch[]): Branch[] =>
  (way.length && wayTo(leaving(tree, place), way.at(-1)!.id)) || [];

/** Change what comes after a way. Whatever lies on it is a new object then, so pages notice. */
function changed(
  tree: Tree,
  place: number,
  way: readonly Branch[],
  change: (branches: Branch[]) => Branch[],
): Tree {
  const after = (all: Branch[], [next, ...rest]: readonly Branch[]): Branch[] =>
    next === undefined
      ? change(all)
      : all.map((one) =>
          one.id === next.id ? { ...one, children: after(one.children, rest) } : one,
        );
  return rooted(tree, place, after(leaving(tree, place), way), marksAt(tree, place, []));
}

/** The tree with other branches and marks at a frame of the game. */
function rooted(tree: Tree, place: number, branches: Branch[], marks: Mark[]): Tree {
  const others = tree.roots.filter((root) => root.place !== place);
  const roots = branches.length || marks.length ? [...others, { place, branches, marks }] : others;
  return { roots: roots.sort((a, b) => a.place - b.place) };
}

type WrittenMark = [string] | [string, string];
type Written = [string, number | null, string, string, Written[], WrittenMark[]?];

/** The tree as plain data, as short as it can be. */
export function written(tree: Tree): unknown {
  const mark = ({ at, to }: Mark): WrittenMark => (to === null ? [at] : [at, to]);
  const marks = (all: readonly Mark[]): [] | [WrittenMark[]] => (all.length ? [all.map(mark)] : []);
  const one = (branch: Branch): Written => [
    branch.text,
    branch.roll,
    branch.name,
    branch.comment,
    branch.children.map(one),
    ...marks(branch.marks),
  ];
  return tree.roots.map((root) => [root.place, root.branches.map(one), ...marks(root.marks)]);
}

/** The tree that plain data describes, null when it is none. */
export function read(data: unknown): Tree | null {
  let left = MOST_BRANCHES;
  const isText = (value: unknown, longest: number): value is string =>
    typeof value === "string" && value.length <= longest;
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  const marks = (value: unknown = []): Mark[] | null => {
    if (!Array.isArray(value) || value.length > MOST_MARKS) return null;
    const found = (value as unknown[]).map((mark): Mark | null => {
      if (!Array.isArray(mark) || mark.length < 1 || mark.length > 2) return null;
      const [at, to = null] = mark as unknown[];
      const fits = isText(at, LONGEST_SPOT) && (to === null || isText(to, LONGEST_SPOT));
      return fits ? { at, to } : null;
    });
    return found.some((mark) => mark === null) ? null : (found as Mark[]);
  };
  const isLong = (value: unknown, long: number): value is unknown[] =>
    Array.isArray(value) && (value.length === long || value.length === long + 1);
  const one = (value: unknown, depth: number): Branch | null => {
    if (!isLong(value, 5) || depth > DEEPEST || --left < 0) return null;
    const [text, roll, name, comment, children, pointed] = value;
    if (!isText(text, LONGEST_MOVE) || !(roll === null || isCount(roll))) return null;
    if (!isText(name, LONGEST_NAME) || !isText(comment, LONGEST_COMMENT)) return null;
    const [found, shown] = [all(children, depth + 1), marks(pointed)];
    return (
      found && shown && { ...branchOf(text, roll), name, comment, marks: shown, children: found }
    );
  };
  const all = (value: unknown, depth: number): Branch[] | null => {
    if (!Array.isArray(value)) return null;
    const found = value.map((item) => one(item, depth));
    return found.some((item) => item === null) ? null : (found as Branch[]);
  };
  if (!Array.isArray(data)) return null;
  const roots: Tree["roots"] = [];
  for (const root of data as unknown[]) {
    if (!isLong(root, 2) || !isCount(root[0])) return null;
    const [branches, shown] = [all(root[1], 0), marks(root[2])];
    if (!branches || !shown) return null;
    roots.push({ place: root[0], branches, marks: shown });
  }
  return { roots };
}

/** The tree as letters for a link. */
export const packed = (tree: Tree): Promise<string> => letters(written(tree));

/** The tree in the letters of a link, null when there is none in them. */
export const unpacked = async (found: string): Promise<Tree | null> =>
  read(await unlettered(found));
