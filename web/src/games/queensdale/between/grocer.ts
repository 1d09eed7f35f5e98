/** The grocer: what is on sale, what a purchase needs, and what the dice can bring. Pure. */

export interface Ware {
  face: string;
  cost: number;
  left: number;
}
export interface Shelf {
  cost: number;
  wares: Ware[];
}

/** What is on sale, cheapest first; sold out faces stay where they were. */
export function shelvesOf(grocer: Record<string, { cost: number; left: number }>): Shelf[] {
  const shelves = new Map<number, Ware[]>();
  for (const [face, { cost, left }] of Object.entries(grocer)) {
    const shelf = shelves.get(cost) ?? [];
    shelf.push({ face, cost, left });
    shelves.set(cost, shelf);
  }
  return [...shelves].sort(([a], [b]) => a - b).map(([cost, wares]) => ({ cost, wares }));
}

/** What is chosen so far; dice count from 1, `side` is the place of the old face on its die. */
export interface Purchase {
  face: string | null;
  die: number | null;
  side: number | null;
}
export const NOTHING: Purchase = { face: null, die: null, side: null };

/** What the table waits for: a face, a die, or the face that goes. */
export type GrocerStep = "grocer" | "die" | "side";

/** What is settled already by moves that were played. */
export function settled(step: string, argument: unknown): Purchase {
  if (step === "die" && typeof argument === "string") return { ...NOTHING, face: argument };
  if (step === "side" && typeof argument === "object" && argument !== null) {
    const { face, die } = argument as { face: string; die: number };
    return { face, die, side: null };
  }
  return NOTHING;
}

/** The moves that a finished purchase takes from a step on; null while something is missing. */
export function movesOf(
  step: string,
  { face, die, side }: Purchase,
  dice: readonly { faces: string[] }[],
  verb = "buy",
): string[] | null {
  const old = die === null || side === null ? undefined : dice[die - 1]?.faces[side];
  if (face === null || die === null || old === undefined) return null;
  const moves = [`${verb} ${face}`, `on die ${die}`, `instead of ${old}`];
  return step === "side" ? moves.slice(2) : step === "die" ? moves.slice(1) : moves;
}

/**
 * What chosen moves buy, after what is settled; `touched` tells which of several equal faces was
 * meant.
 */
export function purchaseIn(
  moves: readonly string[],
  before: Purchase,
  dice: readonly { faces: string[] }[],
  touched: number | null,
): Purchase {
  const found = (pattern: RegExp) => moves.map((move) => pattern.exec(move)?.[1]).find(Boolean);
  const face = before.face ?? found(/^(?!on |instead |\w+ nothing)\w+ (\w+)$/) ?? null;
  const die = before.die ?? (Number(found(/^on die (\d)$/) ?? 0) || null);
  const old = found(/^instead of (\w+)$/);
  const faces = dice[(die ?? 0) - 1]?.faces ?? [];
  if (old === undefined || !faces.includes(old)) return { face, die, side: null };
  const side = touched !== null && faces[touched] === old ? touched : faces.indexOf(old);
  return { face, die, side };
}

/** Where the six faces of a die lie when it is unfolded: columns and rows. */
export const NET: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
];

const HALVES: Record<string, string> = { t: "timber", s: "stone", c: "clay", g: "guilder" };

/** What a face can be used for, of the things that are counted. */
export function worthOf(face: string): string[] {
  const choice = /^choice_(\w)(\w)$/.exec(face);
  if (choice) return [HALVES[choice[1]!]!, HALVES[choice[2]!]!];
  const action = /^a_(\w+)$/.exec(face);
  if (action) return ["action", action[1]!];
  return [face.replace(/^double_/, "")];
}

/** On how many faces of all dice something stands. */
export function chances(
  dice: readonly { faces: string[] }[],
): { what: string; faces: number; doubles: number }[] {
  const all = dice.flatMap(({ faces }) => faces);
  return ["timber", "stone", "clay", "action", "guilder"].map((what) => ({
    what,
    faces: all.filter((face) => worthOf(face).includes(what)).length,
    doubles: all.filter((face) => face === `double_${what}`).length,
  }));
}
