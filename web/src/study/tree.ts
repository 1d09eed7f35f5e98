/**
 * The variations of a game: what could have been played from some of its positions. The game itself
 * is the trunk and is not stored; a branch leaves it at a frame. Pure.
 *
 * In a link the tree is text that anybody may have written: it is read strictly and limited.
 */
import type { Step } from "../wire/types";
import { letters, unlettered } from "./letters";

export interface Branch {
  id: number;
  /** The move, and the throw that chance is given with it; null is chance as it was. */
  text: string;
  roll: number | null;
  name: string;
  comment: string;
  children: Branch[];
}

/** Branches by the frame at which they leave the game. */
export interface Tree {
  roots: { place: number; branches: Branch[] }[];
}

export const LONGEST_NAME = 40;
export const LONGEST_COMMENT = 300;
const LONGEST_MOVE = 200;
const MOST_BRANCHES = 400;
const DEEPEST = 300;

let lastId = 0;
export const branchOf = (text: string, roll: number | null = null): Branch => ({
  id: ++lastId,
  text,
  roll,
  name: "",
  comment: "",
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

export const stepsOf = (way: readonly Branch[]): Step[] =>
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
  const branches = after(leaving(tree, place), way);
  const others = tree.roots.filter((root) => root.place !== place);
  const roots = branches.length ? [...others, { place, branches }] : others;
  return { roots: roots.sort((a, b) => a.place - b.place) };
}

type Written = [string, number | null, string, string, Written[]];

/** The tree as plain data, as short as it can be. */
export function written(tree: Tree): unknown {
  const one = (branch: Branch): Written => [
    branch.text,
    branch.roll,
    branch.name,
    branch.comment,
    branch.children.map(one),
  ];
  return tree.roots.map(({ place, branches }) => [place, branches.map(one)]);
}

/** The tree that plain data describes, null when it is none. */
export function read(data: unknown): Tree | null {
  let left = MOST_BRANCHES;
  const isText = (value: unknown, longest: number): value is string =>
    typeof value === "string" && value.length <= longest;
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  const one = (value: unknown, depth: number): Branch | null => {
    if (!Array.isArray(value) || value.length !== 5 || depth > DEEPEST || --left < 0) return null;
    const [text, roll, name, comment, children] = value as unknown[];
    if (!isText(text, LONGEST_MOVE) || !(roll === null || isCount(roll))) return null;
    if (!isText(name, LONGEST_NAME) || !isText(comment, LONGEST_COMMENT)) return null;
    const found = all(children, depth + 1);
    return found && { ...branchOf(text, roll), name, comment, children: found };
  };
  const all = (value: unknown, depth: number): Branch[] | null => {
    if (!Array.isArray(value)) return null;
    const found = value.map((item) => one(item, depth));
    return found.some((item) => item === null) ? null : (found as Branch[]);
  };
  if (!Array.isArray(data)) return null;
  const roots: Tree["roots"] = [];
  for (const root of data as unknown[]) {
    if (!Array.isArray(root) || root.length !== 2 || !isCount(root[0])) return null;
    const branches = all(root[1], 0);
    if (!branches) return null;
    roots.push({ place: root[0], branches });
  }
  return { roots };
}

/** The tree as letters for a link. */
export const packed = (tree: Tree): Promise<string> => letters(written(tree));

/** The tree in the letters of a link, null when there is none in them. */
export const unpacked = async (found: string): Promise<Tree | null> =>
  read(await unlettered(found));
