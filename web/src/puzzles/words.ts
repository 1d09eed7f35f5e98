/** A puzzle in words: what it asks, and what a hint says. */
import type { Play } from "../play/play.svelte";
import { movesWords } from "../study/words";
import type { PuzzleHint, ReplayFrame } from "../wire/types";
import { text, textOr } from "../words/texts.svelte";

export const kindWords = (game: string, kind: string): string =>
  textOr([`puzzle-kind-${game}-${kind}`], text("puzzle-kind"));

export const askWords = (game: string, kind: string): string =>
  textOr([`puzzle-ask-${game}-${kind}`], text("puzzle-ask"));

/** The decision that matters, then a move of the answer. */
export function hintWords(play: Play, start: ReplayFrame, hint: PuzzleHint, last: boolean): string {
  if (hint.step !== null)
    return text("puzzle-hint-step", { step: textOr([`step-${hint.step}`], hint.step) });
  const move = movesWords(play, [hint.move ?? ""], start);
  return text(last ? "puzzle-hint-move" : "puzzle-hint-begin", { move });
}
