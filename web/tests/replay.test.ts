import { describe, expect, it, vi } from "vitest";
import { stateAt } from "../src/replay/frames";
import { Reel } from "../src/replay/reel.svelte";
import { ApiError, type ReplaySource } from "../src/wire/api";
import type { Replay, ReplayFrame } from "../src/wire/types";

const frame = (turn: string, text: string | null): ReplayFrame => ({
  turn,
  seat: text ? 0 : null,
  text,
  step: "s",
  to_move: 0,
  story: [],
  view: { at: turn },
  standings: [1],
});
const over = { reason: "done", winners: [0], standings: [1], key: null, salt: null };
const short = [
  frame("1", null),
  frame("1", "a"),
  frame("2", "b"),
  frame("2", "c"),
  frame("3", "d"),
];
const long = Array.from({ length: 5000 }, (_, i) => frame(String(i), i ? `m${i}` : null));

/** A server that has these frames, and what it was asked for. */
function serverOf(frames: ReplayFrame[], size: number) {
  const asked: number[] = [];
  const refusals: ApiError[] = [];
  const head: Replay = {
    game: "tiny",
    title: "Tiny",
    pack: "p",
    pack_digest: "d",
    seats: ["Anna"],
    characters: [],
    options: {},
    frames: frames.length,
    per_page: size,
    rows_per_page: 1000,
    over,
  };
  const source: ReplaySource = {
    head: () => Promise.resolve(head),
    frames: (page) => {
      asked.push(page);
      const refusal = refusals.pop();
      if (refusal) return Promise.reject(refusal);
      const first = page * size;
      return Promise.resolve({ first, frames: frames.slice(first, first + size) });
    },
    rows: (page) =>
      Promise.resolve({ first: page * 1000, rows: frames.slice(page * 1000, page * 1000 + 1000) }),
    course: () => Promise.resolve({ points: [] }),
  };
  return { source, asked, refusals };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

describe("a replay", () => {
  it("shows the end only where it is told to", () => {
    expect(stateAt(short[3]!, null).over).toBeNull();
    expect(stateAt(short[4]!, over).over?.winners).toEqual([0]);
  });
  it("has the log up to the moment, each move in its turn", async () => {
    const reel = await Reel.open(serverOf(short, 2).source);
    await settled();
    expect(reel.logUpTo(3).map((entry) => `${entry.number} ${entry.turn}:${entry.text}`)).toEqual([
      "1 1:a",
      "2 2:b",
      "3 2:c",
    ]);
  });
  it("has the last moves of a long log", async () => {
    const reel = await Reel.open(serverOf(long, 40).source);
    await settled();
    const shown = reel.logUpTo(4000);
    expect([shown[0]?.text, shown.at(-1)?.text, shown.length]).toEqual(["m3881", "m4000", 120]);
  });
  it("steps from turn to turn", async () => {
    const reel = await Reel.open(serverOf(short, 2).source);
    await settled();
    expect(reel.turnFrom(0, 1)).toBe(2);
    expect(reel.turnFrom(3, 1)).toBe(4);
    expect(reel.turnFrom(3, -1)).toBe(0);
    expect(reel.turnFrom(0, -1)).toBe(0);
  });
  it("fetches the page that is shown, then those around it", async () => {
    const { source, asked } = serverOf(long, 40);
    const reel = await Reel.open(source);
    expect(reel.frame(0)?.turn).toBe("0");
    expect(reel.frame(2000)).toBeNull();
    reel.want(2000);
    await settled();
    expect(reel.frame(2000)?.turn).toBe("2000");
    expect(asked).toEqual([0, 50, 51, 49]);
    expect(reel.row(4999)?.text).toBe("m4999");
  });
  it("passes over the places that are left behind", async () => {
    const { source, asked } = serverOf(long, 40);
    const reel = await Reel.open(source);
    for (let place = 0; place < 5000; place += 1) reel.want(place);
    await settled();
    expect(reel.frame(4999)?.turn).toBe("4999");
    expect(asked.length).toBeLessThan(6);
  });
  it("keeps what is near, not everything", async () => {
    const { source } = serverOf(long, 40);
    const reel = await Reel.open(source);
    for (let page = 0; page < 125; page += 1) {
      reel.want(page * 40);
      await Promise.resolve();
      await settled();
    }
    expect(reel.frame(0)).toBeNull();
    expect(reel.frame(4990)).not.toBeNull();
  }, 20_000);
  it("says what is wrong, asks a busy server again and goes on", async () => {
    const { source, refusals } = serverOf(long, 40);
    const reel = await Reel.open(source);
    await settled();
    refusals.push(new ApiError(404, { message: "server-no-page", args: {}, clause: null }));
    reel.want(400);
    await vi.waitFor(() => expect(reel.trouble?.message).toBe("server-no-page"));
    const busy = { message: "server-busy", args: { seconds: 0 }, clause: null };
    refusals.push(new ApiError(503, busy), new ApiError(429, busy));
    reel.want(400);
    await vi.waitFor(() => expect(reel.frame(400)?.turn).toBe("400"));
    await vi.waitFor(() => expect(reel.trouble).toBeNull());
  });
});
