/** What a person set for this browser; kept in localStorage and followed by every open tab. */
import type { Language } from "../wire/types";

export interface Settings {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced";
  sound: boolean;
  chat_sound: boolean;
  notify: boolean;
  /** A turn that is done ends when its player says so, by itself after some seconds, or at once. */
  turn_end: "asked" | "soon" | "now";
  /** Chronicle and chat stand beside the table where there is room. */
  dock: boolean;
  at_once: boolean;
  text_view: boolean;
  hint_bot: string;
}

const KEY = "queenswright.settings";
const FIRST: Settings = {
  language: null,
  theme: "auto",
  motion: "auto",
  sound: false,
  chat_sound: false,
  notify: false,
  turn_end: "soon",
  dock: true,
  at_once: false,
  text_view: false,
  hint_bot: "journeyman",
};

/** The stored settings over the first ones; whatever does not fit is left out. */
export function readSettings(stored: string | null): Settings {
  const read: Record<string, unknown> = { ...FIRST };
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (found && typeof found === "object") {
      for (const [name, value] of Object.entries(found)) {
        if (name === "language" || typeof value === typeof read[name]) read[name] = value;
      }
      if ((found as Record<string, unknown>)["auto_end"] === true) read["turn_end"] = "now";
    }
  } catch {
    // Somebody else wrote there: start afresh.
  }
  return read as unknown as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored()));

/**
 * Keep the settings, show theme and motion, and follow changes made in other tabs. Call once, in
 * the root component.
 */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    if (settings.motion === "auto") delete root.dataset["motion"];
    else root.dataset["motion"] = settings.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser without storage simply forgets.
    }
  });
  $effect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
