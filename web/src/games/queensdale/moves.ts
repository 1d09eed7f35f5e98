/**
 * The notation of a campaign's moves as messages: `begin with mint` is `web-move-begin` with the
 * herb. Pure.
 */
import type { Argument, Message } from "../../wire/types";
import type { Seen } from "..";
import { lateOf, saidOf } from "./late";

type Arguments = Record<string, Argument>;
type Make = (found: string[], seen: Seen) => Arguments;

const none: Make = () => ({});
/** The parts of the notation under these names; codes have underscores already. */
const named =
  (...names: string[]): Make =>
  (found) =>
    Object.fromEntries(names.map((name, i) => [name, found[i] ?? ""]));
/** An amount of one of everything named: `bread and bread`. */
const goods: Make = ([list]) => ({ goods: (list ?? "").split(" and ").map((good) => [1, good]) });

function facesShown(dice: string, { view, seat }: Seen): string[] {
  const own = (view["seats"] as { dice: { shows: string | null }[] }[])[seat]?.dice ?? [];
  return dice.split(" ").map((die) => own[Number(die) - 1]?.shows ?? die);
}

function facesOf(die: string, { view, seat }: Seen): string[] {
  const own = (view["seats"] as { dice: { faces: string[] }[] }[])[seat]?.dice ?? [];
  return own[Number(die) - 1]?.faces ?? [];
}

/** A herb token: what grows there and where. */
const token: Make = ([quarter, hex], { view }) => ({
  quarter: quarter!,
  hex: hex!,
  herb: (view["herbs"] as Record<string, string>)[`${quarter} ${hex}`] ?? "",
});

const MOVES: [RegExp, string, Make][] = [
  [/^die (\d)$/, "web-move-die", ([die], seen) => ({ die: die!, faces: facesShown(die!, seen) })],
  [/^reroll for nothing$/, "web-move-reroll-free", none],
  [/^reroll for (\w+)$/, "web-move-reroll", goods],
  [/^reroll (?:by .+|one die)$/, "web-move-reroll-free", none],
  [/^use courier as (\w+)$/, "web-move-use-courier", named("figurine")],
  [/^use (\w+)$/, "web-move-use", named("figurine")],
  [/^leave round$/, "web-move-leave", none],
  [/^end turn$/, "web-move-end", none],
  [/^(timber|stone|clay) \+1$/, "web-move-space", ([good]) => ({ space: `${good}_plus` })],
  [
    /^(timber|stone|clay|guilder|wage|hut|market|bakery|poor|build|hire)$/,
    "web-move-space",
    named("space"),
  ],
  [/^scout (\d+)$/, "web-move-scout", ([steps]) => ({ steps: Number(steps) })],
  [/^purple$/, "web-move-purple", none],
  [/^occupied scout (\d+)$/, "web-move-occupied-scout", ([steps]) => ({ steps: Number(steps) })],
  [/^occupied (\w+) \+1$/, "web-move-occupied", ([good]) => ({ space: `${good}_plus` })],
  [/^occupied (\w+)$/, "web-move-occupied", named("space")],
  [/^pay (?!nothing)(\w+)$/, "web-move-pay", goods],
  [/^roll ([\d ]+)$/, "web-move-roll", ([dice], seen) => ({ faces: facesShown(dice!, seen) })],
  [/^gather (red|blue|green|yellow) (\w\d)$/, "web-move-gather", token],
  [/^rest in (\w+)$/, "web-move-rest-in", named("quarter")],
  [/^rest on bridge$/, "web-move-rest-on-bridge", none],
  [/^at ([a-f]\d)$/, "web-move-at", named("hex")],
  [/^at (inner|outer) (\w+)$/, "web-move-at-bridge", named("bridge", "quarter")],
  [/^token (red|blue|green|yellow) (\w\d)$/, "web-move-token", token],
  [/^gather here$/, "web-move-here", none],
  [/^gather nothing$/, "web-move-here-not", none],
  [/^hut (\w+)$/, "web-move-hut", named("herb")],
  [/^begin with (\w+)$/, "web-move-begin", named("herb")],
  [/^take (\w+)$/, "web-move-take", goods],
  [/^build (\w+)$/, "web-move-build", named("building")],
  [/^rank (\d)$/, "web-move-rank", ([rank]) => ({ rank: Number(rank) })],
  [/^(craftsman)$/, "web-move-use", named("figurine")],
  [/^courier$/, "web-move-use-courier", () => ({ figurine: "craftsman" })],
  [/^save (\w+)$/, "web-move-save", goods],
  [/^pay$/, "web-move-pay-all", none],
  [/^over (\w+)$/, "web-move-over", named("building")],
  [/^feed (.+)$/, "web-move-feed", goods],
  [/^keep the rest$/, "web-move-keep-rest", none],
  [/^keep (\w+)$/, "web-move-keep", named("figurine")],
  [/^accept$/, "web-move-accept", none],
  [/^decline$/, "web-move-decline", none],
  [/^tower (\w+)$/, "web-move-tower", named("tile")],
  [
    /^replace (\d)$/,
    "web-move-replace",
    ([space], { view, seat }) => ({
      tile:
        (view["seats"] as { tower: (string | null)[] }[])[seat]?.tower[Number(space) - 1] ?? space!,
    }),
  ],
  [/^give (\w+)$/, "web-move-give", goods],
  [/^drop (\w+)$/, "web-move-drop", goods],
  [/^buy nothing more$/, "web-move-buy-done", none],
  [/^buy (\w+)$/, "web-move-buy", named("face")],
  [
    /^on die (\d)$/,
    "web-move-on-die",
    ([die], seen) => ({ die: die!, faces: facesOf(die!, seen) }),
  ],
  [/^instead of (\w+)$/, "web-move-instead", named("face")],
];

/**
 * The message for a move's notation; undefined where only the sentence of its preview has words for
 * it.
 */
export function moveMessage(notation: string, seen: Seen): Message | undefined {
  const later = laterPlace(notation, seen.view) ?? saidOf(seen.view, notation);
  if (later) return later;
  for (const [pattern, message, make] of MOVES) {
    const found = pattern.exec(notation);
    if (found) return { message, args: make(found.slice(1), seen) };
  }
  return undefined;
}

/** A die that goes to a space of a later epoch. */
function laterPlace(notation: string, view: Seen["view"]): Message | undefined {
  const plain = notation.replace(/^occupied /, "");
  const spaces = Object.entries(lateOf(view).spaces ?? {});
  const space = spaces.find(([, { move }]) => move === plain)?.[0];
  const message = plain === notation ? "web-move-space" : "web-move-occupied";
  return space === undefined ? undefined : { message, args: { space } };
}
