/** The words of a document's parts, as the table in words has them. */
import type { Play } from "../play/play.svelte";
import { namerOf } from "../table/reading";
import type { Flaw } from "../wire/types";
import { optionName, choiceName, tell, text, textOr, viewName } from "../words/texts.svelte";
import type { Place } from "./places";
import type { Word } from "./schema";

/** Keys whose numbers are seats, besides those that a game's reading has. */
const SEATS = new Set([
  "first_player",
  "turn_of",
  "to_move",
  "seat",
  "order",
  "ranking",
  "plunger",
]);

/** The name under which the words of a place are found: the last key that is none of a list. */
export function keyOf(place: Place): string {
  return String(place.filter((key) => typeof key === "string").at(-1) ?? "");
}

/** Whether the numbers at a place are seats. */
export function isSeat(place: Place): boolean {
  const key = keyOf(place);
  const inTable = typeof place.at(-1) === "number" && place.includes("buildings");
  return SEATS.has(key) || place[0] === "buildings" || inTable;
}

export function wordOf(play: Play | null, place: Place, word: Word): string {
  const key = keyOf(place);
  if (word === null) return text("editor-none");
  if (place[0] === "options") return choiceName(String(word));
  if (typeof word === "number" && isSeat(place)) return play?.name(word) ?? String(word + 1);
  if (key === "step")
    return textOr([`step-${play?.info.game}-${word}`, `step-${word}`], String(word));
  return play ? namerOf(play).value(key, word) : String(word);
}

/** The heading of a place. */
export function labelOf(play: Play | null, place: Place): string {
  const last = place.at(-1)!;
  const above = place.at(-2);
  if (typeof last === "number")
    return above === "seats" ? (play?.name(last) ?? String(last + 1)) : String(last + 1);
  if (above === "options") return optionName(last);
  if (place.length === 1 || place[0] === "seats" ? place.length <= 3 : false)
    return textOr([`editor-key-${last}`], viewName(last));
  if (!play) return viewName(last);
  const namer = namerOf(play);
  return textOr([`editor-key-${last}`], namer.entry?.(String(above), last) ?? viewName(last));
}

/** Where something is, in words: "Blue, Talers". */
export function placeWords(play: Play | null, place: Place): string {
  const steps = place.flatMap((key, i) => (key === "seats" ? [] : [place.slice(0, i + 1)]));
  return steps.map((step) => labelOf(play, step)).join(", ") || text("editor-whole");
}

/** Why something is wrong, with the names of this table. */
export function flawWords(play: Play | null, flaw: Flaw): string {
  return tell(flaw, play?.naming);
}

/** What a mend does, in words. */
export function mendWords(play: Play | null, flaw: Flaw): string {
  const mend = flaw.mend;
  if (!mend) return "";
  const { path, value } = mend.change;
  if (mend.kind === "number") return text("editor-mend-number", { value: Number(value) });
  if (mend.kind === "usual") return text("editor-mend-usual", { what: placeWords(play, path) });
  return text(`editor-mend-${mend.kind}`);
}
