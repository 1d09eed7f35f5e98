/** Moves that name two of a kind, such as two herbs: which can be chosen, and with which. Pure. */

const TWO = /^[a-z ]*?(\w+) and (\w+)$/;

/** A move that names two of these things. */
export interface Pair {
  move: string;
  two: [string, string];
}

export function pairsOf(legal: readonly string[], things: readonly string[]): Pair[] {
  return legal.flatMap((move): Pair[] => {
    const [, one, other] = TWO.exec(move) ?? [];
    return one && other && things.includes(one) && things.includes(other)
      ? [{ move, two: [one, other] }]
      : [];
  });
}

/** The move for two things, in whatever order they were chosen. */
export const moveOf = (pairs: readonly Pair[], chosen: readonly string[]): string | undefined =>
  chosen.length === 2
    ? pairs.find(({ two }) => chosen.every((one) => two.includes(one)))?.move
    : undefined;

/** What is chosen after a tap: at most two, the older one goes. */
export const chosenAfter = (chosen: readonly string[], tapped: string): string[] =>
  chosen.includes(tapped) ? chosen.filter((one) => one !== tapped) : [...chosen, tapped].slice(-2);
