/** What the best turns are where the board stands, surer as long as somebody looks. */
import type { Message, Walk, Worth } from "../wire/types";
import type { Ground } from "./ground";
import { reasonOf } from "./study.svelte";

export class Looking {
  /** Whether it looks by itself wherever the board stands. */
  on = $state(true);
  worth: Worth | null = $state.raw(null);
  /** Whether it is still at it. */
  going = $state(false);
  trouble: Message | null = $state.raw(null);
  private aborting: AbortController | null = null;

  constructor(private readonly ground: Ground) {}

  /** Look at a position instead of the one before. */
  async at(walk: Walk, lines: number): Promise<void> {
    this.stop();
    this.worth = this.trouble = null;
    const aborting = (this.aborting = new AbortController());
    this.going = true;
    try {
      for await (const found of this.ground.worth({ walk, lines }, aborting.signal)) {
        if (found.problem) this.trouble = found.problem;
        else this.worth = found;
      }
    } catch (error) {
      if (!aborting.signal.aborted) this.trouble = reasonOf(error);
    }
    if (this.aborting === aborting) this.going = false;
  }

  stop(): void {
    this.aborting?.abort();
    this.aborting = null;
    this.going = false;
  }

  /** Nothing can be looked at. */
  clear(): void {
    this.stop();
    this.worth = this.trouble = null;
  }
}
