/**
 * The valley as it is drawn: hexes, letters on the herbs, and the spaces that moves lead to. Pure.
 */

export interface Space {
  name: string;
  kind: string;
  x: number;
  y: number;
  quarter?: string;
  joins?: [string, string];
}

export interface ValleyMap {
  quarters: { colour: string; flat_top: boolean }[];
  spaces: Space[];
}

/** A hexagon around (0, 0). */
export function hexagon(flatTop: boolean, radius: number): string {
  const corner = (i: number) => {
    const angle = (Math.PI / 3) * i + (flatTop ? 0 : Math.PI / 6);
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

/** The shortest beginnings that tell words apart: "Sc" and "Sa", but "M". */
export function beginnings(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLocaleLowerCase());
  return lower.map((word, i) => {
    const isShared = (length: number) =>
      lower.some((other, j) => j !== i && other.startsWith(word.slice(0, length)));
    let length = 1;
    while (length < word.length && isShared(length)) length += 1;
    return word.charAt(0).toLocaleUpperCase() + word.slice(1, length);
  });
}

/**
 * The moves that name one space, by that space; a place to rest counts in the quarter that was
 * chosen just before.
 */
export function movesBySpace(
  legal: readonly string[],
  before: string | undefined,
): Map<string, string> {
  const quarter = /^rest in (\w+)$/.exec(before ?? "")?.[1];
  const found = new Map<string, string>();
  for (const move of legal) {
    const [, shrub, bridge, hex] =
      /^(?:(?:gather|token) (\w+ [a-f]\d)|at ((?:inner|outer) \w+)|at ([a-f]\d))$/.exec(move) ?? [];
    const space = shrub ?? bridge ?? (hex && quarter ? `${quarter} ${hex}` : undefined);
    if (space) found.set(space, move);
  }
  return found;
}
