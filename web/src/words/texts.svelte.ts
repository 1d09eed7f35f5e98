/** The language of the page: switchable at any time; every text follows by itself. */
import { untrack } from "svelte";
import type { Language, Message } from "../wire/types";
import { settings } from "../app/settings.svelte";
import { region, Words, type Arguments, type Naming } from "./words";

export const LANGUAGES: Language[] = ["en", "de", "pt"];

/** Languages in their own words, the same in every catalogue. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  pt: "Português",
};

const loaded = new Map<Language, Words>();
let words = $state.raw(new Words("en", ""));

/** Fetches messages in a language that only one table or replay has; null where there are none. */
export type More = (language: Language) => Promise<string> | string;
let more: More | null = null;

/** The language a first visitor most likely reads. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}

/** Fetch a language (once) and show everything in it. */
export async function speak(language: Language): Promise<void> {
  let found = loaded.get(language);
  if (!found) {
    const response = await fetch(`/api/texts/${language}`);
    if (!response.ok) throw new Error(`texts ${language}: ${response.status}`);
    found = new Words(language, await response.text());
    loaded.set(language, found);
  }
  words = await grown(found);
  settings.language = language;
  document.documentElement.lang = language;
}

/**
 * Add messages, for every language; null removes them. Who calls it in an effect does not depend on
 * the language: `speak` asks for them again.
 */
export async function learn(source: More | null): Promise<void> {
  more = source;
  const found = loaded.get(untrack(language));
  const learnt = found && (await grown(found));
  if (learnt && more === source && learnt.language === words.language) words = learnt;
}

async function grown(found: Words): Promise<Words> {
  const source = await more?.(found.language as Language);
  return source ? found.and(source) : found;
}

/** A sentence of the catalogue in the current language. */
export function text(id: string, args: Arguments = {}, naming?: Naming): string {
  return words.render(id, args, naming);
}

/** A message of the server in the current language. */
export function tell(message: Message, naming?: Naming): string {
  return words.render(message.message, message.args, naming);
}

/** Whether a message can be read in this language. */
export const knows = (id: string): boolean => words.has(id);

/** The first of these messages that the catalogue knows, otherwise the last resort as it is. */
export function textOr(ids: string[], otherwise: string, args: Arguments = {}): string {
  const found = ids.find((id) => words.has(id));
  return found ? words.render(found, args) : otherwise;
}

/** A place or a person of a pack in the current language; other packs keep their own names. */
export function ownName(name: string): string {
  const code = name.replaceAll(" ", "-");
  return textOr([`place-${code}`, `person-${code}`], name);
}

/** The name of a thing in the current language, or the words of its code. */
export function named(terms: readonly string[], code: string): string {
  return words.named(terms, code);
}

/**
 * A name of the program (`round_limit`) as words for people: from the catalogue, or by its own
 * letters.
 */
function wordFor(id: string, name: string): string {
  const own = name.replaceAll("_", " ");
  return textOr([id], own.charAt(0).toUpperCase() + own.slice(1));
}

export const gameName = (game: string) => wordFor(`web-game-${game}`, game);
/** What a game is about, in one sentence. */
export const tagline = (game: string) => wordFor(`web-tagline-${game}`, "");
export const botName = (bot: string) => wordFor(`web-bot-${bot}`, bot);
export const colourName = (colour: string) => wordFor(`seat-${colour}`, colour);
/** A name inside a view, as a heading. */
export const viewName = (key: string) => wordFor(`web-view-${key}`, key);
export const optionName = (option: string) => wordFor(`web-option-${option}`, option);
/** A value of an option. */
export const choiceName = (choice: string) => wordFor(`web-choice-${choice}`, choice);

export function language(): Language {
  return words.language as Language;
}

/** A moment (seconds) as people write it. */
export function dateTime(seconds: number): string {
  return new Intl.DateTimeFormat(region(words.language), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}

const numbers = new Map<string, Intl.NumberFormat>();

export function number(value: number): string {
  const { language } = words;
  // To make one takes longer than to write a hundred numbers with it.
  const known = numbers.get(language) ?? new Intl.NumberFormat(region(language));
  numbers.set(language, known);
  return known.format(value);
}

/** How long ago a moment (seconds) was, in the largest fitting unit. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(region(words.language), { numeric: "auto" });
  const past = seconds - now;
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const) {
    if (Math.abs(past) >= size) return format.format(Math.round(past / size), unit);
  }
  return format.format(0, "minute");
}
