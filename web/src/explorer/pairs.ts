/** Choices of two things, as a square with one half filled. Pure. */
import type { Opening } from "../wire/types";

export interface Square {
  names: string[];
  /** The choice of two of the names, by their numbers; the smaller one first. */
  at(row: number, column: number): Opening | null;
}

const BETWEEN = "+";

/** The square of choices that consist of two names each; null where they do not. */
export function pairsOf(choices: readonly Opening[]): Square | null {
  const found = new Map(choices.map((one) => [one.choice, one]));
  const parts = choices.map((one) => one.choice.split(BETWEEN));
  if (!parts.length || parts.some((one) => one.length !== 2)) return null;
  const names = [...new Set(parts.flat())].sort();
  const at = (row: number, column: number): Opening | null =>
    found.get([names[row], names[column]].sort().join(BETWEEN)) ?? null;
  return { names, at };
}
