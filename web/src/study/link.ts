/**
 * What a board asks while somebody tries turns in a study: answered by the server from the position
 * of the variation, without a table. It looks to the board like the socket of a table.
 */
import { RefusedError, type Asked } from "../wire/link";
import type { AnswerFrame, Walk } from "../wire/types";
import type { Ground } from "./ground";

export interface Walker {
  ground: Ground;
  /** Where the board stands. */
  walk(): Walk;
  /** Play a move there. */
  play(text: string): Promise<void>;
  /** Take the last move back. */
  undo(): Promise<void>;
}

export class StudyLink {
  private asked = 0;

  constructor(private readonly walker: Walker) {}

  async ask(command: Asked): Promise<AnswerFrame> {
    const answer: AnswerFrame = { kind: "answer", id: ++this.asked };
    const walk = this.walker.walk();
    switch (command.do) {
      case "move":
        await this.walker.play(command.text);
        return answer;
      case "undo":
        await this.walker.undo();
        return answer;
      case "preview":
        return { ...answer, preview: (await this.tried(walk, command.moves, false))[0]! };
      case "previews":
        return { ...answer, previews: await this.tried(walk, command.after ?? [], true) };
      case "why": {
        const { refusal } = await this.walker.ground.tryMoves({
          walk,
          moves: [command.text],
          each: false,
        });
        return { ...answer, refusal };
      }
      default:
        return answer;
    }
  }

  private async tried(walk: Walk, moves: string[], each: boolean) {
    const { previews, refusal } = await this.walker.ground.tryMoves({ walk, moves, each });
    if (refusal) throw new RefusedError(refusal);
    return previews;
  }
}
