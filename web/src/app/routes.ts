/** Which page an address names. Pure: the history lives in router.svelte.ts. */

export type Route =
  | { page: "home" | "new" | "learn" | "account" | "unknown" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "join" | "recover" | "confirm"; token: string }
  | { page: "replay"; table: string | null }
  | { page: "study"; study: string | null; part: "analysis" | "board" }
  | {
      page: "puzzle";
      game: string | null;
      puzzle: string | null;
      part: "puzzle" | "board" | "again";
    }
  | { page: "explorer"; game: string | null }
  | { page: "editor"; game: string; players: number }
  | { page: "campaign"; table: string; book: boolean }
  | { page: "rules"; game: string; chapter: string | null };

/** The page of a path and its query. */
export function routeOf(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, ...more] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "campaign" && second !== undefined && more.join() === "book")
    return { page: "campaign", table: second, book: true };
  if (first === "rules" && second !== undefined && more.length === 1)
    return { page: "rules", game: second, chapter: more[0]! };
  if (first === "study" && second !== undefined && more.join() === "board")
    return { page: "study", study: second, part: "board" };
  if (first === "puzzles" && second !== undefined && more.length <= 2)
    return puzzleRoute(second, more);
  if (more.length) return { page: "unknown" };
  if (second === undefined) {
    if (first === "new" || first === "learn" || first === "account") return { page: first };
    if (first === "replay") return { page: "replay", table: null };
    if (first === "study") return { page: "study", study: null, part: "analysis" };
    if (first === "rules") return { page: "rules", game: "architect", chapter: null };
    if (first === "puzzles") return { page: "puzzle", game: null, puzzle: null, part: "puzzle" };
    if (first === "explorer") return { page: "explorer", game: null };
    if (first === "editor") return { page: "editor", game: "architect", players: 2 };
    return { page: "unknown" };
  }
  if (first === "table")
    return { page: "table", table: second, invite: new URLSearchParams(search).get("invite") };
  if (first === "join" || first === "recover" || first === "confirm")
    return { page: first, token: second };
  if (first === "replay") return { page: "replay", table: second };
  if (first === "study") return { page: "study", study: second, part: "analysis" };
  if (first === "explorer") return { page: "explorer", game: second };
  if (first === "editor")
    return {
      page: "editor",
      game: second,
      players: Number(new URLSearchParams(search).get("players") ?? 2),
    };
  if (first === "campaign") return { page: "campaign", table: second, book: false };
  if (first === "rules") return { page: "rules", game: second, chapter: null };
  return { page: "unknown" };
}

function puzzleRoute(game: string, [puzzle, part]: string[]): Route {
  if (part !== undefined && part !== "board" && part !== "again") return { page: "unknown" };
  return { page: "puzzle", game, puzzle: puzzle ?? null, part: part ?? "puzzle" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a clause on the rules page. */
export function clauseAddress(game: string, clause: string): string {
  return `/rules/${encodeURIComponent(game)}/clauses#${clause}`;
}
