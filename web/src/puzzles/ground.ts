/** The position of a puzzle as the ground of a bench: a replay of one frame. */
import type { Ground } from "../study/ground";
import { api } from "../wire/api";
import type { PuzzleInfo } from "../wire/types";

export const puzzleGround = (game: string, info: PuzzleInfo): Ground => ({
  replay: {
    head: () => Promise.resolve(info.replay),
    frames: () => Promise.resolve({ first: 0, frames: [info.frame] }),
    rows: () => Promise.resolve({ first: 0, rows: [info.frame] }),
    course: () => Promise.resolve({ points: [] }),
  },
  walk: (walk) => api.walkPuzzle(game, info.id, walk),
  tryMoves: (wish) => api.tryInPuzzle(game, info.id, wish),
  chances: (wish) => api.chancesInPuzzle(game, info.id, wish),
  worth: (wish, signal) => api.worthInPuzzle(game, info.id, wish, signal),
});
