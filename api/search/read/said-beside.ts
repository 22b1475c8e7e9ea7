/** What a text says beside its conditions: the kinds of what is wanted, the evidence and the residues of annotations. Pure. */
import { isPhenotype, wordsOfDeployment } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { evidenceAsked } from "./evidence-asked.ts";
import type { EvidenceAsked } from "./evidence-asked.ts";
import { kindsAsked } from "./kinds-asked.ts";
import type { KindAsked } from "./kinds-asked.ts";
import { journalsAsked } from "./journals-asked.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { residuesAsked } from "./residues-asked.ts";
import type { ResiduesAsked } from "./residues-asked.ts";
import { foldedOf } from "./reader.ts";
import type { Conditions, Part } from "./part.ts";
import type { Token } from "./tokens.ts";

interface SaidBeside {
  readonly kinds: readonly KindAsked[];
  /** Kinds that nothing of what is wanted is of. */
  readonly otherKinds: readonly KindAsked[];
  readonly evidence: EvidenceAsked | null;
  readonly residues: ResiduesAsked | null;
  /** The conditions without those that only look so: an insertion is none of proteins into a membrane. */
  readonly parts: readonly Part[];
  /** Whether a token says any of this. */
  readonly isSaid: (at: number) => boolean;
}

/** Whether annotations to what a part means have evidence codes: those to phenotypes have words. */
export const hasCodes = ({ kind, id }: Pick<Part, "kind" | "id">, names: Pick<Names, "site">): boolean =>
  kind === "term" && !isPhenotype(id, names);

/** Whether annotations to what a part means tell residues. */
export const hasResidues = (
  { kind, id }: Pick<Part, "kind" | "id">,
  { phrases }: Pick<Vocabulary, "phrases">,
  names: Names,
): boolean => {
  const { ofResidues } = wordsOfDeployment(names);
  return kind === "term" && id.split(",").every((one) => ofResidues.has(phrases.withId(one)?.ontology ?? ""));
};

const isWithin =
  (spans: readonly { readonly start: number; readonly end: number }[]) =>
  (at: number): boolean =>
    spans.some(({ start, end }) => at >= start && at < end);

/** What is said beside conditions that were read of the same tokens. */
export function saidBeside(
  tokens: readonly Token[],
  { target, parts: all }: Conditions,
  vocabulary: Pick<Vocabulary, "phrases" | "journals">,
  names: Names,
): SaidBeside {
  const isOfLonger = (start: number, end: number): boolean =>
    all.some((part) => part.named <= start && part.end >= end && part.end - part.named > end - start);
  const { organisms } = wordsOfDeployment(names);
  const isNamed = (start: number, end: number): boolean =>
    all.some(({ kind, named, end: to }) => kind !== "word" && named <= start && to >= end) ||
    organisms.has(foldedOf(tokens.slice(start, end)));
  const asked = kindsAsked(tokens, target, isOfLonger);
  const journals = target === "reference" ? journalsAsked(tokens, vocabulary.journals, isNamed) : [];
  const [kinds, otherKinds] = [[...asked.kinds, ...journals], asked.others];
  const codes = target === "gene" ? evidenceAsked(tokens) : null;
  const named = target === "gene" ? residuesAsked(tokens) : null;
  const residues = named !== null && all.some((part) => hasResidues(part, vocabulary, names)) ? named : null;
  const [isOfKind, isOfCodes, isOfResidue] = [
    isWithin([...kinds, ...otherKinds]),
    isWithin(codes === null ? [] : [codes]),
    isWithin(residues?.spans ?? []),
  ];
  const parts = all.filter(
    ({ named, end }) => ![isOfKind, isOfCodes, isOfResidue].some((isOf) => isOf(named) && isOf(end - 1)),
  );
  // Without annotations that have codes, these are words that say nothing.
  const evidence = parts.some((part) => hasCodes(part, names)) ? codes : null;
  const isSaid = (at: number): boolean =>
    isOfKind(at) || isOfResidue(at) || (evidence !== null && isOfCodes(at));
  return { kinds, otherKinds, evidence, residues, parts, isSaid };
}
