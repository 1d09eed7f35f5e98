/**
 * What a person is putting together before confirming it: a whole turn, or what is left of it.
 *
 * A plan is the move of the architect (prefix), one choice (lead), a set of picks that the engine
 * wants in its own order and closed by "done", and a last choice that follows from them (climb,
 * turn, fire). Everything that is offered comes from the legal moves of the state or of a preview;
 * everything that is refused is refused by the server.
 */
import { untrack } from "svelte";
import type { Play } from "../../play/play.svelte";
import type { Preview, RefusalMessage } from "../../wire/types";
import { settings } from "../../app/settings.svelte";
import type { Arguments } from "../../words/words";
import { type Content, type View, verbOf } from "./model";

const PICKS = new Set(["work", "send", "assign"]);
const FOLLOWS = new Set(["climb", "turn", "fire"]);
const FOLLOWING_STEPS = new Set(["climb", "draft_turn", "fire"]);
const PICKING_STEPS = new Set(["labour", "tavern", "repair"]);

interface Moment {
  step: string | null;
  legal: string[];
}

export class Plan {
  /** The move of the architect that the rest belongs to. */
  prefix: string[] = $state.raw([]);
  lead: string | null = $state(null);
  picks: string[] = $state.raw([]);
  follow: string | null = $state(null);
  /** The table after the architect has moved. */
  base: Preview | null = $state.raw(null);
  /** Where picks are chosen from. */
  offer: Moment = $state.raw({ step: null, legal: [] });
  /** Picks that do not go together with those made: they neither glow nor are taken. */
  private excluded: ReadonlySet<string> = $state.raw(new Set());
  /** What may follow, and what each of it would bring. */
  follows: string[] = $state.raw([]);
  siblings: Record<string, Preview> = $state.raw({});
  /** The table after everything that is planned. */
  ahead: Preview | null = $state.raw(null);
  complete = $state(false);
  /**
   * Whether the picks are closed by a word of their own; the engine closes a full set by itself.
   */
  private closing = $state(false);
  sending = $state(false);

  readonly content: Content;
  readonly view: View = $derived.by(() => this.play.state.view as unknown as View);
  /** The seat whose star and house are shown large; a spectator follows the turn. */
  readonly me: number = $derived.by(() => this.play.seat ?? this.view.turn_of);
  readonly can: boolean = $derived.by(() => this.play.deciding && !this.sending);
  readonly after: View | null = $derived.by(() =>
    this.ahead ? (this.ahead.view as unknown as View) : null,
  );
  /** The decision that the prompt is about. */
  readonly now: Moment = $derived.by(() =>
    this.prefix.length ? (this.base ?? { step: null, legal: [] }) : this.play.state,
  );
  readonly shown: View = $derived.by(() =>
    this.base ? (this.base.view as unknown as View) : this.view,
  );

  private ticket = 0;
  private known = new Map<string, Preview>();

  constructor(readonly play: Play) {
    this.content = play.content as unknown as Content;
    let begun = "";
    $effect(() => {
      const moment = `${play.revision} ${play.deciding} ${play.seat}`;
      if (this.sending || moment === begun) return;
      begun = moment;
      untrack(() => this.restart());
    });
    $effect(() => {
      if (play.selection.length === 0 && untrack(() => this.complete && !this.sending))
        this.restart();
    });
  }

  text = (id: string, args: Arguments = {}): string => this.play.text(`board-${id}`, args);

  /** Forget everything planned and look at the decision as it is. */
  restart(): void {
    this.known.clear();
    this.clear();
    if (this.play.deciding) {
      this.begin(this.play.state);
      void this.settle();
    }
  }

  /** Answer a press on a component: plan it, or say why it is not possible. */
  choose(text: string): void {
    if (!this.can) return;
    const verb = verbOf(text);
    if (verb === "move") return this.go(text);
    if (PICKS.has(verb) && this.offer.legal.includes(text)) return this.toggle(text);
    if (FOLLOWS.has(verb) && this.follows.includes(text)) return this.setFollow(text);
    if (this.now.legal.includes(text)) return this.setLead(text);
    const way = this.wayTo(text);
    if (way) return this.go(way, text);
    void this.explain(text);
  }

  /** Whether a press on a component would be taken. */
  offers(text: string): boolean {
    if (!this.can) return false;
    const verb = verbOf(text);
    if (PICKS.has(verb)) return this.offer.legal.includes(text) && !this.excluded.has(text);
    if (FOLLOWS.has(verb)) return this.follows.includes(text);
    return verb === "move" ? this.play.state.legal.includes(text) : this.now.legal.includes(text);
  }

  has(text: string): boolean {
    return (
      this.lead === text ||
      this.follow === text ||
      this.picks.includes(text) ||
      this.prefix.includes(text)
    );
  }

  /**
   * Whether the architect's move alone ends the turn, because nothing can be done where he stops.
   */
  get over(): boolean {
    return this.base !== null && !this.isMine(this.base);
  }

  /** Whether the picks of the current action are open. */
  get picking(): boolean {
    return (
      this.lead !== "forfeit" &&
      !this.over &&
      (PICKING_STEPS.has(this.now.step ?? "") || this.lead === "repair")
    );
  }

  /** Everything chosen, in the order the engine wants. */
  get moves(): string[] {
    const moves = [...this.prefix];
    if (this.lead) moves.push(this.lead);
    if (this.picking) {
      moves.push(...this.inOrder(this.picks));
      if (this.closing) moves.push("done");
    }
    return this.follow ? [...moves, this.follow] : moves;
  }

  private inOrder(picks: string[]): string[] {
    const order = this.offer.legal;
    return [...picks].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }

  /** Play what is planned. */
  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return;
    this.sending = true;
    this.play.selection = this.moves;
    await this.play.confirm();
    this.sending = false;
  }

  /** Step back: first out of the action, then out of the choice. */
  cancel(): void {
    this.play.cancel();
    this.restart();
  }

  /** Take over moves that somebody else thought of. */
  adopt(moves: string[]): void {
    if (!this.can || !moves.length) return;
    this.restart();
    for (const text of moves) {
      const verb = verbOf(text);
      if (verb === "move") this.prefix = [text];
      else if (PICKS.has(verb)) this.picks = [...this.picks, text];
      else if (FOLLOWS.has(verb)) this.follow = text;
      else if (text !== "done") this.lead = text;
    }
    void this.settle();
  }

  /** Say why something is not possible, with its clause. */
  async explain(text: string): Promise<void> {
    if (!this.play.deciding) return;
    const opener = this.openerFor(text);
    if (!opener.length) {
      await this.play.why(text);
      return;
    }
    const found = await this.play.foresee([...opener, text]);
    if (found && !("moves" in found)) this.refuse(found);
  }

  private openerFor(text: string): string[] {
    if (this.prefix.length)
      return this.lead === "repair" && verbOf(text) === "assign"
        ? [...this.prefix, "repair"]
        : this.prefix;
    if (this.play.state.step !== "architect") return [];
    const step = STEP_OF[verbOf(text)];
    const move = Object.entries(this.play.previews).find(([, one]) => one.step === step);
    return step && move ? [move[0]] : [];
  }

  private clear(): void {
    this.ticket++;
    this.prefix = [];
    this.lead = null;
    this.picks = [];
    this.follow = null;
    this.base = null;
    this.offer = { step: null, legal: [] };
    this.excluded = new Set();
    this.follows = [];
    this.siblings = {};
    this.ahead = null;
    this.complete = false;
    this.closing = false;
  }

  /**
   * What is chosen at first when an action opens: the best-known way to use it, never played
   * unasked.
   */
  private begin(moment: Moment): void {
    if (!this.over && moment.step === "construct") {
      this.lead =
        ["palace", "build", "repair", "forfeit"].find((one) => moment.legal.includes(one)) ?? null;
    }
  }

  /** The architect's move that leads to where a component can be used. */
  private wayTo(text: string): string | undefined {
    if (this.play.state.step !== "architect") return undefined;
    return this.play.state.legal.find((move) => this.play.previews[move]?.legal.includes(text));
  }

  private go(move: string, lead: string | null = null): void {
    if (!this.play.state.legal.includes(move)) return void this.explain(move);
    if (this.has(move) && !lead) return this.cancel();
    this.clear();
    this.prefix = [move];
    if (settings.at_once && !lead) {
      void this.settle().then(() => this.sendNow([move]));
      return;
    }
    void this.settle(true, lead);
  }

  private setLead(text: string): void {
    const same = this.lead === text;
    this.picks = [];
    this.follow = null;
    this.lead = same && this.now.step !== "construct" && text !== "forfeit" ? null : text;
    void this.settle().then(() => this.sendIfSingle(text));
  }

  private setFollow(text: string): void {
    this.follow = text;
    void this.settle();
  }

  private toggle(text: string): void {
    const before = this.picks;
    if (this.lead === "forfeit") this.lead = null;
    this.follow = null;
    this.picks = before.includes(text) ? before.filter((one) => one !== text) : [...before, text];
    void this.settle(false, null, () => (this.picks = before));
  }

  /** With "play at once" a single choice needs no second press; sets and spending do. */
  private sendIfSingle(text: string): void {
    if (settings.at_once && this.complete && !this.follow && !this.picking && this.lead === text)
      void this.confirm();
  }

  private async sendNow(moves: string[]): Promise<void> {
    this.sending = true;
    this.play.selection = moves;
    await this.play.confirm();
    this.sending = false;
  }

  /**
   * Ask what the plan brings, and choose what has to follow where there is an obvious first choice.
   */
  private async settle(
    fresh = false,
    lead: string | null = null,
    revert?: () => void,
  ): Promise<void> {
    const ticket = ++this.ticket;
    const stale = (): boolean => ticket !== this.ticket;
    if (this.prefix.length && !this.base) {
      const base = await this.look(this.prefix);
      if (stale()) return;
      if (!base) return this.clear();
      this.base = base;
    }
    if (fresh) {
      this.begin(this.now);
      if (lead && PICKS.has(verbOf(lead))) this.picks = [lead];
      else if (lead) this.lead = lead;
    }
    await this.open();
    if (stale()) return;
    const kept = this.follow;
    this.follow = null;
    this.closing = this.picking && this.picks.length === 0 && this.offer.legal.includes("done");
    let result = this.moves.length > this.prefix.length ? await this.look(this.moves) : null;
    if (stale()) return;
    if (this.moves.length > this.prefix.length && !result) {
      revert?.();
      if (revert) return this.settle();
      this.ahead = null;
      this.complete = false;
      return;
    }
    if (
      result &&
      this.picks.length &&
      this.isMine(result) &&
      PICKING_STEPS.has(result.step ?? "") &&
      result.legal.includes("done")
    ) {
      this.closing = true;
      result = await this.look(this.moves);
      if (stale()) return;
    }
    result = await this.carryOn(this.moves, result, kept, stale);
    if (stale()) return;
    this.ahead = this.over ? this.base : result;
    this.complete = this.over || this.isComplete(result);
    this.play.selection = this.complete ? this.moves : [];
    this.play.preview = this.complete ? result : null;
    await this.sift(stale);
  }

  /** Find out which further picks the engine would refuse beside those made. */
  private async sift(stale: () => boolean): Promise<void> {
    const open =
      this.picking && this.picks.length
        ? this.offer.legal.filter((one) => PICKS.has(verbOf(one)) && !this.picks.includes(one))
        : [];
    const before = this.lead ? [...this.prefix, this.lead] : this.prefix;
    const found = await Promise.all(
      open.map(async (one) =>
        (await this.goes([...before, ...this.inOrder([...this.picks, one])])) ? [] : [one],
      ),
    );
    if (!stale()) this.excluded = new Set(found.flat());
  }

  /** Whether moves could be played, asked without a word to the person. */
  private async goes(moves: string[]): Promise<boolean> {
    const key = moves.join("\n");
    if (this.known.has(key)) return true;
    const found = await this.play.foresee(moves);
    if (found && "moves" in found) this.known.set(key, found);
    return !found || "moves" in found;
  }

  /** The choices that follow from the plan, each with its own preview. */
  private async carryOn(
    moves: string[],
    result: Preview | null,
    kept: string | null,
    stale: () => boolean,
  ): Promise<Preview | null> {
    const moment: Moment = result ?? (moves.length ? this.now : this.play.state);
    if ((result && !this.isMine(result)) || !FOLLOWING_STEPS.has(moment.step ?? "")) {
      this.follows = [];
      this.siblings = {};
      return result;
    }
    const options = moment.legal;
    const first =
      moment.step === "climb"
        ? options.at(-1)
        : moment.step === "draft_turn"
          ? options[0]
          : undefined;
    const follow = kept && options.includes(kept) ? kept : (first ?? null);
    const found = await Promise.all(
      options.map(async (one) => [one, await this.look([...moves, one])] as const),
    );
    if (stale()) return null;
    this.follows = options;
    this.siblings = Object.fromEntries(
      found.filter((pair): pair is [string, Preview] => pair[1] !== null),
    );
    this.follow = follow;
    return follow ? (this.siblings[follow] ?? null) : result;
  }

  /** Whether a preview stops at a decision of the same turn. */
  private isMine(preview: Preview): boolean {
    return preview.same_turn && preview.to_move === this.play.state.to_move;
  }

  private isComplete(result: Preview | null): boolean {
    if (!result || this.moves.length <= this.prefix.length) return false;
    if (this.follows.length && !this.follow) return false;
    return this.lead !== "repair" || this.picks.length > 0;
  }

  /** Find out from which picks the current action may choose. */
  private async open(): Promise<void> {
    if (!this.picking) {
      this.offer = { step: null, legal: [] };
      return;
    }
    if (this.lead !== "repair") {
      this.offer = this.now;
      return;
    }
    this.offer = (await this.look([...this.prefix, "repair"])) ?? { step: null, legal: [] };
  }

  private async look(moves: string[]): Promise<Preview | null> {
    const key = moves.join("\n");
    const known =
      this.known.get(key) ??
      (moves.length === 1 ? this.play.previews[moves[0] as string] : undefined);
    if (known) return known;
    const found = await this.play.foresee(moves);
    if (!found) return null;
    if ("moves" in found) {
      this.known.set(key, found);
      return found;
    }
    this.refuse(found);
    return null;
  }

  private refuse(refusal: RefusalMessage): void {
    this.play.note = { kind: "bad", message: refusal, clause: refusal.clause };
  }
}

/** The step in which a word of the notation is used. */
const STEP_OF: Record<string, string> = {
  build: "construct",
  repair: "construct",
  palace: "construct",
  work: "labour",
  hire: "hire",
  confidence: "bank",
  redeem: "bank",
  travel: "travel",
  send: "tavern",
};
