/**
 * What differs between two views, by name: the numbers a preview shows and a screen reader hears.
 */

export type Path = (string | number)[];
export interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === "object" && value !== null;

/**
 * Every place where two views differ. Lists of unequal length and things that came or went count as
 * one change.
 */
export function changes(before: unknown, after: unknown, path: Path = []): Change[] {
  if (Object.is(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }];
  if (Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [{ path, before, after }];
    return before.flatMap((item, i) => changes(item, after[i], [...path, i]));
  }
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const keys = [...Object.keys(old), ...Object.keys(now).filter((key) => !(key in old))];
  return keys.flatMap((key) => changes(old[key], now[key], [...path, key]));
}

/** Only those changes that are numbers on both sides: what a purse shows. */
export function numbersChanged(before: unknown, after: unknown): Change[] {
  return changes(before, after).filter(
    (change) => typeof change.before === "number" && typeof change.after === "number",
  );
}
