/** A die is carried to its place: the same as a tap on the die and a tap on the place. */
import type { Attachment } from "svelte/attachments";
import { carry } from "../../../table/carrying";
import { tap } from "./choosing";
import type { Plan } from "./plan.svelte";

/** What can be tapped at a point of the window, by name. */
function thingAt(plan: Plan, x: number, y: number): string | undefined {
  const spot = document.elementFromPoint(x, y)?.closest("[data-space], [data-move], .house");
  const one = spot?.matches(".house") ? spot.querySelector("[data-space][data-stop]") : spot;
  const { space, move, building } = (one as HTMLElement | SVGElement | null)?.dataset ?? {};
  const names = [
    ...(space ? [`space ${space}`, `hex ${space}`] : []),
    ...(building ? [`building ${building}`] : []),
    ...(move ? [`move ${move}`] : []),
  ];
  return names.find((name) => plan.targets.has(name)) ?? names[0];
}

/** Lets a die be carried. */
export const carried = (plan: Plan, die: number): Attachment<HTMLElement> =>
  carry({
    may: () => plan.can,
    lift: () => {
      if (plan.die !== die) tap(plan, `die ${die}`);
    },
    drop: (x, y) => {
      const thing = thingAt(plan, x, y);
      if (thing) tap(plan, thing);
    },
  });
