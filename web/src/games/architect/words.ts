/** Components in words: for tooltips, for screen readers, and for the sentences of the prompt. */
import {
  type Bonus,
  type Character,
  type Content,
  CORNERS,
  type Demand,
  type Guild,
  guildsOf,
  type Place,
  type Player,
  type View,
} from "./model";
import type { Plan } from "./plan/plan.svelte";
import type { Message } from "../../wire/types";
import type { Arguments } from "../../words/words";

/** Sentences that only lead up to the next one. */
export const QUIET: ReadonlySet<string> = new Set([
  "story-move",
  "story-assign",
  "story-repairs-begin",
  "story-round",
  "story-hire-wanted",
]);

/** A craftsman with all that the tile shows. */
export function tileInWords(plan: Plan, one: Character, corner: number): string {
  const later = one.performance.slice(corner + 1);
  const parts = [
    plan.text("tile", { name: one.name, guild: one.guild }),
    plan.text("tile-now", { now: one.performance[corner] ?? 0, jobs: CORNERS - corner }),
    later.length ? plan.text("tile-later", { values: later.join(", ") }) : plan.text("tile-last"),
    plan.text("tile-repair", { points: one.repair }),
  ];
  if (one.labourer) parts.push(plan.text("tile-labourer"));
  return parts.join(" ");
}

export function bonusInWords(plan: Plan, bonus: Bonus): string {
  return plan.text("bonus", { bonus: bonus.kind, amount: bonus.amount });
}

/** A list of guilds as words. */
export function guildNames(plan: Plan, guilds: Iterable<Guild>): string {
  return [...guilds].map((guild) => plan.play.text(`guild-${guild}`)).join(", ");
}

export function missing(plan: Plan, demand: Demand | undefined, player: Player): Guild[] {
  const served = guildsOf(plan.content, player);
  return demand ? demand.guilds.filter((guild) => !served.has(guild)) : [];
}

/** A place with its demand, bonus, maximum, builders and guests. */
export function placeInWords(plan: Plan, place: Place): string {
  const { view, content, play } = plan;
  const parts = [`${place.label ?? place.name}, ${play.text(`location-${place.type}`)}.`];
  const demand = view.demand[place.name];
  if (demand) {
    parts.push(plan.text("place-asks", { names: guildNames(plan, demand.guilds) }));
    if (demand.bonus) parts.push(bonusInWords(plan, demand.bonus));
    parts.push(plan.text("place-most", { points: content.location_maximum[place.type] ?? 0 }));
    const builders = view.buildings[place.name] ?? [];
    const next = content.site_reduction[builders.length];
    if (builders.length)
      parts.push(
        plan.text("place-built", { names: builders.map((seat) => play.name(seat)).join(", ") }),
      );
    if (next !== undefined) parts.push(plan.text("place-site", { points: next }));
  } else {
    parts.push(plan.text("place-capital", { performance: content.palace_performance }));
  }
  const guests = view.seats.flatMap((player, seat) =>
    player.carriage === place.name ? [play.name(seat)] : [],
  );
  if (guests.length) parts.push(plan.text("place-guests", { names: guests.join(", ") }));
  return parts.join(" ");
}

export interface CrewChange {
  turned: string[];
  rested: string[];
  gone: string[];
}

/** Who turns, who rests and who goes between two crews. */
export function crewChange(
  before: Record<string, number>,
  after: Record<string, number>,
): CrewChange {
  const change: CrewChange = { turned: [], rested: [], gone: [] };
  for (const [id, corner] of Object.entries(before)) {
    const later = after[id];
    if (later === undefined) change.gone.push(id);
    else if (later > corner) change.turned.push(id);
    else if (later < corner) change.rested.push(id);
  }
  return change;
}

/** A move of a seat as a message, for hints and for the table in words. */
export function moveMessage(content: Content, view: View, seat: number, text: string): Message {
  const [verb = "", ...rest] = text.split(" ");
  const object = rest.join(" ");
  const number = Number(object);
  const say = (id: string, args: Arguments) => ({ message: `board-say-${id}`, args });
  if (verb === "move") {
    const here = content.star.indexOf(view.seats[seat]?.architect ?? "");
    const action = content.star[(here + number) % content.star.length] ?? "";
    return say(`go-${action}`, { count: number });
  }
  if (verb === "hire") return say(verb, { character: view.billboard[number - 1] ?? object });
  if (verb === "send") return say(verb, { guild: object });
  if (verb === "travel") return say(verb, { place: object });
  if (["take", "work", "assign", "fire"].includes(verb)) return say(verb, { character: object });
  return say(verb, { count: Number.isNaN(number) ? 0 : number });
}

/** A move of anybody in words, for hints. */
export const moveInWords = ({ content, view, me, play }: Plan, text: string): string =>
  play.tell(moveMessage(content, view, me, text));
