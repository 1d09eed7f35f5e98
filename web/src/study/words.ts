/** Turns of a study in words: what was told of them, and what could have been played. */
import { moveWords, roundWords, toldOf, turnWords } from "../table/reading";
import type { Play } from "../play/play.svelte";
import type { Reel } from "../replay/reel.svelte";
import type { StudyTurn } from "../wire/types";
import { text } from "../words/texts.svelte";

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Moves in words, those that only lead to the next one left out. */
export function movesWords(play: Play, moves: readonly string[]): string {
  const told = moves.filter((move) => move !== "done" || moves.length === 1);
  return told.map((move) => moveWords(play, move) ?? move).join(", ");
}

/** A sentence about a player without its subject, as it stands in that player's column. */
function without(name: string, sentence: string): string {
  return sentence.startsWith(`${name} `)
    ? upper(sentence.slice(name.length + 1).replace(/\.$/, ""))
    : sentence.replace(/\.$/, "");
}

/** What was told of a turn, sentence by sentence. */
export function toldOfTurn(play: Play, reel: Reel, turn: StudyTurn): string[] {
  const found: string[] = [];
  for (let i = 1; i <= turn.count; i += 1) {
    const row = reel.row(turn.first + i);
    const own = row && row.seat === turn.seat ? toldOf(play, row) : [];
    found.push(...own.slice(0, 2));
  }
  return found;
}

/** A turn in a few words, for the grid. */
export function briefly(play: Play, reel: Reel, turn: StudyTurn): string {
  if (!turn.moves.length) return text("study-secret");
  const told = toldOfTurn(play, reel, turn).map((one) => without(play.name(turn.seat), one));
  return told.at(told.length > 1 ? 1 : 0) ?? movesWords(play, turn.moves);
}

/** What was played, as the heading of a judgement. */
export function headline(play: Play, reel: Reel, turn: StudyTurn): string {
  return briefly(play, reel, turn);
}

export const labelOf = (play: Play, turn: StudyTurn | null): string =>
  turn ? `${play.name(turn.seat)}, ${roundWords(play, turn.turn)}` : text("study-end");

export { roundWords, turnWords };
