/**
 * Where a bench gets its positions from, and who says what may be played from them: an analysis, or
 * a puzzle.
 */
import { api, type ReplaySource } from "../wire/api";
import type {
  AskChances,
  AskWorth,
  Outcomes,
  Tried,
  TryMoves,
  Walk,
  Walked,
  Worth,
} from "../wire/types";

export interface Ground {
  replay: ReplaySource;
  walk(walk: Walk): Promise<Walked>;
  tryMoves(wish: TryMoves): Promise<Tried>;
  chances(wish: AskChances): Promise<Outcomes>;
  worth(wish: AskWorth, signal: AbortSignal): AsyncGenerator<Worth>;
}

/** The game of an analysis. */
export const studyGround = (id: string): Ground => ({
  replay: api.replayOfStudy(id, null),
  walk: (walk) => api.walk(id, walk),
  tryMoves: (wish) => api.tryMoves(id, wish),
  chances: (wish) => api.chancesOf(id, wish),
  worth: (wish, signal) => api.worth(id, wish, signal),
});
