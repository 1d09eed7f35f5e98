/**
 * The names of pieces that somebody points at on a board: what the boards say about them in their
 * data attributes, `space red b2` or `spot travel Oakmere`. In a link anybody may have written one.
 */
const KINDS = ["piece", "die", "good", "figurine", "space", "spot", "seat"] as const;
const NAME = new RegExp(`^(${KINDS.join("|")}) (.+)$`);

/** The name of the piece that something on the board belongs to. */
export function pieceAt(node: Element): string | null {
  const found = node.closest<HTMLElement | SVGElement>(
    KINDS.map((kind) => `[data-${kind}]`).join(", "),
  );
  const kind = KINDS.find((one) => found?.dataset[one]);
  return kind ? `${kind} ${found!.dataset[kind]}` : null;
}

/** Where a piece with a name is found; null where the name is none. */
export function selectorOf(name: string): string | null {
  const [, kind, value] = NAME.exec(name) ?? [];
  return value === undefined ? null : `[data-${kind}="${CSS.escape(value)}"]`;
}
