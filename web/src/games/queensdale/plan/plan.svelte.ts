/**
 * The turn that a person is putting together: moves chosen one after the other, not played yet.
 *
 * Whatever is offered comes from the legal moves of the state or of a preview; whatever is refused
 * is refused by the server. This is only the state; choosing.ts takes what is tapped, sending.ts
 * plays it and ends the turn, following.svelte.ts keeps it with the game.
 */
import { keeping } from "../../../play/kept";
import type { Play } from "../../../play/play.svelte";
import type { Preview } from "../../../wire/types";
import type { Arguments } from "../../../words/words";
import type { Content, SeatView, View } from "../model";
import { placedDice, spaceIn, type Placed } from "../placed";
import { reveals } from "../brings";
import { targetOf, thingOf } from "../late";
import { targetsOf, type Moment, type Targets } from "../targets";

/** A chosen move, and the decision it was chosen in. */
export interface Choice {
  move: string;
  at: Moment;
  /** Taken as the usual answer; the others of its decision are still offered. */
  usual: boolean;
  /** What the moves of that decision would bring, where it is still open. */
  options?: Record<string, Preview>;
}

/** The moves that a thing stands for, and the decision of the line that they answer. */
export interface Way {
  at: number;
  moves: string[];
}

export class Plan {
  readonly content: Content;

  line: Choice[] = $state.raw([]);
  /** The table after the line. */
  ahead: Preview | null = $state.raw(null);
  /** What every move that may follow the line would bring. */
  options: Record<string, Preview> = $state.raw({});
  /** Re-rolls are looked for instead of a die. */
  rerolling = $state(false);
  /** A hint has put the line there, which waits for a word; the moment tells it from others. */
  shown: number | null = $state(null);
  /** The line is being played. */
  sending = $state(false);
  /** The clock and the milliseconds after which the turn ends by itself; null: it waits. */
  ends: { at: number; after: number } | null = $state.raw(null);
  /** The thing that was refused last, for a moment. */
  refused: string | null = $state(null);
  /** Numbers the questions, so that answers to older ones are ignored. */
  ticket = 0;

  /** The table as it is. */
  readonly view: View = $derived.by(() => this.play.state.view as unknown as View);
  /** The table as it would be. */
  readonly later: View | null = $derived.by(
    () => (this.ahead?.view as unknown as View | undefined) ?? null,
  );
  /** The seat whose dice are shown large; a spectator follows the turn. */
  readonly me: number = $derived.by(() => this.play.seat ?? this.play.eyes ?? this.view.turn_of);
  readonly own: SeatView = $derived.by(() => this.view.seats[this.me]!);
  /** Whether anything can be chosen. */
  readonly can: boolean = $derived.by(() => this.play.deciding && !this.sending);
  /** The decision after the line. */
  readonly now: Moment = $derived.by(() => {
    if (!this.line.length) return this.play.state;
    return this.ahead && goesOn(this, this.ahead) ? this.ahead : NOTHING;
  });
  /** The table in that decision: what lies there then, and can be tapped. */
  readonly there: View = $derived.by(() => (this.now.view as View | undefined) ?? this.view);
  /** The last move before that decision. */
  readonly before: string | undefined = $derived.by(
    () => this.line.at(-1)?.move ?? this.play.log.at(-1)?.text,
  );
  /** Everything that can be tapped: for the next decision, and instead of usual answers. */
  readonly ways: Map<string, Way> = $derived.by(() => {
    if (!this.can) return new Map();
    if (this.only !== null && this.complete)
      return new Map([[`space ${this.only}`, { at: 1, moves: [] }]]);
    const found = new Map<string, Way>();
    const add = (at: number, targets: Targets) => {
      for (const [thing, moves] of targets) if (!found.has(thing)) found.set(thing, { at, moves });
    };
    const end = this.line.length;
    if (!this.complete) add(end, this.targetsIn(this.now, end ? this.options : this.play.previews));
    for (let i = usualFrom(this.line); i < end; i += 1)
      add(i, this.targetsIn(this.line[i]!.at, this.line[i]!.options ?? {}));
    return found;
  });
  readonly targets: Targets = $derived.by(
    () => new Map([...this.ways].map(([thing, { moves }]) => [thing, moves])),
  );
  /**
   * What can be tapped by its kind (`die`, `hex`, `space`): the same set as before while nothing of
   * that kind has changed, so that only what has is drawn anew.
   */
  readonly lit: Record<string, ReadonlySet<string> | undefined> = $derived.by(
    keeping(() => {
      const found: Record<string, Set<string>> = {};
      for (const thing of this.ways.keys())
        (found[thing.slice(0, thing.indexOf(" "))] ??= new Set()).add(thing);
      return found;
    }),
  );
  /** The only space of the die in hand, where the rules leave no choice. */
  readonly only: string | null = $derived.by(() => {
    const [first, ...more] = this.line;
    if (!first || more.length || !/^die \d$/.test(first.move)) return null;
    return spaceIn(this.ahead?.moves.flatMap((move) => move.story) ?? []) ?? null;
  });
  /** Whether the line can be played as it is. */
  readonly complete: boolean = $derived.by(() => {
    if (!this.line.length || !this.ahead) return false;
    return !goesOn(this, this.ahead) || this.now.step === "turn";
  });
  /**
   * Whether it wants a word before it is played: something is revealed, something great was
   * chosen, an answer was taken that nobody tapped, or it comes from a hint.
   */
  readonly asks: boolean = $derived.by(
    () =>
      this.shown !== null ||
      (this.ahead !== null && reveals(this.ahead)) ||
      this.line.some(
        ({ move, at, usual }) => !SIMPLE.has(at.step ?? "") && (usual || !isLight(move, at)),
      ) ||
      (this.line.length === 1 && this.line[0]!.at.step !== "place"),
  );
  /** The number of the die in hand, or null. */
  readonly die: number | null = $derived.by(() => {
    const found = this.line.map(({ move }) => /^die (\d)$/.exec(move)?.[1]).find(Boolean);
    if (found) return Number(found);
    const place = this.play.state.step === "place" && /^die (\d)$/.exec(this.before ?? "")?.[1];
    return place ? Number(place) : null;
  });
  /** The dice on the spaces of this round. */
  readonly placed: Record<string, Placed[]> = $derived.by(() =>
    placedDice(this.play.log, this.play.state.turn),
  );

  constructor(readonly play: Play) {
    this.content = play.content as unknown as Content;
  }

  /** What can be tapped in a decision. */
  targetsIn(moment: Moment, options: Record<string, Preview>): Targets {
    return targetsOf(moment, options, this.view, this.content);
  }

  /** A sentence of the board. */
  text = (id: string, args: Arguments = {}): string => this.play.text(`qd-board-${id}`, args);
}

export const NOTHING: Moment = { step: null, legal: [] };
/** Decisions of a turn that needs no choice: a die and its place. */
const SIMPLE = new Set(["turn", "place"]);
/** Small choices, each a tap on the thing itself: they are taken back like a turn without any. */
const LIGHT = new Set(["pick", "hut", "feed", "pay_die"]);

/** Whether a choice is as small as they are: a die or a sector of a wheel was tapped. */
const isLight = (move: string, { step, view }: Moment): boolean =>
  LIGHT.has(step ?? "") ||
  thingOf(view, move)?.kind === "wedge" ||
  !!targetOf(view, move)?.startsWith("die ");

/** Whether the same person decides again in the same turn. */
export function goesOn(plan: Plan, preview: Preview): boolean {
  return preview.same_turn && preview.to_move === plan.play.state.to_move && preview.step !== null;
}

/** What was chosen by hand, without the usual answers at the end. */
export const byHand = (plan: Plan): string[] =>
  movesOf(plan).slice(0, Math.max(usualFrom(plan.line), plan.rerolling ? 1 : 0));

export const movesOf = (plan: Plan): string[] => plan.line.map(({ move }) => move);

/** Where the usual answers at the end of a line begin. */
function usualFrom(line: readonly Choice[]): number {
  return line.findLastIndex(({ usual }) => !usual) + 1;
}

/** Forget what is chosen. */
export function clear(plan: Plan): void {
  plan.ticket += 1;
  if (plan.line.length) plan.line = [];
  plan.ahead = null;
  if (Object.keys(plan.options).length) plan.options = {};
  plan.shown = null;
  plan.rerolling = false;
}
