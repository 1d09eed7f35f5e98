/**
 * A campaign in words: which words of the rules stand where in its views, what comes first, and its
 * moves as people say them.
 */
import type { Reading, Seen } from "..";
import type { Argument, Message } from "../../wire/types";
import { isGroup, type Group } from "../../table/shape";
import { named, number, text, textOr } from "../../words/texts.svelte";
import { isBetween } from "./between/scenes";
import { lateOf, type LateBoard } from "./late";
import { moveMessage } from "./moves";

/**
 * Messages for what stands under a name of the view: `good` for `good-timber`; the first that is
 * known counts.
 */
const KINDS: Record<string, readonly string[]> = {
  goods: ["good"],
  cost: ["good"],
  reroll: ["good"],
  income: ["good"],
  keeps: ["good"],
  figurines: ["figurine"],
  bag: ["figurine"],
  used: ["figurine"],
  roles: ["figurine"],
  huts: ["herb"],
  chosen_hut: ["herb"],
  herbs: ["herb"],
  rewards_left: ["herb"],
  shows: ["face"],
  unplaced: ["face"],
  faces: ["face"],
  die: ["face"],
  grocer: ["face"],
  spaces: ["space"],
  stock: ["building"],
  building: ["building"],
  renovated: ["building"],
  tower: ["tile"],
  tower_boards: ["tile"],
  family: ["family"],
};
/** What later epochs have put on the board of the table that is read. */
let later: LateBoard = {};
const SEAT = "seat";
/** The beginnings of messages, and the parts of a card, for what they bring. */
const kindOf = (key: string): string[] => later.kinds?.[key]?.split(/[ :]/) ?? [];
const isCard = (key: string): boolean => later.kinds?.[key]?.includes(":") ?? false;
/** The same for the columns of tables. */
const COLUMNS: Record<string, string> = { rewards_left: "reward", herbs: "quarter" };
const amount = (name: string) => `amount-${name}`;
const gain = (name: string) => `web-gain-${name}`;
const fame = (name: string) => `web-fame-${name}`;
/** Groups that are amounts of things: "3 timber, 1 guilder". */
const AMOUNTS: Record<string, readonly ((name: string) => string)[]> = {
  goods: [amount],
  cost: [amount],
  figurines: [amount],
  bag: [amount],
  used: [amount],
  roles: [amount],
  give: [amount],
  drop: [amount],
  income: [amount, gain],
  keeps: [amount, gain],
  earned: [fame],
  values: [fame],
};
const RANKS = ["", "I", "II", "III", "IV"];
/** What a player has, in the order of its weight; the rest follows where somebody has any of it. */
const SEAT_FIRST = [
  "fame",
  "goal",
  "red_area",
  "goods",
  "unplaced",
  "seals",
  "figurines",
  "morale",
  "huts",
  "scout",
  "buildings",
];
const FIRST = [
  "game_number",
  "round",
  "phase",
  "turn_of",
  "first_player",
  "story_card",
  "lasting_cards",
  "courier_card",
  "courier_tokens",
  "plunger",
  "savings",
  "cost",
  "proposal",
  "seats",
  "secrets",
  "rules_here",
  "spaces",
];
const FOLDED = new Set([
  "herbs",
  "rewards_left",
  "stock",
  "grocer",
  "bag",
  "used",
  "roles",
  "faces",
  "tower_boards",
  "uses",
  "added",
]);
/**
 * Not shown: the label names the turn, the question says who has to choose, and the log tells of
 * cards and votes.
 */
const LEFT_OUT = new Set([
  "board",
  "cursor",
  "turn",
  "placed",
  "cards_read",
  "voting",
  "asking",
  "decided",
]);
/**
 * Seats that are somebody's in the rounds of a game only; the first of all seats is number 0, which
 * is not nothing.
 */
const IN_ROUNDS = new Set(["turn_of", "first_player"]);
/** Numbers of the table that move along with the choice itself. */
const QUIET = new Set([
  "spaces",
  "turn",
  "cursor",
  "stock",
  "huts_left",
  "rewards_left",
  "earned",
  "values",
  "terms",
  "income",
  "keeps",
  "round",
  "turn_of",
  "first_player",
  "game_number",
]);
/** Where what later epochs brought stands among those. */
const AFTER_CARDS = FIRST.indexOf("savings") - 0.5;
/** In these steps the sentence of the preview does not tell the choices apart. */
const SPOKEN = ["start_hut", "roll", "die"];

interface Die {
  faces: string[];
  shows: string | null;
}

/** Words that are finished already. */
const said = (words: string): Group => ({ said: words });

interface Added {
  game: number | null;
  rules: number[];
  slots: string[];
}

/** An entry of the rules: "R7: ...". */
const ruleEntry = (number: number): string =>
  `R${number}: ${textOr([`rule-entry-${number}`], "–")}`;

/** By card, what it has added to the rules and to the boards, and in which game. */
function addedOf(added: Record<string, Added>): Group {
  const row = ({ game, rules, slots }: Added): Group => ({
    game_number: game ?? "–",
    rule_entries: said(rules.map(ruleEntry).join(" ") || "–"),
    board_slots: said(slots.map((slot) => text(`board-slot-${slot}`)).join(", ") || "–"),
  });
  return Object.fromEntries(Object.entries(added).map(([card, one]) => [card, row(one)]));
}

/** The title of a card that was read to all: `epoch 2-1`, `end 2`. */
function cardTitle(card: string): string {
  const [kind, code] = card.split(" ");
  if (!code) return text("web-added-start");
  const messages = { epoch: `epoch-card-${code}-title`, end: `epoch-end-${code}-title` };
  return textOr([messages[kind as keyof typeof messages] ?? `${kind}-card-${code}-title`], card);
}

/** Nothing, or nothing but nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0 || value === "")
    return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isGroup(value) && Object.values(value).every(isEmpty);
}

/** A space of the map: `red c3` as "c3 (red quarter)", `inner red` as a bridge. */
function placeName(space: string): string | undefined {
  const [, bridge, beside, quarter, hex] =
    /^(?:(inner|outer) (\w+)|(red|blue|green|yellow) ([a-f]\d))$/.exec(space) ?? [];
  if (bridge) return text(`web-bridge-${bridge}`, { quarter: beside! });
  return quarter ? `${hex} (${named(["quarter"], quarter)})` : undefined;
}

function amounts(kinds: readonly ((name: string) => string)[], group: Group): string {
  const parts = Object.entries(group).filter(([, count]) => !isEmpty(count));
  const one = ([name, count]: [string, unknown]) =>
    textOr(
      kinds.map((kind) => kind(name)),
      `${number(count as number)} ${name}`,
      { count: count as number },
    );
  return parts.map(one).join(", ") || "–";
}

/** Tokens by herb and quarter instead of 48 places one by one. */
function byHerb(herbs: Record<string, string>): Group {
  const found: Record<string, Record<string, Group>> = {};
  for (const herb of [...new Set(Object.values(herbs))].sort()) {
    found[herb] = {};
    for (const quarter of ["red", "blue", "green", "yellow"]) {
      const places = Object.keys(herbs).filter(
        (place) => herbs[place] === herb && place.startsWith(`${quarter} `),
      );
      found[herb][quarter] = said(places.map((place) => place.split(" ")[1]).join(", ") || "–");
    }
  }
  return found;
}

/** Every die of every player with all its faces. */
function diceOf(seats: Group[], names: readonly string[]): Group {
  const count = Math.max(0, ...seats.map((seat) => (seat["dice"] as Die[]).length));
  const faces = (seat: Group, die: number) =>
    (seat["dice"] as Die[])[die]!.faces.map((face) => named(["face"], face)).join(", ");
  const row = (die: number) =>
    Object.fromEntries(seats.map((seat, i) => [names[i] ?? String(i), said(faces(seat, die))]));
  return Object.fromEntries(Array.from({ length: count }, (_, die) => [String(die + 1), row(die)]));
}

/** `Timber for a herb hut: 2; Day's wage: 2`. */
const termWords = (terms: Group): string =>
  Object.entries(terms)
    .map(([name, value]) => `${text(`web-view-${name}`)}: ${[value].flat().join(", ")}`)
    .join("; ");

function seatOf(seat: Group): Group {
  const {
    dice,
    red_area: area,
    used: marks,
    terms = {},
    ...rest
  } = seat as Group & { dice: Die[]; red_area: number[]; used?: string[]; terms?: Group };
  const range = area[0] === area.at(-1) ? String(area[0]) : `${area[0]}–${area.at(-1)}`;
  return {
    ...rest,
    red_area: said(range),
    unplaced: dice.flatMap((die) => (die.shows === null ? [] : [die.shows])),
    ...(marks && { marks }),
    ...(!isEmpty(Object.keys(terms)) && { terms: said(termWords(terms)) }),
  };
}

/** What every player has: the weighty things, then whatever somebody has. */
function seatsOf(seats: Group[]): Group[] {
  const shown = seats.map(seatOf);
  const somebodyHas = (key: string) => !shown.every((seat) => isEmpty(seat[key]));
  const first = SEAT_FIRST.filter((key) => key !== "unplaced" || somebodyHas(key));
  const others = Object.keys(shown[0] ?? {}).filter(
    (key) => !SEAT_FIRST.includes(key) && somebodyHas(key),
  );
  return shown.map((seat) =>
    Object.fromEntries(
      [...first, ...others].filter((key) => key in seat).map((key) => [key, seat[key]]),
    ),
  );
}

/** The building stock: price, ranks and what a building does, in the sentence of its card. */
function stockOf(stock: Record<string, Group>): Group {
  const rivets = Object.values(stock).some((one) => one["rivets"]);
  const row = ([code, one]: [string, Group]): [string, Group] => [
    code,
    {
      cost: one["cost"],
      ranks: one["ranks"],
      effect: said(textOr([`building-${code}-does`], "–")),
      ...(rivets ? { rivets: one["rivets"] } : {}),
    },
  ];
  return Object.fromEntries(Object.entries(stock).map(row));
}

/** The die spaces; the column of closed ones is there when a card closes any. */
function spacesOf(spaces: Record<string, Group>): Group {
  const closed = Object.values(spaces).some((one) => one["closed"]);
  const row = ({ closed: shut, ...one }: Group) => (closed ? { ...one, closed: shut } : one);
  return Object.fromEntries(Object.entries(spaces).map(([name, one]) => [name, row(one)]));
}

/** A clairvoyant card: the public half, and the private half for its owner. */
function vision({ card, private: whispered }: Group): string {
  const heard = textOr([`clairvoyant-${String(card)}-public`], number(card as number));
  return whispered ? `${heard} ${text(String(whispered))}` : heard;
}

/** A number card that the seat has read: of which face, its title, its story and its rule. */
function numberCard({ card, args }: Group): string {
  const part = (name: string) =>
    text(`number-card-${String(card)}-${name}`, (args ?? {}) as Record<string, Argument>);
  const face = named(["face"], `card_${String(card)}`);
  return `${face}: ${part("title")}. ${part("text")} ${part("rule")}`;
}

/** A clue that was found on a card. */
const clue = ({ clue: code, args }: Group): string =>
  text(`clue-${String(code)}`, (args ?? {}) as Record<string, Argument>);
/** What a seat has answered to a question: a word, or two herbs. */
function answered(answer: string): string {
  const [kind = ""] = kindOf("sealed");
  const [question, one = "", , other] = answer.split(" ");
  if (other) return text(`${kind}-${question}`, { herb: one, other_herb: other });
  return text(`${kind}-${question}-${one}`);
}

/** A card: its title and what it allows. */
function cardOf(key: string, card: string): string {
  const [kind, title, rule] = kindOf(key);
  const part = (name: string | undefined, otherwise: string) =>
    textOr([`${kind}-${card}-${name}`], otherwise);
  return `${part(title, card)}: ${part(rule, "–")}`;
}

/** Whether something is a list of cards that only their owner has read: they have variables. */
const isRead = (list: unknown): list is Group[] =>
  Array.isArray(list) && list.some((one) => isGroup(one) && "card" in one && "args" in one);

/** Whether something is a vote that is laid down hidden: the step that asks has the same name. */
const isCast = (key: string): boolean => later.steps?.[key] === "hidden";

/**
 * What only the seat that looks may know: huts and a vote not shown yet, what she whispered, and
 * the cards that it has read: those of its faces, and knowledge that it has put back.
 */
function secretsOf(seat: Group, pile: (string | null)[]): string {
  const { chosen_hut: hut, clairvoyant } = seat as Group & {
    clairvoyant: Group[];
  };
  const faces = Object.values(seat).flatMap((list) => (isRead(list) ? list : []));
  const cast = Object.entries(seat).find(([key, value]) => value && isCast(key));
  const huts = [...(hut === null ? [] : [hut]), ...((seat["more_huts"] ?? []) as string[])];
  const chosen = huts.map((herb) => text("qd-hut-chosen", { herb: String(herb) }));
  chosen.push(...((seat["sealed"] ?? []) as string[]).map(answered));
  if (cast) chosen.push(text(`qd-${cast[0]}-cast`, { [cast[0]]: String(cast[1]) }));
  const cards = pile.flatMap((card) => (card === null ? [] : [cardOf("pile", card)]));
  return [...chosen, ...clairvoyant.map(vision), ...faces.map(numberCard), ...cards].join(" ");
}

/** A seat without what only it may know. */
const openly = (seat: Group): Group => ({
  ...seat,
  chosen_hut: null,
  ...Object.fromEntries(Object.keys(seat).flatMap((key) => (isCast(key) ? [[key, null]] : []))),
  more_huts: [],
  clairvoyant: (seat["clairvoyant"] as Group[]).map(({ card }) => ({ card })),
  ...Object.fromEntries(
    Object.entries(seat).flatMap(([key, list]) => (isRead(list) ? [[key, []]] : [])),
  ),
  ...("sealed" in seat ? { sealed: [] } : {}),
});

/** Lists of the view without the entries that only the viewer may read. */
const withoutOwn = (view: Group): Group =>
  Object.fromEntries(
    Object.entries(view).flatMap(([key, list]) =>
      Array.isArray(list) && list.some((entry) => isGroup(entry) && entry["own"])
        ? [[key, list.filter((entry) => !(entry as Group)["own"])]]
        : [],
    ),
  );

function parts({ view, names, shared }: Seen): [string, unknown][] {
  later = lateOf(view);
  const all = view["seats"] as Group[];
  const seats = shared ? all.map(openly) : all;
  const own = shared ? all[view["seat"] as number] : undefined;
  const pile = (view["pile"] ?? []) as (string | null)[];
  const secrets = own ? secretsOf(own, pile) : "";
  const shown: Group = {
    ...view,
    ...(secrets ? { secrets: said(secrets) } : {}),
    ...(shared ? { pile: [] } : {}),
    ...(shared ? withoutOwn(view) : {}),
    seats: seatsOf(seats),
    faces: diceOf(seats, names),
    herbs: byHerb((view["herbs"] ?? {}) as Record<string, string>),
    stock: stockOf((view["stock"] ?? {}) as Record<string, Group>),
    spaces: spacesOf((view["spaces"] ?? {}) as Record<string, Group>),
    added: addedOf((view["added"] ?? {}) as Record<string, Added>),
  };
  const says = (key: string, value: unknown) => {
    if (IN_ROUNDS.has(key)) return view["phase"] === "play";
    return key === "plunger" ? value !== null : !isEmpty(value);
  };
  const there = Object.entries(shown).filter(
    ([key, value]) => !LEFT_OUT.has(key) && says(key, value),
  );
  const rank = (key: string) =>
    FIRST.includes(key)
      ? FIRST.indexOf(key)
      : later.kinds && key in later.kinds
        ? AFTER_CARDS
        : FIRST.length;
  return there.sort(([a], [b]) => rank(a) - rank(b));
}

function building(name: string, rank: number): string {
  return `${named(["building"], name)} ${RANKS[rank] ?? ""}`;
}

function phrase(key: string, group: Group): string | undefined {
  if (typeof group["said"] === "string") return group["said"];
  if (key === "buildings") return building(String(group["building"]), group["rank"] as number);
  if (key === "clairvoyant") return vision(group);
  if ("card" in group && "args" in group) return numberCard(group);
  if ("clue" in group) return clue(group);
  const kinds = AMOUNTS[key];
  return kinds && Object.values(group).every((count) => typeof count === "number")
    ? amounts(kinds, group)
    : undefined;
}

function value(key: string, item: unknown): string | undefined {
  if (key === "courier_card" && item !== null)
    return `${text(`courier-${String(item)}-title`)}: ${text(`courier-${String(item)}-text`)}`;
  if (isCard(key) && item !== null) return cardOf(key, String(item));
  if ((key === "story_card" || key === "lasting_cards") && item !== null) {
    const card = `story-card-${String(item)}`;
    return `${text(`${card}-title`)}: ${text(`${card}-rule`)}`;
  }
  if (key === "sealed" && item !== null) return answered(String(item));
  if (key === "ranks" || key === "rank") return RANKS[item as number];
  if (key === "rules_here") return ruleEntry(item as number);
  if (key === "added") return cardTitle(String(item));
  if (key === "uses") return text(`web-use-${String(item)}`);
  if (key === "faces") return text("web-die", { die: String(item) });
  if (key === "tower_boards" && /^\d$/.test(String(item)))
    return text("web-epoch", { epoch: String(item) });
  return typeof item === "string" ? placeName(item) : undefined;
}

/**
 * The label of a turn in a campaign: `3.2.7 red` is game 3, round 2, turn 7; `3.storage` a phase
 * between games.
 */
function moment(label: string, message: string): Message | undefined {
  const [, game, round, seat, phase] = /^(\d+)\.(?:(\d+)\.\d+ (\S+)|([a-z]+))$/.exec(label) ?? [];
  if (game === undefined) return undefined;
  if (phase === undefined)
    return { message, args: { game: Number(game), count: Number(round), seat: seat ?? "" } };
  const words = textOr([`web-phase-${phase}`], phase);
  return { message: "qd-turn-phase", args: { game: Number(game), phase: words } };
}

/** The keys of the illustrated table: keys.ts. */
const KEYS = [
  ["1 – 5", "qd-board-tray"],
  ["W", "qd-board-reroll"],
  ["M", "qd-board-tab-market"],
  ["B", "qd-board-tab-borough"],
  ["K", "qd-board-tab-herbs"],
  ["G", "qd-board-tab-bag"],
  ["D", "qd-board-tab-dice"],
  ["V", "qd-board-tab-cards"],
] as const;

export default {
  keys: KEYS,
  turn: (label: string) => moment(label, "qd-turn"),
  round: (label: string) => moment(label, "qd-round"),
  get kinds() {
    const brought = Object.keys(later.kinds ?? {}).map((key) => [key, kindOf(key)] as const);
    return { ...KINDS, ...Object.fromEntries(brought.filter(([, kinds]) => kinds[0] !== SEAT)) };
  },
  get seats() {
    const owned = Object.keys(later.kinds ?? {}).filter((key) => kindOf(key).includes(SEAT));
    return new Set(["ranking", "plunger", "turn_seat", "buildings", ...owned]);
  },
  columns: COLUMNS,
  folded: FOLDED,
  quiet: QUIET,
  get spoken() {
    return new Set([...SPOKEN, ...Object.keys(later.steps ?? {})]);
  },
  measures: ["epoch", "fame"],
  printed: ["figures", "reroll", "scout_steps", "rank_guilders", "die", "figurines"],
  feats: {
    "qd-story-built": "qd-story-built",
    "qd-story-built-over": "qd-story-built-over",
    "qd-story-castle": "qd-story-castle",
    "qd-story-winner": "qd-story-winner",
  },
  sentencesAfter: "chronicle-last-title",
  between: ({ phase }) => isBetween(phase),
  map: () => import("./Valley.svelte"),
  parts,
  phrase,
  value,
  move: (
    notation: string,
    seen: Seen,
  ): { message: string; args: Record<string, Argument> } | undefined => {
    later = lateOf(seen.view);
    return moveMessage(notation, seen);
  },
} satisfies Reading;
