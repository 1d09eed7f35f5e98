/** What a table needs besides its socket, fetched as early and as much at once as possible. */
import { api } from "../wire/api";
import { boardOf, lessonOf, type Board } from "../games";
import type { Lesson } from "../lesson/lesson";
import type { TableInfo } from "../wire/types";

export interface Prepared {
  info: TableInfo;
  content: Record<string, unknown>;
  board: Board | null;
  lesson: Lesson | null;
}

let early: { key: string; coming: Promise<Prepared> } | null = null;

const keyOf = (table: string, invite: string | null) => `${table} ${invite ?? ""}`;

/**
 * Begin while texts and session are still on their way. A visitor without a session is refused here
 * and asks again.
 */
export function prepareEarly(table: string, invite: string | null): void {
  const coming = fetched(table, invite);
  coming.catch(() => undefined);
  early = { key: keyOf(table, invite), coming };
}

/** Everything for a table: what was begun early, or a fresh start. */
export async function prepared(table: string, invite: string | null): Promise<Prepared> {
  const begun = early;
  early = null;
  if (begun?.key === keyOf(table, invite)) {
    const found = await begun.coming.catch(() => null);
    if (found) return found;
  }
  return fetched(table, invite);
}

async function fetched(table: string, invite: string | null): Promise<Prepared> {
  const info = await api.table(table, invite);
  const [content, board, lesson] = await Promise.all([
    api.content(info.game, info.seats.length, info.pack, info.pack_digest),
    boardOf(info.game),
    info.lesson ? lessonOf(info.game) : null,
  ]);
  return { info, content, board, lesson };
}
