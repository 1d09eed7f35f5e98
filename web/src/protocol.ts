/**
 * What server and browser say to each other; docs/protocol.md is the manual. The browser knows no
 * rule beyond this.
 */

export type Language = "en" | "de" | "pt";

/** A sentence of the catalogue: id and arguments. */
export interface Message {
  message: string;
  args: Record<string, Argument>;
}
export type Argument = string | number | boolean | null | Argument[];

/** Why something is not possible. */
export interface Refusal extends Message {
  clause: string | null;
}

export interface Me {
  person: string;
  name: string | null;
  account: boolean;
  local: boolean;
  csrf: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  /** The names of the seats, by number of players. */
  seats: Record<string, string[]>;
  packs: string[];
  default_pack: string;
  options: OptionInfo[];
  bots: string[];
  languages: Language[];
}
export interface OptionInfo {
  name: string;
  kind: "choice" | "switch" | "number";
  choices: string[];
  default: string | number | boolean | null;
  clause: string | null;
  /** Choices that name the seats; each is for as many players. */
  seats: Record<string, string[]>;
  /** The most that a number may be. */
  highest: number | null;
}

export type SeatKind = "me" | "person" | "bot" | "open";
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}
export interface Clock {
  kind: "none" | "days" | "bank";
  days?: number;
  bank?: number;
  increment?: number;
  at_zero?: "bot" | "lose";
}
export interface NewTable {
  game: string;
  pack?: string;
  options?: Record<string, string | number | boolean | null>;
  seats: SeatWish[];
  take_back: "free" | "turn" | "none";
  clock: Clock;
  public: boolean;
  auto_end: boolean;
  lesson?: boolean;
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  yours: boolean;
  present: boolean;
  lost: boolean;
  left: boolean;
}

/** A table as the lobby and its own page show it. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  pack: string;
  pack_digest: string;
  rules_version: number;
  options: Record<string, string | number | boolean | null>;
  seats: Seat[];
  take_back: "free" | "turn" | "none";
  clock: Clock;
  public: boolean;
  auto_end: boolean;
  lesson: boolean;
  status: "open" | "running" | "over";
  created: number;
  changed: number;
  turn: string;
  commitment: string;
  /** Only for people at the table: the token of the invitation link. */
  invite: string | null;
  rematch: string | null;
  host: boolean;
}

/** One numbered event of a table. */
export interface TableEvent {
  number: number;
  at: number;
  kind:
    | "seated"
    | "bot"
    | "left"
    | "started"
    | "move"
    | "end_turn"
    | "undo"
    | "redo"
    | "ask"
    | "agree"
    | "decline"
    | "flag"
    | "say"
    | "rematch"
    | "resumed"
    | "over";
  seat: number | null;
  /**
   * move: the notation (empty while others make the same choice) and its story, with it the moves
   * that are told only now; say: the text; undo: how many moves went; redo: those that came back.
   */
  text?: string;
  turn?: string;
  story?: Message[];
  name?: string;
  bot?: string;
  count?: number;
  moves?: LogEntry[];
  table?: string;
}

export interface State {
  turn: string;
  step: string | null;
  to_move: number | null;
  /** The seat whose turn is done but not yet ended; it may still take back or end it. */
  holding: number | null;
  /** The seat through whose eyes the view is; null for a spectator. */
  seat: number | null;
  view: Record<string, unknown>;
  /** Legal moves in notation, only when one of your seats decides. */
  legal: string[];
  undo: "free" | "ask" | null;
  redo: boolean;
  asked: { seat: number; count: number; needed: number[]; agreed: number[] } | null;
  clock: { left: number[]; running: number[]; at: number } | null;
  over: {
    reason: string;
    winners: number[];
    standings: number[];
    key: string | null;
    salt: string | null;
  } | null;
  /** Where the table has opened texts: changes when there are more to fetch. */
  texts?: string;
}

/** A move as the log shows it; moves that were taken back are gone. */
export interface LogEntry {
  number: number;
  turn: string;
  seat: number;
  text: string;
  story: Message[];
}

export interface Said {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Snapshot {
  kind: "table";
  info: TableInfo;
  number: number;
  position: number;
  state: State;
  log: LogEntry[];
  chat: Said[];
  presence: Presence;
}
export interface Events {
  kind: "events";
  events: TableEvent[];
  number: number;
  position: number;
  /** Present when the game, the seats or the clock changed. */
  state?: State;
  info?: TableInfo;
}
export interface Answer {
  kind: "answer";
  id: number;
  [key: string]: unknown;
}
export interface Refused {
  kind: "refused";
  id: number | null;
  reason: Refusal;
}
export interface Stale {
  kind: "stale";
  id: number;
}
export interface Presence {
  kind: "presence";
  present: boolean[];
  watching: number;
  /** Whether the bots still load their rules; simple ones stand in meanwhile. */
  bots: "ready" | "warming";
}
export type FromServer = Snapshot | Events | Answer | Refused | Stale | Presence;

/**
 * What would happen if the moves were played, on a copy in which everything hidden was dealt anew.
 */
export interface Preview {
  moves: { text: string; step: string; story: Message[]; reveals: boolean }[];
  view: Record<string, unknown>;
  step: string | null;
  to_move: number | null;
  same_turn: boolean;
  legal: string[];
}
export interface Hint {
  bot: string;
  text: string;
  line: string[];
  shares: number[];
}

export type Command =
  | { do: "move"; id: number; position: number; text: string }
  | { do: "end_turn" | "undo" | "redo" | "agree" | "decline"; id: number; position: number }
  | { do: "say"; id: number; text: string }
  | { do: "preview"; id: number; moves: string[] }
  | { do: "previews"; id: number }
  | { do: "why"; id: number; text: string }
  | { do: "hint"; id: number; bot: string }
  | { do: "sync"; id: number; since: number };

/** A whole game for the scrubber, as one seat saw it. */
export interface Replay {
  game: string;
  title: string;
  pack: string;
  pack_digest: string;
  seats: string[];
  options: Record<string, unknown>;
  frames: {
    turn: string;
    seat: number | null;
    text: string | null;
    step: string | null;
    to_move: number | null;
    story: Message[];
    view: Record<string, unknown>;
    standings: number[];
  }[];
  over: State["over"];
  /** Fluent messages that were opened in this game, by language. */
  texts?: Record<Language, string>;
}
