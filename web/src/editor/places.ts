/** Places of a document: what lies there, and the document after a change. Pure. */
import type { DocumentChange } from "../wire/types";

export type Place = readonly (string | number)[];
export type Document = Record<string, unknown>;

const within = (node: unknown, key: string | number): unknown => {
  if (Array.isArray(node)) return typeof key === "number" ? node[key] : undefined;
  return typeof node === "object" && node !== null
    ? (node as Record<string, unknown>)[key]
    : undefined;
};

/** What lies at a place; undefined where nothing does. */
export const valueAt = (document: unknown, place: Place): unknown => place.reduce(within, document);

/**
 * The document with a value at a place, or with nothing there. Parts on the way that it leaves out
 * are taken from the whole document.
 */
export function withValue(
  document: Document,
  place: Place,
  value: unknown,
  whole: unknown,
): Document {
  const made = structuredClone(document);
  let here: unknown = made;
  place.slice(0, -1).forEach((key, i) => {
    let next = within(here, key);
    if (typeof next !== "object" || next === null) {
      const known = valueAt(whole, place.slice(0, i + 1));
      next =
        typeof known === "object" && known !== null
          ? structuredClone(known)
          : typeof place[i + 1] === "number"
            ? []
            : {};
      (here as Record<string | number, unknown>)[key] = next;
    }
    here = next;
  });
  const last = place.at(-1)!;
  if (value !== undefined) (here as Record<string | number, unknown>)[last] = value;
  else if (Array.isArray(here)) here.splice(Number(last), 1);
  else delete (here as Record<string, unknown>)[String(last)];
  return made;
}

/** The document after a change that the server has offered. */
export const changed = (document: Document, { path, value, gone }: DocumentChange): Document =>
  withValue(document, path, gone ? undefined : value, null);

export const same = (one: Place, other: Place): boolean =>
  one.length === other.length && one.every((key, i) => key === other[i]);

/** Whether a place is another one, or lies within it. */
export const liesIn = (inner: Place, outer: Place): boolean =>
  same(inner.slice(0, outer.length), outer);
