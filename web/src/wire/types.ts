/**
 * What server and browser say to each other; docs/protocol.md is the manual. Written by `make wire`
 * from the types of the server: change those.
 */

/** An argument of a sentence. */
export type Argument = string | number | boolean | null | Argument[];

export type Language = "de" | "en" | "pt";
export type OptionValue = string | number | boolean | null;
export type TakeBack = "free" | "none" | "turn";
export type ClockKind = "bank" | "days" | "none";
export type AtZero = "bot" | "lose";
export type Status = "open" | "over" | "running";
export type Verdict =
  | "best"
  | "blunder"
  | "close"
  | "decided"
  | "forced"
  | "mistake"
  | "slip"
  | "sound";
export type FirstTry = "hint" | "right" | "shown" | "wrong";
export type Happening =
  | Seated
  | BotSeated
  | Left
  | Started
  | Moved
  | TurnEnded
  | TakenBack
  | PlayedAgain
  | Asked
  | Agreed
  | Declined
  | TimeUp
  | Resigned
  | Ended
  | Said
  | RematchMade
  | Resumed
  | Portrayed
  | Wrote
  | SealBroken
  | LetterRead;
export type Frame =
  | TableFrame
  | HappeningsFrame
  | PresenceFrame
  | AnswerFrame
  | RefusedFrame
  | StaleFrame;
export type Command =
  | PlayMove
  | EndTurn
  | Undo
  | Redo
  | Agree
  | Decline
  | Resign
  | AskEnd
  | AskBack
  | Say
  | Portray
  | Write
  | BreakSeal
  | ReadLetter
  | AskPreview
  | AskPreviews
  | AskWhy
  | AskHint
  | Sync;

/** Somebody sat down; `account` says that the name belongs to an account. */
export interface Seated {
  kind: "seated";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  account?: boolean;
}

/** A seat was given to a bot. */
export interface BotSeated {
  kind: "bot";
  number: number;
  at: number;
  seat: number | null;
  bot: string;
}

/** Somebody got up. */
export interface Left {
  kind: "left";
  number: number;
  at: number;
  seat: number | null;
  name: string;
}

/** The game began. */
export interface Started {
  kind: "started";
  number: number;
  at: number;
  seat: number | null;
}

/** A sentence of the catalogue: its id and its arguments. */
export interface Message {
  message: string;
  args: Record<string, Argument>;
}

/**
 * A move as the log shows it; moves taken back are left out, and a move that is still secret has no
 * text.
 */
export interface LogEntry {
  number: number;
  turn: string;
  seat: number;
  text: string;
  story: Message[];
}

/** A move was played. */
export interface Moved {
  kind: "move";
  number: number;
  at: number;
  seat: number | null;
  /** Its notation; empty while others make the same choice. */
  text: string;
  turn: string;
  story: Message[];
  /** Moves before it that are told only now. */
  moves?: LogEntry[];
}

/** A held turn was ended. */
export interface TurnEnded {
  kind: "end_turn";
  number: number;
  at: number;
  seat: number | null;
}

/** A number of moves were taken back. */
export interface TakenBack {
  kind: "undo";
  number: number;
  at: number;
  seat: number | null;
  count: number;
}

/** Moves that were taken back were redone. */
export interface PlayedAgain {
  kind: "redo";
  number: number;
  at: number;
  seat: number | null;
  count: number;
  moves: LogEntry[];
}

/**
 * Somebody asks to take a number of moves back, to end the game, or to begin a game of the campaign
 * again.
 */
export interface Asked {
  kind: "ask";
  number: number;
  at: number;
  seat: number | null;
  count: number;
  about?: "back" | "end";
  game?: number;
}

/** Somebody agreed to the request. */
export interface Agreed {
  kind: "agree";
  number: number;
  at: number;
  seat: number | null;
}

/** Somebody declined the request, or the asker withdrew it. */
export interface Declined {
  kind: "decline";
  number: number;
  at: number;
  seat: number | null;
}

/** A clock ran out, and a bot plays on. */
export interface TimeUp {
  kind: "flag";
  number: number;
  at: number;
  seat: number | null;
  bot: string;
}

/** Somebody gave up; where the game goes on, a bot plays for the seat. */
export interface Resigned {
  kind: "resign";
  number: number;
  at: number;
  seat: number | null;
  bot?: string;
}

/** The game is over before the rules end it. */
export interface Ended {
  kind: "ended";
  number: number;
  at: number;
  seat: number | null;
  reason: "agreed" | "resigned";
}

/** Somebody said something; `account` says that the name belongs to an account. */
export interface Said {
  kind: "say";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  account?: boolean;
}

/** There is a table for the next game. */
export interface RematchMade {
  kind: "rematch";
  number: number;
  at: number;
  seat: number | null;
  table: string;
}

/** The server was down; the running clock is not charged for that time. */
export interface Resumed {
  kind: "resumed";
  number: number;
  at: number;
  seat: number | null;
}

/** Somebody chose what a seat is called and looks like. */
export interface Portrayed {
  kind: "character";
  number: number;
  at: number;
  seat: number | null;
  /** Null for a name of somebody who is no more. */
  called: string | null;
  portrait: string;
  arms: string;
}

/** Somebody wrote the last sentence of a seat, which nobody else reads before the end. */
export interface Wrote {
  kind: "sentence";
  number: number;
  at: number;
  seat: number | null;
}

/** Somebody broke the seal of a letter; from now on everybody may read it. */
export interface SealBroken {
  kind: "seal";
  number: number;
  at: number;
  seat: number | null;
  letter: string;
}

/** Somebody has read an open letter. */
export interface LetterRead {
  kind: "read";
  number: number;
  at: number;
  seat: number | null;
  letter: string;
}

/** What a seat is called and looks like in a long game. */
export interface Character {
  name: string;
  portrait: string;
  arms: string;
}

/** One seat as others see it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  yours: boolean;
  present: boolean;
  /** Whether it cannot win any more: out of time, or resigned. */
  lost: boolean;
  resigned: boolean;
  left: boolean;
  /** Whether you sat there before somebody else played on. */
  former: boolean;
  /** The name of the person for whom somebody plays on. */
  plays_for: string | null;
  /** Its place when the game is over. */
  place: number | null;
  /** Whether the name belongs to an account. */
  account: boolean;
  character: Character | null;
  /** The last sentence: your own, and everybody's when all is over. */
  sentence: string | null;
  /** The message of a bot's, when all is over. */
  bots_sentence: string | null;
}

/** The clock of a table, with what its kind needs. */
export interface ClockInfo {
  kind: ClockKind;
  days?: number;
  bank?: number;
  increment?: number;
  at_zero?: AtZero;
}

/** A table as the lobby and its own page show it. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  pack: string;
  pack_digest: string;
  rules_version: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  take_back: TakeBack;
  clock: ClockInfo;
  public: boolean;
  auto_end: boolean;
  lesson: boolean;
  status: Status;
  created: number;
  changed: number;
  turn: string;
  commitment: string;
  /** Only for people at the table: the token of the invitation. */
  invite: string | null;
  rematch: string | null;
  host: boolean;
}

/**
 * A request to take back a number of moves, to end the game or to begin a game again, and who has
 * to agree.
 */
export interface Request {
  seat: number;
  count: number;
  needed: number[];
  agreed: number[];
  about?: "back" | "end";
  /** The game of a campaign that would begin again. */
  game?: number;
}

/** The seconds that every seat has left at a moment, and whose clock is running. */
export interface ClockState {
  left: number[];
  running: number[];
  at: number;
}

/** How a game ended, with the key and salt of the shuffle, which are disclosed only now. */
export interface Ending {
  reason: string;
  winners: number[];
  standings: number[];
  key: string | null;
  salt: string | null;
}

/** A letter that was told since a person chose last, or an open one that somebody still reads. */
export interface SealedLetter {
  letter: string;
  /** The seat that broke its seal; null while it is sealed. */
  by: number | null;
  /** The seats that have read it. */
  read: number[];
  /** The messages that stand in it: nobody gets their text before. */
  lines: string[];
}

/** The game as the holder of some seats, or a spectator, may see it. */
export interface State {
  turn: string;
  step: string | null;
  to_move: number | null;
  /** The seat whose turn is done but not ended: it may still take back or end it. */
  holding: number | null;
  /** The seat through whose eyes the view is; null for a spectator. */
  seat: number | null;
  /** What may be seen; each game has names of its own in it. */
  view: Record<string, unknown>;
  /** Legal moves in notation, only when one of your seats decides. */
  legal: string[];
  undo: "ask" | "free" | null;
  redo: boolean;
  /** Whether you may choose the characters of your seats. */
  portray: boolean;
  /** Your seats that may write their last sentence. */
  write: number[];
  asked: Request | null;
  clock: ClockState | null;
  over: Ending | null;
  /** Legal moves of the person whose turn it is, for everybody, in games that are open. */
  choices?: string[];
  /** Letters that lie on the table, sealed or just opened. */
  letters?: SealedLetter[];
  /** Where the table has opened texts: changes when there are more to fetch. */
  texts?: string;
}

/** Something that was said; `account` says that the name belongs to an account. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  account?: boolean;
}

/** Who is there. */
export interface PresenceFrame {
  kind: "presence";
  /** Whether somebody of the seat is there, seat by seat. */
  present: boolean[];
  watching: number;
  /**
   * `warming` while the bots load their rules and simple ones stand in; `paused` while they wait,
   * since they have thought much for the same people.
   */
  bots: "paused" | "ready" | "warming";
}

/** The whole table, for a new connection. */
export interface TableFrame {
  kind: "table";
  info: TableInfo;
  /** The number of the last happening. */
  number: number;
  /** The number of the last happening that changed the game. */
  revision: number;
  state: State;
  log: LogEntry[];
  chat: ChatLine[];
  presence: PresenceFrame;
}

/** Happenings, with the state and the table's information where they changed. */
export interface HappeningsFrame {
  kind: "happenings";
  happenings: Happening[];
  /** The number of the last happening. */
  number: number;
  /** The number of the last happening that changed the game. */
  revision: number;
  state?: State;
  info?: TableInfo;
}

/** One move of a preview; anything it would reveal is a guess. */
export interface PreviewedMove {
  text: string;
  step: string;
  story: Message[];
  reveals: boolean;
}

/**
 * What would happen if the moves were played, on a copy in which everything hidden has been
 * redealt.
 */
export interface Preview {
  moves: PreviewedMove[];
  /** What may be seen; each game has names of its own in it. */
  view: Record<string, unknown>;
  step: string | null;
  to_move: number | null;
  same_turn: boolean;
  legal: string[];
  /** Instead of the view: how it differs from that of the first preview. */
  changes?: unknown[][];
}

/**
 * Why something is not possible: a message of the catalogue, its arguments, the clause of the
 * rules.
 */
export interface RefusalMessage {
  message: string;
  args: Record<string, Argument>;
  clause: string | null;
}

/** One move of a hint, with the view after it. */
export interface HintStep {
  text: string;
  step: string;
  story: Message[];
  reveals: boolean;
  /** What may be seen; each game has names of its own in it. */
  view: Record<string, unknown>;
}

/** What a bot would do with a turn, why, and how it expects the game to go on. */
export interface Hint {
  bot: string;
  /** The next move; empty when the turn is planned to its end. */
  text: string;
  /** The whole turn; it ends where something would be revealed. */
  steps: HintStep[];
  /** How many of the steps were planned already. */
  planned: number;
  /** Why, the weightiest first, in exact numbers. */
  reasons: Message[];
  line: string[];
  shares: number[];
}

/** A command was carried out; a question comes with its answer. */
export interface AnswerFrame {
  kind: "answer";
  id: number;
  preview?: Preview;
  previews?: Preview[];
  refusal?: RefusalMessage | null;
  hint?: Hint;
}

/** A command was not carried out, or (without an id) the whole connection is refused. */
export interface RefusedFrame {
  kind: "refused";
  id: number | null;
  reason: RefusalMessage;
}

/** A command was chosen in an outdated revision. */
export interface StaleFrame {
  kind: "stale";
  id: number;
}

/** Play a move in notation. */
export interface PlayMove {
  do: "move";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
  text: string;
}

/** End the sender's turn. */
export interface EndTurn {
  do: "end_turn";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
}

/** Take back the sender's last choice, or ask the others to agree. */
export interface Undo {
  do: "undo";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
}

/** Redo what was taken back. */
export interface Redo {
  do: "redo";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
}

/** Agree to a request. */
export interface Agree {
  do: "agree";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
}

/** Decline a request, or withdraw one's own. */
export interface Decline {
  do: "decline";
  id: number;
  /** The revision that it was chosen in. */
  revision: number;
}

/** Give up one of the sender's seats. */
export interface Resign {
  do: "resign";
  id: number;
  seat: number;
}

/** Ask the others to end the game as it stands. */
export interface AskEnd {
  do: "ask_end";
  id: number;
}

/** Ask the others to begin a game of the campaign again. */
export interface AskBack {
  do: "ask_back";
  id: number;
  game: number;
}

/** Say something to everybody at the table. */
export interface Say {
  do: "say";
  id: number;
  text: string;
}

/** Choose what one of the sender's seats is called and looks like. */
export interface Portray {
  do: "character";
  id: number;
  seat: number;
  /** 1 to 20 printable characters. */
  name: string;
  portrait: string;
  arms: string;
}

/** Write the last sentence of one of the sender's seats. */
export interface Write {
  do: "sentence";
  id: number;
  seat: number;
  text: string;
}

/** Break the seal of a letter, for everybody at the table. */
export interface BreakSeal {
  do: "seal";
  id: number;
  letter: string;
}

/** Say that an open letter has been read, so that others see who still reads. */
export interface ReadLetter {
  do: "read";
  id: number;
  letter: string;
}

/**
 * Ask what would happen if the moves were played; ahead: in the sender's next turn, before it has
 * come.
 */
export interface AskPreview {
  do: "preview";
  id: number;
  moves: string[];
  ahead?: boolean;
}

/**
 * Ask what would happen, for every legal move of now or after some moves; briefly: by what differs.
 */
export interface AskPreviews {
  do: "previews";
  id: number;
  after?: string[];
  brief?: boolean;
  ahead?: boolean;
}

/** Ask why a move is not possible. */
export interface AskWhy {
  do: "why";
  id: number;
  text: string;
}

/** Ask what a bot would do with the whole turn, or with the rest of it after some moves. */
export interface AskHint {
  do: "hint";
  id: number;
  bot: string;
  after?: string[];
}

/** Send the happenings after a number again. */
export interface Sync {
  do: "sync";
  id: number;
  since: number;
}

/** Who you are here; send `csrf` in the header X-CSRF-Token with every change. */
export interface Me {
  person: string;
  name: string | null;
  account: boolean;
  local: boolean;
  csrf: string;
  /** The confirmed address for recovery. */
  mail: string | null;
  /** Whether this server sends mail. */
  can_mail: boolean;
  codes_left: number;
  /** New recovery codes, shown this once. */
  codes?: string[];
}

/** A new name. */
export interface NewName {
  /** 1 to 20 printable characters. */
  name: string;
}

/** Name and password of an account. */
export interface Credentials {
  /** 1 to 20 printable characters. */
  name: string;
  password: string;
}

/** A browser in which you are signed in; `used` is exact to the hour, `device` may be empty. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  used: number;
  current: boolean;
}

/** The password, for what only its owner may do. */
export interface Proof {
  password: string;
}

/** The old password, and the one to come. */
export interface NewPassword {
  old: string;
  password: string;
}

/** One of the recovery codes of an account, and the password to come. */
export interface Recovery {
  /** 1 to 20 printable characters. */
  name: string;
  code: string;
  password: string;
}

/** The account for which a link is wanted. */
export interface LinkWish {
  /** 1 to 20 printable characters. */
  name: string;
}

/** What stands at the end of a link that was sent by mail. */
export interface Token {
  token: string;
}

/** What stands at the end of a link that was sent by mail, and the password to come. */
export interface RecoveryByLink {
  token: string;
  password: string;
}

/** The address for recovery, empty for none. */
export interface NewMail {
  password: string;
  mail: string;
}

/** An account is deleted by its password; a guest has none. */
export interface Goodbye {
  password?: string;
}

/** What one did with a puzzle, and one's rating after it. */
export interface OwnPuzzle {
  game: string;
  puzzle: string;
  begun: number;
  first: string;
  hints: number;
  rating: number;
  doubt: number;
  solved: number | null;
  shown: number | null;
}

/** Something said or written at one's own seat. */
export interface Said {
  at: number;
  text: string;
}

/**
 * A table of one's own: how it stands, its record once it began, what one said there.
 *
 * `written` are the names of one's characters and one's last sentences.
 */
export interface OwnTable {
  info: TableInfo;
  record: string | null;
  said: Said[];
  written: Said[];
}

/** A person with everything that leads to them. */
export interface Export {
  person: string;
  name: string | null;
  mail: string | null;
  account: boolean;
  created: number;
  sessions: SessionInfo[];
  puzzles: OwnPuzzle[];
  tables: OwnTable[];
}

/** One option of a game, as the form of a new table offers it. */
export interface OfferedOption {
  name: string;
  kind: "choice" | "number" | "switch";
  choices: string[];
  default: OptionValue;
  clause: string | null;
  /** The choices that name the seats; each is for as many players. */
  seats: Record<string, string[]>;
  /** The most that a number may be. */
  highest: number | null;
}

/** What players choose for themselves in a long game: the words for portraits and arms. */
export interface Characters {
  portraits: string[];
  arms: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  /** The names of the seats, by number of players. */
  seats: Record<string, string[]>;
  packs: string[];
  default_pack: string;
  options: OfferedOption[];
  bots: string[];
  languages: Language[];
  characters: Characters | null;
  /** Whether a turn can be planned before it has come. */
  plans_ahead: boolean;
  /** Whether puzzles come with it. */
  puzzles: boolean;
  /** Whether the explorer knows how games of it began. */
  openings: boolean;
}

/** One statement of the rules. */
export interface ClauseText {
  id: string;
  kind: string;
  text: string;
  sources: string[];
}

/** One chapter of the rules. */
export interface RulesChapter {
  id: string;
  title: string;
  clauses: ClauseText[];
}

/** All rules of a game. */
export interface RuleBook {
  chapters: RulesChapter[];
}

/** One sign of a figure: a symbol of the game, with a number or a word. */
export interface FigureSign {
  sign: string;
  label: string;
}

/** A part of a page: `**bold**` and footnotes `[^1]` in its text. */
export interface HandbookBlock {
  kind: "beware" | "example" | "figure" | "lead" | "text";
  text: string;
  figure: FigureSign[];
}

/** A footnote: the clause word for word. */
export interface HandbookNote {
  clause: string;
  text: string;
}

/** A position that readers can try at a table of their own. */
export interface HandbookTry {
  id: string;
  title: string;
  text: string;
}

/** A page of the handbook. */
export interface HandbookPage {
  id: string;
  title: string;
  sign: string;
  /** The decisions at the table that this page is about. */
  steps: string[];
  /** Words and questions by which people look for this page. */
  asks: string[];
  blocks: HandbookBlock[];
  notes: HandbookNote[];
  tries: HandbookTry[];
}

/** The rules of a game for reading. */
export interface Handbook {
  pages: HandbookPage[];
}

/** Who should take a seat: you, somebody else at your screen, a bot, or anybody. */
export interface SeatWish {
  kind: "bot" | "me" | "open" | "person";
  name?: string | null;
  bot?: string | null;
}

/** The clock: none, days for every move, or a bank of seconds and an increment. */
export interface ClockWish {
  kind?: ClockKind;
  days?: number | null;
  bank?: number | null;
  increment?: number | null;
  at_zero?: AtZero | null;
}

/** A request for a new table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  pack?: string | null;
  options?: Record<string, OptionValue>;
  take_back?: TakeBack;
  clock?: ClockWish;
  public?: boolean;
  auto_end?: boolean;
  lesson?: boolean;
}

/** The seat that one of your tables waits for, and the seconds it has left where a clock runs. */
export interface Awaited {
  table: string;
  seat: number;
  left: number | null;
}

/** A person's tables, and the public ones that are open or running. */
export interface Lobby {
  /** Those that are not over, then the last ones that are. */
  mine: TableInfo[];
  /** For whom your running tables wait. */
  awaited: Awaited[];
  open: TableInfo[];
  running: TableInfo[];
}

/**
 * How many games somebody has finished: `left` early, `ended` by agreement; null where nobody noted
 * it.
 */
export interface Tally {
  game: string;
  rivals: "bots" | "people" | null;
  outcome: "ended" | "left" | "lost" | "won" | null;
  count: number;
}

/** The finished games of a person, counted, and the last of them. */
export interface GamesPlayed {
  tallies: Tally[];
  tables: TableInfo[];
}

/**
 * Sit down at a seat, or at the first free one; a private table needs its token.
 *
 * With `stands_in` whoever had an abandoned seat may take it back at any time.
 */
export interface Join {
  seat?: number | null;
  invite?: string | null;
  stands_in?: boolean;
}

/** Get up from one of your seats, or from all. */
export interface Leave {
  seat?: number | null;
}

/** Give a seat to a bot. */
export interface SeatBot {
  seat: number;
  /** A bot, for example journeyman. */
  bot: string;
}

/** What a replay says before its first frame; frames and rows come in pages, counted from 0. */
export interface Replay {
  game: string;
  title: string;
  pack: string;
  pack_digest: string;
  seats: string[];
  /** Of every seat; a record of a game has none. */
  characters: (Character | null)[];
  options: Record<string, OptionValue>;
  /** How many frames there are. */
  frames: number;
  /** Frames in a page; the last page may have fewer. */
  per_page: number;
  rows_per_page: number;
  over: Ending | null;
  /** Fluent messages that were opened in this game, by language. */
  texts?: Record<Language, string>;
}

/** One position of a replay, with the move that led to it. */
export interface ReplayFrame {
  turn: string;
  seat: number | null;
  text: string | null;
  story: Message[];
  step: string | null;
  to_move: number | null;
  /** What may be seen; each game has names of its own in it. */
  view: Record<string, unknown>;
  standings: number[];
}

/** A page of frames. */
export interface ReplayFrames {
  first: number;
  frames: ReplayFrame[];
}

/** What is told of the move that led to a frame; the first frame has none. */
export interface ReplayRow {
  turn: string;
  seat: number | null;
  text: string | null;
  story: Message[];
}

/** A page of rows: what is told of every move, without the positions. */
export interface ReplayRows {
  first: number;
  rows: ReplayRow[];
}

/** The numbers that every seat had at the end of a turn. */
export interface ReplayPoint {
  frame: number;
  turn: string;
  seats: (Record<string, number | null>)[];
}

/** How a game went, for a chart: not more points than it can show. */
export interface ReplayCourse {
  points: ReplayPoint[];
}

/**
 * The page of a campaign: the table as a spectator sees it, and what the game tells of all its
 * moves.
 */
export interface Annals {
  revision: number;
  /** What may be seen; each game has names of its own in it. */
  view: Record<string, unknown>;
  /** What may be seen; each game has names of its own in it. */
  annals: Record<string, unknown>;
}

/** What every seat may expect: its share of the victory from 0 to 1, with the standard error. */
export interface Chances {
  shares: number[];
  errors: number[];
}

/** A turn that could be played, what it is worth, and what may follow. */
export interface StudyWay {
  moves: string[];
  chances: Chances;
  line: string[];
  reasons: Message[];
}

/** A turn of the game, judged as far as it has been looked at. */
export interface StudyTurn {
  /** Moves before it: the frame in which it was played. */
  first: number;
  /** How many moves it has. */
  count: number;
  seat: number;
  turn: string;
  step: string;
  /** In notation; empty where they are a secret of the seat. */
  moves: string[];
  /** Null as long as it was not compared with other turns. */
  verdict: Verdict | null;
  mark: string;
  /** What it gave away, as a share of a victory. */
  loss: number;
  error: number;
  played: StudyWay | null;
  better: StudyWay | null;
  /** What was revealed at its end changed so much, for every seat. */
  luck: Chances | null;
}

/** Play and luck of a seat: start + own + others + draws = end. */
export interface StudySeat {
  start: number;
  own: number;
  others: number;
  draws: number;
  end: number;
  error: number;
  accuracy: number | null;
  judged: number;
  close: number;
}

/** What an analysis has found so far. */
export interface Findings {
  game: string;
  turns: StudyTurn[];
  /** Before every turn, and at the end. */
  curve: Chances[];
  /** The turns at which somebody's chance changed most. */
  points: number[];
  seats: StudySeat[];
  is_over: boolean;
  /** 0: only the curve; 1: every turn compared; 2: those that matter again. */
  depth: number;
  /** With which the best turn of a position is looked for. */
  simulations: number;
  calibrated: boolean;
}

/** An analysis: how far it is, and what it has found. */
export interface StudyInfo {
  id: string;
  status: "done" | "failed" | "stopped" | "waiting" | "working";
  /** How many are before it in the queue. */
  waiting: number;
  depth: number;
  /** Turns that this pass has looked at. */
  done: number;
  total: number;
  table: string | null;
  /** Which of several linked games it is about. */
  number: number | null;
  /** Whether you may stop it. */
  yours: boolean;
  /** Whether its positions can be played on from: not while a campaign runs. */
  walks: boolean;
  /** Whether it is the board of a position, of which there is no analysis. */
  laid: boolean;
  findings: Findings | null;
}

/**
 * A move of a variation. With a `roll` chance is thrown again before it; the same number is the
 * same throw.
 */
export interface WalkedMove {
  text: string;
  roll?: number | null;
}

/** A way from a position of a game: the moves of a variation. */
export interface Walk {
  /** A frame of the replay: the number of moves before it. */
  place: number;
  steps: WalkedMove[];
  seat?: number | null;
}

/** Where a variation leads: a frame for every move of it, and what may be played then. */
export interface Walked {
  frames: ReplayFrame[];
  legal: string[];
  over: Ending | null;
}

/** Ask what moves would bring after a variation; for every legal move where `each` says so. */
export interface TryMoves {
  walk: Walk;
  moves: string[];
  each?: boolean;
}

/** What moves would bring, or why they are not possible. */
export interface Tried {
  previews: Preview[];
  refusal: RefusalMessage | null;
}

/** Ask what chance may bring with a move after a variation. */
export interface AskChances {
  walk: Walk;
  text: string;
}

/**
 * Something that chance may bring: the number of a throw that does, how often it came, and what it
 * is in words.
 */
export interface ChanceOutcome {
  roll: number;
  share: number;
  story: Message[];
}

/** What chance brought in some throws; the most frequent first. */
export interface Outcomes {
  throws: number;
  outcomes: ChanceOutcome[];
}

/** Ask what the best turns are after a variation; the answer is a line of JSON for every look. */
export interface AskWorth {
  walk: Walk;
  lines?: number;
}

/** The best turns of the seat that decides, the best first. */
export interface Worth {
  seat: number;
  ways: StudyWay[];
  simulations: number;
  problem?: RefusalMessage;
}

/**
 * The puzzles of one kind that somebody is offered, how many of them they tried, and found with the
 * first try.
 */
export interface PuzzleKind {
  kind: string;
  count: number;
  tried: number;
  right: number;
}

/** What is known of a solver: a rating with its doubt, as half of a 95 % interval. */
export interface PuzzleStanding {
  rating: number;
  doubt: number;
}

/** The days in a row on which the puzzle of the day was solved. */
export interface PuzzleStreak {
  days: number;
  best: number;
  /** Whether it was solved, for the last seven days; today is the last. */
  week: boolean[];
}

/** The puzzle of a day. */
export interface PuzzleDay {
  number: number;
  date: string;
  id: string;
  solved: boolean;
}

/** A puzzle that somebody has begun with without finding its answer. */
export interface PuzzleMissed {
  id: string;
  kind: string;
  rating: number;
}

/** How far somebody is with the puzzles of a game. */
export interface PuzzleProgress {
  game: string;
  kinds: PuzzleKind[];
  standing: PuzzleStanding;
  /** After each of the last first tries, the latest last. */
  course: PuzzleStanding[];
  streak: PuzzleStreak;
  today: PuzzleDay;
  /** Those to try again, the oldest first; 100 at most. */
  missed: PuzzleMissed[];
}

/** The puzzle that somebody gets next; none where all were tried. */
export interface PuzzleChoice {
  id: string | null;
}

/** A hint: the decision that matters, or a move of the answer. */
export interface PuzzleHint {
  /** What kind of decision it is, by its step. */
  step: string | null;
  /** A move of the answer in notation. */
  move: string | null;
}

/** The answer and the next best turns, all compared in the same deals. */
export interface PuzzleSolution {
  answer: StudyWay;
  others: StudyWay[];
  /** What the next best turn gives away, as a share of a victory. */
  margin: number;
  error: number;
  deals: number;
}

/** A puzzle as somebody sees it: the answer only when they have solved it or given up. */
export interface PuzzleInfo {
  id: string;
  kind: string;
  seat: number;
  rating: number;
  /** Where it is the puzzle of today: which one. */
  number: number | null;
  /** How many people tried it. */
  tries: number;
  /** How many of them found the answer with their first try. */
  right: number;
  /** How you began with it. */
  first: FirstTry | null;
  solved: boolean;
  hints: PuzzleHint[];
  hints_left: number;
  solution: PuzzleSolution | null;
  replay: Replay;
  frame: ReplayFrame;
}

/** A turn that somebody tries. */
export interface AskAnswer {
  moves: string[];
  /** Tried once more: whoever was shown the answer finds it now. */
  again?: boolean;
}

/**
 * Whether a turn is the answer. A turn that is neither the answer nor whole does not count as a
 * try.
 */
export interface PuzzleAnswer {
  right: boolean;
  whole: boolean;
  /** Whether it was the first try. */
  first: boolean;
  /** What is known of a wrong turn. */
  tried: StudyWay | null;
  /** What the answer leaves everybody, after a wrong turn. */
  best: Chances | null;
  before: PuzzleStanding;
  after: PuzzleStanding;
  streak: PuzzleStreak;
  solution: PuzzleSolution | null;
}

/** A number with its 95 % interval. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/**
 * A choice at the beginning: how many seats made it, their share of the victories, and what that is
 * as a rating.
 */
export interface Opening {
  choice: string;
  seats: number;
  won: Measured;
  rating: Measured;
}

/** What was chosen, the most successful first. */
export interface OpeningTopic {
  topic: string;
  /** Of a campaign, where the choices depend on it. */
  chapter: string;
  choices: Opening[];
}

/** How games began, and how that went. */
export interface Openings {
  game: string;
  pack: string;
  /** How many games there are, by number of players. */
  games: Record<string, number>;
  players: number;
  topics: OpeningTopic[];
}

/** Ask what a document describes. `known` is the digest of the wording that the asker has. */
export interface BringPosition {
  /** A position by name, as `Game.position` reads it. */
  document: Record<string, unknown>;
  known?: string;
}

/**
 * Ask for a table that begins there: the asker at a seat (usually the one that decides), bots at
 * the others.
 */
export interface PlayPosition {
  /** A position by name, as `Game.position` reads it. */
  document: Record<string, unknown>;
  seat?: number | null;
  /** A bot, for example journeyman. */
  bot?: string;
}

/** Ask for the analysis board of a position. */
export interface BroughtPosition {
  /** A position by name, as `Game.position` reads it. */
  document: Record<string, unknown>;
}

/** A value for a place of a document, or nothing there any more. */
export interface DocumentChange {
  /** A place of a document, key by key. */
  path: (string | number)[];
  value: unknown;
  gone: boolean;
}

/** A change that takes a reason away, and what it does in a word. */
export interface DocumentMend {
  kind: "drop" | "fill" | "number" | "once" | "shorten" | "usual";
  change: DocumentChange;
}

/** One thing that is wrong with a document. */
export interface Flaw {
  /** As errors name it: `seats[0].talers`. */
  place: string;
  /** A place of a document, key by key. */
  path: (string | number)[];
  message: string;
  args: Record<string, Argument>;
  clause: string | null;
  /** In English and more exact; empty where it could name what is sealed. */
  detail: string;
  mend: DocumentMend | null;
}

/**
 * What somebody may know of a game's documents: their JSON Schema, and the texts of what is not
 * sealed for them.
 */
export interface Wording {
  digest: string;
  /** What may be seen; each game has names of its own in it. */
  schema: Record<string, unknown>;
  texts: Record<string, string>;
}

/** What a document describes, with everything wrong with it mended, and what that is. */
export interface Examined {
  game: string;
  pack: string;
  pack_digest: string;
  players: number;
  /** The names of the seats; empty where it cannot be mended. */
  names: string[];
  options: Record<string, OptionValue>;
  /** All of it by name, hidden things too; null: cannot be mended. */
  document: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
  turn: string;
  step: string | null;
  to_move: number | null;
  is_over: boolean;
  wrong: Flaw[];
  /** Null where the asker has it. */
  wording: Wording | null;
}

/** A position as a document. */
export interface PositionDocument {
  game: string;
  /** What may be seen; each game has names of its own in it. */
  document: Record<string, unknown>;
}
