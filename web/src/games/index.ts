/**
 * Games with more than the generic table: a folder with `Board.svelte` is an illustrated board, one
 * with `lesson.ts` a lesson, one with `campaign/Campaign.svelte` a page for its campaigns, one with
 * `reading.ts` says how the table in words reads the game.
 */
import type { Component } from "svelte";
import type { Lesson } from "../lesson/lesson";
import type { Play } from "../play/play.svelte";
import type { Annals, Message, TableInfo } from "../wire/types";
import type { Group } from "../table/shape";

/** A board draws one table; it gets everything through `play`. */
export type Board = Component<{ play: Play }>;

/** Draws a sign on a page of the handbook. */
export type HandbookSign = Component<{ sign: string }>;

/** The page of a campaign, or the book that can be printed of it. */
export type CampaignView = Component<{ info: TableInfo; annals: Annals; book: boolean }>;

/**
 * What a reading looks at: a view, what is printed on the components, the seat that decides or
 * looks, and the names of the players.
 */
export interface Seen {
  view: Record<string, unknown>;
  /** What is printed on the components. */
  content: Record<string, unknown>;
  seat: number;
  names: readonly string[];
  /**
   * Several people look at this screen: what only one of them may know stands apart, under
   * `secrets`.
   */
  shared: boolean;
}

/** How the table in words reads a game; whatever is not given is read by the names of the view. */
export interface Reading {
  /**
   * Beginnings of messages for the values and entries under a name of the view: `good` for
   * `good-timber`.
   */
  kinds?: Record<string, readonly string[]>;
  /** Beginnings of messages for values under any other name. */
  terms?: readonly string[];
  /** Names of the view whose numbers are seats, besides those that every game has. */
  seats?: ReadonlySet<string>;
  /** Parts of the view that stay at nothing unless this option of the game is on. */
  counted?: Record<string, string>;
  /** The printed name of a thing, for sentences. */
  named?(content: Record<string, unknown>, item: string): string | undefined;
  /** The same with what a reader has to know about it, for the table in words. */
  described?(content: Record<string, unknown>, item: string): string | undefined;
  /** The same for the columns of the table under a name. */
  columns?: Record<string, string>;
  /** Long parts of the view that are folded where room is short. */
  folded?: ReadonlySet<string>;
  /** Names whose numbers are not worth a line in what a move brings. */
  quiet?: ReadonlySet<string>;
  /** A view as its numbers are compared: what people look at instead of what the program counts. */
  counts?(view: Record<string, unknown>, content: Record<string, unknown>): unknown;
  /** Steps whose moves are told by their own words rather than by the sentences of the preview. */
  spoken?: ReadonlySet<string>;
  /**
   * Messages that are certain even in a preview that reveals something; then the numbers of the
   * seats are too.
   */
  foretold?: ReadonlySet<string>;
  /** Numbers of the seats that standings and charts show before the others. */
  measures?: readonly string[];
  /** Numbers of the seats that they do not show. */
  unmeasured?: ReadonlySet<string>;
  /** The printed things worth reading. */
  printed?: readonly string[];
  /** A drawing of what the view shows, above its parts, with a heading of its own. */
  map?(): Promise<{ default: Board }>;
  /** The parts of a view, the weightiest first. */
  parts?(seen: Seen): [string, unknown][];
  phrase?(key: string, group: Group): string | undefined;
  value?(key: string, item: unknown): string | undefined;
  /** The label of a turn as a message, where it is not number and seat; `round`: without seat. */
  turn?(label: string): Message | undefined;
  round?(label: string): Message | undefined;
  /** Messages of deeds that are celebrated for a moment, each with what is said of it then. */
  feats?: Readonly<Record<string, string>>;
  /** The message after which the last sentences of the players stand. */
  sentencesAfter?: string;
  /** Whether a view is one between two games, which has scenes of its own. */
  between?(view: Record<string, unknown>): boolean;
  /** Words with which moves begin that only lead to the next one. */
  leads?: ReadonlySet<string>;
  /** Keys of the illustrated table besides those of every table, each with the message for it. */
  keys?: readonly (readonly [string, string])[];
  /** A move as a message. */
  move?(notation: string, seen: Seen): Message | undefined;
}

/** A piece that somebody pressed on a board. */
export interface Touched {
  node: Element;
  document: Record<string, unknown>;
  view: Record<string, unknown>;
  /** The seat that is looked at. */
  seat: number;
}

/** Something that is put on the board by pressing where. */
export interface Tool {
  id: string;
  /** What there is of it to choose from, by the name under which words are found. */
  choices?: { key: string; of: (schema: Record<string, unknown>) => string[] };
  /** Whether it belongs to a seat. */
  ofSeat: boolean;
  /** What a press puts where; null where it has no place. */
  put(touched: Touched, choice: string): { place: (string | number)[]; value: unknown } | null;
}

/** What the pieces on the board of a game mean in the document of a position. */
export interface Editing {
  tools: Tool[];
  /** The places of the document that a piece stands for, the weightiest first. */
  placesOf(touched: Touched): (string | number)[][];
  /** Where on the board a place of the document is seen: selectors, the best first. */
  marksOf(place: readonly (string | number)[], document: Record<string, unknown>): string[];
}

const readings = import.meta.glob<Reading>("./*/reading.ts", { eager: true, import: "default" });
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const betweens = import.meta.glob<{ default: Board }>("./*/between/Between.svelte");
const welcomes = import.meta.glob<{ default: Board }>("./*/campaign/WelcomeBack.svelte");
const campaigns = import.meta.glob<{ default: CampaignView }>("./*/campaign/Campaign.svelte");
const handbookSigns = import.meta.glob<{ default: HandbookSign }>("./*/HandbookSign.svelte");
const lessons = import.meta.glob<{ default: Lesson }>("./*/lesson.ts");

const editings = import.meta.glob<{ default: Editing }>("./*/editing.ts");

/** What the pieces on a game's board mean in a document, null where nothing is known of it. */
export async function editingOf(game: string): Promise<Editing | null> {
  return (await editings[`./${game}/editing.ts`]?.())?.default ?? null;
}

/** The illustrated board of a game, null when it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

/** How the table in words reads a game. */
export const readingOf = (game: string): Reading => readings[`./${game}/reading.ts`] ?? {};

/** Whether a game is a campaign with a page of its own. */
export const hasCampaign = (game: string): boolean =>
  `./${game}/campaign/Campaign.svelte` in campaigns;

/** The page of a game's campaigns, null when it has none. */
export async function campaignOf(game: string): Promise<CampaignView | null> {
  return (await campaigns[`./${game}/campaign/Campaign.svelte`]?.())?.default ?? null;
}

/** What is shown instead of the board between two games of a campaign, null when nothing is. */
export async function betweenOf(game: string): Promise<Board | null> {
  return (await betweens[`./${game}/between/Between.svelte`]?.())?.default ?? null;
}

/** What greets those who come back to a table of a game after a day, null when nothing does. */
export async function welcomeOf(game: string): Promise<Board | null> {
  return (await welcomes[`./${game}/campaign/WelcomeBack.svelte`]?.())?.default ?? null;
}

/** What draws the signs on the pages of a game's handbook, null when nothing does. */
export async function handbookSignOf(game: string): Promise<HandbookSign | null> {
  return (await handbookSigns[`./${game}/HandbookSign.svelte`]?.())?.default ?? null;
}

/** Whether a game can be learnt by playing. */
export const hasLesson = (game: string): boolean => `./${game}/lesson.ts` in lessons;

/** The lesson of a game, null when it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.ts`]?.())?.default ?? null;
}
