/** The houses of the street and the resource areas of the valley, with their die spaces. Pure. */
import type { Placed } from "../placed";
import { lateOf } from "../late";
import { figureFor, type Amounts, type Content, type SeatView, type View } from "../model";

/** A good with its amount, or a sign with a number: what a place costs or brings. */
export type Item = [sign: string, count: number];

export interface House {
  key: string;
  /** The kinds of die spaces in it. */
  kinds: string[];
  pay: Item[];
  gain: Item[];
  /** The drawing of the house, where it has one; otherwise a symbol stands there. */
  front: string;
  symbol: string;
  /** The message of its name, where it is not that of its first space. */
  title?: string | undefined;
}

export interface Slot {
  kind: string;
  /** The die that lies there. */
  die: Placed | null;
  /** Closed by a card. */
  closed: boolean;
  /** What is printed on it, or the symbol that is. */
  mark: string;
  symbol: string;
}

/** The kinds of spaces in the area of a resource. */
export function areaOf(resource: string, view: View): string[] {
  const later = Object.entries(lateOf(view).spaces ?? {});
  return [
    `${resource}_plus`,
    resource,
    ...later.flatMap(([kind, { area }]) => (area === resource ? [kind] : [])),
  ];
}

const STREET: [string, string[]][] = [
  ["wage", ["wage"]],
  ["scout", ["scout_long", "scout_middle", "scout_short"]],
  ["hut", ["hut"]],
  ["market", ["market"]],
  ["bakery", ["bakery"]],
  ["poor", ["poor"]],
  ["build", ["build"]],
  ["hire", ["hire"]],
];
const FRONTS: Record<string, string> = { poor: "f-feed" };

/** The houses that are open, with what they cost and bring for a player. */
export function houses(view: View, content: Content, seat: SeatView): House[] {
  const figure = (name: string) => figureFor(seat, name, content);
  const pays: Record<string, Item[]> = {
    hut: [["timber", figure("hut_timber")]],
    market: [["guilder", figure("market_guilders")]],
    poor: [["bread", 1]],
    hire: [
      ["guilder", figure("hire_guilders")],
      ["bread", figure("hire_bread")],
    ],
  };
  const gains: Record<string, Item[]> = {
    wage: [["guilder", figure("wage")]],
    hut: [["fame", seat.values.hut]],
    market: [["any", figure("market_resources")]],
    bakery: [["bread", figure("bakery_bread")]],
    poor: [["morale", 1]],
    build: [["fame", seat.values.build]],
    hire: [["figurine", 1]],
  };
  const early = STREET.map(([key, kinds]) => ({
    key,
    kinds: kinds.filter((kind) => kind in view.spaces),
    pay: pays[key] ?? [],
    gain: gains[key] ?? [],
    front: FRONTS[key] ?? `f-${key}`,
    symbol: "",
    title: key === "scout" ? "qd-board-house-scout" : undefined,
  })).filter((house) => house.kinds.length > 0);
  const open = early.map((house) => ({ ...house, pay: house.pay.filter(([, count]) => count) }));
  return [...open, ...lateHouses(view)];
}

/** The houses that later epochs have brought. */
function lateHouses(view: View): House[] {
  const found = new Map<string, House>();
  for (const [kind, space] of Object.entries(lateOf(view).spaces ?? {})) {
    const { house: key, front = "", symbol, title, pay = {}, gain = {} } = space;
    if (key === undefined || !(kind in view.spaces)) continue;
    const house = found.get(key);
    if (house) house.kinds.push(kind);
    else
      found.set(key, {
        key,
        kinds: [kind],
        pay: items(pay),
        gain: items(gain),
        front,
        symbol,
        title,
      });
  }
  return [...found.values()];
}

/** The move that places a die on a space of a kind. */
export function placeMove(kind: string, content: Content, view: View): string {
  const [long, middle, short] = content.scout_steps;
  const special: Record<string, string> = {
    scout_long: `scout ${long}`,
    scout_middle: `scout ${middle}`,
    scout_short: `scout ${short}`,
  };
  return lateOf(view).spaces?.[kind]?.move ?? special[kind] ?? kind.replace(/_plus$/, " +1");
}

/** The kind of space that a move places a die on, if it does. */
export function kindOf(move: string, view: View, content: Content): string | undefined {
  const plain = move.replace(/^occupied /, "");
  return Object.keys(view.spaces).find((kind) => placeMove(kind, content, view) === plain);
}

/**
 * The spaces of some kinds, one by one: dice first, then the free ones, then those that are closed.
 */
export function slotsOf(
  kinds: readonly string[],
  view: View,
  content: Content,
  placed: Record<string, Placed[]>,
): Slot[] {
  return kinds.flatMap((kind) => {
    const count = view.spaces[kind];
    if (!count) return [];
    const dice = (placed[kind] ?? []).slice(0, Math.max(count.spaces, 1));
    const { mark = markOf(kind, content), area, symbol = "" } = lateOf(view).spaces?.[kind] ?? {};
    return Array.from({ length: count.spaces }, (_, i): Slot => {
      const closed = i >= count.spaces - count.closed;
      return { kind, die: dice[i] ?? null, closed, mark, symbol: area ? symbol : "" };
    });
  });
}

function markOf(kind: string, content: Content): string {
  if (kind.endsWith("_plus")) return "+1";
  const steps = ["scout_long", "scout_middle", "scout_short"].indexOf(kind);
  if (steps >= 0) return String(content.scout_steps[steps]);
  return "";
}

/** Goods as items, in the order of the goods. */
export const items = (amounts: Amounts): Item[] =>
  Object.entries(amounts).filter(([, count]) => count !== 0);
