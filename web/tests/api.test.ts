import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/wire/api";

/** What the browser asked for, with the token it showed. */
let asked: string[] = [];
/** The token the server wants now. */
let wanted = "";

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const token = (init.headers as Record<string, string> | undefined)?.["X-CSRF-Token"] ?? "";
    asked.push(`${path} ${token}`.trim());
    if (path === "/api/me") return Promise.resolve(Response.json({ csrf: "new" }));
    if (token !== wanted)
      return Promise.resolve(
        Response.json({ message: "server-bad-csrf", args: {}, clause: null }, { status: 403 }),
      );
    return Promise.resolve(Response.json({ table: "next" }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a token that is too old", () => {
  it("is fetched anew and the request repeated", async () => {
    wanted = "new";
    expect((await api.rematch("t")).table).toBe("next");
    expect(asked.slice(-2)).toEqual(["/api/me", "/api/tables/t/rematch new"]);
  });
  it("is fetched only once", async () => {
    wanted = "another";
    await expect(api.rematch("t")).rejects.toMatchObject({ status: 403 });
    expect(asked.filter((one) => one === "/api/me")).toHaveLength(1);
  });
});

describe("a server that has too much to do", () => {
  const busy = { message: "server-busy", args: { seconds: 2 }, clause: null };
  /** Refused this often, then answered. */
  const refusing = (times: number): void => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const found = asked.length > times ? Response.json({ table: "t" }) : null;
      return Promise.resolve(found ?? Response.json(busy, { status: 503 }));
    });
  };
  afterEach(() => void vi.useRealTimers());

  it("is asked again after as long as it says", async () => {
    refusing(2);
    const found = api.table("t");
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2200);
    expect((await found).table).toBe("t");
    expect(asked).toHaveLength(3);
  });
  it("is not asked for ever", async () => {
    refusing(100);
    const found = expect(api.table("t")).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(60_000);
    await found;
    expect(asked).toHaveLength(6);
  });
});
