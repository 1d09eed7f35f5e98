/** What stands on the card of a move between two games: a symbol of the sheet. Pure. */

import { symbolFor } from "../late";
import { coded } from "../model";
import type { View } from "./model";

export interface Picture {
  /** A disc with a good, a symbol, or a tower tile with its code. */
  kind: "good" | "symbol" | "tile";
  name: string;
}

const PATTERNS: [RegExp, (name: string) => Picture][] = [
  [/^begin with (\w+)$/, (herb) => ({ kind: "symbol", name: `h-${herb}` })],
  [/^tower (\w+)$/, (tile) => ({ kind: "tile", name: tile })],
  [/^gift seal$/, () => symbol("s-seal")],
  [/^gift/, () => symbol("r-any")],
];

function symbol(name: string): Picture {
  return { kind: "symbol", name };
}

/** The picture of a move; null where words have to do. */
export function pictureOf(move: string, view: View, seat: number): Picture | null {
  const later = symbolFor(view, move);
  if (later) return symbol(later);
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(move);
    if (found) return make(found[1] ?? "");
  }
  const item = move.split(" ").at(-1)!;
  const own = view.seats[seat];
  if (own && item in own.goods) return { kind: "good", name: item };
  return own && item in own.figurines ? symbol(coded("p", item)) : null;
}

/** The tile that is set on the tower by a choice, and the space it takes: the first free one. */
export function setOn(
  tower: readonly (string | null)[],
  chosen: string | undefined,
): { next: string | null; into: number } {
  const next = /^tower (\w+)$/.exec(chosen ?? "")?.[1] ?? null;
  return { next, into: tower.indexOf(null) };
}
