/** The kind of puzzles that somebody trains, from one puzzle to the next; null for all. */
export const chosen: { kind: string | null } = $state({ kind: null });
