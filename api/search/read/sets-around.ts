/** What lies around genes that fit other conditions: "lncRNAs antisense to kinases", "genes overlapping tRNA genes". Pure. */
import { anyAround, ofSetAround } from "./genes-around.ts";
import type { Beside } from "./location.ts";
import { treeOf } from "./part.ts";
import type { Part } from "./part.ts";
import type { Piece } from "./reader.ts";
import { unsaid } from "./said-together.ts";
import type { Token } from "./tokens.ts";

/** Where words say what lies beside what comes behind them. */
export interface SaidBefore {
  readonly said: Piece;
  /** Where the word stands that takes it away; null without one. */
  readonly not: number | null;
  /** Parts that were said before. */
  readonly from: number;
  /** Whether the words only say where together with what follows: "antisense to". */
  readonly isOfWhatFollows: boolean;
}

/** Words that say where things lie of what comes next, and what stands before them. */
export const saidBefore = (
  said: Piece,
  tokens: readonly Token[],
  not: number | null = null,
  from = 0,
): SaidBefore => ({
  said,
  not,
  from,
  isOfWhatFollows: /^(?:to|of|for|with|by|from)$/.test(tokens[said.end - 1]?.folded ?? ""),
});

/** The same conditions where those behind "overlapping" or "antisense to" say what others lie around; null where such words are not the last that said where. */
export function withSetAround(
  parts: readonly Part[],
  { way, side, said, not, from, isOfWhatFollows }: Beside & SaidBefore,
): readonly Part[] | null {
  if (way === null || way === "adjacent") return null;
  const behind = parts.slice(from);
  const isPlace = ({ kind }: Part): boolean => kind === "location";
  const set = behind.filter((part) => !isPlace(part));
  const of = treeOf(set);
  // What is antisense to a place nobody knows; "genes overlapping on chromosome II" lie there.
  if (of === null && isOfWhatFollows && behind.length > 0) return null;
  const [first] = behind;
  const start = Math.min(said.start, first?.start ?? said.start, not ?? said.start);
  const placed = {
    ...unsaid,
    start,
    named: said.start,
    end: set.at(-1)?.end ?? said.end,
    isNot: not !== null,
  };
  if (of === null) {
    const { label, node } = anyAround(way);
    return [
      ...parts.slice(0, from),
      { ...placed, kind: "property", id: label, label, node },
      ...behind.map((part) => (part === first ? { ...part, start: Math.max(part.start, said.end) } : part)),
    ];
  }
  return [
    ...parts.slice(0, from),
    { ...placed, ...ofSetAround({ way, side }, set, of) },
    ...behind.filter(isPlace),
  ];
}
