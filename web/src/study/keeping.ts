/**
 * A record with the variations of a board. They stand in comments of the record, so that it stays
 * one for every other reader. Pure.
 */
import { read, type Tree, written } from "./tree";

const VARIATIONS = "# variations: ";

export const withVariations = (record: string, tree: Tree): string =>
  tree.roots.length ? `${record}${VARIATIONS}${JSON.stringify(written(tree))}\n` : record;

/** The variations in a record; null where there are none. */
export function variationsIn(record: string): Tree | null {
  const line = record.split("\n").find((one) => one.startsWith(VARIATIONS));
  return line ? read(parsed(line.slice(VARIATIONS.length))) : null;
}

/** The position of a record that begins with one and has no moves; null where it is no such. */
export function laidIn(record: string): { game: string; document: Record<string, unknown> } | null {
  const [head = "", ...turns] = record.split(/\n\s*\n/);
  if (
    turns
      .join("\n")
      .split("\n")
      .some((line) => line.trim() && !line.startsWith("#"))
  )
    return null;
  const game = /^game: ([\w-]+)$/m.exec(head)?.[1];
  const document = parsed(/^start: (\{.*\})$/m.exec(head)?.[1] ?? "null");
  const fits = typeof document === "object" && document !== null;
  return game && fits ? { game, document: document as Record<string, unknown> } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
