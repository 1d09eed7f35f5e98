import { describe, expect, it } from "vitest";
import { clauseAddress, routeOf } from "../src/app/routes";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/learn/", { page: "learn" }],
    ["/account", { page: "account" }],
    ["/table/abc", { page: "table", table: "abc", invite: null }],
    ["/join/tok%2Fen", { page: "join", token: "tok/en" }],
    ["/replay", { page: "replay", table: null }],
    ["/replay/abc", { page: "replay", table: "abc" }],
    ["/campaign/abc", { page: "campaign", table: "abc", book: false }],
    ["/campaign/abc/book", { page: "campaign", table: "abc", book: true }],
    ["/campaign/abc/other", { page: "unknown" }],
    ["/campaign", { page: "unknown" }],
    ["/puzzles", { page: "puzzle", game: null, puzzle: null, part: "puzzle" }],
    ["/puzzles/architect", { page: "puzzle", game: "architect", puzzle: null, part: "puzzle" }],
    ["/puzzles/tiny/a%20b", { page: "puzzle", game: "tiny", puzzle: "a b", part: "puzzle" }],
    ["/puzzles/tiny/ab/board", { page: "puzzle", game: "tiny", puzzle: "ab", part: "board" }],
    ["/puzzles/tiny/ab/answer", { page: "unknown" }],
    ["/puzzles/tiny/ab/board/more", { page: "unknown" }],
    ["/explorer", { page: "explorer", game: null }],
    ["/explorer/queensdale", { page: "explorer", game: "queensdale" }],
    ["/rules", { page: "rules", game: "architect", chapter: null }],
    ["/rules/queensdale", { page: "rules", game: "queensdale", chapter: null }],
    ["/nowhere", { page: "unknown" }],
    ["/table/a/b", { page: "unknown" }],
    ["/rules/queensdale/build", { page: "rules", game: "queensdale", chapter: "build" }],
    ["/rules/queensdale/build/more", { page: "unknown" }],
    ["/new/a", { page: "unknown" }],
    ["/join/%E0%A4%A", { page: "join", token: "%E0%A4%A" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it("keeps the invitation of somebody who watches", () => {
    expect(routeOf("/table/abc", "?invite=secret")).toEqual({
      page: "table",
      table: "abc",
      invite: "secret",
    });
  });

  it("names a clause", () =>
    expect(clauseAddress("architect", "QA-HIRE-07")).toBe("/rules/architect/clauses#QA-HIRE-07"));
});
