/** Somebody tries a turn that was played badly: the position again, until a turn is played. */
import type { Chances, Message, StudyTurn } from "../wire/types";
import type { Bench } from "./bench.svelte";
import { reasonOf } from "./study.svelte";

/** How it went: the better turn was found, the same was played again, or something else. */
export type Outcome = "found" | "same" | "other";

export class Trying {
  /** The moves that were tried so far. */
  moves: string[] = $state.raw([]);
  outcome: Outcome | null = $state(null);
  /** What the tried turn leaves everybody. */
  chances: Chances | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  private looking: AbortController | null = null;

  constructor(
    readonly bench: Bench,
    readonly turn: StudyTurn,
  ) {}

  /** The position before the turn, with everything that can be played. */
  async begin(): Promise<void> {
    this.looking?.abort();
    this.moves = [];
    this.outcome = this.chances = this.trouble = null;
    this.bench.onMove = (text) => this.play(text);
    this.bench.onUndo = () => this.stand(this.moves.slice(0, -1));
    await this.stand([]);
  }

  end(): void {
    this.looking?.abort();
    this.bench.onMove = this.bench.onUndo = async () => undefined;
  }

  private async play(text: string): Promise<void> {
    await this.stand([...this.moves, text]);
    const { frame } = this.bench;
    const { better, moves, seat, turn } = this.turn;
    const is = (other: readonly string[] | undefined) =>
      other?.join("\n") === this.moves.join("\n");
    if (is(better?.moves)) this.finish("found");
    else if (is(moves)) this.finish("same");
    else if (!frame || frame.to_move !== seat || frame.turn !== turn || frame.to_move === null)
      this.finish("other");
  }

  private async stand(moves: string[]): Promise<void> {
    try {
      const steps = moves.map((text) => ({ text }));
      if (await this.bench.stand({ place: this.turn.first, steps })) this.moves = moves;
      this.trouble = null;
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  private finish(outcome: Outcome): void {
    this.outcome = outcome;
    const known = { found: this.turn.better, same: this.turn.played, other: null }[outcome];
    this.chances = known?.chances ?? null;
    this.bench.freeze();
    if (outcome === "other") void this.look();
  }

  /** What is left to everybody: the position is worth the best turn of whoever comes next. */
  private async look(): Promise<void> {
    const { frame, ground } = this.bench;
    if (frame && frame.to_move === null) {
      const winners = frame.standings.filter((place) => place === 1).length;
      const shares = frame.standings.map((place) => (place === 1 ? 1 / winners : 0));
      this.chances = { shares, errors: shares.map(() => 0) };
      return;
    }
    const aborting = (this.looking = new AbortController());
    try {
      const wish = { walk: this.bench.walk(), lines: 1 };
      for await (const worth of ground.worth(wish, aborting.signal)) {
        if (worth.problem) this.trouble = worth.problem;
        else this.chances = worth.ways[0]?.chances ?? this.chances;
      }
    } catch (error) {
      if (!aborting.signal.aborted) this.trouble = reasonOf(error);
    }
  }
}
