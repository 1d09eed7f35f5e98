/** The annals of a campaign as the server gives them, and what the page makes of them. Pure. */
import type { Message, ReplayPoint } from "../../../wire/types";

export interface GameAnnals {
  number: number;
  rounds: number;
  over: boolean;
  winner: string | null;
  /** The epoch that began with it. */
  opened: number | null;
  standing: { seat: string; place: number; fame: number; goal: number }[];
  /** Who completed an epoch in it. */
  completed: string[];
  notes: Message[];
  /** By seat and source. */
  earned: Record<string, Record<string, number>>;
  seals: Record<string, number>;
  faces: Record<string, number>;
  buildings: Record<string, number>;
}

export interface EpochDone {
  epoch: number;
  game: number;
  tile: string | null;
  colour: string | null;
}

export interface Letter {
  game: number;
  kind: string;
  code: string;
  lines: Message[];
}

export interface Page {
  title: Message;
  lines: Message[];
}

export interface CampaignAnnals {
  games: GameAnnals[];
  epochs: Record<string, EpochDone[]>;
  letters: Letter[];
  faces: { game: number; seat: string; face: string; seals: number }[];
  /** The finished chronicle; empty before the castle has its roofs. */
  pages: Page[];
  recap: Message[];
}

/** What the page reads of a seat in the view. */
export interface SeatView {
  colour: string;
  family: string;
  epoch: number;
  goal: number;
  ticked?: boolean;
  seals: number;
  rivets: number;
}

export interface CampaignView {
  game_number: number;
  opened: number;
  phase: string;
  seats: SeatView[];
}

export const EPOCHS = 9;
export const SOURCES = ["build", "hut", "trumpet", "herb", "other"] as const;

/** One epoch on the way of a family. */
export interface Stone {
  epoch: number;
  state: "done" | "now" | "ahead";
  game: number | null;
  tile: string | null;
  colour: string | null;
}

/** The way of a family: a stone for every epoch, with its tower tile where the log knows it. */
export function wayOf(seat: SeatView, done: readonly EpochDone[] = []): Stone[] {
  return Array.from({ length: EPOCHS }, (_, i) => {
    const epoch = i + 1;
    const found = done.find((one) => one.epoch === epoch);
    const state = epoch < seat.epoch ? "done" : epoch === seat.epoch ? "now" : "ahead";
    const { game = null, tile = null, colour = null } = found ?? {};
    return { epoch, state, game, tile, colour };
  });
}

/** Epochs that a family has completed: the courses of its tower. */
export const coursesOf = (seat: SeatView): number => Math.max(0, Math.min(EPOCHS, seat.epoch - 1));

/** How far the keep has grown: with the family that leads. */
export function keepStage(seats: readonly SeatView[]): number {
  const epoch = Math.max(1, ...seats.map((seat) => seat.epoch));
  return epoch <= 2 ? 1 : epoch <= 4 ? 2 : epoch <= 6 ? 3 : 4;
}

/** Sums over the campaign after every game, as points of a chart. */
export function pointsOf(games: readonly GameAnnals[], colours: readonly string[]): ReplayPoint[] {
  const sums = colours.map(() => ({
    sum_fame: 0,
    ...Object.fromEntries(SOURCES.map((source) => [`sum_${source}`, 0])),
    sum_seals: 0,
    sum_faces: 0,
    sum_buildings: 0,
  })) as Record<string, number>[];
  const points: ReplayPoint[] = [{ frame: 0, turn: "", seats: sums.map((sum) => ({ ...sum })) }];
  for (const game of games) {
    colours.forEach((colour, i) => {
      const sum = sums[i]!;
      for (const source of SOURCES) {
        const fame = game.earned[colour]?.[source] ?? 0;
        sum["sum_fame"]! += fame;
        sum[`sum_${source}`]! += fame;
      }
      sum["sum_seals"]! += game.seals[colour] ?? 0;
      sum["sum_faces"]! += game.faces[colour] ?? 0;
      sum["sum_buildings"]! += game.buildings[colour] ?? 0;
    });
    points.push({
      frame: points.length,
      turn: String(game.number),
      seats: sums.map((sum) => ({ ...sum })),
    });
  }
  return points;
}

/** The fame of every seat by source, over all games. */
export function sourcesOf(
  games: readonly GameAnnals[],
  colours: readonly string[],
): { colour: string; parts: { source: string; fame: number }[]; total: number }[] {
  return colours.map((colour) => {
    const parts = SOURCES.map((source) => ({
      source,
      fame: games.reduce((sum, game) => sum + (game.earned[colour]?.[source] ?? 0), 0),
    }));
    return { colour, parts, total: parts.reduce((sum, part) => sum + part.fame, 0) };
  });
}

/** A chapter of the book: the games of an epoch and the letters that were read in them. */
export interface Chapter {
  epoch: number;
  games: GameAnnals[];
  letters: Letter[];
}

/** The log cut into epochs; `opened` is the newest one. */
export function chaptersOf(
  { games, letters }: Pick<CampaignAnnals, "games" | "letters">,
  opened: number,
): Chapter[] {
  let epoch = opened - games.filter((game) => game.opened !== null).length;
  const found: Chapter[] = [];
  for (const game of games) {
    if (game.opened !== null) epoch = game.opened;
    if (found.at(-1)?.epoch !== epoch) found.push({ epoch, games: [], letters: [] });
    found.at(-1)!.games.push(game);
  }
  for (const letter of letters) {
    const home = found.findLast((chapter) =>
      chapter.games.some((game) => game.number === letter.game),
    );
    (home ?? found[0])?.letters.push(letter);
  }
  return found;
}

/** The lines of a letter by what they are. */
export interface LetterParts {
  title: Message | null;
  story: Message[];
  rules: Message[];
  /** What was asked, between what, and what was decided. */
  question: Message | null;
  options: Message[];
  decided: Message[];
}

export function partsOf({ lines }: Pick<Letter, "lines">): LetterParts {
  const parts: LetterParts = {
    title: null,
    story: [],
    rules: [],
    question: null,
    options: [],
    decided: [],
  };
  for (const line of lines) {
    const id = line.message;
    if (id.startsWith("vote-")) {
      if (id.endsWith("-question")) parts.question = line;
      else if (id.includes("-chosen-")) parts.decided.push(line);
      else parts.options.push(line);
    } else if (id.endsWith("-title") && !parts.title) parts.title = line;
    else if (id.endsWith("-rule")) parts.rules.push(line);
    else parts.story.push(line);
  }
  return parts;
}

/** Letters worth a sheet of their own, and short ones: of couriers and clairvoyants. */
export function sorted(letters: readonly Letter[]): { long: Letter[]; short: Letter[] } {
  const isShort = ({ kind }: Letter) => kind === "courier" || kind === "vision";
  return {
    long: letters.filter((letter) => !isShort(letter)),
    short: letters.filter(isShort),
  };
}
