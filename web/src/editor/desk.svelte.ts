/**
 * The desk of the position editor: a document, what the server says of it, and a table that shows
 * it. The document is all that is edited; board, forms and text are ways to look at it.
 */
import { gameNamed } from "../app/session.svelte";
import { boardOf, editingOf, type Board, type Editing } from "../games";
import { Play, type Content } from "../play/play.svelte";
import { snapshotOf, stateAt } from "../replay/frames";
import { letters, unlettered } from "../study/letters";
import { reasonOf } from "../study/study.svelte";
import { api, ApiError } from "../wire/api";
import type { Examined, Flaw, GameInfo, Message, ReplayFrame, Wording } from "../wire/types";
import { colourName, learn } from "../words/texts.svelte";
import { changed, liesIn, valueAt, withValue, type Document, type Place } from "./places";
import { textOf } from "./writing";

const PAUSE_MS = 160;
const MOST_BEFORE = 200;
/** Where nothing depends on who plays: names of seats are names of players. */
const NOBODY = { over: null, characters: [], frames: 1, per_page: 1, rows_per_page: 1 };

export class Desk {
  document: Document = $state.raw({});
  text = $state("");
  /** What the last document that could be shown describes. */
  shown: Examined | null = $state.raw(null);
  wrong: Flaw[] = $state.raw([]);
  wording: Wording | null = $state.raw(null);
  /** Whether the server has not answered about the document yet. */
  asking = $state(false);
  trouble: Message | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  editing: Editing | null = $state.raw(null);
  /** The place that is looked at more closely. */
  chosen: Place[] = $state.raw([]);
  private before: Document[] = $state.raw([]);
  private after: Document[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticket = 0;
  private contentOf = "";

  readonly canUndo: boolean = $derived.by(() => this.before.length > 0);
  readonly canRedo: boolean = $derived.by(() => this.after.length > 0);
  readonly isRight: boolean = $derived.by(
    () => !this.wrong.length && !this.asking && !this.trouble && this.shown !== null,
  );
  readonly schema: Record<string, unknown> = $derived.by(() => this.wording?.schema ?? {});
  readonly names: readonly string[] = $derived.by(() => this.play?.names ?? []);

  constructor(readonly game: GameInfo) {}

  /** The desk of a game, with the document of a link or a fresh one. */
  static async open(name: string, players: number, link: string): Promise<Desk> {
    const game = gameNamed(name);
    if (!game)
      throw new ApiError(0, { message: "web-error-game", args: { game: name }, clause: null });
    const desk = new Desk(game);
    [desk.board, desk.editing] = await Promise.all([boardOf(name), editingOf(name)]);
    const found = link ? await unlettered(link) : null;
    const known = typeof found === "object" && found !== null && !Array.isArray(found);
    const count = game.players.includes(players) ? players : Math.min(...game.players);
    await desk.hear(await api.newPosition(name, count));
    await desk.begin(known ? (found as Document) : desk.fresh(count));
    return desk;
  }

  /** The shortest document for a number of players. */
  fresh(players: number): Document {
    const needs = (this.schema["required"] ?? []) as string[];
    if (!needs.includes("seats")) return { players };
    return { seats: Array.from({ length: players }, () => ({})) };
  }

  /** Begin with another document. */
  async begin(document: Document): Promise<void> {
    this.chosen = [];
    this.take(document);
    await this.ask();
  }

  /** What lies at a place: what the document says, otherwise what follows from the rest. */
  at(place: Place): unknown {
    const own = valueAt(this.document, place);
    return own === undefined ? valueAt(this.shown?.document, place) : own;
  }

  /** Everything that lies anywhere: what the document says, over what follows from the rest. */
  whole(): Document {
    const known = this.shown?.document ?? {};
    const seats = ((known["seats"] ?? []) as Document[]).map((seat, i) => ({
      ...seat,
      ...(valueAt(this.document, ["seats", i]) as Document | undefined),
    }));
    return { ...known, ...this.document, ...(seats.length ? { seats } : {}) };
  }

  /** Whether the document itself says what lies there. */
  isSaid(place: Place): boolean {
    return valueAt(this.document, place) !== undefined;
  }

  /** Lay a value down at a place; undefined takes away what is there. */
  set(place: Place, value: unknown): void {
    this.take(withValue(this.document, place, value, this.shown?.document));
    this.askSoon();
  }

  /** Carry out what the server offers to put something right. */
  mend(...flaws: Flaw[]): void {
    const changes = flaws.flatMap((flaw) => (flaw.mend ? [flaw.mend.change] : []));
    this.take(changes.reduce(changed, this.document));
    this.askSoon();
  }

  /** Take over what somebody has typed; the text stays as it is. */
  type(text: string, document: Document): void {
    this.take(document, text);
    this.askSoon();
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.after = [...this.after, this.document];
    this.before = this.before.slice(0, -1);
    this.show(last);
  }

  redo(): void {
    const next = this.after.at(-1);
    if (!next) return;
    this.before = [...this.before, this.document];
    this.after = this.after.slice(0, -1);
    this.show(next);
  }

  /** What is wrong at a place or within it. */
  flawsAt(place: Place): Flaw[] {
    return this.wrong.filter((flaw) => liesIn(flaw.path, place));
  }

  /** The letters of a link to the document. */
  link(): Promise<string> {
    return letters(this.document);
  }

  private show(document: Document): void {
    this.document = document;
    this.text = textOf(document);
    this.askSoon();
  }

  private take(document: Document, text?: string): void {
    if (Object.keys(this.document).length)
      this.before = [...this.before.slice(-MOST_BEFORE), this.document];
    this.after = [];
    this.document = document;
    this.text = text ?? textOf(document);
  }

  private askSoon(): void {
    this.asking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE_MS);
  }

  private async ask(): Promise<void> {
    const ticket = ++this.ticket;
    this.asking = true;
    try {
      const known = this.wording?.digest ?? "";
      const found = await api.bringPosition(this.game.name, { document: this.document, known });
      if (ticket === this.ticket) await this.hear(found);
    } catch (error) {
      if (ticket === this.ticket) this.trouble = reasonOf(error);
    }
    if (ticket === this.ticket) this.asking = false;
  }

  private async hear(found: Examined): Promise<void> {
    this.trouble = null;
    this.wrong = found.wrong;
    if (found.wording) {
      this.wording = found.wording;
      const { texts } = found.wording;
      await learn(Object.keys(texts).length ? (language) => texts[language] ?? "" : null);
    }
    if (!found.view) return;
    this.shown = found;
    await this.draw(found);
  }

  /** Show a position on the board; with other seats or another pack it is another table. */
  private async draw(found: Examined): Promise<void> {
    const { view, game, pack, pack_digest: digest, turn, step, to_move: mover } = found;
    const frame: ReplayFrame = {
      turn,
      step,
      to_move: mover,
      view: view!,
      seat: null,
      text: null,
      story: [],
      standings: [],
    };
    const state = stateAt(frame, null);
    const wanted = `${digest} ${found.names.join(" ")} ${JSON.stringify(found.options)}`;
    if (wanted === this.contentOf && this.play) {
      this.play.show(state, []);
      return;
    }
    const content = (await api.content(game, found.players, pack, digest)) as Content;
    const head = { ...NOBODY, game, title: this.game.title, pack, pack_digest: digest };
    const replay = { ...head, seats: found.names.map(colourName), options: found.options };
    const play = new Play(snapshotOf(replay, state, []), this.game, content, null);
    play.eyes = Math.min(this.play?.eyes ?? mover ?? 0, found.players - 1);
    this.contentOf = wanted;
    this.play = play;
  }

  close(): void {
    clearTimeout(this.timer);
    this.ticket += 1;
    void learn(null);
  }
}
