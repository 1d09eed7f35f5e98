/** Which public tables somebody looks for. */
export interface LobbyWish {
  /** Empty for any. */
  game: string;
  /** 0 for any number. */
  players: number;
  /** In one sitting, over days, without a limit; empty for any. */
  pace: "" | "live" | "days" | "none";
}
