/** What can be tapped: the things on the table, and the moves each of them stands for. Pure. */
import type { Preview } from "../../wire/types";
import { targetOf } from "./late";
import { kindOf } from "./street/places";
import type { Content, View } from "./model";

export interface Moment {
  step: string | null;
  legal: readonly string[];
  /** The table in that moment. */
  view?: unknown;
}

/**
 * The things that can be tapped now, by name (`die 1`, `space wage`, `hex red a1`), with their
 * moves.
 */
export type Targets = Map<string, string[]>;

const PLAIN: [RegExp, (found: string[]) => string][] = [
  [/^die (\d)$/, ([die]) => `die ${die}`],
  [/^(?:gather|token) (\w+ [a-f]\d)$/, ([hex]) => `hex ${hex}`],
  [/^at ((?:inner|outer) \w+)$/, ([bridge]) => `hex ${bridge}`],
  [/^build (\w+)$/, ([building]) => `building ${building}`],
  [/^(?:hut|begin with) (\w+)$/, ([herb]) => `herb ${herb}`],
  [/^(craftsman|courier)$/, ([figurine]) => `figurine ${figurine}`],
  [/^purple$/, () => "space purple"],
];

const ON_THE_THING = /^(building|hex|move) /;

/** What is done with a good, a figurine or an own building: `take clay`, `use gleeman and keep`. */
const WITH = /^(?:reroll for|(?!occupied )\w+) (\w+)(?: and keep)?$/;
const OF_MARKET = /^(build|hut) /;

interface Names {
  goods: ReadonlySet<string>;
  figurines: ReadonlySet<string>;
}
const NAMES = new WeakMap<View, Names>();
/** The goods and figurines that a view names. */
function namesIn(view: View): Names {
  const known = NAMES.get(view);
  if (known) return known;
  const { bag = {}, used = {}, seats } = view;
  const names = {
    goods: new Set(seats.flatMap((seat) => Object.keys(seat.goods))),
    figurines: new Set(
      [bag, used, ...seats.map((seat) => seat.figurines ?? {})].flatMap(Object.keys),
    ),
  };
  NAMES.set(view, names);
  return names;
}

/** The good, figurine or own building that a move does something with. */
function handled(move: string, view: View): string | undefined {
  const name = WITH.exec(move)?.[1];
  if (name === undefined) return undefined;
  const { goods, figurines } = namesIn(view);
  if (goods.has(name)) return `good ${name}`;
  if (figurines.has(name)) return `figurine ${name}`;
  return name in (view.stock ?? {}) && !OF_MARKET.test(move) ? `own ${name}` : undefined;
}

/** Everything that a move by itself can be tapped on. */
function* thingsFor(move: string, view: View): Generator<string> {
  for (const [pattern, name] of PLAIN) {
    const match = pattern.exec(move);
    if (match) yield name(match.slice(1));
  }
  const thing = handled(move, view) ?? targetOf(view, move);
  if (thing) yield thing;
}

/** The quarter in which a place to rest is being chosen. */
function restingIn({ step, view }: Moment): string | undefined {
  const pending = (view as View | undefined)?.pending?.at(-1);
  return step === "rest" ? (pending?.argument as { in?: string } | undefined)?.in : undefined;
}

/** Everything that can be tapped in a moment. */
export function targetsOf(
  moment: Moment,
  options: Record<string, Preview>,
  view: View,
  content: Content,
): Targets {
  const found: Targets = new Map();
  const add = (thing: string, ...moves: string[]) => {
    if (!found.has(thing)) found.set(thing, moves);
  };
  const quarter = restingIn(moment);
  const there = (moment.view as View | undefined) ?? view;
  for (const move of moment.legal) {
    for (const thing of thingsFor(move, there)) add(thing, move);
    if (moment.step === "place") {
      const kind = kindOf(move, view, content);
      if (kind) add(`space ${kind}`, move);
    }
    const hex = /^at ([a-f]\d)$/.exec(move)?.[1];
    if (hex && quarter) add(`hex ${quarter} ${hex}`, move);
    const tent = /^visit (\w+) tent$/.exec(move)?.[1];
    if (tent)
      for (const name of content.map.tents) if (name.startsWith(tent)) add(`hex ${name}`, move);
  }
  if (moment.step === "place")
    for (const move of moment.legal) addAfterPlace(add, move, options[move], view);
  for (const move of moment.legal) {
    if (move.startsWith("rest ")) addResting(add, move, options[move]);
    const building = /^build (\w+)$/.exec(move)?.[1];
    if (building)
      for (const rank of options[move]?.legal ?? []) {
        if (rank.startsWith("rank ")) add(`${rank} ${building}`, move, rank);
      }
  }
  return found;
}

/**
 * A building, a token or a thing of later epochs may be tapped without its place: the die goes
 * there first.
 */
function addAfterPlace(
  add: (thing: string, ...moves: string[]) => void,
  place: string,
  preview: Preview | undefined,
  view: View,
): void {
  for (const next of preview?.legal ?? [])
    for (const thing of thingsFor(next, view))
      if (ON_THE_THING.test(thing)) add(thing, place, next);
}

/** The hexes where the scout may rest, two moves away: the quarter, then the hex. */
function addResting(
  add: (thing: string, ...moves: string[]) => void,
  move: string,
  preview: Preview | undefined,
): void {
  const quarter = /^rest in (\w+)$/.exec(move)?.[1];
  if (!preview) return;
  if (preview.step !== "rest") {
    const scout = (preview.view as unknown as View).seats[seatOf(preview)]?.scout;
    if (scout) add(`hex ${scout}`, move);
    return;
  }
  for (const next of preview.legal) {
    const [, bridge, hex] = /^at (?:((?:inner|outer) \w+)|([a-f]\d))$/.exec(next) ?? [];
    const thing = targetOf(preview.view, next);
    if (thing) add(thing, move, next);
    if (bridge) add(`hex ${bridge}`, move, next);
    else if (hex && quarter) add(`hex ${quarter} ${hex}`, move, next);
  }
}

const seatOf = (preview: Preview): number => (preview.view as unknown as View).turn_of;
