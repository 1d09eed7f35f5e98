/**
 * What later epochs put on the board: the client knows none of it by name. It comes with the view,
 * from the moment at which the campaign opens it, and is drawn by its kind. Pure.
 */
import type { Argument, Message } from "../../wire/types";

type Amounts = Record<string, number>;

/** A kind of die space: in the area of a resource, or before a house of the street. */
export interface LateSpace {
  move: string;
  symbol: string;
  area?: string;
  house?: string;
  /** The drawing of the house. */
  front?: string;
  /** The message of its name, where it is not that of the space. */
  title?: string;
  /** What is printed on it. */
  mark?: string;
  pay?: Amounts;
  gain?: Amounts;
}

/** A thing with a place of its own; a move that is legal can be made by tapping it. */
export interface Thing {
  kind: string;
  name?: string;
  move?: string;
  pay?: Amounts;
  gain?: Amounts;
  by?: number | null;
  mark?: string;
  of?: string;
  done?: boolean;
  needs?: number;
  parts?: string[];
  times?: number;
}

/** The twelve places around the valley: who has built there. */
export interface Frame {
  kind: "frame";
  name: string;
  by: (number | null)[];
  move: string;
}
/** The same as stops: what each takes and gives, where everybody stands, who was served. */
export interface Stops {
  kind: "stops";
  pay: Amounts[];
  gain: Amounts[];
  stand: number[];
  served: number[][];
  move: string;
  /** The stop at which goods may be handed over now, and the move. */
  here?: string;
  give?: string;
}

export type Saying = [
  pattern: string,
  message: string,
  args: Record<string, string>,
  symbol: string,
];

export interface LateBoard {
  spaces?: Record<string, LateSpace>;
  works?: Record<string, [move: string, symbol: string]>;
  things?: (Thing | Frame | Stops)[];
  /** The symbol of every kind of thing. */
  signs?: Record<string, string>;
  /** Moves that are made by tapping what lies there from the beginning. */
  taps?: [pattern: string, thing: string][];
  says?: Saying[];
  kinds?: Record<string, string>;
  /** How what a seat has is drawn: `count`, `lane`, `sign` or `hex d3`, with its sign. */
  seat?: Record<string, [how: string, sign: string]>;
  /** The scenes between two games in which steps are asked. */
  steps?: Record<string, string>;
  /** The messages that scenes to look at tell. */
  news?: Record<string, string[]>;
}

const NOTHING: LateBoard = {};

/** What later epochs have put on the board of a view. */
export const lateOf = (view: unknown): LateBoard =>
  (view as { board?: LateBoard } | undefined)?.board ?? NOTHING;

/** The things of a kind. */
export const thingsOf = (view: unknown, kind: string): Thing[] =>
  (lateOf(view).things ?? []).filter((one): one is Thing => one.kind === kind);
export const frameOf = (view: unknown): Frame | undefined =>
  lateOf(view).things?.find((one): one is Frame => one.kind === "frame");
export const stopsAt = (view: unknown): Stops | undefined =>
  lateOf(view).things?.find((one): one is Stops => one.kind === "stops");

/** Whether a move is that of a thing, whoever helps with it. */
const isOf = (thing: { move?: string }, move: string): boolean =>
  thing.move !== undefined && (move === thing.move || move.startsWith(`${thing.move} by `));

/** The thing that a move belongs to. */
export const thingOf = (view: unknown, move: string): Thing | undefined =>
  (lateOf(view).things ?? []).find((one): one is Thing => isOf(one, move));

/** What is tapped for a move of later epochs: the thing, or the place of the valley's frame. */
export function targetOf(view: unknown, move: string): string | undefined {
  const { things = [], works = {}, taps = [] } = lateOf(view);
  for (const [pattern, thing] of taps)
    if (patternOf(pattern).test(move)) return move.replace(patternOf(pattern), thing);
  for (const thing of things) {
    if (isOf(thing, move)) return `move ${thing.move}`;
    if ("give" in thing && thing.give === move) return `move ${thing.move} ${thing.here}`;
    if (thing.kind === "frame" || thing.kind === "stops") {
      const place = move.startsWith(`${thing.move} `) && move.slice(thing.move!.length + 1);
      if (place && /^\w+ \d$/.test(place)) return `move ${move}`;
    }
  }
  return Object.values(works).some(([begins]) => begins === move) ? `move ${move}` : undefined;
}

const PATTERNS = new Map<string, RegExp>();
function patternOf(notation: string): RegExp {
  const known = PATTERNS.get(notation) ?? new RegExp(`^${notation}$`);
  PATTERNS.set(notation, known);
  return known;
}

/** The saying for a notation, with the parts that were found in it. */
function found(view: unknown, notation: string): [Saying, RegExpExecArray] | undefined {
  for (const saying of lateOf(view).says ?? []) {
    const parts = patternOf(saying[0]).exec(notation);
    if (parts) return [saying, parts];
  }
  return undefined;
}

/** A move of later epochs as a message. */
export function saidOf(view: unknown, notation: string): Message | undefined {
  const [saying, parts] = found(view, notation) ?? [];
  if (!saying || !parts) return undefined;
  const filled = (value: string) => value.replace(/[$#](\d)/g, (_, n: string) => parts[+n] ?? "");
  const args: Record<string, Argument> = {};
  for (const [name, value] of Object.entries(saying[2])) {
    if (value.startsWith("#")) args[name] = Number(filled(value));
    else if (value.startsWith("1 ")) args[name] = [[1, filled(value.slice(2))]];
    else if (value.startsWith("_")) args[name] = filled(value.slice(1)).replaceAll(" ", "_");
    else args[name] = filled(value);
  }
  return { message: saying[1], args };
}

/** The symbol beside a move of later epochs; empty where there is none. */
export function symbolFor(view: unknown, move: string): string {
  const { signs = {}, spaces = {}, works = {} } = lateOf(view);
  const thing = thingOf(view, move);
  if (thing) return signs[thing.kind] ?? "";
  const space = Object.values(spaces).find((one) => one.move === move);
  const work = Object.values(works).find(([begins]) => begins === move);
  return space?.symbol ?? work?.[1] ?? found(view, move)?.[0][3] ?? "";
}

/** What a seat has that is drawn in one way: its sign, and the value. */
export function seatSigns(
  view: unknown,
  seat: object,
  how: string,
): [sign: string, value: unknown][] {
  return Object.entries(lateOf(view).seat ?? {}).flatMap(([name, [as, sign]]) =>
    as === how && name in seat
      ? [[sign, (seat as Record<string, unknown>)[name]] as [string, unknown]]
      : [],
  );
}
/** The numbers among them that are counted like goods. */
export const countsOf = (view: unknown, seat: object): [sign: string, count: number][] =>
  seatSigns(view, seat, "count").map(([sign, value]) => [sign, Number(value)]);

/** The kind of thing that is being chosen, where the moves of a decision are those of things. */
export function chosenKind(view: unknown, legal: readonly string[]): string | undefined {
  for (const { kind, move, ...one } of lateOf(view).things ?? []) {
    const isHere = (other: string) =>
      other === move || other.startsWith(`${move} `) || ("give" in one && other === one.give);
    if (move && legal.some(isHere)) return kind;
  }
  return undefined;
}

/** The space of the valley that a thing is, if it is one: `at X` leads the scout there. */
export const spaceOf = (thing: Thing): string => thing.move?.replace(/^at /, "") ?? "";

/** The clues that were found so far, in whatever part of the view they lie. */
export function cluesOf(view: object): { clue: string; args?: Record<string, Argument> }[] {
  const lists = Object.values(view).filter(Array.isArray) as unknown[][];
  return lists.flatMap((list) =>
    list.filter(
      (one): one is { clue: string } => typeof one === "object" && one !== null && "clue" in one,
    ),
  );
}

/** Whether the own family has anything of its own: a task, what it can do, tokens, clues. */
export const hasHouse = (view: object): boolean =>
  ["task", "skill", "token", "lesson", "grant"].some((kind) => thingsOf(view, kind).length > 0) ||
  cluesOf(view).length > 0;
