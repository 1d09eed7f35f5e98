/** The pieces on a board: whatever has its game's name for it in `data-piece`. */
const PIECES = "[data-board] [data-piece]";

const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PIECES)];

export function piecesOnBoard(): Set<string> {
  return new Set(all().map((piece) => piece.dataset["piece"]!));
}

/** Where the pieces of these names are on the screen. */
export function placesOf(names: readonly string[]): DOMRect[] {
  return all()
    .filter((piece) => names.includes(piece.dataset["piece"]!))
    .map((piece) => piece.getBoundingClientRect());
}
