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

/** Ends every movement at once: what is clicked is seen at its place. */
export function skipMotion(within: Element): void {
  for (const animation of within.getAnimations({ subtree: true })) {
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }
}
