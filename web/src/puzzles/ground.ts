/** The position of a puzzle as the ground of a bench: a replay of one frame. */
import type { Ground } from "../study/ground";
import { api } from "../wire/api";
import type { PuzzleInfo } from "../wire/types";

/** While it is tried once more, the turn ends where it did when the answer was not known. */
export const puzzleGround = (game: string, info: PuzzleInfo, again: () => boolean): Ground => ({
  replay: {
    head: () => Promise.resolve(info.replay),
    frames: () => Promise.resolve({ first: 0, frames: [info.frame] }),
    rows: () => Promise.resolve({ first: 0, rows: [info.frame] }),
    course: () => Promise.resolve({ points: [] }),
  },
  walk: (walk) => api.walkPuzzle(game, info.id, walk, again()),
  tryMoves: (wish) => api.tryInPuzzle(game, info.id, wish, again()),
  chances: (wish) => api.chancesInPuzzle(game, info.id, wish),
  worth: (wish, signal) => api.worthInPuzzle(game, info.id, wish, signal),
});
