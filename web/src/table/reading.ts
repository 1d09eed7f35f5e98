/** Names for a table's view and its changes, in the words of the catalogue and of this table. */
import { numbersChanged, type Change } from "../play/diff";
import { readingOf, type Reading, type Seen } from "../games";
import type { Play } from "../play/play.svelte";
import type { Message, Preview, PreviewedMove } from "../wire/types";
import type { Namer } from "./shape";
import { named, number, ownName, text, textOr, viewName } from "../words/texts.svelte";

/** Values under these names are seats. */
const SEATS = new Set(["seat", "first_player", "turn_of", "to_move", "order"]);
/** Not shown: what the page shows elsewhere, or nobody needs. */
export const UNREAD = new Set([
  "game",
  "pack",
  "rules_version",
  "options",
  "seat",
  "pending",
  "ended",
  "colour",
]);

/** How this table's game is read. */
export const readingFor = (play: Play): Reading => readingOf(play.info.game);

/** What a reading looks at: the seat that decides here, otherwise the one that looks. */
export function seenAt(play: Play): Seen {
  return {
    view: play.state.view,
    content: play.content,
    seat: play.state.to_move ?? play.seat ?? 0,
    names: play.names,
    shared: play.mine.length > 1,
  };
}

/** The namer of a running table. */
export function namerOf(play: Play): Namer {
  const reading = readingFor(play);
  const value = (key: string, item: unknown): string => {
    if (item === null || item === undefined) return "–";
    if (typeof item === "boolean") return text(item ? "web-yes" : "web-no");
    const own = reading.value?.(key, item);
    if (own !== undefined) return own;
    if (typeof item === "number") return seatNamed(play, key, item) ?? number(item);
    const name = reading.described?.(play.content, String(item)) ?? play.naming(key, String(item));
    if (name !== undefined) return name;
    const kinds = reading.kinds?.[key];
    if (kinds) return named(kinds, String(item));
    const terms = [...(reading.terms ?? []), "seat"].map((term) => `${term}-${String(item)}`);
    return textOr(terms, placeOrWord(String(item)));
  };
  const entry = (key: string, name: string) =>
    reading.kinds?.[key] || /^\d|\s/.test(name) ? value(key, name) : placeOrWord(name);
  return {
    label: viewName,
    unread: (key) => UNREAD.has(key),
    value,
    row: (key, index) => (key === "seats" ? play.name(index) : number(index + 1)),
    entry,
    column: (key, name) => {
      const kind = reading.columns?.[key];
      if (kind) return named([kind], name);
      return play.names.includes(name) ? name : textOr([`web-view-${key}-${name}`], viewName(name));
    },
    ...(reading.phrase ? { phrase: reading.phrase } : {}),
  };
}

/** The parts of a view that are worth reading at this table. */
export function partsOf(play: Play): [string, unknown][] {
  const { options = {} } = play.state.view as { options?: Record<string, unknown> };
  const reading = readingFor(play);
  const parts = reading.parts?.(seenAt(play)) ?? Object.entries(play.state.view);
  const isOn = (key: string) => {
    const option = reading.counted?.[key];
    return option === undefined || Boolean(options[option]);
  };
  return parts.filter(([key]) => !UNREAD.has(key) && isOn(key));
}

/** Whether a preview holds a guess in the place of something that nobody knows yet. */
export const isGuess = (preview: Preview) => preview.moves.some((move) => move.reveals);

/**
 * What a preview says for certain: all of it, or of one that reveals something only what the game
 * vouches for.
 */
export function certainStories(play: Play, preview: Preview | undefined): string[] {
  if (!preview) return [];
  const { foretold, spoken } = readingFor(play);
  if (preview.moves.some((move) => spoken?.has(move.step))) return [];
  const told = preview.moves.flatMap((move) => move.story);
  const certain = isGuess(preview)
    ? told.filter((message) => foretold?.has(message.message))
    : told;
  return certain.map((message) => play.tell(message));
}

/** What moves that are only planned would do, as far as they speak of a player and are certain. */
export function plannedWords(play: Play, moves: PreviewedMove[]): string {
  const spoken = moves.map((move) => ({
    ...move,
    story: move.story.filter((message) => "seat" in message.args),
  }));
  return certainStories(play, { moves: spoken } as Preview).join(" ");
}

/** The changed numbers of a preview that are certain and worth reading. */
export function certainChanges(play: Play, preview: Preview): Change[] {
  const { foretold, quiet, counts, seats } = readingFor(play);
  if (isGuess(preview) && !foretold) return [];
  const shown = (change: Change) =>
    !change.path.some((part) => UNREAD.has(String(part)) || quiet?.has(String(part)));
  const certain = (change: Change) => !isGuess(preview) || change.path[0] === "seats";
  /** The number of a seat is a name, not an amount. */
  const isAmount = ({ path }: Change) => {
    const name = String(path.at(-1));
    return !SEATS.has(name) && !seats?.has(name);
  };
  const counted = (view: Record<string, unknown>) => counts?.(view, play.content) ?? view;
  return numbersChanged(counted(play.state.view), counted(preview.view)).filter(
    (change) => shown(change) && certain(change) && isAmount(change),
  );
}

/** A move in the game's own words; undefined where the game has none for it. */
export function moveWords(
  play: Play,
  notation: string,
  seen: Seen = seenAt(play),
): string | undefined {
  const message = readingFor(play).move?.(notation, seen);
  return message && play.tell(message);
}

/** A move in sentences; in its own notation where the game tells no story. */
export function toldOf(play: Play, move: { text?: string | null; story?: Message[] }): string[] {
  return move.story?.length
    ? move.story.map((message) => play.tell(message))
    : move.text
      ? [move.text]
      : [];
}

function seatNamed(play: Play, key: string, item: number): string | undefined {
  const isSeat = SEATS.has(key) || readingFor(play).seats?.has(key);
  return isSeat ? play.names[item] : undefined;
}

function placeOrWord(item: string): string {
  return /^[a-z_]+$/.test(item) ? viewName(item) : ownName(item);
}

/** Where a change happened, in words: "Mathilde, talers". */
export function whereOf(play: Play, change: Change): string {
  const namer = namerOf(play);
  const parts: string[] = [];
  change.path.forEach((part, i) => {
    const above = String(change.path[i - 1] ?? "");
    if (part === "seats") return;
    if (typeof part === "number") parts.push(namer.row(above, part));
    else parts.push(/[A-Z-]/.test(part) ? namer.value(above, part) : namer.entry!(above, part));
  });
  return parts.join(", ");
}

/** The label of a turn as people say it: the game's own words, or those of `12 blue`. */
export function turnWords(play: Play, label: string): string {
  const own = readingFor(play).turn?.(label);
  if (own) return play.tell(own);
  const [, count, seat] = /^(\d+)(?: (\S+))?$/.exec(label) ?? [];
  if (count === undefined) return label === "end" ? text("web-turn-over") : label;
  if (!seat) return text("web-turn-number", { count: Number(count) });
  return play.text("web-turn-round", { count: Number(count), seat });
}

/** The label of a turn without the player, where room is short. */
export function roundWords(play: Play, label: string): string {
  const own = readingFor(play).round?.(label);
  if (own) return play.tell(own);
  const [, count] = /^(\d+)/.exec(label) ?? [];
  if (count === undefined) return label === "end" ? text("web-turn-over") : label;
  return text("web-round-number", { count: Number(count) });
}

/** What is asked of whom, in one sentence. */
export function situation(play: Play): string {
  const { state, info } = play;
  if (play.over) return text("web-now-over");
  if (info.status === "open") return text("web-now-open");
  if (play.holding) return text("web-now-holding");
  if (state.holding !== null)
    return text("web-now-others-hold", { name: play.name(state.holding) });
  if (state.to_move === null) return text("web-now-waiting");
  const step = textOr([`step-${info.game}-${state.step}`, `step-${state.step}`], state.step ?? "");
  if (play.is_ahead) return text("web-now-ahead", { what: step });
  if (play.deciding)
    return text(play.mine.length > 1 ? "web-now-one-of-yours" : "web-now-yours", {
      name: play.name(state.to_move),
      what: step,
    });
  return text("web-now-theirs", { name: play.name(state.to_move), what: step });
}
