/** What happened between two games, cut into scenes that are shown one after the other. Pure. */
import type { LogEntry, Message, SealedLetter, SeatInfo } from "../../../wire/types";
import type { Letter } from "../campaign/annals";

interface Keyed {
  key: number;
  message: Message;
}

/** A scene to look at; `key` is where the log has come to with it. */
export type Scene =
  | { kind: "result"; key: number; lines: Message[] }
  | { kind: "letter"; key: number; letter: Letter }
  | { kind: "seals" | "vote" | "next"; key: number; lines: Message[] };

const OVER = "qd-story-game-over";
/** The chronicle closes a campaign and repeats lines of letters; it is read on its own page. */
const CHRONICLE = /^chronicle-/;
const PER_ENTRY = 10_000;
const KINDS: [Scene["kind"], RegExp][] = [
  ["result", /^qd-story-(game-over|standing|tie|winner|no-winner|margin)$|^margin-/],
  ["seals", /^qd-story-(seals|seal-last|epoch-done|castle|ticked)$|^latecomer-/],
  ["vote", /^qd-story-(vote-opened|answer-opened)$|^vote-\w+-chosen-/],
  ["next", /^qd-story-(game|opens|new-\w+|gift-\w+)$/],
];
const LETTER = /^(epoch-card-|epoch-end-|story-card-|number-card-|family-\w+-(letter|ring))/;
const PAGES = 8;
/** What stands under the letter that was read: its question, and what its page brings. */
const FOLLOWS = /^vote-(?!\w+-chosen-)|^family-page-rule$/;
const PART = /-(title|text|rule|again|after|tower|tiles)$/;

/** What the messages of later epochs belong to, as the view tells. */
export type News = Record<string, readonly string[]>;

const kindOf = (message: string, news: News): Scene["kind"] | null =>
  KINDS.find(([kind, pattern]) => pattern.test(message) || news[kind]?.includes(message))?.[0] ??
  null;

/** What tells a letter from the others: its id without the part. */
export const stemOf = (message: string): string => {
  const page = /^(epoch-end-9).*-(page-\d)-/.exec(message);
  return page ? `${page[1]}-${page[2]}` : message.replace(PART, "");
};

/** The page of the last letter that a scene is, and how many there are; null for other letters. */
export function pageOf(code: string): { page: number; pages: number } | null {
  const page = Number(/^epoch-end-9-page-(\d)$/.exec(code)?.[1] ?? 0);
  return page ? { page, pages: PAGES } : null;
}

/** What is laid out for the next game is told when the letters are read that bring it. */
function lettersFirst(story: readonly Message[], news: News): readonly Message[] {
  if (!story.some(({ message }) => LETTER.test(message))) return story;
  const isNext = ({ message }: Message) =>
    !LETTER.test(message) && kindOf(message, news) === "next";
  return [...story.filter((one) => !isNext(one)), ...story.filter(isNext)];
}

/** What was told since the last game; where none is over yet, letters alone are worth a scene. */
function eventsAfter(log: readonly LogEntry[], seen: number, news: News): Keyed[] {
  const all = log.flatMap((entry) =>
    lettersFirst(entry.story, news).map((message, i) => ({
      key: entry.number * PER_ENTRY + i + 1,
      message,
    })),
  );
  const chronicle = all.findIndex(({ message: { message } }) => CHRONICLE.test(message));
  const events = chronicle < 0 ? all : all.slice(0, chronicle);
  const over = events.findLastIndex(({ message }) => message.message === OVER);
  const told =
    over < 0
      ? events.filter(({ message: { message } }) => LETTER.test(message) || FOLLOWS.test(message))
      : events.slice(over);
  return told.filter(({ key }) => key > seen);
}

/** The scenes since the last game was over that have not been seen yet. */
export function scenesOf(
  log: readonly LogEntry[],
  seen: number,
  game: number,
  news: News = {},
): Scene[] {
  const scenes: Scene[] = [];
  for (const { key, message } of eventsAfter(log, seen, news)) {
    const last = scenes.at(-1);
    const id = message.message;
    if (last?.kind === "letter" && FOLLOWS.test(id)) {
      last.key = key;
      last.letter.lines.push(message);
    } else if (LETTER.test(id)) {
      const stem = stemOf(id);
      if (last?.kind === "letter" && last.letter.code === stem) {
        last.key = key;
        last.letter.lines.push(message);
      } else
        scenes.push({
          kind: "letter",
          key,
          letter: { game, kind: "epoch", code: stem, lines: [message] },
        });
    } else {
      const kind = kindOf(id, news);
      if (kind === null || kind === "letter") continue;
      if (last?.kind === kind) {
        last.key = key;
        last.lines.push(message);
      } else scenes.push({ kind, key, lines: [message] });
    }
  }
  return scenes;
}

/** Whether the campaign is between two games. */
export const isBetween = (phase: unknown): boolean =>
  typeof phase === "string" && phase !== "play" && phase !== "start";

/** The check list between two games, as the people see it. */
export const STAGES = [
  "result",
  "cards",
  "towers",
  "storing",
  "letters",
  "grocer",
  "huts",
] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Record<string, Stage> = {
  ranking: "result",
  told: "cards",
  finale: "cards",
  towers: "towers",
  learning: "towers",
  storage: "storing",
  reading: "letters",
  green: "letters",
  supper: "letters",
  grocer: "grocer",
  huts: "huts",
};
export const stageOf = (phase: string): Stage => STAGE_OF[phase] ?? "towers";

/** The check list; before the first game only its end is left. */
export const stagesAt = (game: number, deciding: boolean, stage: Stage): readonly Stage[] =>
  game === 1 && deciding && BEFORE_A_GAME.includes(stage) ? BEFORE_A_GAME : STAGES;
const BEFORE_A_GAME: readonly Stage[] = ["grocer", "huts"];

/** The part of the check list that a scene belongs to. */
export function stageOfScene(scene: Scene): Stage {
  if (scene.kind === "result") return "result";
  if (scene.kind === "seals") return "towers";
  if (scene.kind === "vote") return "cards";
  return scene.kind === "letter" && scene.letter.code.startsWith("epoch-end-")
    ? "cards"
    : "letters";
}

/** The number of the game whose result this is. */
export function gameOf(lines: readonly Message[], otherwise: number): number {
  const found = lines.find(({ message }) => message === OVER)?.args["game"];
  return typeof found === "number" ? found : otherwise;
}

/** How the game ended for everybody, the winner first. */
export interface Standing {
  seat: string;
  place: number;
  fame: number;
  goal: number;
}
export function standingOf(lines: readonly Message[]): Standing[] {
  return lines
    .filter(({ message }) => message === "qd-story-standing")
    .map(({ args }) => args as unknown as Standing)
    .sort((a, b) => a.place - b.place);
}

/** The rest of a result: sentences, without what the rows say already. */
export const saidOf = (lines: readonly Message[]): Message[] =>
  lines.filter(({ message }) => message !== "qd-story-standing" && message !== OVER);

/** The open letters that have been read to their end, when these scenes are still to come. */
export function readUp(letters: readonly SealedLetter[], ahead: readonly Scene[]): string[] {
  const coming = new Set(
    ahead.flatMap((scene) =>
      scene.kind === "letter" ? scene.letter.lines.map(({ message }) => message) : [],
    ),
  );
  return letters
    .filter(({ by, lines }) => by !== null && !lines.some((line) => coming.has(line)))
    .map(({ letter }) => letter);
}

/** Who sits there and has read a letter, or still reads; without one, all that lie open. */
export function readersOf(
  letters: readonly SealedLetter[],
  seats: readonly SeatInfo[],
  letter?: string,
): { seat: number; done: boolean }[] {
  const open = letters.filter(
    (one) => one.by !== null && (letter === undefined || one.letter === letter),
  );
  if (!open.length) return [];
  return seats.flatMap(({ kind }, seat) =>
    kind === "person" ? [{ seat, done: open.every(({ read }) => read.includes(seat)) }] : [],
  );
}
