/** What a text says beside its conditions: the kinds of what is wanted, and the evidence of annotations. Pure. */
import { isPhenotype } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { evidenceAsked } from "./evidence-asked.ts";
import type { EvidenceAsked } from "./evidence-asked.ts";
import { kindsAsked } from "./kinds-asked.ts";
import type { KindAsked } from "./kinds-asked.ts";
import type { Conditions, Part } from "./part.ts";
import type { Token } from "./tokens.ts";

interface SaidBeside {
  readonly kinds: readonly KindAsked[];
  /** Kinds that nothing of what is wanted is of. */
  readonly otherKinds: readonly KindAsked[];
  readonly evidence: EvidenceAsked | null;
  /** The conditions without those that only look so: an insertion is none of proteins into a membrane. */
  readonly parts: readonly Part[];
  /** Whether a token says any of this. */
  readonly isSaid: (at: number) => boolean;
}

/** Whether annotations to what a part means have evidence codes: those to phenotypes have words. */
export const hasCodes = ({ kind, id }: Pick<Part, "kind" | "id">, names: Pick<Names, "site">): boolean =>
  kind === "term" && !isPhenotype(id, names);

const isWithin =
  (spans: readonly { readonly start: number; readonly end: number }[]) =>
  (at: number): boolean =>
    spans.some(({ start, end }) => at >= start && at < end);

/** What is said beside conditions that were read of the same tokens. */
export function saidBeside(
  tokens: readonly Token[],
  { target, parts: all }: Conditions,
  names: Pick<Names, "site">,
): SaidBeside {
  const isOfLonger = (start: number, end: number): boolean =>
    all.some((part) => part.named <= start && part.end >= end && part.end - part.named > end - start);
  const { kinds, others: otherKinds } = kindsAsked(tokens, target, isOfLonger);
  const codes = target === "gene" ? evidenceAsked(tokens) : null;
  const [isOfKind, isOfCodes] = [
    isWithin([...kinds, ...otherKinds]),
    isWithin(codes === null ? [] : [codes]),
  ];
  const parts = all.filter(
    ({ named, end }) => ![isOfKind, isOfCodes].some((isOf) => isOf(named) && isOf(end - 1)),
  );
  // Without annotations that have codes, these are words that say nothing.
  const evidence = parts.some((part) => hasCodes(part, names)) ? codes : null;
  const isSaid = (at: number): boolean => isOfKind(at) || (evidence !== null && isOfCodes(at));
  return { kinds, otherKinds, evidence, parts, isSaid };
}
