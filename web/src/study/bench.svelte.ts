/**
 * The board of a study: one table that shows any position of a game, or of a variation of it, and
 * on which moves can be tried. Analysis, board and tries use the same one.
 */
import type { Board } from "../games";
import { boardOf } from "../games";
import { gameNamed } from "../app/session.svelte";
import { Play, type Content } from "../play/play.svelte";
import { snapshotOf, stateAt } from "../replay/frames";
import { Reel } from "../replay/reel.svelte";
import { api, ApiError } from "../wire/api";
import type { ReplayFrame, State, WalkedMove, Walk, Walked } from "../wire/types";
import type { Ground } from "./ground";
import { colourName } from "../words/texts.svelte";
import { StudyLink } from "./link";

/** Where the board stands: a frame of the game, and the steps of a variation from there. */
export interface Spot {
  place: number;
  steps: WalkedMove[];
}

export class Bench {
  readonly play: Play;
  /** Where the board stands. */
  spot: Spot = $state.raw({ place: 0, steps: [] });
  /** The position that is shown, null while it is on its way. */
  frame: ReplayFrame | null = $state.raw(null);
  /** What may be played there; empty where nothing can be tried. */
  legal: string[] = $state.raw([]);
  /** Hears of a move that was played on the board. */
  onMove: (text: string) => Promise<void> = async () => undefined;
  onUndo: () => Promise<void> = async () => undefined;
  private ticket = 0;

  private constructor(
    readonly ground: Ground,
    readonly reel: Reel,
    readonly board: Board | null,
    content: Content,
  ) {
    const head = reel.head;
    const game = gameNamed(head.game)!;
    const link = new StudyLink({
      ground,
      walk: () => this.walk(),
      play: (text) => this.onMove(text),
      undo: () => this.onUndo(),
    });
    const first = reel.frame(0)!;
    const own = game.seats[String(head.seats.length)] ?? [];
    const seats = head.seats.map((name) => (own.includes(name) ? colourName(name) : name));
    const snapshot = snapshotOf({ ...head, seats }, stateAt(first, null), game.bots);
    const presence = { ...snapshot.presence, present: head.seats.map(() => true) };
    this.play = new Play({ ...snapshot, presence }, game, content, link);
    this.frame = first;
  }

  static async open(ground: Ground): Promise<Bench> {
    const reel = await Reel.open(ground.replay);
    const head = reel.head;
    const game = gameNamed(head.game);
    if (!game || !reel.frame(0))
      throw new ApiError(0, {
        message: "web-error-game",
        args: { game: head.game },
        clause: null,
      });
    const [content, board] = await Promise.all([
      api.content(head.game, head.seats.length, head.pack, head.pack_digest) as Promise<Content>,
      boardOf(head.game),
    ]);
    return new Bench(ground, reel, board, content);
  }

  /** A way of the server; who decides at its end sees what is theirs. */
  walk(spot: Spot = this.spot): Walk {
    return { place: spot.place, steps: spot.steps, seat: this.play.eyes };
  }

  /** Show a position of the game, to be looked at. */
  look(place: number): void {
    this.ticket += 1;
    this.spot = { place, steps: [] };
    this.legal = [];
    this.reel.want(place);
    const found = this.reel.frame(place);
    this.frame = found;
    if (found) this.show(found, [], place === this.reel.last ? this.reel.head.over : null);
  }

  /** Show a position in which moves can be tried; false when something newer was asked for. */
  async stand(spot: Spot): Promise<Walked | null> {
    const ticket = ++this.ticket;
    const walked = await this.ground.walk(this.walk(spot));
    if (ticket !== this.ticket) return null;
    const frame = walked.frames.at(-1) ?? this.reel.frame(spot.place);
    this.spot = spot;
    this.frame = frame;
    this.legal = walked.legal;
    if (frame) this.show(frame, walked.legal, walked.over);
    return walked;
  }

  /** Nothing can be tried any more where the board stands. */
  freeze(): void {
    this.legal = [];
    if (this.frame) this.show(this.frame, [], null);
  }

  private show(frame: ReplayFrame, legal: string[], over: State["over"]): void {
    const { play, spot } = this;
    play.eyes = frame.to_move ?? play.eyes;
    const mover = legal.length ? frame.to_move : null;
    play.info = {
      ...play.info,
      seats: play.info.seats.map((seat, i) => ({ ...seat, yours: i === mover })),
    };
    const state: State = {
      ...stateAt(frame, over),
      seat: mover,
      legal,
      undo: spot.steps.length ? "free" : null,
    };
    play.log = this.reel.logUpTo(spot.place);
    const number = play.number + 1;
    play.receive({ kind: "happenings", happenings: [], number, revision: number, state });
  }
}
