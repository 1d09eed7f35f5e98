/** The own die where it would lie. */
import type { View } from "../model";
import { kindOf } from "../street/places";
import type { Plan } from "./plan.svelte";

/** The space and the face of the die that the line places; null when it places none. */
export function ghostOf(plan: Plan): { kind: string; face: string } | null {
  const place = plan.line.find(({ at }) => at.step === "place")?.move;
  const only = plan.complete ? null : plan.only;
  const kind = place ? kindOf(place, plan.view, plan.content) : only;
  const shows = ({ seats }: View) => seats[plan.me]?.dice[plan.die! - 1]?.shows;
  const face = plan.die === null ? null : (shows(plan.there) ?? shows(plan.view));
  return kind && face ? { kind, face } : null;
}
