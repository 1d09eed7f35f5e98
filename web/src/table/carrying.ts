/** A thing is carried to its place by mouse or finger; a press that hardly moves is a tap. */
import type { Attachment } from "svelte/attachments";

/** A press that moves less than this is a tap. */
const SLOP = 8;

export interface Carrying {
  /** Whether it can be carried just now. */
  may: () => boolean;
  /** It has left its place. */
  lift?: () => void;
  /** It was let go at a point of the window. */
  drop: (x: number, y: number) => void;
}

/** A picture of a thing that follows the pointer. */
function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const { x, y, width, height } = node.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "9",
    pointerEvents: "none",
  });
  ghost.ariaHidden = "true";
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
  node.after(ghost);
  return ghost;
}

/** Lets a thing be carried. */
export function carry({ may, lift, drop }: Carrying): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;
    let from: PointerEvent | null = null;
    /** The click that follows is no tap. */
    let carried = false;
    const move = (event: PointerEvent): void => {
      if (!from || !may()) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLOP) return;
        lift?.();
        ghost = ghostOf(node);
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    };
    const end = (event: PointerEvent): void => {
      from = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      carried = true;
      if (event.type === "pointerup") drop(event.clientX, event.clientY);
    };
    const stop = new AbortController();
    const on = (name: string, listener: (event: PointerEvent) => void): void =>
      node.addEventListener(name, listener as (event: Event) => void, { signal: stop.signal });
    on("pointerdown", (event) => {
      carried = false;
      if (event.button === 0) from = event;
      node.setPointerCapture(event.pointerId);
    });
    on("pointermove", move);
    on("pointerup", end);
    on("pointercancel", end);
    node.addEventListener("click", (event) => carried && event.stopImmediatePropagation(), {
      capture: true,
      signal: stop.signal,
    });
    return () => {
      ghost?.remove();
      stop.abort();
    };
  };
}

/** Lets a thing be carried to everything that is marked as a place for it (`data-drop`). */
export function carriedTo(place: string, arrived: () => void): Attachment<HTMLElement> {
  return carry({
    may: () => true,
    drop: (x, y) => {
      if (document.elementFromPoint(x, y)?.closest(`[data-drop="${place}"]`)) arrived();
    },
  });
}
