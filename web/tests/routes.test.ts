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
    ["/rules", { page: "rules", game: "architect" }],
    ["/rules/queensdale", { page: "rules", game: "queensdale" }],
    ["/nowhere", { page: "unknown" }],
    ["/table/a/b", { page: "unknown" }],
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
    expect(clauseAddress("architect", "QA-HIRE-07")).toBe("/rules/architect#QA-HIRE-07"));
});
