/**
 * What every component of the board has in common: it can be pressed, and it says in words what it
 * is.
 */
import type { Attachment } from "svelte/attachments";

export interface Hot {
  /** What the component is and shows, in words. */
  tip?: string;
  press?: () => void;
}

/** The one explanation that is open, and where. */
export const tip = $state<{ text: string; box: DOMRect | null }>({ text: "", box: null });

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
let timer = 0;

export function closeTip(): void {
  clearTimeout(timer);
  tip.box = null;
}

function openTip(node: Element, text: string | undefined, delay: number): void {
  clearTimeout(timer);
  if (!text) return;
  timer = window.setTimeout(() => {
    tip.text = text;
    tip.box = node.getBoundingClientRect();
  }, delay);
}

/**
 * Makes an element answer to mouse, touch and keyboard. `get` is asked at the moment something
 * happens.
 */
export function hot(get: () => Hot): Attachment<Element> {
  return (node) => {
    let held = false;
    if (node instanceof SVGElement && !node.hasAttribute("tabindex")) {
      // An element that listens to focus takes it: one that only explains itself joins the arrow
      // keys of its group.
      node.setAttribute("tabindex", "-1");
      node.setAttribute("data-stop", "");
    }
    const stop = new AbortController();
    const on = (name: string, listener: (event: Event) => void): void =>
      node.addEventListener(name, listener, { signal: stop.signal });
    on("pointerenter", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") openTip(node, get().tip, HOVER_MS);
    });
    on("pointerleave", closeTip);
    on("pointerdown", (event) => {
      held = false;
      closeTip();
      if ((event as PointerEvent).pointerType === "mouse") return;
      openTip(node, get().tip, LONG_PRESS_MS);
      const started = timer;
      window.setTimeout(() => (held = started === timer && tip.box !== null), LONG_PRESS_MS + 20);
    });
    on("pointercancel", closeTip);
    on("focus", () => {
      if (node.matches(":focus-visible")) openTip(node, get().tip, HOVER_MS);
    });
    on("blur", () => queueMicrotask(closeTip));
    on("contextmenu", (event) => {
      if (held || tip.box) event.preventDefault();
    });
    on("click", (event) => {
      const { press } = get();
      if (held) {
        held = false;
        return;
      }
      closeTip();
      if (!press) return;
      event.stopPropagation();
      press();
    });
    on("keydown", (event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Escape") closeTip();
      if (node instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      get().press?.();
    });
    return () => {
      stop.abort();
      queueMicrotask(closeTip);
    };
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * One tab stop for a group of components: the arrow keys go to the nearest one in that direction.
 */
export const rove: Attachment<Element> = (node) => {
  const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-stop]")];
  const settle = (): void => {
    const all = stops();
    const chosen = all.find((one) => one.getAttribute("tabindex") === "0");
    const wanted = chosen?.dataset["stop"]
      ? chosen
      : (all.find((one) => one.dataset["stop"]) ?? chosen ?? all[0]);
    for (const one of all) {
      const value = one === wanted ? "0" : "-1";
      if (one.getAttribute("tabindex") !== value) one.setAttribute("tabindex", value);
    }
  };
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
  const watch = new MutationObserver(settle);
  watch.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-stop"],
  });
  settle();
  const stop = new AbortController();
  node.addEventListener(
    "focusin",
    (event) => {
      const here = (event.target as Element).closest("[data-stop]");
      if (here) for (const one of stops()) one.setAttribute("tabindex", one === here ? "0" : "-1");
    },
    { signal: stop.signal },
  );
  node.addEventListener(
    "keydown",
    (event) => {
      const way = ARROWS[(event as KeyboardEvent).key];
      const here = (event.target as Element).closest("[data-stop]");
      if (!way || !here) return;
      event.preventDefault();
      nearest(here, stops(), way)?.focus();
    },
    { signal: stop.signal },
  );
  return () => {
    watch.disconnect();
    stop.abort();
  };
};

function nearest(
  here: Element,
  others: HTMLElement[],
  [dx, dy]: [number, number],
): HTMLElement | undefined {
  const middle = (one: Element): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of others) {
    if (one === here) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 2 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = one;
    }
  }
  return best;
}
