/** The plan of a table: it begins again with every decision. */
import { untrack } from "svelte";
import type { Play } from "../../../play/play.svelte";
import { takeUpOnly } from "./choosing";
import { clear, Plan } from "./plan.svelte";

/** A plan that follows the game. Call it while the component is made. */
export function planFor(play: Play): Plan {
  const plan = new Plan(play);
  let begun = "";
  $effect(() => {
    const moment = `${play.revision} ${play.deciding} ${play.seat}`;
    if (plan.sending || moment === begun) return;
    begun = moment;
    untrack(() => {
      clear(plan);
      takeUpOnly(plan);
    });
  });
  return plan;
}
