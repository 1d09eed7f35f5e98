/** What the scenes between two games read of the view. */
import type { LateBoard } from "../late";

export interface SeatView {
  colour: string;
  family: string;
  epoch: number;
  goal: number;
  fame: number;
  seals: number;
  rivets: number;
  goods: Record<string, number>;
  figurines: Record<string, number>;
  keeps: Record<string, number>;
  dice: { faces: string[]; shows: string | null }[];
  tower: (string | null)[];
  huts: string[];
  has_chosen_hut: boolean;
  chosen_hut: string | null;
}

export interface View {
  phase: string;
  game_number: number;
  opened: number;
  order: number[];
  cursor: number;
  pending: { step: string; seat: number; argument: unknown }[];
  seats: SeatView[];
  grocer: Record<string, { cost: number; left: number }>;
  /** What keeps most while somebody stores. */
  proposal?: {
    give: Record<string, number>;
    drop: Record<string, number>;
    /** How many things the farm takes the first time, where it takes fewer. */
    first_set?: number;
  };
  board?: LateBoard;
  voting?: { about: string; options: string[]; mine: number | null };
}
