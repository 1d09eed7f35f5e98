/** Somebody solves a puzzle: turns are tried on the board until the answer is found or shown. */
import { session, whoAmI } from "../app/session.svelte";
import { Looking } from "../study/looking.svelte";
import type { Bench } from "../study/bench.svelte";
import { reasonOf } from "../study/study.svelte";
import { api } from "../wire/api";
import type {
  Message,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleInfo,
  PuzzleProgress,
  PuzzleSolution,
  ReplayFrame,
} from "../wire/types";

let isSettled = false;

/** Whoever had no session has one now, and a new token with it. */
async function settled(): Promise<void> {
  if (isSettled || session.me.local || session.me.name) return;
  await whoAmI();
  isSettled = true;
}

/** How it stands: a turn is asked for, one was wrong, the answer was found, or it is shown. */
export type Mood = "asked" | "wrong" | "right" | "shown";

export class Solving {
  mood: Mood = $state("asked");
  /** The moves of the turn that is tried. */
  moves: string[] = $state.raw([]);
  answer: PuzzleAnswer | null = $state.raw(null);
  hints: PuzzleHint[] = $state.raw([]);
  hintsLeft = $state(0);
  solution: PuzzleSolution | null = $state.raw(null);
  progress: PuzzleProgress = $state.raw()!;
  /** The turn that was handed in is not finished. */
  unfinished = $state(false);
  /** How many moves of the answer the board shows. */
  visited = $state(0);
  trouble: Message | null = $state.raw(null);
  busy = $state(false);
  /** What comes after a wrong turn. */
  readonly looking: Looking;
  readonly start: ReplayFrame;

  /** Whether the first try was made, or a hint was given before it. */
  readonly counted: boolean = $derived.by(
    () => this.info.first !== null || this.answer !== null || this.hints.length > 0,
  );
  readonly done: boolean = $derived.by(() => this.solution !== null);

  constructor(
    readonly bench: Bench,
    readonly game: string,
    readonly info: PuzzleInfo,
    progress: PuzzleProgress,
    /** It was tried before, and is tried once more without what was known of it. */
    readonly again: boolean = false,
  ) {
    this.looking = new Looking(bench.ground);
    this.start = info.frame;
    this.hints = info.hints;
    this.hintsLeft = info.hints_left;
    this.solution = info.solution;
    this.progress = progress;
    if (info.solution) this.mood = info.solved ? "right" : "shown";
  }

  /** The board hears what is played; called whenever the page comes into view. */
  async enter(): Promise<void> {
    this.bench.onMove = (text) => this.play(text);
    this.bench.onUndo = () => this.stand(this.moves.slice(0, -1));
    await (this.solution ? this.follow() : this.stand([]));
  }

  leave(): void {
    this.looking.clear();
    this.bench.onMove = this.bench.onUndo = async () => undefined;
  }

  /** The position again, with everything that can be played. */
  async retry(): Promise<void> {
    this.looking.clear();
    this.answer = null;
    this.unfinished = false;
    this.mood = "asked";
    await this.stand([]);
  }

  /** Hand in what was played, as the whole turn. */
  async submit(): Promise<void> {
    if (this.busy || !this.moves.length || this.mood !== "asked") return;
    await this.carefully(async () => {
      const found = await api.answerPuzzle(this.game, this.info.id, {
        moves: this.moves,
        again: this.again,
      });
      this.unfinished = !found.right && !found.whole;
      if (this.unfinished) return;
      await settled();
      this.answer = found;
      this.visited = found.right ? this.moves.length : 0;
      this.solution = found.solution;
      this.mood = found.right ? "right" : "wrong";
      this.bench.freeze();
      if (found.first || found.right) this.progress = await api.puzzles(this.game);
    });
    this.lookOn();
  }

  /** Look at what follows a wrong turn, where somebody moves on. */
  private lookOn(): void {
    if (this.mood === "wrong" && this.bench.frame?.to_move != null)
      void this.looking.at(this.bench.walk(), 1);
  }

  async hint(): Promise<void> {
    if (this.busy || this.done || !this.hintsLeft) return;
    await this.carefully(async () => {
      const hint = await api.hintPuzzle(this.game, this.info.id, this.hints.length);
      this.hints = [...this.hints, hint];
      this.hintsLeft -= 1;
      await settled();
    });
  }

  /** Give up: the answer is shown, on the board too. */
  async show(): Promise<void> {
    if (this.busy || this.done) return;
    await this.carefully(async () => {
      this.solution = await api.showPuzzle(this.game, this.info.id);
      await settled();
      this.looking.clear();
      this.mood = "shown";
      this.progress = await api.puzzles(this.game);
      await this.follow();
    });
  }

  /** The next of those that were missed, after this one in their order. */
  nextMissed(): string | null {
    const ids = this.progress.missed.map((one) => one.id);
    const here = ids.indexOf(this.info.id);
    return ids.slice(here + 1).concat(ids.slice(0, Math.max(0, here)))[0] ?? null;
  }

  /** The id of the next puzzle of a kind; null where all were tried. */
  async next(kind: string | null): Promise<string | null> {
    return (await api.nextPuzzle(this.game, { after: this.info.id, ...(kind ? { kind } : {}) })).id;
  }

  /** The board shows the position in which the answer is played. */
  private async follow(): Promise<void> {
    await this.visit(0);
  }

  /** The board shows the position after this number of moves of the answer. */
  async visit(count: number): Promise<void> {
    const answer = this.solution?.answer.moves ?? [];
    await this.stand(answer.slice(0, count));
    this.visited = count;
    this.bench.freeze();
  }

  private async play(text: string): Promise<void> {
    await this.stand([...this.moves, text]);
    if (!this.bench.legal.length && this.moves.at(-1) === text) await this.submit();
  }

  private async stand(moves: string[]): Promise<void> {
    await this.quietly(async () => {
      const steps = moves.map((text) => ({ text }));
      if (await this.bench.stand({ place: 0, steps })) this.moves = moves;
      this.unfinished = false;
    });
  }

  private async carefully(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    await this.quietly(work);
    this.busy = false;
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.trouble = null;
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }
}
