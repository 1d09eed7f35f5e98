/** What the pieces on the board of Queensdale mean in the document of a position. */
import type { Editing } from "..";
import { spot } from "../../lesson/pointing";

type Place = (string | number)[];

const spaceOf = (node: Element): string | undefined =>
  node.closest<HTMLElement>("[data-space]")?.dataset["space"];

const ofSeat = (seat: number, ...keys: string[]): Place[] =>
  keys.map((key) => ["seats", seat, key]);

/** A choice of the schema: the words of a property, or of the names in it. */
function wordsIn(schema: Record<string, unknown>, ...keys: string[]): string[] {
  let part: unknown = schema;
  for (const key of keys) part = (part as Record<string, unknown>)?.[key];
  return ((part as { enum?: (string | null)[] } | undefined)?.enum ?? []).filter(
    (word) => word !== null,
  );
}

const herbsOf = (schema: Record<string, unknown>): string[] =>
  wordsIn(schema, "properties", "seats", "items", "properties", "huts", "items");

/** Parts of the board, each with what it shows of the seat that is looked at. */
const AREAS: [string, string[]][] = [
  [".tray", ["dice", "faces"]],
  ["[data-good]", ["goods", "seals"]],
  [".goods", ["goods", "seals"]],
  ["[data-figurine]", ["figurines"]],
  [".huts", ["huts"]],
  [spot("morale"), ["morale"]],
  [spot("fame"), ["fame", "aim", "epoch"]],
  [".margin-panel", ["fame", "aim", "epoch", "morale"]],
  [".seat-panel", ["goods", "figurines", "huts", "dice", "family", "epoch", "aim"]],
];

/** Where on the board something of a seat is seen that is looked at. */
const SEEN: Record<string, string> = {
  dice: ".tray",
  faces: ".tray",
  goods: ".goods",
  seals: ".goods",
  huts: ".huts",
  morale: spot("morale"),
  fame: spot("fame"),
  aim: spot("fame"),
  epoch: spot("fame"),
};

const isTown = (name: string): boolean => /^(?:\w+ [a-f]\d|inner \w+|outer \w+)$/.test(name);

export default {
  placesOf({ node, document, seat }) {
    const space = spaceOf(node);
    if (space !== undefined && isTown(space)) {
      const scouts = (document["seats"] as { scout: string }[]).flatMap((one, i) =>
        one.scout === space ? ofSeat(i, "scout") : [],
      );
      const token: Place[] =
        space in ((document["herbs"] ?? {}) as object) ? [["herbs", space]] : [];
      return [...token, ...(scouts.length ? scouts : ofSeat(seat, "scout"))];
    }
    if (space !== undefined || node.closest(".house")) return [["taken"]];
    const other = node.closest<HTMLElement>(".opponent[data-seat]")?.dataset["seat"];
    if (other !== undefined) return [["seats", Number(other)]];
    const area = AREAS.find(([selector]) => node.closest(selector));
    return area ? ofSeat(seat, ...area[1]) : [];
  },
  marksOf([first, second, third], document) {
    if (first === "herbs" && second !== undefined) return [`[data-space="${second}"]`];
    if (first === "taken") return [`[data-space="${second ?? ""}"]`, ".street-panel"];
    if (first !== "seats" || typeof second !== "number") return [];
    const others = [`.opponent[data-seat="${second}"]`];
    if (third === "scout") {
      const { scout = "" } = (document["seats"] as { scout?: string }[])[second] ?? {};
      return [`[data-space="${scout}"]`, `[data-scout="${second}"]`, ...others];
    }
    const within = SEEN[String(third)] ?? "";
    return [...others, `.seat-panel[data-seat="${second}"] ${within}`, within].filter(Boolean);
  },
  tools: [
    {
      id: "scout",
      ofSeat: true,
      put({ node, seat }) {
        const space = spaceOf(node);
        if (space === undefined || !isTown(space)) return null;
        return { place: ["seats", seat, "scout"], value: space };
      },
    },
    {
      id: "herb",
      ofSeat: false,
      choices: { key: "herbs", of: herbsOf },
      put({ node, document }, choice) {
        const space = spaceOf(node);
        const herbs = (document["herbs"] ?? {}) as Record<string, unknown>;
        if (space === undefined || !isTown(space)) return null;
        return { place: ["herbs"], value: { ...herbs, [space]: choice } };
      },
    },
    {
      id: "no-herb",
      ofSeat: false,
      put({ node, document }) {
        const space = spaceOf(node);
        const herbs = (document["herbs"] ?? {}) as Record<string, unknown>;
        if (space === undefined || !(space in herbs)) return null;
        const left = Object.entries(herbs).filter(([name]) => name !== space);
        return { place: ["herbs"], value: Object.fromEntries(left) };
      },
    },
  ],
} satisfies Editing;
