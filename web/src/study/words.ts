/** Turns of a study in words: what was told of them, and what could have been played. */
import { moveWords, readingFor, roundWords, seenAt, toldOf, turnWords } from "../table/reading";
import type { Play } from "../play/play.svelte";
import type { Reel } from "../replay/reel.svelte";
import type { ReplayFrame, StudyTurn } from "../wire/types";
import { text } from "../words/texts.svelte";

export const upper = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);

/**
 * Moves in words, those that only lead to the next one left out. They are read in the position that
 * is shown, or in another one.
 */
export function movesWords(play: Play, moves: readonly string[], frame?: ReplayFrame): string {
  const { leads } = readingFor(play);
  const isTold = (move: string) => move !== "done" && !leads?.has(move.split(" ", 1)[0]!);
  const told = moves.some(isTold) ? moves.filter(isTold) : moves;
  const seen = frame
    ? { ...seenAt(play), view: frame.view, seat: frame.to_move ?? 0 }
    : seenAt(play);
  return told.map((move) => moveWords(play, move, seen) ?? move).join(", ");
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
  const name = play.name(turn.seat);
  const told = toldOfTurn(play, reel, turn);
  const own = told.filter((one) => one.startsWith(`${name} `));
  const found = own.at(-1) ?? told[0];
  return found ? without(name, found) : movesWords(play, turn.moves);
}

/** What was played, as the heading of a judgement. */
export function headline(play: Play, reel: Reel, turn: StudyTurn): string {
  return briefly(play, reel, turn);
}

export const labelOf = (play: Play, turn: StudyTurn | null): string =>
  turn ? `${play.name(turn.seat)}, ${roundWords(play, turn.turn)}` : text("study-end");

export { roundWords, turnWords };
