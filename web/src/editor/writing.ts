/** A document as text, line by line, each with the place that it is about. Pure. */
import { liesIn, type Document, type Place } from "./places";

export interface Line {
  text: string;
  place: Place;
}

const WIDTH = 60;

/** What fits in a line stands in one. */
export function written(document: Document): Line[] {
  const lines: Line[] = [];
  const write = (head: string, node: unknown, place: Place, indent: number, tail: string) => {
    const inset = " ".repeat(indent);
    const short = inline(node);
    if (typeof node !== "object" || node === null || (place.length && short.length <= WIDTH))
      return lines.push({ text: `${inset}${head}${short}${tail}`, place });
    const isList = Array.isArray(node);
    const parts = Object.entries(node as object);
    lines.push({ text: `${inset}${head}${isList ? "[" : "{"}`, place });
    parts.forEach(([key, value], i) => {
      const name = isList ? "" : `${JSON.stringify(key)}: `;
      const comma = i < parts.length - 1 ? "," : "";
      write(name, value, [...place, isList ? i : key], indent + 1, comma);
    });
    return lines.push({ text: `${inset}${isList ? "]" : "}"}${tail}`, place });
  };
  write("", document, [], 0, "");
  return lines;
}

function inline(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(inline).join(", ")}]`;
  if (typeof node !== "object" || node === null) return JSON.stringify(node) ?? "null";
  const parts = Object.entries(node).map(
    ([key, value]) => `${JSON.stringify(key)}: ${inline(value)}`,
  );
  return parts.length ? `{${parts.join(", ")}}` : "{}";
}

export const textOf = (document: Document): string =>
  written(document)
    .map((line) => line.text)
    .join("\n");

/** The line that tells of a place: the one of the smallest part around it. */
export function lineOf(lines: readonly Line[], place: Place): number {
  let best = -1;
  lines.forEach((line, i) => {
    const deeper = best < 0 || line.place.length > lines[best]!.place.length;
    if (deeper && liesIn(place, line.place)) best = i;
  });
  return best;
}

/** The document that a text is, or in which line it stops being one. */
export function readText(text: string): { document: Document } | { line: number } {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null && !Array.isArray(found))
      return { document: found as Document };
    return { line: 1 };
  } catch {
    return { line: brokenLine(text.split("\n")) };
  }
}

/** The first line after which it is too late for more to follow. */
function brokenLine(lines: readonly string[]): number {
  const broken = lines.findIndex((_, i) => !goesOn(lines.slice(0, i + 1).join("\n")));
  return broken < 0 ? lines.length : broken + 1;
}

/** Whether a text is the beginning of a document. */
function goesOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    return at === undefined ? /end of|Unterminated/i.test(message) : Number(at) >= text.length;
  }
}
