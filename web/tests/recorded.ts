/** A recorded game as the plan meets it: what may be done, and what a line of moves would bring. */
import type { Play } from "../src/play/play.svelte";
import type { Preview } from "../src/wire/types";

interface Next {
  step: string;
  legal: string[];
  scout: string;
  pending: object[];
}
export interface Decision extends Next {
  turn: string;
  dice: (string | null)[];
  goods: Record<string, number>;
  placed: boolean;
  next: Record<string, Next>;
  move: string;
  reveals: boolean;
  space: string | null;
}
export interface Recording {
  rounds: number;
  spaces: string[];
  decisions: Decision[];
}

const CONTENT = {
  scout_steps: [4, 3, 2],
  map: { tents: ["red c3", "blue c3", "green c3", "yellow c3"], spaces: [] },
};

/** Plays the first seat of a recording; whatever else is chosen leads to the end of the turn. */
export class Recorded {
  readonly content = CONTENT;
  readonly seat = 0;
  readonly busy = false;
  readonly log: object[] = [];
  note: unknown = null;
  at = 0;
  holding = false;

  constructor(readonly recording: Recording) {}

  get here(): Decision {
    return this.recording.decisions[this.at]!;
  }
  get revision(): number {
    return this.at;
  }
  get deciding(): boolean {
    return this.at < this.recording.decisions.length;
  }
  get state() {
    const { step, legal, turn } = this.here;
    return { step, legal, turn, to_move: 0, seat: 0, view: this.view(this.here), undo: "free" };
  }
  get previews(): Record<string, Preview> {
    return Object.fromEntries(
      this.here.legal.map((move) => [move, this.foreseen([move])] as [string, Preview]),
    );
  }
  /** The recorded moves of this turn that are still to come. */
  get coming(): string[] {
    return this.ofTurn().map(({ move }) => move);
  }
  private ofTurn(): Decision[] {
    const { turn } = this.here;
    return this.recording.decisions.slice(this.at).filter((one) => one.turn === turn);
  }
  private view({ scout, dice, placed, goods, pending }: Decision) {
    const seat = { scout, dice: dice.map((shows) => ({ shows })), colour: "red", goods };
    const spaces = Object.fromEntries(this.recording.spaces.map((kind) => [kind, {}]));
    return { turn_of: 0, placed, pending, herbs: {}, spaces, seats: [seat] };
  }
  private foreseen(moves: string[]): Preview {
    const turn = this.ofTurn();
    const known = moves.findIndex((move, i) => turn[i]?.move !== move);
    const told = (known < 0 ? moves : moves.slice(0, known)).map((text, i) => ({
      text,
      step: turn[i]!.step,
      reveals: turn[i]!.reveals,
      story: turn[i]!.space ? [{ message: "qd-story-place", args: { space: turn[i]!.space } }] : [],
    }));
    const off = known < 0 ? [] : moves.slice(known);
    const fork = turn[known];
    const next =
      known < 0 ? turn[moves.length] : off.length === 1 ? fork?.next[off[0]!] : undefined;
    return {
      moves: [...told, ...off.map((text) => ({ text, step: "", reveals: false, story: [] }))],
      view: this.view({ ...this.here, ...(next ?? {}) }),
      step: next?.step ?? null,
      to_move: next ? 0 : null,
      same_turn: next !== undefined,
      legal: next?.legal ?? [],
    };
  }
  foresee = (moves: string[]): Promise<Preview> => Promise.resolve(this.foreseen(moves));
  foreseeAll = (after: string[]): Promise<Preview[]> =>
    Promise.resolve(this.foreseen(after).legal.map((move) => this.foreseen([...after, move])));
  playMove = (move: string): Promise<boolean> => {
    if (move !== this.here.move) throw new Error(`${move} instead of ${this.here.move}`);
    this.at += 1;
    return Promise.resolve(true);
  };
  why = (): Promise<null> => Promise.resolve(null);
  endTurn = (): Promise<void> => Promise.resolve();

  asPlay = (): Play => this as unknown as Play;
}
