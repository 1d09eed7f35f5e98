/** The market as it is laid out: boards with one price, what can be had first. Pure. */
import type { Amounts, SeatView, View } from "../model";
import { lateOf } from "../late";
import type { Item } from "../street/places";

export interface Stall {
  building: string;
  colour: string;
  ranks: number[];
  mine: boolean;
}

export interface Board {
  board: string;
  cost: Amounts;
  stalls: Stall[];
}

/** Beyond this many boards those come first that something can be built from. */
const MOST_BOARDS = 5;

/** The boards with the buildings that are left on them. */
export function boardsOf(view: View, own: SeatView, lit: ReadonlySet<string> | undefined): Board[] {
  const boards = new Map<string, Board>();
  for (const [building, one] of Object.entries(view.stock)) {
    if (!one.ranks.length) continue;
    const board = boards.get(one.building_board) ?? {
      board: one.building_board,
      cost: one.cost,
      stalls: [],
    };
    boards.set(one.building_board, board);
    const mine = own.buildings.some((built) => built.building === building);
    board.stalls.push({ building, colour: one.colour, ranks: one.ranks, mine });
  }
  const found = [...boards.values()];
  if (found.length <= MOST_BOARDS) return found;
  const isOpen = (board: Board) =>
    board.stalls.some(({ building }) => lit?.has(`building ${building}`));
  return [...found.filter(isOpen), ...found.filter((board) => !isOpen(board)).reverse()];
}

export interface Work {
  use: string;
  /** The move that begins it. */
  move: string;
  symbol: string;
  cost: Item[];
}

/** The other uses of a build action that are open. */
export function worksOf(view: View): Work[] {
  return Object.entries(view.uses).map(([use, { cost }]) => {
    const [move, symbol] = lateOf(view).works?.[use] ?? [use, "a-star"];
    return { use, move, symbol, cost: Object.entries(cost) };
  });
}
