/** The last sentences of a campaign, when all is over: by whom, and in which words. */
import type { Play } from "../play/play.svelte";
import type { Character } from "../wire/types";
import { text } from "../words/texts.svelte";

export interface Spoken {
  i: number;
  words: string;
  character: Character | null;
}

export function spokenAt(play: Play): Spoken[] {
  if (!play.over) return [];
  return play.info.seats.flatMap((seat, i) => {
    const ours = seat.bots_sentence === null ? null : text(seat.bots_sentence);
    const words = seat.sentence ?? ours;
    return words === null ? [] : [{ i, words, character: seat.character }];
  });
}
