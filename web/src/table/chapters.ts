/** The log cut into turns, and where the news begins. Pure. */
import type { LogEntry } from "../wire/types";

export interface Chapter {
  turn: string;
  seat: number;
  /** The number of the first entry. */
  first: number;
  entries: LogEntry[];
  /** Whether anything of it is told in sentences; otherwise the notation has to do. */
  told: boolean;
}

/** Entries of one turn (same label) together. */
export function chapters(log: LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of log) {
    const last = found.at(-1);
    const told = entry.story.length > 0;
    if (last && last.turn === entry.turn) {
      last.entries.push(entry);
      last.told ||= told;
    } else
      found.push({
        turn: entry.turn,
        seat: entry.seat,
        first: entry.number,
        entries: [entry],
        told,
      });
  }
  return found;
}

/**
 * The number of the first entry after your own last finished turn; null when there is nothing of
 * others to read.
 */
export function newsFrom(log: LogEntry[], mine: number[]): number | null {
  if (!mine.length) return null;
  const turns = chapters(log);
  let i = turns.length - 1;
  while (i >= 0 && mine.includes(turns[i]!.seat)) i -= 1;
  if (i < 0) return null;
  while (i > 0 && !mine.includes(turns[i - 1]!.seat)) i -= 1;
  return i > 0 ? turns[i]!.first : null;
}
