/** The HTTP part of the protocol. Every refusal arrives as a `RefusalMessage` that can be shown. */
import type { LobbyWish } from "../table/lobby";
import type {
  Annals,
  AskAnswer,
  AskChances,
  AskWorth,
  BringPosition,
  BroughtPosition,
  Credentials,
  Examined,
  GameInfo,
  GamesPlayed,
  Handbook,
  Goodbye,
  Join,
  Language,
  Leave,
  LinkWish,
  Lobby,
  Me,
  NewMail,
  NewName,
  NewPassword,
  NewTable,
  Openings,
  Outcomes,
  PlayPosition,
  PositionDocument,
  Proof,
  PuzzleAnswer,
  PuzzleChoice,
  PuzzleHint,
  PuzzleInfo,
  PuzzleProgress,
  PuzzleSolution,
  Recovery,
  RecoveryByLink,
  RefusalMessage,
  Replay,
  ReplayCourse,
  ReplayFrames,
  ReplayRows,
  RuleBook,
  SeatBot,
  SessionInfo,
  StudyInfo,
  TableInfo,
  Token,
  Tried,
  TryMoves,
  Walk,
  Walked,
  Worth,
} from "./types";

/** The server said no; `reason` says why in words of the catalogue. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: RefusalMessage,
  ) {
    super(reason.message);
  }
}

let csrf = "";

/** How often something is asked for again of a server that has too much to do. */
const MOST_TRIES = 5;

/**
 * What may be asked for again after a refusal, once that makes sense: a token that is too old is
 * fetched, and a busy server is left alone for as long as it says. `tries` counts them.
 */
export async function goesAgain(reason: RefusalMessage, tries: number): Promise<boolean> {
  if (reason.message === "server-bad-csrf" && tries === 0) {
    await api.me();
    return true;
  }
  if (reason.message !== "server-busy" || tries >= MOST_TRIES) return false;
  await new Promise((done) => setTimeout(done, 1000 * Number(reason.args["seconds"] ?? 1)));
  return true;
}

async function call<T>(
  path: string,
  body?: unknown,
  type = "application/json",
  tries = 0,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : posted(body, type));
  } catch {
    throw new ApiError(0, { message: "web-error-unreachable", args: {}, clause: null });
  }
  if (response.status === 204) return undefined as T;
  const isText = response.headers.get("Content-Type")?.startsWith("text/plain");
  if (response.ok) return (await (isText ? response.text() : response.json())) as T;
  const reason = await reasonOf(response);
  if (await goesAgain(reason, tries)) return call<T>(path, body, type, tries + 1);
  throw new ApiError(response.status, reason);
}

function posted(body: unknown, type: string): RequestInit {
  const content = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", body: content, headers: { "Content-Type": type, "X-CSRF-Token": csrf } };
}

async function reasonOf(response: Response): Promise<RefusalMessage> {
  try {
    const found = (await response.json()) as Partial<RefusalMessage>;
    if (typeof found.message === "string")
      return { message: found.message, args: found.args ?? {}, clause: found.clause ?? null };
  } catch {
    // Not from our server: fall through to the plain sentence.
  }
  return { message: "web-error-server", args: { status: response.status }, clause: null };
}

async function remembered(me: Promise<Me>): Promise<Me> {
  const found = await me;
  csrf = found.csrf;
  return found;
}

/** The lines of JSON of an answer as they come; whoever stops listening aborts the signal. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const ask = () => fetch(path, { ...posted(body, "application/json"), signal });
  let response = await ask();
  for (let tries = 0; !response.ok; tries += 1) {
    const reason = await reasonOf(response);
    if (!(await goesAgain(reason, tries))) throw new ApiError(response.status, reason);
    response = await ask();
  }
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const found = (rest + part.value).split("\n");
    rest = found.pop()!;
    for (const line of found) yield JSON.parse(line) as T;
  }
}

const study = (id: string, rest = "") => `/api/studies/${encodeURIComponent(id)}${rest}`;
const puzzles = (game: string, id = "", rest = "") =>
  `/api/puzzles/${encodeURIComponent(game)}${id && `/${encodeURIComponent(id)}`}${rest}`;
const positions = (game: string, rest = "") =>
  `/api/games/${encodeURIComponent(game)}/positions${rest}`;
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** A replay of a table, or of a record: what it says first, and its pages. */
export interface ReplaySource {
  head: () => Promise<Replay>;
  frames: (page: number) => Promise<ReplayFrames>;
  rows: (page: number) => Promise<ReplayRows>;
  course: () => Promise<ReplayCourse>;
}

const source = (ask: <T>(part: string) => Promise<T>): ReplaySource => ({
  head: () => ask(""),
  frames: (page) => ask(`/frames/${page}`),
  rows: (page) => ask(`/rows/${page}`),
  course: () => ask("/course"),
});

export const api = {
  me: () => remembered(call<Me>("/api/me")),
  rename: (name: string) => remembered(call<Me>("/api/me", { name } satisfies NewName)),
  openAccount: (name: string, password: string) =>
    remembered(call<Me>("/api/account", { name, password } satisfies Credentials)),
  login: (name: string, password: string) =>
    remembered(call<Me>("/api/login", { name, password } satisfies Credentials)),
  logout: () => remembered(call<Me>("/api/logout", {})),
  sessions: () => call<SessionInfo[]>("/api/sessions"),
  endSession: (id: string) =>
    call<SessionInfo[]>(`/api/sessions/${encodeURIComponent(id)}/end`, {}),
  endOtherSessions: () => call<SessionInfo[]>("/api/sessions/end", {}),
  changePassword: (old: string, password: string) =>
    remembered(call<Me>("/api/password", { old, password } satisfies NewPassword)),
  renewCodes: (password: string) =>
    remembered(call<Me>("/api/codes", { password } satisfies Proof)),
  recover: (name: string, code: string, password: string) =>
    remembered(call<Me>("/api/recover", { name, code, password } satisfies Recovery)),
  askForLink: (name: string) => call<void>("/api/recover/mail", { name } satisfies LinkWish),
  recoverByLink: (token: string, password: string) =>
    remembered(call<Me>("/api/recover/link", { token, password } satisfies RecoveryByLink)),
  setMail: (password: string, mail: string) =>
    call<void>("/api/mail", { password, mail } satisfies NewMail),
  confirmMail: (token: string) => call<void>("/api/mail/confirm", { token } satisfies Token),
  exportAddress: "/api/me/export",
  deleteMe: (password: string) =>
    remembered(call<Me>("/api/account/delete", { password } satisfies Goodbye)),
  games: () => call<GameInfo[]>("/api/games"),
  content: (game: string, players: number, pack: string, digest: string) => {
    const query = new URLSearchParams({ players: String(players), pack, digest });
    return call<Record<string, unknown>>(`/api/games/${encodeURIComponent(game)}/content?${query}`);
  },
  newestContent: (game: string, players: number) =>
    call<Record<string, unknown>>(
      `/api/games/${encodeURIComponent(game)}/content?players=${players}`,
    ),
  rules: (game: string, language: Language) =>
    call<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  handbook: (game: string, language: Language) =>
    call<Handbook>(`/api/games/${encodeURIComponent(game)}/handbook/${language}`),
  tryPosition: (game: string, name: string) =>
    call<TableInfo>(`/api/games/${encodeURIComponent(game)}/tries/${encodeURIComponent(name)}`, {}),
  lobby: ({ game, players, pace }: LobbyWish) =>
    call<Lobby>(`/api/tables?${new URLSearchParams({ game, players: String(players), pace })}`),
  create: (wish: NewTable) => call<TableInfo>("/api/tables", wish),
  table: (table: string, invite: string | null = null) =>
    call<TableInfo>(at(table, invite ? `?${new URLSearchParams({ invite })}` : "")),
  openedTexts: async (
    table: string,
    language: Language,
    invite: string | null,
  ): Promise<string> => {
    const response = await fetch(
      at(table, `/texts/${language}${invite ? `?${new URLSearchParams({ invite })}` : ""}`),
    );
    return response.ok ? response.text() : "";
  },
  invited: (token: string) => call<TableInfo>(`/api/invitations/${encodeURIComponent(token)}`),
  join: (table: string, seat?: number, invite?: string | null, standsIn = false) =>
    call<TableInfo>(at(table, "/join"), {
      ...(seat === undefined ? {} : { seat }),
      ...(invite ? { invite } : {}),
      ...(standsIn ? { stands_in: true } : {}),
    } satisfies Join),
  leave: (table: string, seat?: number) =>
    call<TableInfo>(at(table, "/leave"), (seat === undefined ? {} : { seat }) satisfies Leave),
  bot: (table: string, seat: number, bot: string) =>
    call<TableInfo>(at(table, "/bot"), { seat, bot } satisfies SeatBot),
  gamesPlayed: () => call<GamesPlayed>("/api/me/games"),
  rematch: (table: string) => call<TableInfo>(at(table, "/rematch"), {}),
  replayOf: (table: string) => source((part) => call(at(table, `/replay${part}`))),
  recordOf: (record: string) => source((part) => call(`/api/replay${part}`, record, "text/plain")),
  studyTable: (table: string, number?: number) =>
    call<StudyInfo>(at(table, `/study${number === undefined ? "" : `?number=${number}`}`), {}),
  studyRecord: (record: string) => call<StudyInfo>("/api/studies", record, "text/plain"),
  study: (id: string, known = -1) => call<StudyInfo>(study(id, `?known=${known}`)),
  recordOfStudy: (id: string) => call<string>(study(id, "/record")),
  stopStudy: (id: string) => call<StudyInfo>(study(id, "/stop"), {}),
  replayOfStudy: (id: string, seat: number | null) =>
    source((part) => call(study(id, `/replay${part}${seat === null ? "" : `?seat=${seat}`}`))),
  walk: (id: string, walk: Walk) => call<Walked>(study(id, "/walk"), walk),
  tryMoves: (id: string, wish: TryMoves) => call<Tried>(study(id, "/try"), wish),
  chancesOf: (id: string, wish: AskChances) => call<Outcomes>(study(id, "/chances"), wish),
  worth: (id: string, wish: AskWorth, signal: AbortSignal) =>
    lines<Worth>(study(id, "/worth"), wish, signal),
  puzzles: (game: string) => call<PuzzleProgress>(puzzles(game)),
  nextPuzzle: (game: string, wish: { kind?: string; after?: string }) =>
    call<PuzzleChoice>(puzzles(game, "next", `?${new URLSearchParams(wish)}`)),
  puzzle: (game: string, id: string, again = false) =>
    call<PuzzleInfo>(puzzles(game, id, again ? "?again=true" : "")),
  answerPuzzle: (game: string, id: string, wish: AskAnswer) =>
    call<PuzzleAnswer>(puzzles(game, id, "/answer"), wish),
  /** The hint after those that are in sight. */
  hintPuzzle: (game: string, id: string, after: number) =>
    call<PuzzleHint>(puzzles(game, id, `/hint?after=${after}`), {}),
  showPuzzle: (game: string, id: string) => call<PuzzleSolution>(puzzles(game, id, "/show"), {}),
  walkPuzzle: (game: string, id: string, walk: Walk, again: boolean) =>
    call<Walked>(puzzles(game, id, `/walk${again ? "?again=true" : ""}`), walk),
  tryInPuzzle: (game: string, id: string, wish: TryMoves, again: boolean) =>
    call<Tried>(puzzles(game, id, `/try${again ? "?again=true" : ""}`), wish),
  chancesInPuzzle: (game: string, id: string, wish: AskChances) =>
    call<Outcomes>(puzzles(game, id, "/chances"), wish),
  worthInPuzzle: (game: string, id: string, wish: AskWorth, signal: AbortSignal) =>
    lines<Worth>(puzzles(game, id, "/worth"), wish, signal),
  openings: (game: string, players: number | null) =>
    call<Openings>(
      `/api/explorer/${encodeURIComponent(game)}${players === null ? "" : `?players=${players}`}`,
    ),
  newPosition: (game: string, players: number) =>
    call<Examined>(positions(game, `?players=${players}`)),
  bringPosition: (game: string, wish: BringPosition) => call<Examined>(positions(game), wish),
  playPosition: (game: string, wish: PlayPosition) =>
    call<TableInfo>(positions(game, "/table"), wish),
  studyPosition: (game: string, wish: BroughtPosition) =>
    call<StudyInfo>(positions(game, "/study"), wish),
  positionOfStudy: (id: string, walk: Walk) => call<PositionDocument>(study(id, "/position"), walk),
  positionOfTable: (table: string, place: number) =>
    call<PositionDocument>(at(table, `/position?place=${place}`)),
  annals: (table: string) => call<Annals>(at(table, "/annals")),
  recordAddress: (table: string) => at(table, "/record"),
  campaignAddress: (table: string) => at(table, "/campaign"),
  readCampaign: (campaign: string) => call<TableInfo>("/api/campaigns", campaign, "text/plain"),
};
