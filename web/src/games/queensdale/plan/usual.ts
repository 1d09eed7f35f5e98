/** Usual answers of decisions that rarely matter: taken at once, with the others beside them. */
import type { Amounts } from "../model";
import type { Targets } from "../targets";

interface Here {
  legal: readonly string[];
  /** The moves of the turn so far. */
  moves: readonly string[];
  /** What the player would have by then. */
  goods: Amounts;
  /** Where the own scout would stand. */
  scout: string | undefined;
  /** In a lesson the scout is shown every step of his way. */
  taught?: boolean;
  /** The same was decided before in this turn. */
  again: boolean;
  /** What can be tapped in this decision. */
  targets: () => Targets;
}
type Answer = (here: Here) => readonly string[] | undefined;

/** How much there is of the good that a move ends with. */
const stockOf = (move: string, goods: Amounts): number => goods[move.split(" ").at(-1)!] ?? 0;
const most: Answer = ({ legal, goods }) => [
  [...legal].sort((a, b) => stockOf(b, goods) - stockOf(a, goods))[0]!,
];
const least: Answer = ({ legal, goods }) => [
  [...legal].sort((a, b) => stockOf(a, goods) - stockOf(b, goods))[0]!,
];
const first =
  (...moves: string[]): Answer =>
  ({ legal }) => {
    const found = moves.find((move) => legal.includes(move));
    return found === undefined ? undefined : [found];
  };

/** Help is not used up unasked; what it saves is what there is least of. */
const payment: Answer = (here) =>
  first("pay", "craftsman")(here) ??
  (here.legal.every((move) => move.startsWith("save ")) ? least(here) : undefined);

/** Once something was gathered, the scout stays where the way ends. */
const stay: Answer = ({ moves, scout, targets, taught }) => {
  if (taught || !moves.at(-1)?.startsWith("gather ")) return undefined;
  const found = targets().get(`hex ${scout}`);
  return /^(rest|at) /.test(found?.[0] ?? "") ? found : undefined;
};

const USUAL: Record<string, Answer> = {
  rank: ({ legal }) => [legal[0]!],
  payment,
  feed: first("feed bread"),
  scout: stay,
  rest: stay,
};

/** One good of several is paid: that of which there is most. */
const PAYING = /^(?!take |save )\w+ (\w+)$/;
const isPaid = (move: string, goods: Amounts): boolean =>
  (PAYING.exec(move)?.[1] ?? "") in goods && move.split(" ").length === 2;

/** Who pays takes the usual good; who went on may stop; who may do one thing or pass does it. */
const goOn: Answer = (here) => {
  const { legal, again, goods } = here;
  if (legal.length && legal.every((move) => isPaid(move, goods))) return most(here);
  const stop = again ? legal.find((move) => move.startsWith("stop ")) : undefined;
  const [only, ...others] = legal.filter((move) => !move.startsWith("pass "));
  const passing = others.length === 0 && legal.length === 2 ? only : undefined;
  const found = stop ?? passing;
  return found === undefined ? undefined : [found];
};

/** The usual answer of a decision, or none. */
export function usualAnswer(step: string | null, here: Here): readonly string[] | undefined {
  return (USUAL[step ?? ""] ?? goOn)(here);
}

/** The usual way to pay for a re-roll: for nothing, else with what there is most of. */
export function usualReroll(ways: readonly string[], goods: Amounts): string | undefined {
  const free = ways.find((way) => !/^reroll for (?!nothing$)/.test(way));
  return free ?? [...ways].sort((a, b) => stockOf(b, goods) - stockOf(a, goods))[0];
}
