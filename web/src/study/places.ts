/** The pages of the study to which its head leads. */
import type { IconName } from "../parts/Icon.svelte";
import type { GameInfo } from "../wire/types";
import { text } from "../words/texts.svelte";

export interface Place {
  id: string;
  href: string;
  icon: IconName;
  words: string;
}

/** The pages about a game, as far as there is something on them. */
export function placesOf(game: GameInfo | undefined): Place[] {
  if (!game) return [];
  const puzzles: Place = {
    id: "puzzle",
    href: `/puzzles/${game.name}`,
    icon: "puzzle",
    words: text("puzzle-title"),
  };
  const explorer: Place = {
    id: "explorer",
    href: `/explorer/${game.name}`,
    icon: "bars",
    words: text("explore-title"),
  };
  const editor: Place = {
    id: "editor",
    href: `/editor/${game.name}`,
    icon: "pen",
    words: text("editor-name"),
  };
  return [...(game.puzzles ? [puzzles] : []), ...(game.openings ? [explorer] : []), editor];
}
