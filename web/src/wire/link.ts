/**
 * The socket of a table: asks with answers, numbered happenings without gaps, and coming back
 * after a break.
 */
import { goesAgain } from "./api";
import type {
  AnswerFrame,
  Command,
  Frame,
  HappeningsFrame,
  RefusalMessage,
  RefusedFrame,
  StaleFrame,
} from "./types";

export type Connection = "connecting" | "live" | "lost";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
/** A command as it is asked; the link numbers it. */
export type Asked = WithoutId<Command>;

/** Whoever answers commands: the server, or what stands between it and a board. */
export interface Asks {
  ask(command: Asked): Promise<AnswerFrame>;
}

/** The server refused a command, with its reason. */
export class RefusedError extends Error {
  constructor(readonly reason: RefusalMessage) {
    super(reason.message);
  }
}
/** The command was chosen in a revision that is no longer the current one. */
export class StaleError extends Error {}
/** The connection broke before the answer came: nobody knows yet whether the command was done. */
export class LostError extends Error {}

/** What a link needs of a WebSocket. */
export interface Socket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Waiting {
  resolve(answer: AnswerFrame): void;
  reject(error: Error): void;
}

/** Close code of a socket whose session counts no more. */
const SESSION_ENDED = 4001;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 30_000;
const PATIENCE = 10_000;

/**
 * One table's connection. `received` gets every whole table, gapless happenings, and presence, in
 * order.
 */
export class Link {
  /** The number of the last happening seen, null before the first table. */
  number: number | null = null;
  private socket: Socket | null = null;
  private waiting = new Map<number, Waiting>();
  private asked = 0;
  private failures = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: (since: number | null) => string,
    private readonly received: (message: Frame) => void,
    private readonly status: (connection: Connection, refused?: RefusalMessage) => void,
    private readonly make: (address: string) => Socket = (address) => new WebSocket(address),
    private readonly sessionEnded: () => void = () => undefined,
  ) {}

  /** Connect, and keep connected until `close`. */
  open(): void {
    clearTimeout(this.retry);
    if (this.closed || this.socket) return;
    this.status(this.failures ? "lost" : "connecting");
    const socket = this.make(this.address(this.number));
    this.socket = socket;
    socket.onopen = () => this.listenOn();
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => {
      if (event.code === SESSION_ENDED) this.sessionEnded();
      this.dropped(socket);
    };
  }

  /** Try again now instead of waiting: the network is back or the person looks at the page. */
  hurry(): void {
    if (!this.socket) this.open();
  }

  /** The network is gone: do not wait until the socket notices. */
  cut(): void {
    const socket = this.socket;
    if (!socket) return;
    this.dropped(socket);
    socket.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    this.socket?.close();
    this.forget();
  }

  /**
   * Send a command; resolves with its answer, rejects with RefusedError, StaleError or LostError.
   * A server that has too much to do is asked again when it says.
   */
  async ask(command: Asked): Promise<AnswerFrame> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.askOnce(command);
      } catch (error) {
        if (!(error instanceof RefusedError && (await goesAgain(error.reason, tries)))) throw error;
      }
    }
  }

  private askOnce(command: Asked): Promise<AnswerFrame> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (!this.socket || this.socket.readyState !== 1) return reject(new LostError());
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...command, id }));
    });
  }

  private take(message: Frame): void {
    this.listenOn();
    if (message.kind === "table") {
      this.number = message.number;
      this.alive();
      this.received(message);
    } else if (message.kind === "happenings") {
      this.takeHappenings(message);
    } else if (message.kind === "presence") {
      this.received(message);
    } else {
      this.settle(message);
    }
  }

  /** Pass on what is new; ask again when something between is missing. */
  private takeHappenings(message: HappeningsFrame): void {
    if (this.number === null) return;
    const fresh = message.happenings.filter((one) => one.number > (this.number ?? 0));
    const first = fresh[0];
    if (first && first.number > this.number + 1) return this.sync();
    if (!first && message.number > this.number) return this.sync();
    if (message.number < this.number) return;
    this.number = message.number;
    this.alive();
    this.received({ ...message, happenings: fresh });
  }

  private settle(message: AnswerFrame | RefusedFrame | StaleFrame): void {
    const waiting = message.id === null ? undefined : this.waiting.get(message.id);
    if (message.id !== null) this.waiting.delete(message.id);
    if (message.kind === "answer") waiting?.resolve(message);
    else if (message.kind === "stale") waiting?.reject(new StaleError());
    else if (waiting) waiting.reject(new RefusedError(message.reason));
    else this.status("lost", message.reason);
  }

  private sync(): void {
    this.ask({ do: "sync", since: this.number ?? 0 }).catch(() => undefined);
  }

  private alive(): void {
    this.failures = 0;
    this.status("live");
  }

  /** After a quiet while ask for news; when even that stays unanswered the line is dead. */
  private listenOn(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.sync();
      this.pulse = setTimeout(() => this.socket?.close(), PATIENCE);
    }, QUIET);
  }

  private dropped(socket: Socket): void {
    if (this.socket !== socket) return;
    clearTimeout(this.pulse);
    this.forget();
    if (this.closed) return;
    this.failures += 1;
    this.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.failures - 1, 10));
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private forget(): void {
    this.socket = null;
    for (const waiting of this.waiting.values()) waiting.reject(new LostError());
    this.waiting.clear();
  }
}
