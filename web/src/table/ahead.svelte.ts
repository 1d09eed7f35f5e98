/**
 * Planning one's next turn while others play: the same board, on a copy of which nobody else
 * hears. What is planned is kept in this browser until the turn comes.
 */
import { untrack } from "svelte";
import { Play } from "../play/play.svelte";
import { LostError, RefusedError, type Asked, type Asks } from "../wire/link";
import type { AnswerFrame, Preview, PreviewedMove, RefusalMessage, State } from "../wire/types";

/** A turn that is planned. */
interface Plan {
  seat: number;
  moves: PreviewedMove[];
  /** Whether it is played as soon as the turn comes. */
  by_itself: boolean;
}

export class Ahead {
  /** The table as it would be in the own next turn, while that is planned. */
  board: Play | null = $state.raw(null);
  kept: Plan | null = $state.raw(null);
  /** Why what was planned cannot be played, now that the turn has come. */
  refused: RefusalMessage | null = $state.raw(null);
  private taken: Preview | null = null;

  constructor(
    private readonly play: Play,
    private readonly link: Asks,
  ) {
    this.kept = stored(play.info.table);
  }

  /** Whether a turn can be planned now; the server may still refuse it. */
  possible: boolean = $derived.by(() => {
    const { play } = this;
    const waits = play.mine.length === 1 && !play.deciding && !play.holding && !play.over;
    return play.game.plans_ahead && waits && play.info.status === "running" && !play.lesson;
  });
  /** Whether the turn that was planned has come. */
  due: boolean = $derived.by(
    () =>
      this.kept !== null &&
      this.play.deciding &&
      this.play.state.to_move === this.kept.seat &&
      this.play.state.step === this.kept.moves[0]!.step,
  );

  /** Show the board as it will be if nothing changes. */
  async begin(): Promise<void> {
    const { play } = this;
    this.taken = null;
    try {
      const first = (await this.link.ask({ do: "preview", moves: [], ahead: true })).preview!;
      const { info, log, chat, number, revision, present, watching, bots } = play;
      const presence = { kind: "presence" as const, present, watching, bots };
      const state = this.foreseen(first);
      const snapshot = { info, state, log, chat, number, revision, presence };
      const link = { ask: (command: Asked) => this.answer(command) };
      this.board = new Play(snapshot, play.game, play.content, link);
      this.board.is_ahead = true;
      this.board.ahead = this;
    } catch (error) {
      if (error instanceof RefusedError)
        play.note = { kind: "info", message: error.reason, clause: null };
    }
  }

  /** What the table tells goes on while somebody plans. */
  follow(): void {
    const { board, play } = this;
    if (!board) return;
    board.info = play.info;
    board.log = play.log;
    board.chat = play.chat;
    board.present = play.present;
    board.state = { ...board.state, clock: play.state.clock, asked: play.state.asked };
  }

  /** The turn has come while it was being planned: what is chosen so far is kept. */
  interrupt(): void {
    const { board } = this;
    if (board) this.keep([...(this.taken?.moves ?? []), ...(board.preview?.moves ?? [])]);
  }

  /** The key for all of it: plan a turn, leave the plan, or play what was planned. */
  key(): unknown {
    if (this.board) return this.stop();
    if (this.due) return this.carryOut();
    return this.possible && this.begin();
  }

  stop(): void {
    this.board = null;
  }

  forget(): void {
    this.save(null);
  }

  byItself(wanted: boolean): void {
    if (this.kept) this.save({ ...this.kept, by_itself: wanted });
  }

  /** Find out whether the plan still works, and play it where that is wished. */
  async come(): Promise<void> {
    const plan = this.kept;
    if (!plan) return;
    const found = await this.play.foresee(plan.moves.map((move) => move.text));
    if (this.kept !== plan || !this.due || !found) return;
    this.refused = "moves" in found ? null : found;
    if (!this.refused && plan.by_itself) await this.carryOut();
  }

  async carryOut(): Promise<void> {
    const { play, kept } = this;
    if (!kept) return;
    play.selection = kept.moves.map((move) => move.text);
    await play.confirm();
    this.forget();
  }

  private get moves(): string[] {
    return this.taken?.moves.map((move) => move.text) ?? [];
  }

  /** The state of the table with what a preview shows in it. */
  private foreseen(preview: Preview): State {
    const { view, step, to_move, legal } = preview;
    return {
      ...this.play.state,
      view,
      step,
      to_move,
      legal,
      holding: null,
      undo: null,
      redo: false,
    };
  }

  /** Commands of the board: what would be played is planned, everything else goes to the table. */
  private async answer(command: Asked): Promise<AnswerFrame> {
    const ask = (one: Asked) => this.link.ask(one);
    const before = this.moves;
    if (command.do === "move") return this.take(command.text);
    if (command.do === "preview") {
      const moves = [...before, ...command.moves];
      const answer = await ask({ ...command, moves, ahead: true });
      return { ...answer, preview: without(answer.preview!, before.length) };
    }
    if (command.do === "previews") {
      const after = [...before, ...(command.after ?? [])];
      const answer = await ask({ ...command, after, ahead: true });
      return { ...answer, previews: answer.previews!.map((one) => without(one, before.length)) };
    }
    if (command.do === "why") return this.wonder(command.text);
    if (command.do === "say") return ask(command);
    throw new LostError();
  }

  private async wonder(move: string): Promise<AnswerFrame> {
    const answer = { kind: "answer" as const, id: 0 };
    try {
      await this.link.ask({ do: "preview", moves: [...this.moves, move], ahead: true });
      return { ...answer, refusal: null };
    } catch (error) {
      if (error instanceof RefusedError) return { ...answer, refusal: error.reason };
      throw error;
    }
  }

  /** One more move of the plan; where it ends, or something would be revealed, it is kept. */
  private async take(text: string): Promise<AnswerFrame> {
    const moves = [...this.moves, text];
    const answer = await this.link.ask({ do: "preview", moves, ahead: true });
    const found = answer.preview!;
    this.taken = found;
    const { board } = this;
    const goes_on = found.legal.length > 0 && !found.moves.at(-1)?.reveals;
    if (!board || !goes_on) this.keep(found.moves);
    else
      board.receive({
        kind: "happenings",
        number: board.number,
        revision: board.revision + 1,
        happenings: [],
        state: this.foreseen(found),
      });
    return { kind: "answer", id: answer.id };
  }

  private keep(moves: PreviewedMove[]): void {
    this.board = null;
    if (!moves.length) return;
    this.save({ seat: this.play.mine[0]!, moves, by_itself: this.kept?.by_itself ?? false });
  }

  private save(plan: Plan | null): void {
    this.kept = plan;
    this.refused = null;
    const key = keyOf(this.play.info.table);
    try {
      if (plan) localStorage.setItem(key, JSON.stringify(plan));
      else localStorage.removeItem(key);
    } catch {
      // A browser without storage keeps it as long as the page is open.
    }
  }
}

/** A preview without the moves that were planned before. */
const without = (preview: Preview, count: number): Preview => ({
  ...preview,
  moves: preview.moves.slice(count),
});

const keyOf = (table: string): string => `queenswright.plan.${table}`;

function stored(table: string): Plan | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Plan | null;
    return found && Array.isArray(found.moves) && found.moves.length ? found : null;
  } catch {
    return null;
  }
}

/** Keeps the planning of a table with the game, as long as the component lives. */
export function plansAhead(get: () => Play | null): void {
  let wasDue = false;
  $effect(() => {
    const play = get();
    if (!play?.ahead) return;
    void [play.info, play.log, play.chat, play.present, play.state];
    const own = play.deciding || play.holding || play.over;
    untrack(() => (own ? play.ahead!.interrupt() : play.ahead!.follow()));
  });
  $effect(() => {
    const ahead = get()?.ahead;
    const due = ahead?.due ?? false;
    if (due) untrack(() => void ahead!.come());
    else if (wasDue) untrack(() => ahead?.forget());
    wasDue = due;
  });
}
