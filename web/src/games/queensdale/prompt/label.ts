/** What a choice is called in the prompt, and the sign that stands beside it. */
import { certainStories, moveWords } from "../../../table/reading";
import { named, textOr } from "../../../words/texts.svelte";
import { lateOf, symbolFor, thingOf } from "../late";
import { coded } from "../model";
import { signOf } from "../pieces/symbols";
import { kindOf, type Item } from "../street/places";
import type { Plan } from "../plan/plan.svelte";
import { capital, roman } from "../words";

/** A choice in few words. */
export function labelOf(plan: Plan, move: string, step: string | null): string {
  if (step === "place") {
    const kind = kindOf(move, plan.view, plan.content);
    const steps = /^scout (\d)$/.exec(move)?.[1];
    if (steps) return plan.text("scout-steps", { steps: Number(steps) });
    const { title, mark } = lateOf(plan.view).spaces?.[kind ?? ""] ?? {};
    if (title && !mark && !move.startsWith("occupied")) return capital(textOr([title], ""));
    if (kind && !move.startsWith("occupied")) return capital(named(["space"], kind));
  }
  const die = /^die (\d)$/.exec(move)?.[1];
  const shows = die && plan.own.dice[Number(die) - 1]?.shows;
  if (shows) return plan.text("die", { die: Number(die), face: shows });
  const building = /^(?:build|over) (\w+)$/.exec(move)?.[1];
  if (building) return capital(named(["building"], building));
  const rank = /^rank (\d)$/.exec(move)?.[1];
  if (rank) return plan.text("rank", { rank: roman(Number(rank)) });
  const { kind, name } = thingOf(plan.there, move) ?? {};
  if (kind && name && move === thingOf(plan.there, move)?.move)
    return capital(textOr([`${name}-title`, name], move));
  const words = moveWords(plan.play, move) ?? certainStories(plan.play, optionOf(plan, move))[0];
  return words ?? move;
}

const optionOf = (plan: Plan, move: string) => plan.options[move] ?? plan.play.previews[move];

const PLACE_SYMBOLS: Record<string, string> = {
  wage: "a-wage",
  hut: "a-hut",
  market: "a-market",
  bakery: "a-bakery",
  poor: "a-feed",
  build: "a-build",
  hire: "a-hire",
  purple: "a-star",
  "end turn": "s-first",
};
const GOODS = /\b(timber|stone|clay|guilder|bread)\b/;
const FIGURINES = /\b(craftsman|gleeman|courier)\b/;

/** The symbol beside a choice; empty where there is none. */
export function symbolOf(plan: Plan, move: string): string {
  const later = symbolFor(plan.there, move.replace(/^occupied /, ""));
  if (later) return later;
  const plain = move.replace(/^occupied /, "").replace(/ \+1$/, "");
  if (plain in PLACE_SYMBOLS) return PLACE_SYMBOLS[plain]!;
  if (/^(scout|rest|gather|at|visit)\b/.test(plain)) return "a-scout";
  if (plain.startsWith("reroll") || plain.startsWith("roll")) return "a-reroll";
  const building = /^(?!hut )\w+ (\w+)$/.exec(plain)?.[1];
  if (building && building in plan.view.stock) return coded("b", building);
  const herb = /^(?:hut|begin with) (\w+)$/.exec(plain)?.[1];
  if (herb) return `h-${herb}`;
  const figurine = FIGURINES.exec(plain)?.[1];
  if (figurine) return coded("p", figurine);
  const good = GOODS.exec(plain)?.[1];
  if (good) return `r-${good}`;
  const last = plain.split(" ").at(-1)!;
  return last in plan.own.goods ? signOf(last)[0] : "";
}

/** Taps of the table that need no words. */
const DRAWN = /^(die \d|reroll|use |end turn)/;

/** What can be done in a turn and is drawn nowhere on the table. */
export const undrawn = (plan: Plan): string[] =>
  plan.now.legal.filter((move) => !DRAWN.test(move) && !thingOf(plan.there, move));

/** The price of a building or of another work, without help. */
export function priceOf(plan: Plan, move: string): Item[] {
  const thing = thingOf(plan.there, move);
  if (thing?.pay) return Object.entries(thing.pay);
  const building = /^build (\w+)$/.exec(move)?.[1];
  const cost = building ? plan.view.stock[building]?.cost : undefined;
  return cost ? Object.entries(cost) : [];
}
