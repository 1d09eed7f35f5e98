/** Which public tables somebody looks for. Pure. */
import type { TableInfo } from "../wire/types";

export interface LobbyWish {
  /** Empty for any. */
  game: string;
  /** 0 for any number. */
  players: number;
  /** In one sitting, over days, without a limit; empty for any. */
  pace: "" | "live" | "days" | "none";
}

const PACES = { bank: "live", days: "days", none: "none" } as const;

export function fits(table: TableInfo, { game, players, pace }: LobbyWish): boolean {
  return (
    (!game || table.game === game) &&
    (!players || table.seats.length === players) &&
    (!pace || PACES[table.clock.kind] === pace)
  );
}
