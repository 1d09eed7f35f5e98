/**
 * The frames of a replay. They come in pages: the one that is shown first, then its neighbours.
 * What is told of the moves comes for the whole game, so that every place has words.
 */
import { SvelteMap } from "svelte/reactivity";
import { ApiError, type ReplaySource } from "../wire/api";
import type { LogEntry, Message, Replay, ReplayFrame, ReplayPoint, ReplayRow } from "../wire/types";

/** Pages that stay in memory, those around the place that is shown. */
const KEPT = 25;
/** Moves of the history that are shown beside a frame. */
const RECENT = 120;
/** How often a server that is busy is asked again. */
const PATIENCE = 8;

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Ask a server again that has too much to do, as late as it wants. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof ApiError && [429, 503].includes(error.status);
      if (!isBusy || tries >= PATIENCE) throw error;
      await pause(Number(error.reason.args["seconds"] ?? 1));
    }
}

const reasonOf = (error: unknown): Message =>
  error instanceof ApiError ? error.reason : { message: "web-error-unknown", args: {} };

export class Reel {
  /** The number of the last frame. */
  readonly last: number;
  /** Why the frame that is shown cannot be fetched. */
  trouble = $state.raw<Message | null>(null);
  private rows = $state.raw<ReplayRow[]>([]);
  private log = $state.raw<LogEntry[]>([]);
  private readonly pages = new SvelteMap<number, ReplayFrame[]>();
  private shown = 0;
  private isFetching = false;
  private isClosed = false;

  constructor(
    readonly head: Replay,
    private readonly source: ReplaySource,
  ) {
    this.last = head.frames - 1;
  }

  /** A replay with its first frames. */
  static async open(source: ReplaySource): Promise<Reel> {
    const reel = new Reel(await patiently(source.head), source);
    await reel.fetchPage(0);
    void reel.fetchRows();
    return reel;
  }

  /** A frame, or null while it is on its way. */
  frame(place: number): ReplayFrame | null {
    const size = this.head.per_page;
    return this.pages.get(Math.floor(place / size))?.[place % size] ?? null;
  }

  /** What is told of the move that led to a frame, as soon as it is known. */
  row(place: number): ReplayRow | null {
    return this.rows[place] ?? this.frame(place);
  }

  /** The log as it was at a frame, its last moves: more would be drawn anew with every key. */
  logUpTo(place: number): LogEntry[] {
    return this.log.slice(Math.max(0, place - RECENT), place);
  }

  /** The frame where the turn before or after a frame begins. */
  turnFrom(place: number, step: 1 | -1): number {
    const turn = this.row(place)?.turn;
    let i = place + step;
    while (this.row(i) && this.row(i)!.turn === turn) i += step;
    if (step === 1) return Math.min(i, this.last);
    const before = this.row(i)?.turn;
    while (i > 0 && this.row(i - 1)?.turn === before) i -= 1;
    return Math.max(0, i);
  }

  /** This frame is to be shown: fetch it, and then those around it. */
  want(place: number): void {
    this.shown = Math.floor(place / this.head.per_page);
    void this.fetch();
  }

  /** How the game went, for a chart. */
  async course(): Promise<ReplayPoint[]> {
    return (await patiently(this.source.course)).points;
  }

  /** Fetch nothing more. */
  close(): void {
    this.isClosed = true;
  }

  /** One page after the other, as long as one is missing around the place that is shown now. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      for (let page = this.missing(); page !== null && !this.isClosed; page = this.missing()) {
        await this.fetchPage(page);
        this.trouble = null;
      }
    } catch (error) {
      this.trouble = reasonOf(error);
    }
    this.isFetching = false;
  }

  private missing(): number | null {
    const most = Math.floor(this.last / this.head.per_page);
    const around = [this.shown, this.shown + 1, this.shown - 1];
    return around.find((page) => page >= 0 && page <= most && !this.pages.has(page)) ?? null;
  }

  private async fetchPage(page: number): Promise<void> {
    const found = await patiently(() => this.source.frames(page));
    this.pages.set(page, found.frames);
    const far = [...this.pages.keys()].sort(
      (a, b) => Math.abs(b - this.shown) - Math.abs(a - this.shown),
    );
    for (const one of far.slice(0, Math.max(0, far.length - KEPT))) this.pages.delete(one);
  }

  /** What is told of all moves; without it the words of a frame come with the frame. */
  private async fetchRows(): Promise<void> {
    try {
      while (this.rows.length < this.head.frames && !this.isClosed) {
        const page = this.rows.length / this.head.rows_per_page;
        const found = await patiently(() => this.source.rows(page));
        this.rows = [...this.rows, ...found.rows].slice(0, this.head.frames);
        this.log = this.rows.flatMap(entryOf);
        if (found.rows.length < this.head.rows_per_page) return;
      }
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }
}

function entryOf(row: ReplayRow, number: number): LogEntry[] {
  const { turn, seat, text, story } = row;
  return text === null || seat === null ? [] : [{ number, turn, seat, text, story }];
}
