/** What the pieces on the board of Queen's Architect mean in the document of a position. */
import type { Editing, Touched } from "..";
import { spot } from "../../lesson/pointing";

type Place = (string | number)[];

const named = (node: Element, verb: string): string | undefined =>
  node.closest<HTMLElement>(`[data-spot^="${verb} "]`)?.dataset["spot"]?.slice(verb.length + 1);

const seatsOf = (document: Record<string, unknown>) =>
  document["seats"] as { carriage: string; craftsmen: Record<string, number> }[];

const isCapital = (touched: Touched, name: string): boolean =>
  !(name in (touched.document["demand"] as object));

const ofSeat = (seat: number, ...keys: string[]): Place[] =>
  keys.map((key) => ["seats", seat, key]);

function placesOf(touched: Touched): Place[] {
  const { node, document, seat } = touched;
  const town = named(node, "travel");
  if (town !== undefined) {
    const guests = seatsOf(document).flatMap((one, i) =>
      one.carriage === town ? ofSeat(i, "carriage") : [],
    );
    return isCapital(touched, town)
      ? [...(guests.length ? guests : ofSeat(seat, "carriage"))]
      : [["buildings", town], ["demand", town], ...guests];
  }
  const space = named(node, "hire");
  if (space !== undefined) return [["billboard", Number(space) - 1], ["price"]];
  if (node.closest(spot("palace"))) return ofSeat(seat, "contribution");
  if (node.closest(spot("track"))) return [...ofSeat(seat, "track"), ["track"]];
  const other = node.closest<HTMLElement>(".opponent[data-seat]")?.dataset["seat"];
  if (other !== undefined) return [["seats", Number(other)]];
  if (node.closest(".star-panel")) return ofSeat(seat, "craftsmen", "architect");
  if (node.closest(".house-panel")) return ofSeat(seat, "talers", "bonds", "confidence", "tavern");
  if (node.closest("section.board")) return [["price"], ["billboard"], ["pile"]];
  return [];
}

function marksOf(place: readonly (string | number)[]): string[] {
  const [first, second, third, fourth] = place;
  if (first === "buildings" || first === "demand")
    return second === undefined ? [] : [spot(`travel ${second}`)];
  if (first === "billboard")
    return [...(second === undefined ? [] : [spot(`hire ${Number(second) + 1}`)]), "section.board"];
  if (first === "price" || first === "pile" || first === "display") return ["section.board"];
  if (first === "track") return [spot("track")];
  if (first !== "seats" || typeof second !== "number") return [];
  const others = [`.opponent[data-seat="${second}"]`];
  if (third === "track" || third === "track_end_round") return [spot("track")];
  if (third === "contribution") return [spot("palace")];
  if (third === "craftsmen" && fourth !== undefined)
    return [
      `.star-panel[data-seat="${second}"] [data-piece="${fourth}"]`,
      ...own(second),
      ...others,
    ];
  if (third === "craftsmen" || third === "architect") return [...own(second), ...others];
  return [`.house-panel[data-seat="${second}"]`, ...others];
}

const own = (seat: number): string[] => [`.star-panel[data-seat="${seat}"]`];

function charactersOf(schema: Record<string, unknown>): string[] {
  const parts = schema["properties"] as Record<string, { items: { enum: (string | null)[] } }>;
  return parts["billboard"]!.items.enum.filter((one) => one !== null);
}

export default {
  placesOf,
  marksOf,
  tools: [
    {
      id: "carriage",
      ofSeat: true,
      put({ node, seat }) {
        const town = named(node, "travel");
        return town === undefined ? null : { place: ["seats", seat, "carriage"], value: town };
      },
    },
    {
      id: "building",
      ofSeat: true,
      put(touched) {
        const town = named(touched.node, "travel");
        if (town === undefined || isCapital(touched, town)) return null;
        const builders = (touched.document["buildings"] as Record<string, number[]>)[town] ?? [];
        return { place: ["buildings", town], value: [...builders, touched.seat] };
      },
    },
    {
      id: "craftsman",
      ofSeat: true,
      choices: { key: "craftsmen", of: charactersOf },
      put({ node, seat, document }, choice) {
        const space = named(node, "hire");
        if (space !== undefined) return { place: ["billboard", Number(space) - 1], value: choice };
        if (!node.closest(".star-panel")) return null;
        const crew = seatsOf(document)[seat]!.craftsmen;
        return { place: ["seats", seat, "craftsmen"], value: { ...crew, [choice]: 0 } };
      },
    },
  ],
} satisfies Editing;
