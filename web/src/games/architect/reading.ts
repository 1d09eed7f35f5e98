/** How the table in words reads Queen's Architect. */
import type { Reading } from "..";
import type { Message } from "../../wire/types";
import { named, ownName } from "../../words/texts.svelte";
import { performances, spread } from "./listing";
import type { Content, View } from "./model";
import { moveMessage } from "./words";

function characterOf(content: Record<string, unknown>, item: string) {
  const { characters = {} } = content as {
    characters?: Record<string, { name: string; guild: string }>;
  };
  const found = characters[item];
  return found && { ...found, name: ownName(found.name) };
}

/** The label of a turn in the draft: `d3 blue` is the third choice. */
function draft(label: string, message: string): Message | undefined {
  const [, count, seat] = /^d(\d+) (\S+)$/.exec(label) ?? [];
  return seat === undefined ? undefined : { message, args: { count: Number(count), seat } };
}

export default {
  turn: (label) => draft(label, "architect-turn-draft"),
  round: (label) => draft(label, "architect-round-draft"),
  terms: ["guild", "action", "room", "location"],
  seats: new Set(["buildings", "turn_seat"]),
  /** The sentences of a choice say when a round begins. */
  quiet: new Set(["round"]),
  counts: (view, content) => performances(view as unknown as View, content as unknown as Content),
  parts: spread,
  phrase: (_, group) => (typeof group["said"] === "string" ? group["said"] : undefined),
  leads: new Set(["move"]),
  move: (notation, { view, content, seat }) =>
    moveMessage(content as unknown as Content, view as unknown as View, seat, notation),
  measures: ["track"],
  unmeasured: new Set(["track_end_round"]),
  counted: {
    hires_counted: "price_marker_every_third_hire",
    redeemed_for_good: "redeemed_bonds_leave_game",
  },
  /** In a preview that reveals something, only the tiles that come up are a guess. */
  foretold: new Set(["story-hire", "story-fire", "story-hire-wanted", "story-price-removal"]),
  feats: { "story-build": "board-feat-build", "story-palace": "board-feat-palace" },
  named: (content, item) => characterOf(content, item)?.name,
  /** With the guild, which the name alone does not tell. */
  described: (content, item) => {
    const found = characterOf(content, item);
    return found && `${found.name} (${named(["guild"], found.guild)})`;
  },
} satisfies Reading;
