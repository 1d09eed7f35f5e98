/** Up to which line of the chat this browser has read a table. */
const KEY = "queenswright.heard";
const MOST = 60;

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was read; 0 where none was. */
export function heardAt(table: string): number {
  return kept().find(([known]) => known === table)?.[1] ?? 0;
}

/** Remember it; tables that were read longest ago are forgotten. */
export function hear(table: string, number: number): void {
  try {
    const others = kept().filter(([known]) => known !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
  } catch {
    // A browser without storage counts from the beginning again.
  }
}
