/**
 * One table as the page and its boards see it: what is, what may be done, and the ways to do it. It
 * knows no rule.
 */
import {
  LostError,
  RefusedError,
  StaleError,
  type Asked,
  type Asks,
  type Connection,
} from "../wire/link";
import type {
  AnswerFrame,
  Character,
  ChatLine,
  Frame,
  GameInfo,
  Happening,
  HappeningsFrame,
  Hint,
  LogEntry,
  Message,
  PresenceFrame,
  Preview,
  RefusalMessage,
  SeatInfo,
  State,
  TableFrame,
  TableInfo,
} from "../wire/types";
import { readingOf } from "../games";
import type { Lesson } from "../lesson/lesson";
import { settings } from "../app/settings.svelte";
import type { Ahead } from "../table/ahead.svelte";
import { hear, heardAt } from "../table/heard";
import { whole } from "./brief";
import { kept } from "./kept";
import { colourName, tell, text } from "../words/texts.svelte";
import type { Arguments, Naming } from "../words/words";

/** Everything printed on the components of a game, as `GameRules.content.printed` gives it. */
export type Content = Record<string, unknown>;

/** A passing note to the person: a refusal with its clause, or something about the table. */
export interface Note {
  kind: "bad" | "info";
  message: Message;
  clause: string | null;
}

/**
 * What just happened, and the view before it, for a board that animates the difference.
 */
export interface Latest {
  number: number;
  /** When this page heard of it, in seconds of its own clock. */
  at: number;
  happenings: Happening[];
  before: State["view"];
}

export type Drawer = "history" | "chat" | "rules" | "table" | "settings" | "keys";

export class Play {
  readonly game: GameInfo;
  readonly content: Content;
  private readonly link: Asks | null;

  info: TableInfo = $state.raw()!;
  state: State = $state.raw()!;
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  number = $state(0);
  revision = $state(0);
  present: boolean[] = $state.raw([]);
  watching = $state(0);
  /** Whether the bots still load their rules, or have to wait. */
  bots: PresenceFrame["bots"] = $state("ready");
  connection: Connection = $state("live");

  /** Messages that stand in letters whose seal nobody has broken yet. */
  private sealed: ReadonlySet<string> = $derived(
    new Set(
      (this.state.letters ?? []).filter(({ by }) => by === null).flatMap(({ lines }) => lines),
    ),
  );
  /** The log as it can be read now. */
  readable: LogEntry[] = $derived(
    this.sealed.size
      ? this.log.map((entry) => ({
          ...entry,
          story: entry.story.filter(({ message }) => !this.sealed.has(message)),
        }))
      : this.log,
  );

  /** Moves chosen but not confirmed, in order, and what they would bring. */
  selection: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** What every legal move would bring, by its notation; filled soon after a decision comes up. */
  previews: Record<string, Preview> = $state.raw({});
  /** A command is on its way. */
  busy = $state(false);
  /** A bot thinks about a hint; everything else can be done meanwhile. */
  thinking = $state(false);
  advice: Hint | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  latest: Latest | null = $state.raw(null);
  /** What the decision on the table is about, as far as the board knows: planned steps count. */
  planned: string | null = $state(null);
  /** Whether the board still tells what has happened, scene by scene: the result waits for it. */
  telling = $state(false);
  /** Moves that the person has chosen by hand and not played yet, as far as the board knows. */
  planning: string[] = $state.raw([]);
  /** Everything that would be played now, null when something is still missing. */
  whole: string[] | null = $state.raw(null);
  /** The lesson that this table teaches. */
  lesson: Lesson | null = $state.raw(null);
  /** The step that is being decided. */
  doing: string | null = $derived(this.planned ?? this.state.step);
  /** The drawer that is open over the table. */
  drawer: Drawer | null = $state(null);
  /** What was said last while this page was open. */
  said: ChatLine | null = $state.raw(null);
  /** Whether the chat is in sight. */
  reading = $state(false);
  /** The number of the last line of the chat that was read. */
  private heard = $state(0);
  /** How many lines of others have not been read. */
  unread: number = $derived(
    this.chat.filter(
      (line) => line.number > this.heard && !(line.seat !== null && this.mine.includes(line.seat)),
    ).length,
  );
  /** When a turn that is done ends by itself; null while nothing runs. */
  ends_at: number | null = $state(null);
  /** What a line of the chronicle points at, by the names that the game gives its things. */
  pointed: readonly string[] = $state.raw([]);

  /** The planning of the own next turn; none in replays. */
  ahead: Ahead | null = null;
  /** Whether this is that plan and not the table itself. */
  is_ahead = false;

  /** Seats of the person at this browser. */
  mine: number[] = $derived(this.info.seats.flatMap((seat, i) => (seat.yours ? [i] : [])));
  /** Whether one of your seats has to choose now. */
  deciding: boolean = $derived(
    this.state.to_move !== null &&
      this.mine.includes(this.state.to_move) &&
      this.state.legal.length > 0,
  );
  /** Whether a hint can be asked for: not in a study, nor about a turn that is only planned. */
  may_hint: boolean = $derived(
    this.live && this.deciding && !this.is_ahead && !this.busy && !this.thinking,
  );
  /** Whether digits and arrows choose on the board; some pages need them for something else. */
  keyed = true;
  /** Whether one of your seats has finished its turn but not ended it. */
  holding: boolean = $derived(
    this.state.holding !== null && this.mine.includes(this.state.holding),
  );
  /** Your seat from which the table is seen, null for a spectator. */
  seat: number | null = $derived(this.state.seat);
  /** The seat from whose place somebody looks who has none; null follows the turn. */
  eyes: number | null = $state(null);
  /** The seat everybody waits for. */
  active: number | null = $derived(this.state.holding ?? this.state.to_move);
  over: boolean = $derived(this.info.status === "over" || this.state.over !== null);
  /** Colours of the seats, as the game names them. */
  colours: string[] = $derived.by(() => seatColours(this.info, this.game));
  names: string[] = $derived.by(() => seatNames(this.info, this.game));

  /** Player names for colours and printed names for things, in every sentence of this table. */
  readonly naming: Naming = (argument, value) => {
    if (argument === "seat" || argument === "other") {
      const seat = this.colours.indexOf(value);
      return seat < 0 ? undefined : this.names[seat];
    }
    return readingOf(this.info.game).named?.(this.content, value);
  };

  /** A live table has a link, and so has a study; a replay has none and answers nothing. */
  constructor(
    snapshot: Omit<TableFrame, "kind">,
    game: GameInfo,
    content: Content,
    link: Asks | null,
  ) {
    this.game = game;
    this.content = content;
    this.link = link;
    this.restore(snapshot);
  }

  /** Whether this is a running table, and neither replay nor study. */
  get live(): boolean {
    return this.link !== null && this.info.table !== "";
  }

  colour(seat: number): string {
    return this.colours[seat] ?? "";
  }

  /** The charge on the shield of a seat, empty where there is none. */
  arms(seat: number): string {
    return this.info.seats[seat]?.character?.arms ?? "";
  }

  /** A player with the name of the character, where that is another one. */
  called(seat: number): string {
    return withCharacter(this.info.seats[seat]!, this.name(seat));
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  /** A sentence of the catalogue with the names of this table. */
  text(id: string, args: Arguments = {}): string {
    return text(id, args, this.naming);
  }

  tell(message: Message): string {
    return tell(message, this.naming);
  }

  /** Choose moves (one after the other) and play them at once where so set. */
  async choose(moves: string[]): Promise<void> {
    await (settings.at_once && moves.length ? this.playAtOnce(moves) : this.select(moves));
  }

  /** Choose one move; pressed again, it is played. */
  press(move: string): void {
    if (this.selection.length === 1 && this.selection[0] === move) void this.confirm();
    else void this.choose([move]);
  }

  /** Choose moves without playing them; their preview follows. */
  async select(moves: string[]): Promise<void> {
    this.selection = moves;
    this.preview = moves.length === 1 ? (this.previews[moves[0]!] ?? null) : null;
    if (!moves.length || this.preview) return;
    const answer = await this.ask({ do: "preview", moves });
    if (answer && this.selection === moves) this.preview = answer.preview ?? null;
  }

  private playAtOnce(moves: string[]): Promise<void> {
    this.selection = moves;
    return this.confirm();
  }

  /**
   * What moves would bring, without choosing them: a preview, the refusal, or null when nobody
   * answers.
   */
  async foresee(moves: string[]): Promise<Preview | RefusalMessage | null> {
    try {
      const answer = await this.link?.ask({ do: "preview", moves });
      return answer?.preview ?? null;
    } catch (error) {
      return error instanceof RefusedError ? error.reason : null;
    }
  }

  /** What every move that is legal after some moves would bring, in their order. */
  async foreseeAll(after: string[]): Promise<Preview[]> {
    return whole((await this.quietly({ do: "previews", after, brief: true }))?.previews ?? []);
  }

  /** Play one move; false when it was refused. */
  async playMove(move: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await this.ask({ do: "move", revision: this.revision, text: move });
    this.busy = false;
    return answer !== null;
  }

  /** Play what is chosen. */
  async confirm(): Promise<void> {
    const moves = this.selection;
    if (this.busy) return;
    this.busy = true;
    for (const move of moves) {
      if (!(await this.ask({ do: "move", revision: this.revision, text: move }))) break;
    }
    this.busy = false;
    if (this.selection === moves) this.cancel();
  }

  cancel(): void {
    if (this.selection.length) this.selection = [];
    this.preview = null;
  }

  /** Why a move is not possible; shown as a note. Null when it is possible or nobody can tell. */
  async why(move: string): Promise<RefusalMessage | null> {
    const answer = await this.ask({ do: "why", text: move });
    const refusal = answer?.refusal ?? null;
    if (refusal) this.note = { kind: "bad", message: refusal, clause: refusal.clause };
    return refusal;
  }

  endTurn = () => this.act("end_turn");
  undo = () => this.act("undo");
  redo = () => this.act("redo");
  agree = () => this.act("agree");
  decline = () => this.act("decline");

  /** Ask for a hint: the rest of the turn after what is planned. */
  async hint(bot: string = settings.hint_bot): Promise<Hint | null> {
    if (this.thinking) return null;
    const revision = this.revision;
    this.thinking = true;
    const answer = await this.ask({ do: "hint", bot, after: this.planning });
    this.thinking = false;
    if (revision !== this.revision) return null;
    this.advice = answer?.hint ?? null;
    return this.advice;
  }

  /** The same for a coach, who says nothing when nobody answers. */
  async guidance(): Promise<Hint | null> {
    const revision = this.revision;
    const answer = await this.quietly({ do: "hint", bot: settings.hint_bot, after: this.planning });
    return revision === this.revision ? (answer?.hint ?? null) : null;
  }

  /** Choose what one of your seats is called and looks like. */
  async portray(seat: number, character: Character): Promise<boolean> {
    return (await this.ask({ do: "character", seat, ...character })) !== null;
  }

  /** Write the last sentence of one of your seats. */
  async write(seat: number, words: string): Promise<boolean> {
    return (await this.ask({ do: "sentence", seat, text: words })) !== null;
  }

  /** Break the seal of a letter, for everybody; who comes second finds it open. */
  async breakSeal(letter: string): Promise<void> {
    await this.quietly({ do: "seal", letter });
  }

  /** Say that a letter has been read, once for every seat of the person. */
  async readLetter(letter: string): Promise<void> {
    const found = this.state.letters?.find((one) => one.letter === letter && one.by !== null);
    if (found && this.mine.some((seat) => !found.read.includes(seat)))
      await this.quietly({ do: "read", letter });
  }

  async say(words: string): Promise<boolean> {
    return (await this.ask({ do: "say", text: words })) !== null;
  }

  resign(seat: number): Promise<boolean> {
    return this.told({ do: "resign", seat });
  }

  askEnd(): Promise<boolean> {
    return this.told({ do: "ask_end" });
  }

  askBack(game: number): Promise<boolean> {
    return this.told({ do: "ask_back", game });
  }

  private async told(command: Asked): Promise<boolean> {
    return (await this.ask(command)) !== null;
  }

  /** All that was said has been read. */
  hear(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    hear(this.info.table, last);
  }

  /** Take what the server sends, in order. */
  receive(message: Frame): void {
    if (message.kind === "table") this.restore(message);
    else if (message.kind === "happenings") this.follow(message);
    else if (message.kind === "presence") {
      this.present = message.present;
      this.watching = message.watching;
      this.bots = message.bots;
    }
  }

  /** Show another moment of a replay. */
  show(state: State, log: LogEntry[]): void {
    this.latest = { number: log.length, at: 0, happenings: [], before: this.state.view };
    this.state = state;
    this.log = log;
  }

  private restore(snapshot: Omit<TableFrame, "kind">): void {
    this.info = snapshot.info;
    this.state = snapshot.state;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.heard = Math.max(this.heard, heardAt(snapshot.info.table));
    this.number = snapshot.number;
    this.revision = snapshot.revision;
    this.receive(snapshot.presence);
    this.begin();
  }

  private follow(message: HappeningsFrame): void {
    const moved = message.revision !== this.revision;
    const { number, happenings } = message;
    this.latest = { number, at: Date.now() / 1000, happenings, before: this.state.view };
    this.number = number;
    this.revision = message.revision;
    if (message.info) this.info = message.info;
    if (message.state)
      this.state = { ...message.state, view: kept(this.state.view, message.state.view) };
    this.log = grown(this.log, happenings);
    const news = happenings.flatMap(said);
    this.chat = [...this.chat, ...news];
    this.said = news.at(-1) ?? this.said;
    if (moved) this.begin();
  }

  /**
   * The game changed: choices made before are gone, the previews of what is legal now are asked
   * for.
   */
  private begin(): void {
    this.cancel();
    if (Object.keys(this.previews).length) this.previews = {};
    this.advice = null;
    const revision = this.revision;
    if (!this.link || !this.state.legal.length) return;
    void this.foreseeAll([]).then((found) => {
      if (revision !== this.revision) return;
      this.previews = Object.fromEntries(found.map((one) => [one.moves[0]!.text, one]));
      if (this.selection.length === 1) this.preview ??= this.previews[this.selection[0]!] ?? null;
    });
  }

  private async act(command: "end_turn" | "undo" | "redo" | "agree" | "decline"): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.ask({ do: command, revision: this.revision });
    this.busy = false;
  }

  /** Ask, and say in a note what went wrong. */
  private async ask(command: Asked): Promise<AnswerFrame | null> {
    if (!this.link) return null;
    try {
      const answer = await this.link.ask(command);
      if (command.do !== "say" && command.do !== "hint") this.note = null;
      return answer;
    } catch (error) {
      this.note = noteOn(error);
      return null;
    }
  }

  private async quietly(command: Asked): Promise<AnswerFrame | null> {
    return (await this.link?.ask(command).catch(() => null)) ?? null;
  }
}

function noteOn(error: unknown): Note {
  if (error instanceof RefusedError)
    return { kind: "bad", message: error.reason, clause: error.reason.clause };
  const id =
    error instanceof StaleError
      ? "web-note-stale"
      : error instanceof LostError
        ? "web-note-lost"
        : "web-error-unknown";
  return { kind: "info", message: { message: id, args: {} }, clause: null };
}

/**
 * The log after some happenings: moves are added, moves taken back are gone until they are redone,
 * silent ones are told.
 */
export function grown(log: LogEntry[], happenings: Happening[]): LogEntry[] {
  const result = [...log];
  for (const one of happenings) {
    if (one.kind === "undo") result.splice(Math.max(0, result.length - one.count));
    if (one.kind === "redo") result.push(...one.moves);
    if (one.kind === "move") {
      const silent = one.moves ?? [];
      result.splice(result.length - silent.length, silent.length, ...silent);
      const { number, turn, seat, text: move, story } = one;
      if (seat !== null) result.push({ number, turn, seat, text: move, story });
    }
  }
  return result;
}

function said(one: Happening): ChatLine[] {
  return one.kind === "say" ? [one] : [];
}

/** Bots without a name of their own are called after their seat. */
const BOTS = ["Mathilde", "Ruprecht", "Benno", "Ysolde", "Gisla", "Wendel"];

/** The colours of the seats of a table, as its game names them. */
export function seatColours(
  info: Pick<TableInfo, "seats" | "options">,
  game: GameInfo | undefined,
): string[] {
  return game ? coloursWith(game, info.seats.length, info.options) : [];
}

/** The colours of this many seats with these options. */
export function coloursWith(
  game: GameInfo,
  players: number,
  options: TableInfo["options"],
): string[] {
  const chosen = game.options.map((option) => option.seats[String(options[option.name])]);
  return chosen.find((colours) => colours?.length === players) ?? game.seats[players] ?? [];
}

/**
 * A name for every seat: the person's, the bot's, or the colour; the colour is added where names
 * repeat.
 */
export function seatNames(info: TableInfo, game: GameInfo): string[] {
  const colours = seatColours(info, game);
  const plain = info.seats.map((seat, i) => {
    const colour = colourName(colours[i] ?? String(i + 1));
    const own =
      (seat.kind === "bot" ? seat.plays_for : null) ??
      (seat.name === colours[i] || seat.name === seat.bot ? null : seat.name);
    const other = seat.kind === "bot" ? BOTS[i % BOTS.length]! : colour;
    return { colour, name: own ?? seat.character?.name ?? other };
  });
  const count = (name: string) => plain.filter((other) => other.name === name).length;
  return plain.map(({ name, colour }) =>
    count(name) > 1 && name !== colour ? `${name} (${colour})` : name,
  );
}

/** A name with that of the character, where that is another one. */
export function withCharacter(seat: SeatInfo, name: string): string {
  const character = seat.character?.name ?? name;
  return character === name ? name : `${name} (${character})`;
}
