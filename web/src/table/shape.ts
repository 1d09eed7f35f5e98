/**
 * A view of any game as something that can be read aloud: pairs, tables and plain words. Pure;
 * names come from outside.
 */

export interface Namer {
  /** A name of the program (`track_end_round`) as a heading. */
  label(key: string): string;
  /** Whether a name is not for reading. */
  unread(key: string): boolean;
  /** A value under a name as words. */
  value(key: string, value: unknown): string;
  /** The head of a row of a list: a player's name for seats, otherwise a number. */
  row(key: string, index: number): string;
  /**
   * The name of an entry under a name (`timber` among the goods); a heading unless the game has a
   * word for it.
   */
  entry?(key: string, name: string): string;
  /**
   * The head of a column in the table under a name; a heading unless the game has a word for it.
   */
  column?(key: string, name: string): string;
  /** What a group under a name says in one line, where that reads better than its parts. */
  phrase?(key: string, group: Group): string | undefined;
}

export type Shape =
  | { kind: "words"; words: string }
  | { kind: "pairs"; pairs: { label: string; shape: Shape }[] }
  | { kind: "table"; columns: string[]; rows: { head: string; cells: string[] }[] };

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The shape of a value that stands under a name. */
export function shapeOf(key: string, value: unknown, namer: Namer): Shape {
  const phrased = (item: unknown) => isGroup(item) && namer.phrase?.(key, item) !== undefined;
  if (
    Array.isArray(value) &&
    value.length &&
    value.every((item) => isGroup(item) && !phrased(item))
  ) {
    return tableOf(
      key,
      value.map((item, i) => [namer.row(key, i), item as Group]),
      namer,
    );
  }
  if (!isGroup(value) || phrased(value))
    return { kind: "words", words: wordsOf(key, value, namer) };
  const entries = Object.entries(value);
  const isRow = ([name, item]: [string, unknown]) =>
    isGroup(item) && namer.phrase?.(name, item) === undefined;
  if (entries.length > 1 && entries.every(isRow)) {
    return tableOf(
      key,
      entries.map(([name, item]) => [namer.value(key, name), item as Group]),
      namer,
    );
  }
  return {
    kind: "pairs",
    pairs: entries.map(([name, item]) => ({
      label: namer.entry?.(key, name) ?? namer.label(name),
      shape: shapeOf(name, item, namer),
    })),
  };
}

/** A value in one line. */
export function wordsOf(key: string, value: unknown, namer: Namer): string {
  if (Array.isArray(value))
    return value.length ? value.map((item) => wordsOf(key, item, namer)).join(", ") : "–";
  if (!isGroup(value)) return namer.value(key, value);
  const phrase = namer.phrase?.(key, value);
  if (phrase !== undefined) return phrase;
  const parts = Object.entries(value).map(
    ([name, item]) => `${namer.value(key, name)} ${wordsOf(name, item, namer)}`,
  );
  return parts.length ? parts.join("; ") : "–";
}

/**
 * Rows of equal make as a table; what has more names than rows is turned, so that it stays narrow.
 */
export function tableOf(under: string, rows: [string, Group][], namer: Namer): Shape {
  const keys = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))].filter(
    (key) => !namer.unread(key),
  );
  const head = (key: string) => namer.column?.(under, key) ?? namer.label(key);
  const cell = (row: Group, key: string) => (key in row ? wordsOf(key, row[key], namer) : "–");
  if (keys.length > rows.length) {
    return {
      kind: "table",
      columns: rows.map(([head]) => head),
      rows: keys.map((key) => ({ head: head(key), cells: rows.map(([, row]) => cell(row, key)) })),
    };
  }
  return {
    kind: "table",
    columns: keys.map(head),
    rows: rows.map(([head, row]) => ({ head, cells: keys.map((key) => cell(row, key)) })),
  };
}
