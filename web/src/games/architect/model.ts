/**
 * The view and the content of Queen's Architect as the server gives them, and what can be read off
 * them for drawing.
 */
import type { Colour } from "./shapes";

export type Guild =
  "lumberjack" | "blacksmith" | "glazier" | "stonemason" | "bricklayer" | "tailor";
export const GUILDS: Guild[] = [
  "lumberjack",
  "blacksmith",
  "glazier",
  "stonemason",
  "bricklayer",
  "tailor",
];
export const ROOMS = ["entrance", "saloon", "dormitory"] as const;
export type Room = (typeof ROOMS)[number];
export const NOTCHES = 6;
export const CORNERS = 6;
export const LAST_CORNER = CORNERS - 1;

export interface Character {
  name: string;
  guild: Guild;
  performance: number[];
  repair: number;
  labourer: boolean;
}
export interface Place {
  /** As moves and views call it. */
  name: string;
  /** As it is read in the current language. */
  label?: string;
  type: "capital" | "village" | "monastery" | "town";
  x: number;
  y: number;
}
export interface Content {
  characters: Record<string, Character>;
  map: { locations: Place[]; roads: [string, string][]; capital: string };
  hiring_cost: number[];
  jobs_left: number[];
  price_scale: number[];
  site_reduction: number[];
  location_maximum: Record<string, number>;
  base_points?: Record<string, number>;
  travel_cost: number[];
  tavern_fee: number[];
  labour_bonus: number;
  talers_per_bond: number;
  confidence_scale: number[];
  palace_performance: number;
  building_markers: number;
  star: string[];
  guilds: Guild[];
}
export interface Bonus {
  kind: "appreciation" | "talers" | "hire";
  amount: number;
}
export interface Demand {
  guilds: Guild[];
  bonus?: Bonus;
}
export interface Player {
  colour: Colour;
  talers: number;
  bonds: number;
  confidence: number;
  carriage: string;
  architect: string;
  track: number;
  craftsmen: Record<string, number>;
  tavern: Record<Room, Guild[]>;
  contribution: number | null;
}
export interface View {
  options: Record<string, unknown>;
  round: number;
  first_player: number;
  turn_of: number;
  pending: { step: string; seat: number; argument: number }[];
  ended: string;
  seats: Player[];
  billboard: (string | null)[];
  price: number;
  pile_size: number;
  display: string[];
  working: string[];
  track: number[];
  bond_supply: number;
  demand: Record<string, Demand>;
  buildings: Record<string, number[]>;
}

/** The sum of the numbers at the hammers. */
export function performance(content: Content, crew: Record<string, number>): number {
  return Object.entries(crew).reduce(
    (sum, [id, corner]) => sum + (content.characters[id]?.performance[corner] ?? 0),
    0,
  );
}

/** The guild that a character belongs to. */
export function guildOf(content: Content, character: string): Guild {
  return content.characters[character]?.guild ?? (character.replace(/-\d+$/, "") as Guild);
}

/** The guilds of a player's craftsmen. */
export function guildsOf(content: Content, player: Player): Set<Guild> {
  return new Set(Object.keys(player.craftsmen).map((id) => guildOf(content, id)));
}

/** How many building markers a seat has on the map. */
export function built(view: View, seat: number): number {
  return Object.values(view.buildings).filter((seats) => seats.includes(seat)).length;
}

/** What hiring costs on a space (0 = cheapest); the topmost has the price scale. */
export function costOf(content: Content, view: View, space: number): number {
  const top = view.billboard.length - 1;
  return space === top ? view.price : (content.hiring_cost[space] ?? 0);
}

/** The corner that a space of the billboard turns to the hammer. */
export function cornerOf(content: Content, space: number): number {
  return CORNERS - (content.jobs_left[space] ?? CORNERS);
}

/** The second word of a move: a place, a character, a number. */
export function objectOf(text: string): string {
  return text.slice(text.indexOf(" ") + 1);
}

/** The first word of a move. */
export function verbOf(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}

/**
 * Who stands on which notch: everybody keeps the notch they had, newcomers take the first free one.
 */
export function seatNotches(before: (string | null)[], crew: string[]): (string | null)[] {
  const notches = Array.from({ length: NOTCHES }, (_, i) => {
    const here = before[i] ?? null;
    return here !== null && crew.includes(here) ? here : null;
  });
  for (const id of crew) {
    if (notches.includes(id)) continue;
    const free = notches.indexOf(null);
    if (free >= 0) notches[free] = id;
  }
  return notches;
}

/** The names of the places along the shortest way, both ends included. */
export function wayBetween(content: Content, from: string, to: string): string[] {
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const [a, b] of content.map.roads) {
      const next = a === here ? b : b === here ? a : null;
      if (next !== null && !cameFrom.has(next)) {
        cameFrom.set(next, here);
        queue.push(next);
      }
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(cameFrom.get(way[0] as string) as string);
  return way;
}

/** The tiles of the billboard with keys that follow them as they move up, cheapest space first. */
export interface Notice {
  key: number;
  character: string;
  space: number;
}
let lastKey = 0;
export function noticesAfter(before: Notice[], billboard: (string | null)[]): Notice[] {
  const left = [...before].sort((a, b) => b.space - a.space);
  const notices: Notice[] = [];
  for (let space = billboard.length - 1; space >= 0; space--) {
    const character = billboard[space];
    if (!character) continue;
    const same = left.findIndex((one) => one.character === character && one.space <= space);
    const old = same >= 0 ? left.splice(same, 1)[0] : undefined;
    notices.push({ key: old?.key ?? ++lastKey, character, space });
  }
  return notices;
}
