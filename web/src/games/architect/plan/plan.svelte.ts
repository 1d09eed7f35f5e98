/**
 * What a person is putting together before confirming it: a whole turn, or what is left of it.
 *
 * A plan is the move of the architect (prefix), one choice (lead), a set of picks that the engine
 * wants in its own order and closed by "done", and a last choice that follows from them (climb,
 * turn, fire). Everything that is offered comes from the legal moves of the state or of a preview;
 * everything that is refused is refused by the server.
 *
 * This is only the state. What is done with it: choosing.ts (presses of a person), previewing.ts
 * (what the plan would bring), sending.ts (playing it); following.svelte.ts keeps it with the game.
 */
import type { Play } from "../../../play/play.svelte";
import type { Preview } from "../../../wire/types";
import type { Arguments } from "../../../words/words";
import type { Content, View } from "../model";
import { inThisLanguage } from "../names";

/** A decision: its step, and the moves that are legal in it. */
export interface Moment {
  step: string | null;
  legal: string[];
}

export const NOTHING: Moment = { step: null, legal: [] };
export const PICKING_STEPS = new Set(["labour", "tavern", "repair"]);

export class Plan {
  /** What is printed on the components. */
  readonly content: Content = $derived.by(() =>
    inThisLanguage(this.play.content as unknown as Content),
  );

  /** The move of the architect that the rest belongs to; empty or one move. */
  prefix: string[] = $state.raw([]);
  /** The one choice that says what is done: `build`, `hire 4`, `travel Altstadt`. */
  lead: string | null = $state(null);
  /** Craftsmen or sites that are picked, in the order of the presses. */
  picks: string[] = $state.raw([]);
  /** The last choice: how far to climb, whom to turn, whom to fire. */
  follow: string | null = $state(null);
  /** Whether the picks end with "done"; the engine closes a full set by itself. */
  closing = $state(false);

  /** The table after the architect has moved. */
  base: Preview | null = $state.raw(null);
  /** Where picks are chosen from. */
  offer: Moment = $state.raw(NOTHING);
  /** Picks that do not go together with those made: they neither glow nor are taken. */
  excluded: ReadonlySet<string> = $state.raw(new Set());
  /** What was chosen for the person, because it is usual there. */
  usual: ReadonlySet<string> = $state.raw(new Set());
  /** What may follow. */
  follows: string[] = $state.raw([]);
  /** What each choice that may follow would bring. */
  siblings: Record<string, Preview> = $state.raw({});
  /** The table after everything that is planned. */
  ahead: Preview | null = $state.raw(null);
  /** Whether it can be played as it is. */
  complete = $state(false);
  /** Whether it is being played. */
  sending = $state(false);

  /** Numbers the questions, so that answers to older ones are ignored. */
  ticket = 0;
  /** Previews of this decision, by their moves. */
  known = new Map<string, Preview>();

  /** The table as it is. */
  readonly view: View = $derived.by(() => this.play.state.view as unknown as View);
  /** The seat whose star and house are shown large; a spectator follows the turn. */
  readonly me: number = $derived.by(() => this.play.seat ?? this.play.eyes ?? this.view.turn_of);
  /** Whether anything can be chosen. */
  readonly can: boolean = $derived.by(() => this.play.deciding && !this.sending);
  /** The view after everything that is planned. */
  readonly after: View | null = $derived.by(() =>
    this.ahead ? (this.ahead.view as unknown as View) : null,
  );
  /** The decision that the prompt is about. */
  readonly now: Moment = $derived.by(() =>
    this.prefix.length ? (this.base ?? NOTHING) : this.play.state,
  );
  /** The table that is shown: after the architect's move, if there is one. */
  readonly shown: View = $derived.by(() =>
    this.base ? (this.base.view as unknown as View) : this.view,
  );
  /** Whether the architect's move alone ends the turn: nothing can be done where he stops. */
  readonly over: boolean = $derived.by(() => this.base !== null && !isMine(this, this.base));
  /** Whether the picks of the current action are open. */
  readonly picking: boolean = $derived.by(
    () =>
      this.lead !== "forfeit" &&
      !this.over &&
      (PICKING_STEPS.has(this.now.step ?? "") || this.lead === "repair"),
  );

  constructor(readonly play: Play) {}

  /** A sentence of the board. */
  text = (id: string, args: Arguments = {}): string => this.play.text(`board-${id}`, args);
}

/** Forget everything that is planned. */
export function clear(plan: Plan): void {
  plan.ticket++;
  plan.prefix = [];
  plan.lead = null;
  plan.picks = [];
  plan.follow = null;
  plan.closing = false;
  plan.base = null;
  plan.offer = NOTHING;
  plan.excluded = new Set();
  plan.usual = new Set();
  plan.follows = [];
  plan.siblings = {};
  plan.ahead = null;
  plan.complete = false;
}

/** Everything chosen, in the order the engine wants. */
export function movesOf(plan: Plan): string[] {
  const moves = [...plan.prefix];
  if (plan.lead) moves.push(plan.lead);
  if (plan.picking) {
    moves.push(...inOrder(plan, plan.picks));
    if (plan.closing) moves.push("done");
  }
  return plan.follow ? [...moves, plan.follow] : moves;
}

/** What was chosen by hand: everything up to the first usual choice. */
export function byHand(plan: Plan): string[] {
  const moves = movesOf(plan);
  const end = moves.findIndex((text) => plan.usual.has(text) || text === "done");
  return end < 0 ? moves : moves.slice(0, end);
}

/** The decision that is open on the table, that of a choice which follows from others included. */
export function openStep(plan: Plan): string | null {
  const follow = plan.follows[0]?.split(" ", 1)[0];
  const isOpen = follow !== "climb" || (plan.follow !== null && !plan.usual.has(plan.follow));
  if (follow && isOpen) return follow === "turn" ? "draft_turn" : follow;
  return plan.lead === "repair" ? "repair" : plan.now.step;
}

/** Picks as the engine wants them. */
export function inOrder(plan: Plan, picks: string[]): string[] {
  const order = plan.offer.legal;
  return [...picks].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Whether a preview stops at a decision of the same turn. */
export function isMine(plan: Plan, preview: Preview): boolean {
  return preview.same_turn && preview.to_move === plan.play.state.to_move;
}
