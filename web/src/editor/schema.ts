/** A JSON Schema as something that can be filled in: what kind of control each part needs. Pure. */

export type Schema = Record<string, unknown>;

export type Control =
  | { kind: "fixed" }
  | { kind: "switch" }
  | { kind: "number"; low: number; high: number; none: boolean }
  | { kind: "choice"; words: Word[] }
  | { kind: "some"; words: Word[] }
  | { kind: "list"; item: Schema; most: number; least: number }
  | { kind: "group"; parts: [string, Schema][] }
  | { kind: "table"; words: string[] | null; item: Schema }
  | { kind: "text" }
  | { kind: "json" };

/** A word of a choice; null is nothing at all. */
export type Word = string | number | null;

/** So many words can be shown all at once. */
export const FEW = 7;
const MANY = 12;
const FAR = 10 ** 12;

/** The alternative of a part that a value is; the first where it is none of them. */
export function chosen(part: Schema, value: unknown): Schema {
  const ways = part["anyOf"] as Schema[] | undefined;
  if (!ways) return part;
  const fits = (way: Schema): boolean => {
    if (Array.isArray(value)) return way["type"] === "array";
    if (typeof value === "object" && value !== null) return way["type"] === "object";
    if (typeof value === "number") return way["type"] === "integer";
    return "enum" in way;
  };
  return chosen(ways.find(fits) ?? ways[0]!, value);
}

export function controlOf(schema: Schema, value: unknown): Control {
  const part = chosen(schema, value);
  const types = [part["type"] ?? []].flat() as string[];
  if ("const" in part) return { kind: "fixed" };
  if (Array.isArray(part["enum"])) return { kind: "choice", words: part["enum"] as Word[] };
  if (types.length > 2) return { kind: "json" };
  if (types.includes("boolean")) return { kind: "switch" };
  if (types.includes("integer")) {
    const [low, high] = [(part["minimum"] ?? -FAR) as number, (part["maximum"] ?? FAR) as number];
    return { kind: "number", low, high, none: types.includes("null") };
  }
  if (types.includes("string")) return { kind: "text" };
  if (types.includes("array")) return listOf(part);
  if (types.includes("object")) return groupOf(part);
  return { kind: "json" };
}

function listOf(part: Schema): Control {
  const item = part["items"] as Schema | undefined;
  if (!item) return { kind: "json" };
  const words = item["enum"] as Word[] | undefined;
  const isSet = part["uniqueItems"] === true;
  if (isSet && words && words.length <= MANY && !words.includes(null))
    return { kind: "some", words };
  const count = Number(item["maximum"] ?? FAR) - Number(item["minimum"] ?? 0) + 1;
  if (isSet && item["type"] === "integer" && count <= MANY) {
    const first = Number(item["minimum"] ?? 0);
    return { kind: "some", words: Array.from({ length: count }, (_, i) => first + i) };
  }
  const [least, most] = [Number(part["minItems"] ?? 0), Number(part["maxItems"] ?? FAR)];
  return { kind: "list", item, least, most };
}

function groupOf(part: Schema): Control {
  const parts = part["properties"] as Record<string, Schema> | undefined;
  if (parts) return { kind: "group", parts: Object.entries(parts) };
  const names = part["propertyNames"] as Schema | undefined;
  const item = part["additionalProperties"];
  if (typeof item !== "object" || item === null) return { kind: "json" };
  return { kind: "table", words: (names?.["enum"] as string[]) ?? null, item: item as Schema };
}

/** The part of a schema for a place; null where it says nothing of it. */
export function partAt(
  schema: Schema,
  place: readonly (string | number)[],
  value: unknown,
): Schema | null {
  let part: Schema = schema;
  let here: unknown = value;
  for (const key of place) {
    part = chosen(part, here);
    const next =
      typeof key === "number"
        ? part["items"]
        : ((part["properties"] as Record<string, unknown>)?.[key] ?? part["additionalProperties"]);
    if (typeof next !== "object" || next === null) return null;
    part = next as Schema;
    here = typeof here === "object" && here !== null ? (here as never)[key] : undefined;
  }
  return part;
}

/** A value to begin with. */
export function firstOf(schema: Schema): unknown {
  const control = controlOf(schema, undefined);
  if (control.kind === "choice") return control.words[0] ?? null;
  if (control.kind === "number") return Math.max(control.low, Math.min(0, control.high));
  if (control.kind === "switch") return false;
  if (control.kind === "list")
    return Array.from({ length: control.least }, () => firstOf(control.item));
  if (control.kind === "some") return [];
  if (control.kind === "group" || control.kind === "table") return {};
  return control.kind === "text" ? "" : 0;
}
