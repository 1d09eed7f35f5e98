/** A die is carried to its place: the same as a tap on the die and a tap on the place. */
import type { Attachment } from "svelte/attachments";
import { tap } from "./choosing";
import type { Plan } from "./plan.svelte";

/** A press that moves less than this is a tap. */
const SLOP = 8;

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
export function carried(plan: Plan, die: number): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;
    let from: PointerEvent | null = null;
    /** The click that follows is no tap on the die. */
    let dragged = false;
    const move = (event: PointerEvent): void => {
      if (!from || !plan.can) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost && Math.hypot(dx, dy) < SLOP) return;
      ghost ??= lift();
      ghost.style.translate = `${dx}px ${dy}px`;
    };
    const lift = (): HTMLElement => {
      if (plan.die !== die) tap(plan, `die ${die}`);
      const copy = node.cloneNode(true) as HTMLElement;
      const { x, y, width, height } = node.getBoundingClientRect();
      Object.assign(copy.style, {
        position: "fixed",
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
        zIndex: "9",
        pointerEvents: "none",
      });
      copy.ariaHidden = "true";
      delete copy.dataset["die"];
      node.after(copy);
      return copy;
    };
    const end = (event: PointerEvent): void => {
      from = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      dragged = true;
      const thing = event.type === "pointerup" && thingAt(plan, event.clientX, event.clientY);
      if (thing) tap(plan, thing);
    };
    const stop = new AbortController();
    const on = (name: string, listener: (event: PointerEvent) => void): void =>
      node.addEventListener(name, listener as (event: Event) => void, { signal: stop.signal });
    on("pointerdown", (event) => {
      dragged = false;
      if (event.button === 0) from = event;
      node.setPointerCapture(event.pointerId);
    });
    on("pointermove", move);
    on("pointerup", end);
    on("pointercancel", end);
    node.addEventListener("click", (event) => dragged && event.stopImmediatePropagation(), {
      capture: true,
      signal: stop.signal,
    });
    return () => {
      ghost?.remove();
      stop.abort();
    };
  };
}
