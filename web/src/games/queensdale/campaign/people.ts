/** The people of a campaign: names, arms and portraits of the seats, for sentences and rows. */
import { seatColours, seatNames } from "../../../play/play.svelte";
import type { Character, GameInfo, Message, TableInfo } from "../../../wire/types";
import { tell, text } from "../../../words/texts.svelte";
import type { Naming } from "../../../words/words";
import type { Letter } from "./annals";

export interface Person {
  colour: string;
  name: string;
  /** The name of whoever plays, where the character has another one. */
  player: string | null;
  character: Character | null;
  /** The last sentence, as soon as all is over. */
  sentence: string | null;
}

/** The arguments of sentences that name a seat. */
const SEATS = new Set(["seat", "other", "winner", "baker", "holder"]);

export class People {
  readonly all: Person[];

  constructor(info: TableInfo, game: GameInfo) {
    const colours = seatColours(info, game);
    const names = seatNames(info, game);
    this.all = info.seats.map((seat, i) => ({
      colour: colours[i] ?? "",
      name: seat.character?.name ?? names[i] ?? "",
      player: seat.character && seat.character.name !== names[i] ? (names[i] ?? null) : null,
      character: seat.character,
      sentence: seat.sentence ?? (seat.bots_sentence === null ? null : text(seat.bots_sentence)),
    }));
  }

  get colours(): string[] {
    return this.all.map(({ colour }) => colour);
  }

  get names(): string[] {
    return this.all.map(({ name }) => name);
  }

  of(colour: string | null): Person | undefined {
    return this.all.find((one) => one.colour === colour);
  }

  readonly naming: Naming = (argument, value) =>
    SEATS.has(argument) ? this.of(value)?.name : undefined;

  tell(message: Message): string {
    return tell(message, this.naming);
  }
}

/** What a letter is called that has no title of its own. */
export const untitled = ({ kind }: Letter): string =>
  text(kind === "opening" ? "web-campaign-letter-opening" : "web-campaign-letter");
