/** Games with more than the generic table: a folder with `Board.svelte` is an illustrated board, one with `lesson.ts` a lesson. */
import type { Component } from "svelte";
import type { Lesson } from "../lesson/lesson";
import type { Play } from "../play.svelte";

/** A board draws one table; it gets everything through `play`. */
export type Board = Component<{ play: Play }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const lessons = import.meta.glob<{ default: Lesson }>("./*/lesson.ts");

/** The illustrated board of a game, null when it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

/** Begin to load the boards there are, before it is known which one is needed. */
export function loadBoards(): void {
  for (const load of Object.values(boards)) load().catch(() => undefined);
}

/** The lesson of a game, null when it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.ts`]?.())?.default ?? null;
}
