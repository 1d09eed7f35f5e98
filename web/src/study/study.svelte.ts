/** An analysis as its page sees it: how far it is, what was found, and which turn is looked at. */
import { api, ApiError } from "../wire/api";
import type { Findings, Message, StudyInfo, StudyTurn } from "../wire/types";
import { markOf } from "./numbers";

const ASK_MS = 1000;

export class Study {
  info: StudyInfo = $state.raw()!;
  findings: Findings | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  /** The turn that is looked at; one more than there are: the end. */
  at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  readonly turns: StudyTurn[] = $derived.by(() => this.findings?.turns ?? []);
  readonly turn: StudyTurn | null = $derived.by(() => this.turns[this.at] ?? null);
  /** Whether something is still being found out. */
  readonly going: boolean = $derived.by(() => ["waiting", "working"].includes(this.info.status));
  /** The turns worth going to: those with a mark, and turning points. */
  readonly telling: number[] = $derived.by(() => {
    const marked = this.turns.flatMap((turn, i) => (markOf(turn) ? [i] : []));
    return [...new Set([...marked, ...(this.findings?.points ?? [])])].sort((a, b) => a - b);
  });

  constructor(info: StudyInfo) {
    this.take(info);
  }

  static async open(id: string): Promise<Study> {
    return new Study(await api.study(id));
  }

  /** Go to a turn. */
  go(turn: number): void {
    this.at = Math.max(0, Math.min(this.turns.length, turn));
  }

  /** Go to the next telling turn. */
  leap(step: 1 | -1): void {
    const found =
      step === 1
        ? this.telling.find((one) => one > this.at)
        : this.telling.findLast((one) => one < this.at);
    if (found !== undefined) this.go(found);
  }

  async stop(): Promise<void> {
    try {
      this.take(await api.stopStudy(this.info.id));
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private take(info: StudyInfo): void {
    this.info = info;
    this.findings = info.findings ?? this.findings;
    clearTimeout(this.timer);
    if (!this.isClosed && ["waiting", "working"].includes(info.status))
      this.timer = setTimeout(() => void this.ask(), ASK_MS);
  }

  private async ask(): Promise<void> {
    try {
      this.take(await api.study(this.info.id, this.findings?.depth ?? -1));
      this.trouble = null;
    } catch (error) {
      this.trouble = reasonOf(error);
      if (!this.isClosed) this.timer = setTimeout(() => void this.ask(), 5 * ASK_MS);
    }
  }
}

export const reasonOf = (error: unknown): Message =>
  error instanceof ApiError ? error.reason : { message: "web-error-unknown", args: {} };
