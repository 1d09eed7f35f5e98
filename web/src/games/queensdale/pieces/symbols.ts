/** The drawings of the table, a sheet for each epoch: a campaign fetches what it has opened. */
import { coded } from "../model";

const SHEETS = import.meta.glob<string>("./symbols/*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
const fetched = new Set<string>();

/** Fetch the symbols of all epochs that are open and add them to the page. */
export function loadSymbols(opened: number): void {
  for (const [path, address] of Object.entries(SHEETS)) {
    if (fetched.has(path) || Number(/(\d+)\.svg/.exec(path)?.[1]) > opened) continue;
    fetched.add(path);
    fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(addSheet)
      .catch(() => void fetched.delete(path));
  }
}

function addSheet(source: string): void {
  const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  const sheetHere = document.importNode(sheet, true) as unknown as SVGSVGElement;
  for (const part of sheetHere.querySelectorAll<SVGElement>("[data-ko]"))
    part.style.setProperty("--ko", part.dataset["ko"] ?? "");
  sheetHere.style.position = "absolute";
  document.body.append(sheetHere);
}

const SIGNS: Record<string, [symbol: string, colour: string]> = {
  timber: ["r-timber", "#7a4f24"],
  stone: ["r-stone", "#6f6b63"],
  clay: ["r-clay", "#b3532e"],
  guilder: ["r-guilder", "#a87412"],
  bread: ["r-bread", "#96652a"],
  any: ["r-any", "#2a2018"],
  fame: ["s-fame", "#a87412"],
  morale: ["s-morale", "#b1395a"],
  seal: ["s-seal", "#a5281f"],
  figurine: ["a-hire", "#2a2018"],
  trumpet: ["s-trumpet", "#8a6208"],
  choice: ["r-any", "#2a2018"],
  token: ["a-hut", "#2f5d48"],
  clairvoyant: ["s-eye", "#653a86"],
};

export const isSign = (name: string): boolean => name in SIGNS;

/**
 * The symbol of a good or of something else that is counted, and its colour; a figurine has the
 * symbol of its code, and what a later epoch brings one by its name.
 */
export const signOf = (name: string): [symbol: string, colour: string] =>
  SIGNS[name] ?? (FIGURINES.has(name) ? [coded("p", name), "#2a2018"] : [`r-${name}`, "#4f7a92"]);
const FIGURINES = new Set(["craftsman", "gleeman", "courier"]);

/** Herbs by their own colours; silhouettes tell them apart first. */
export const HERB_COLOURS: Record<string, string> = {
  yarrow: "#fbf6ea",
  sage: "#b3c3b0",
  mint: "#5fc594",
  arnica: "#f39c3d",
  lavender: "#b79fe6",
  chamomile: "#fff3b8",
};

/** Families of buildings: colour, and the outline that tells them apart without it. */
export const FAMILY_COLOURS: Record<string, string> = {
  blue: "#35688f",
  pink: "#b04f78",
  orange: "#b9651c",
  white: "#f6f0df",
  grey: "#716c64",
};

/** The outline of a family in a square of 40. */
export const OUTLINES: Record<string, string> = {
  blue: "M1 1H39V39H1Z",
  pink: "M13 1H27A12 12 0 0 1 39 13V27A12 12 0 0 1 27 39H13A12 12 0 0 1 1 27V13A12 12 0 0 1 13 1Z",
  orange: "M9 1H31L39 9V31L31 39H9L1 31V9Z",
  white: "M1 1H22A17 17 0 0 1 39 18V39H18A17 17 0 0 1 1 22Z",
  grey: "M1 39V20A19 19 0 0 1 39 20V39Z",
};
