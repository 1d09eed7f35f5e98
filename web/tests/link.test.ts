import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Link,
  LostError,
  RefusedError,
  StaleError,
  type Connection,
  type Socket,
} from "../src/wire/link";
import type { Frame, Happening } from "../src/wire/types";

/** A socket whose other end is the test. */
class Wire implements Socket {
  static all: Wire[] = [];
  readyState = 1;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

const happening = (number: number): Happening => ({
  number,
  at: 0,
  kind: "say",
  seat: 0,
  name: "Anna",
  text: "hello",
});
const happenings = (...numbers: number[]) => ({
  kind: "happenings",
  happenings: numbers.map(happening),
  number: numbers.at(-1),
  revision: 1,
});
const snapshot = (number: number) => ({ kind: "table", number, revision: 1 });

let got: Frame[] = [];
let states: Connection[] = [];
let link: Link;
const wire = () => Wire.all.at(-1)!;
const numbers = () =>
  got.flatMap((message) =>
    message.kind === "happenings" ? message.happenings.map((one) => one.number) : [],
  );

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  got = [];
  states = [];
  link = new Link(
    (since) => `since=${since}`,
    (message) => got.push(message),
    (state) => states.push(state),
    (address) => new Wire(address),
  );
  link.open();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("the socket of a table", () => {
  it("passes on a snapshot and the happenings after it", () => {
    wire().says(snapshot(4));
    wire().says(happenings(5, 6));
    expect(numbers()).toEqual([5, 6]);
    expect(link.number).toBe(6);
    expect(states.at(-1)).toBe("live");
  });

  it("never passes a happening twice", () => {
    wire().says(snapshot(4));
    wire().says(happenings(5));
    wire().says(happenings(4, 5, 6));
    wire().says(happenings(6));
    expect(numbers()).toEqual([5, 6]);
  });

  it("asks again where happenings are missing, and passes nothing on before", () => {
    wire().says(snapshot(4));
    wire().says(happenings(6, 7));
    expect(numbers()).toEqual([]);
    expect(wire().sent).toEqual([{ do: "sync", id: 1, since: 4 }]);
    wire().says(happenings(5, 6, 7));
    expect(numbers()).toEqual([5, 6, 7]);
  });

  it("comes back with the last number it saw, waiting longer each time", () => {
    wire().says(snapshot(4));
    wire().close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(700);
    expect(Wire.all.map((one) => one.address)).toEqual(["since=null", "since=4"]);
    wire().close();
    vi.advanceTimersByTime(700);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(Wire.all).toHaveLength(3);
    wire().says(happenings(5));
    expect(numbers()).toEqual([5]);
    expect(states.at(-1)).toBe("live");
  });

  it("hurries when asked to", () => {
    wire().close();
    link.hurry();
    expect(Wire.all).toHaveLength(2);
    link.hurry();
    expect(Wire.all).toHaveLength(2);
  });

  it("settles every command by its own answer", async () => {
    wire().says(snapshot(4));
    const why = link.ask({ do: "why", text: "a" });
    const move = link.ask({ do: "move", revision: 1, text: "b" });
    const late = link.ask({ do: "undo", revision: 1 });
    wire().says({ kind: "stale", id: 3 });
    wire().says({ kind: "refused", id: 2, reason: { message: "no", args: {}, clause: "QA-1" } });
    wire().says({ kind: "answer", id: 1, refusal: null });
    await expect(why).resolves.toMatchObject({ refusal: null });
    await expect(move).rejects.toBeInstanceOf(RefusedError);
    await expect(late).rejects.toBeInstanceOf(StaleError);
  });

  it("asks a server again that had too much to do", async () => {
    const asked = link.ask({ do: "preview", moves: ["move 1"] });
    const first = wire().sent.at(-1)!;
    const busy = { message: "server-busy", args: { seconds: "2" }, clause: null };
    wire().says({ kind: "refused", id: first["id"], reason: busy });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(wire().sent.at(-1)).toBe(first);
    await vi.advanceTimersByTimeAsync(200);
    const second = wire().sent.at(-1)!;
    expect(second).toMatchObject({ do: "preview", moves: ["move 1"] });
    wire().says({ kind: "answer", id: second["id"], preview: null });
    await expect(asked).resolves.toMatchObject({ kind: "answer", id: second["id"] });
  });

  it("lets commands go when the line breaks or is not there", async () => {
    wire().says(snapshot(4));
    const move = link.ask({ do: "end_turn", revision: 1 });
    wire().close();
    await expect(move).rejects.toBeInstanceOf(LostError);
    await expect(link.ask({ do: "end_turn", revision: 1 })).rejects.toBeInstanceOf(LostError);
  });

  it("notices a dead line after a quiet while", () => {
    wire().says(snapshot(4));
    vi.advanceTimersByTime(30_000);
    expect(wire().sent.at(-1)).toMatchObject({ do: "sync" });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("stays when news comes in time", () => {
    wire().says(snapshot(4));
    vi.advanceTimersByTime(30_000);
    wire().says({ kind: "answer", id: 1 });
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe("live");
  });

  it("lets go at once when the network is gone, and comes back with it", () => {
    wire().says(snapshot(4));
    link.cut();
    expect(states.at(-1)).toBe("lost");
    link.hurry();
    expect(Wire.all.map((one) => one.address)).toEqual(["since=null", "since=4"]);
    wire().says(happenings(5));
    expect(states.at(-1)).toBe("live");
  });

  it("is silent once closed", () => {
    wire().says(snapshot(4));
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
});
