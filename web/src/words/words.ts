/**
 * Sentences from the shared Fluent catalogue, rendered exactly as `queenswright.locale.render`
 * does.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument } from "../wire/types";

/** The region whose plurals and numbers a language uses; Python uses the same. */
const REGIONS: Record<string, string> = { en: "en-GB", de: "de-DE", pt: "pt-BR" };

/** The term whose words may be names of people, which are no codes. */
const PEOPLE = "seat";

/** The argument that lists people as a sentence does: "Anna, Ben and Carl". */
const TOGETHER = "people";

/** The tag for Intl of a language. */
export function region(language: string): string {
  return REGIONS[language] ?? language;
}

/**
 * A better name for an argument's value, for example the player's name for a seat; undefined keeps
 * the value.
 */
export type Naming = (argument: string, value: string) => string | undefined;

export type Arguments = Record<string, Argument>;

/** A pair of a number and a word: this many of something. */
function isAmount(value: Argument): value is [number, string] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === "number" &&
    typeof value[1] === "string"
  );
}

/** The catalogue of one language. */
export class Words {
  readonly language: string;
  private readonly resources: FluentResource[];
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string, before: FluentResource[] = []) {
    this.language = language;
    this.resources = [...before, new FluentResource(source)];
    this.bundle = new FluentBundle(region(language), { useIsolating: false });
    for (const one of this.resources) this.bundle.addResource(one);
  }

  /** The same catalogue with more messages; what was read before is not read again. */
  and(more: string): Words {
    return new Words(this.language, more, this.resources);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /**
   * The sentence for a message id and its arguments; the bare id when the catalogue does not know
   * it.
   */
  render(id: string, args: Arguments = {}, naming?: Naming): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return id;
    const shown: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) shown[name] = this.shown(name, value, naming);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, shown, errors);
  }

  /**
   * The name of a thing under the first of these terms that has one, or the words of its code where
   * a pack brings something of its own: "ale barrel" for `ale_barrel`.
   */
  named(terms: readonly string[], code: string): string {
    const known = terms.map((term) => `${term}-${code}`).find((id) => this.has(id));
    if (known) return this.render(known);
    return terms.includes(PEOPLE) ? code : code.replaceAll("_", " ");
  }

  /**
   * A value as the sentence shows it: lists joined with commas, words of the rules looked up,
   * amounts with their noun.
   */
  private shown(name: string, value: Argument, naming?: Naming): string | number {
    if (isAmount(value) && this.has(`amount-${value[1]}`))
      return this.render(`amount-${value[1]}`, { count: value[0] });
    if (Array.isArray(value)) {
      const one = name.endsWith("s") ? name.slice(0, -1) : name;
      const words = value.map((item) => String(this.shown(one, item, naming)));
      if (name === TOGETHER && words.length > 1) {
        const [last, before] = [words.pop()!, words.pop()!];
        words.push(this.render("list-and", { one: before, other: last }));
      }
      return words.join(", ");
    }
    if (typeof value === "boolean") return Number(value);
    if (value === null) return "";
    if (typeof value === "number") return value;
    const named = naming?.(name, value);
    if (named !== undefined) return named;
    const term = this.termOf(name);
    return term ? this.named([term], value) : value;
  }

  /**
   * What the catalogue says about an argument: with `argument-kind = location`, "town" is shown
   * as the message `location-town`.
   */
  private termOf(name: string): string | undefined {
    const value = this.bundle.getMessage(`argument-${name}`)?.value;
    return typeof value === "string" ? value : undefined;
  }
}
