/** Something that is done with an account: what came of it, or why it was refused. */
import { ApiError } from "../../wire/api";
import type { Message } from "../../wire/types";

export class Attempt {
  refused = $state.raw<Message | null>(null);
  /** The id of the sentence that says what was done. */
  done = $state("");

  /** Whether it was done. */
  async run(act: () => Promise<void>, said: string): Promise<boolean> {
    this.refused = null;
    this.done = "";
    try {
      await act();
      this.done = said;
      return true;
    } catch (error) {
      this.refused =
        error instanceof ApiError ? error.reason : { message: "web-error-unknown", args: {} };
      return false;
    }
  }
}
