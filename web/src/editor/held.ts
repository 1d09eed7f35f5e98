/** What somebody holds to put it on the board. */
import type { Tool } from "../games";

export interface Held {
  tool: Tool;
  seat: number | null;
  choice: string;
}
