/** Movement: at most 600 ms, none when the person or the system asks for calm. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Whether nothing should move. */
export function calm(): boolean {
  return (
    document.documentElement.dataset["motion"] === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** A duration that respects calm. */
export function ms(duration: number): number {
  return calm() ? 0 : duration;
}

/** A craftsman leaves: a step outwards through the door, then gone. */
export function leave(
  _node: Element,
  { x = 0, y = 0 }: { x?: number; y?: number } = {},
): TransitionConfig {
  return {
    duration: ms(560),
    css: (_t, u) => {
      const opacity = u < 0.35 ? 1 : 1 - (u - 0.35) / 0.65;
      return `translate: ${x * u}px ${y * u}px; scale: ${1 - 0.45 * u}; opacity: ${opacity}`;
    },
  };
}

/** Something comes to its place. */
export function arrive(_node: Element, { x = 0, y = 0, delay = 0 } = {}): TransitionConfig {
  return {
    delay: ms(delay),
    duration: ms(480),
    easing: cubicOut,
    css: (t, u) => `translate: ${x * u}px ${y * u}px; opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A small thing is set down. */
export function set(_node: Element): TransitionConfig {
  return {
    duration: ms(320),
    easing: cubicOut,
    css: (t) => `scale: ${0.3 + 0.7 * t}; opacity: ${t}`,
  };
}

/** Something stands up from the ground. */
export function rise(_node: Element): TransitionConfig {
  return {
    duration: ms(420),
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: 50% 100%; scale: 1 ${t}`,
  };
}

/** A disc with a symbol flies on an arc over the board; it takes no room and is gone then. */
export function fly(
  board: HTMLElement,
  [symbol, colour]: readonly [symbol: string, colour: string],
  from: Element,
  to: Element,
  duration: number,
  delay = 0,
): void {
  const middle = (one: Element): [number, number] => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2 - 14, y + height / 2 - 14];
  };
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const disc = document.createElement("span");
  disc.className = "flying";
  disc.ariaHidden = "true";
  const use = `<use href="#${symbol}" x="-9" y="-9" width="18" height="18" color="${colour}"/>`;
  disc.innerHTML = `<svg viewBox="-14 -14 28 28"><circle r="13"/>${use}</svg>`;
  board.append(disc);
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
  const way = [at(x1, y1), at((x1 + x2) / 2, (y1 + y2) / 2 - 40), at(x2, y2)];
  const flight = disc.animate(way, { duration, delay, easing: "ease-in-out", fill: "both" });
  flight.onfinish = () => disc.remove();
}

/** Ends every movement at once: what is clicked is seen at its place. */
export function skipMotion(within: Element): void {
  for (const animation of within.getAnimations({ subtree: true })) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
