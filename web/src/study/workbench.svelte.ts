/** A game played on from any of its positions, with the tree of what was tried. */
import { SvelteMap } from "svelte/reactivity";
import type { Message, Outcomes, ReplayFrame } from "../wire/types";
import type { Bench } from "./bench.svelte";
import { Looking } from "./looking.svelte";
import { reasonOf } from "./study.svelte";
import {
  type Branch,
  fresh,
  grown,
  leaving,
  type Mark,
  marked,
  marksAt,
  noted,
  packed,
  promoted,
  pruned,
  stepsOf,
  type Tree,
  unpacked,
  wayTo,
} from "./tree";

export class Workbench {
  tree: Tree = $state.raw({ roots: [] });
  /** Where the board stands: a frame of the game, and the way into a variation from there. */
  place = $state(0);
  way: Branch[] = $state.raw([]);
  trouble: Message | null = $state.raw(null);
  lines = $state(3);
  /** What chance may bring with the last move, as far as somebody has asked. */
  chances: Outcomes | null = $state.raw(null);
  readonly looking: Looking;
  /** The positions of branches that were stood on. */
  readonly frames = new SvelteMap<number, ReplayFrame>();

  readonly here: Branch | null = $derived.by(() => this.way.at(-1) ?? null);
  /** What somebody points at here. */
  readonly marks: Mark[] = $derived.by(() => marksAt(this.tree, this.place, this.way));

  constructor(readonly bench: Bench) {
    this.looking = new Looking(bench.ground);
    bench.play.keyed = false; // digits play the best turns, arrows go along the game
    bench.onMove = (text) => this.play(text);
    bench.onUndo = () => this.go(this.place, this.way.slice(0, -1));
  }

  /** Stand at a frame of the game, or in a variation from it. */
  async go(place: number, way: Branch[] = []): Promise<void> {
    this.looking.clear();
    this.chances = null;
    try {
      const walked = await this.bench.stand({ place, steps: stepsOf(way) });
      if (!walked) return;
      walked.frames.forEach((frame, i) => this.frames.set(way[i]!.id, frame));
      this.place = place;
      this.way = fresh(this.tree, place, way);
      this.trouble = null;
      this.look();
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  /** Look at the position where the board stands, if somebody wants to and can choose there. */
  look(): void {
    if (this.looking.on && this.bench.legal.length)
      void this.looking.at(this.bench.walk(), this.lines);
  }

  toggle(): void {
    this.looking.on = !this.looking.on;
    if (this.looking.on) this.look();
    else this.looking.stop();
  }

  /** Play moves from here, as a branch. */
  async play(...moves: string[]): Promise<void> {
    let [tree, way] = [this.tree, this.way];
    for (const text of moves) ({ tree, way } = grown(tree, this.place, way, text));
    const before = this.tree;
    this.tree = tree;
    await this.go(this.place, way);
    if (this.here?.id !== way.at(-1)?.id) this.tree = before;
  }

  /** Ask what chance may bring with the last move. */
  async ask(): Promise<void> {
    const last = this.here;
    if (!last) return;
    const walk = this.bench.walk({ place: this.place, steps: stepsOf(this.way.slice(0, -1)) });
    try {
      this.chances = await this.bench.ground.chances({ walk, text: last.text });
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  /** The last move again, with chance as it was or thrown anew. */
  async throw(roll: number | null): Promise<void> {
    const last = this.here;
    if (!last) return;
    const known = this.chances;
    const { tree, way } = grown(this.tree, this.place, this.way.slice(0, -1), last.text, roll);
    this.tree = tree;
    await this.go(this.place, way);
    this.chances = known;
  }

  /** One step along the variation or the game. */
  async step(by: 1 | -1): Promise<void> {
    if (by === -1)
      return this.way.length
        ? this.go(this.place, this.way.slice(0, -1))
        : this.go(Math.max(0, this.bench.reel.turnFrom(this.place, -1)));
    const next = (this.here?.children ?? [])[0];
    if (next) return this.go(this.place, [...this.way, next]);
    if (!this.way.length) await this.go(this.bench.reel.turnFrom(this.place, 1));
  }

  /** To the branch beside the one that is shown. */
  async beside(by: 1 | -1): Promise<void> {
    const parents = this.way.slice(0, -1);
    const all = parents.length ? parents.at(-1)!.children : leaving(this.tree, this.place);
    const at = all.findIndex((one) => one.id === this.here?.id);
    const next = all[at + by];
    if (next) await this.go(this.place, [...parents, next]);
  }

  async remove(): Promise<void> {
    if (!this.here) return;
    this.tree = pruned(this.tree, this.place, this.way);
    await this.go(this.place, this.way.slice(0, -1));
  }

  promote(): void {
    if (!this.here) return;
    this.tree = promoted(this.tree, this.place, this.way);
    this.way = fresh(this.tree, this.place, this.way);
  }

  /** Name the branch that is shown, or say something about it. */
  note(what: "name" | "comment", words: string): void {
    if (!this.here) return;
    this.tree = noted(this.tree, this.place, this.way, { [what]: words });
    this.way = fresh(this.tree, this.place, this.way);
  }

  /** Point at a piece, or from one to another; again, and it is gone. */
  mark(mark: Mark): void {
    this.tree = marked(this.tree, this.place, this.way, mark);
    this.way = fresh(this.tree, this.place, this.way);
  }

  /** Stand on a branch of the tree. */
  async to(place: number, id: number): Promise<void> {
    const way = wayTo(leaving(this.tree, place), id);
    if (way) await this.go(place, way);
  }

  /** What a link says: the tree, and where the board stands. */
  async link(): Promise<string> {
    const at = this.way.map((one) => one.id);
    const spot = [this.place, ...this.path(at)].join(".");
    return `${spot}~${await packed(this.tree)}`;
  }

  /** Take over what a link says; nothing of it where it does not fit. */
  async open(link: string): Promise<void> {
    const [spot = "", letters = ""] = link.split("~");
    const tree = letters ? await unpacked(letters) : { roots: [] };
    const [place = 0, ...path] = spot.split(".").map(Number);
    const fits = Number.isInteger(place) && place >= 0 && place <= this.bench.reel.last;
    if (tree)
      this.tree = { roots: tree.roots.filter((root) => root.place <= this.bench.reel.last) };
    const way: Branch[] = [];
    let all = fits ? leaving(this.tree, place) : [];
    for (const one of path) {
      const next = all[one];
      if (!next) break;
      way.push(next);
      all = next.children;
    }
    await this.go(fits ? place : 0, way);
  }

  /** A way as the places of its branches among those beside them. */
  private path(ids: readonly number[]): number[] {
    let all = leaving(this.tree, this.place);
    return ids.map((id) => {
      const at = all.findIndex((one) => one.id === id);
      all = all[at]?.children ?? [];
      return at;
    });
  }

  close(): void {
    this.looking.stop();
    this.bench.play.keyed = true;
    this.bench.onMove = this.bench.onUndo = async () => undefined;
  }
}
