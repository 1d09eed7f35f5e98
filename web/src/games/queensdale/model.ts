/** The view and the content of The Rise of Queensdale as the server gives them. */
import type { LateBoard } from "./late";
import type { Space } from "./valley";

export const QUARTERS = ["red", "blue", "green", "yellow"] as const;
export type Quarter = (typeof QUARTERS)[number];
export type Amounts = Record<string, number>;

export interface Die {
  faces: string[];
  shows: string | null;
}

export interface SeatView {
  colour: Quarter;
  family: string;
  epoch: number;
  goal: number;
  red_area: [number, number];
  fame: number;
  values: { build: number; hut: number; trumpet: number };
  morale: number;
  goods: Amounts;
  seals: number;
  figurines: Amounts;
  huts: string[];
  scout: string;
  dice: Die[];
  buildings: { building: string; rank: number }[];
  /** What costs or brings this seat something else than is printed. */
  terms?: Record<string, number | number[]>;
  sites: number;
  free_sites: number;
  rivets: number;
  income: Amounts;
  keeps: Amounts;
  tower: (string | null)[];
  left_round: boolean;
  clairvoyant: { card: number; private: string | null }[];
}

export interface SpaceCount {
  spaces: number;
  taken: number;
  closed: number;
  free: number;
}

export interface Stock {
  building_board: string;
  colour: string;
  cost: Amounts;
  ranks: number[];
  rivets: number;
}

export interface View {
  game_number: number;
  phase: string;
  opened: number;
  round: number;
  first_player: number;
  turn_of: number;
  placed: boolean;
  pending: { step: string; seat: number; argument: unknown }[];
  seats: SeatView[];
  herbs: Record<string, string>;
  caves?: string[];
  rewards_left: Record<string, Amounts>;
  spaces: Record<string, SpaceCount>;
  stock: Record<string, Stock>;
  grocer: Record<string, { cost: number; left: number }>;
  bag: Amounts;
  used: Amounts;
  huts_left: number;
  courier_card: number | null;
  plunger: number | null;
  uses: Record<string, { cost: Amounts; limit?: number }>;
  cost: Amounts;
  story_card?: string | null;
  lasting_cards?: string[];
  board?: LateBoard;
}

export interface Content {
  goods: string[];
  herbs: string[];
  figures: Amounts;
  reroll: string[];
  map: {
    quarters: { colour: Quarter; resource: string; flat_top: boolean }[];
    spaces: Space[];
    tents: string[];
  };
  scout_steps: [number, number, number];
  morale: { top: number; pink: number[]; trumpet: number[] };
  rank_guilders: number[];
}

/** The id of a symbol whose code comes with the view: what is sealed has no name in the client. */
export function coded(kind: "b" | "d" | "p", code: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(code))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${kind}-${hash.toString(16)}`;
}

/** Whether the campaign is in the rounds of a game. */
export const isPlaying = (view: View): boolean => view.phase === "play" || view.phase === "start";

/** How many tiles a family's tower in the castle has grown by: one for every epoch completed. */
export const courses = (seat: SeatView): number => Math.max(0, Math.min(9, seat.epoch - 1));

/** How far the keep has grown: with the epoch of the leading family. */
export function keepStage(view: View): number {
  const epoch = Math.max(1, ...view.seats.map((seat) => seat.epoch));
  return epoch <= 2 ? 1 : epoch <= 4 ? 2 : epoch <= 6 ? 3 : 4;
}

/** A printed figure as it is for a seat. */
export function figureFor(seat: SeatView, name: string, { figures }: Content): number {
  const own = seat.terms?.[name];
  return typeof own === "number" ? own : (figures[name] ?? 0);
}

/** The guilders of every rank as they are for a seat. */
export function rankGuilders(seat: SeatView, content: Content): readonly number[] {
  const own = seat.terms?.["rank_guilders"];
  return Array.isArray(own) ? own : content.rank_guilders;
}
