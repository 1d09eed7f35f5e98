/**
 * The notation of a campaign's moves as messages: `begin with mint` is `web-move-begin` with the
 * herb. Pure.
 */
import type { Argument, Message } from "../../wire/types";
import type { Seen } from "..";

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

/** One of the two knowledge cards that the seat looks at: the last two of the pile. */
const cardLookedAt: Make = ([which], { view }) => {
  const card = (view["pile"] as (string | null)[]).at(which === "first" ? -2 : -1);
  return { book: `${card}-title`, lesson: `${card}-rule` };
};

/** An option of the vote that is going on: `barn-oven`. */
function optionOf(view: Seen["view"], option: number): string {
  const { about, options } = (view["voting"] ?? {}) as { about?: string; options?: string[] };
  return `${about}-${options?.[option - 1]}`;
}

const MOVES: [RegExp, string, Make][] = [
  [/^die (\d)$/, "web-move-die", ([die], seen) => ({ faces: facesShown(die!, seen) })],
  [/^reroll for nothing$/, "web-move-reroll-free", none],
  [/^reroll for (\w+)$/, "web-move-reroll", goods],
  [/^reroll (?:by .+|one die)$/, "web-move-reroll-free", none],
  [/^use courier as (\w+) and keep$/, "web-move-use-courier-and-keep", named("figurine")],
  [/^use (\w+) and keep$/, "web-move-use-and-keep", named("figurine")],
  [/^use courier as (\w+)$/, "web-move-use-courier", named("figurine")],
  [/^use (\w+)$/, "web-move-use", named("figurine")],
  [/^leave round$/, "web-move-leave", none],
  [/^end turn$/, "web-move-end", none],
  [/^(timber|stone|clay) \+1$/, "web-move-space", ([good]) => ({ space: `${good}_plus` })],
  [
    /^(timber|stone|clay|guilder|marble|wage|hut|market|bakery|poor|build|hire)$/,
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
  [/^visit (\w+) tent$/, "web-move-visit", named("quarter")],
  [/^at raft$/, "web-move-at-raft", none],
  [/^act again$/, "web-move-act-again", none],
  [/^call an old friend$/, "web-move-call-friend", none],
  [/^friend (\w+)$/, "web-move-friend", named("tile")],
  [/^give (\w+) to the (left|right)$/, "web-move-wed", named("figurine", "side")],
  [/^fair$/, "web-move-space", () => ({ space: "fair" })],
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
  [/^(craftsman) and keep$/, "web-move-use-and-keep", named("figurine")],
  [/^courier and keep$/, "web-move-use-courier-and-keep", () => ({ figurine: "craftsman" })],
  [/^save (\w+)$/, "web-move-save", goods],
  [/^pay$/, "web-move-pay-all", none],
  [/^over (\w+)$/, "web-move-over", named("building")],
  [/^feed (.+)$/, "web-move-feed", goods],
  [/^robber (\d)$/, "web-move-robber", named("robber")],
  [/^return robber (\d)$/, "web-move-return-robber", named("robber")],
  [/^swap (\w+)$/, "web-move-swap", named("figurine")],
  [/^for (red|blue|green|yellow) (\w+)$/, "web-move-swap-for", named("other", "figurine")],
  [/^return (\d) seals?$/, "web-move-crown", ([seals]) => ({ seals: Number(seals) })],
  [/^keep all seals$/, "web-move-crown-none", none],
  [/^keep the rest$/, "web-move-keep-rest", none],
  [/^study$/, "web-move-study", none],
  [/^keep the tomes$/, "web-move-keep-tomes", none],
  [/^keep the (first|second) card$/, "web-move-keep-card", cardLookedAt],
  [/^deal usual$/, "web-move-usual-deal", none],
  [/^deal larger$/, "web-move-larger-deal", none],
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
  [
    /^vote (\d)$/,
    "web-move-vote-for",
    ([option], { view }) => ({ vote_option: optionOf(view, Number(option)) }),
  ],
  [/^trade nothing$/, "web-move-trade-nothing", none],
  [/^trade (\w+)$/, "web-move-trade", goods],
  [/^paint (\w+)$/, "web-move-paint", named("face")],
  [/^buy ribbons$/, "web-move-ribbons", none],
  [/^buy no ribbons$/, "web-move-no-ribbons", none],
  [/^vote ([\w ]+)$/, "web-move-vote", ([ballot]) => ({ ballot: ballot!.replace(" ", "_") })],
  [/^decide for (\w+)$/, "web-move-decide", named("branch")],
  [/^add segment$/, "web-move-add-segment", none],
  [/^segment (\w+) (\d)$/, "web-move-segment", named("quarter", "slot")],
  [/^return (\w+)$/, "web-move-return", goods],
  [
    /^ride (2|3)$/,
    "web-move-space",
    ([n]) => ({ space: n === "2" ? "rider_short" : "rider_long" }),
  ],
  [/^ride to (\w+) (\d)$/, "web-move-ride", named("quarter", "slot")],
  [/^stop riding$/, "web-move-stop-riding", none],
  [/^deliver$/, "web-move-deliver", none],
  [/^pass on$/, "web-move-pass-on", none],
  [/^open casebook$/, "web-move-casebook", none],
  [/^seal (cause) (\w+)$/, "web-move-seal-cause", named("question", "cause")],
  [/^seal (pair) (\w+) and (\w+)$/, "web-move-seal-pair", named("question", "herb", "other_herb")],
  [/^seal (seller) (\w+)$/, "web-move-seal-seller", named("question", "seller")],
  [/^answer (\w+) and (\w+)$/, "web-move-answer", named("herb", "other_herb")],
];

/**
 * The message for a move's notation; undefined where only the sentence of its preview has words for
 * it.
 */
export function moveMessage(notation: string, seen: Seen): Message | undefined {
  for (const [pattern, message, make] of MOVES) {
    const found = pattern.exec(notation);
    if (found) return { message, args: make(found.slice(1), seen) };
  }
  return undefined;
}
