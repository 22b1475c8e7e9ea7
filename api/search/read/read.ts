/** Reads a typed text: what it asks for, by the rules of `parse/relation-words.ts` and the names of the release. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import { cutTyped } from "../parse/cut-typed.ts";
import { asksForMeaning } from "../parse/meaning-asked.ts";
import { roleOf } from "../parse/relation-words.ts";
import { authorsOf, citationOf, withJoints } from "./authors.ts";
import type { Author } from "./authors.ts";
import { conditionsOf } from "./conditions.ts";
import { isUnknownOrtholog, treeOf } from "./part.ts";
import type { Alternative, Part, Target } from "./part.ts";
import { wordsOfDeployment } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import type { EvidenceAsked } from "./evidence-asked.ts";
import { journalOfYear } from "./journals-asked.ts";
import type { KindAsked } from "./kinds-asked.ts";
import { conditionOf, wayOf } from "./meets.ts";
import { orderAsked } from "./age-asked.ts";
import type { OrderByAge } from "./age-asked.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { foldedOf } from "./reader.ts";
import type { ResiduesAsked } from "./residues-asked.ts";
import { saidBeside } from "./said-beside.ts";
import { asMeant } from "./misspelt-words.ts";
import { withTemperatures } from "./temperatures.ts";
import { isSymbolAmongWords, maxTokens, tokensOf } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { withYearsJoined } from "./years-asked.ts";

interface ReadPart extends Part {
  /** What names it, as typed. */
  readonly text: string;
  /** The same with the words that join it. */
  readonly words: string;
  /** What was typed without it. */
  readonly without: string;
  readonly others: readonly (Alternative & { readonly text: string })[];
}

/** What a text asks for. */
export interface ReadText {
  /** That was read: the beginning of a long text. */
  readonly text: string;
  readonly target: Target;
  readonly parts: readonly ReadPart[];
  /** Of genes, without extremes whose bounds are not known yet; null where other things are wanted. */
  readonly query: QueryNode | null;
  /** Authors that publications have to have. */
  readonly authors: readonly Author[];
  /** Texts that publications have to have: words, and names of terms as they were typed. */
  readonly words: readonly string[];
  /** Those of them that no part says. */
  readonly bare: readonly string[];
  /** The kinds of change that alleles have, or of what is changed in genotypes. */
  readonly kinds: readonly KindAsked[];
  /** The evidence that annotations to its terms are wanted with; null where none is named. */
  readonly evidence: EvidenceAsked | null;
  /** The residues that annotations to its terms are wanted at; null where none is named. */
  readonly residues: ResiduesAsked | null;
  /** The order by age that publications are wanted in; null where none is. */
  readonly order: OrderByAge | null;
  /** Words that are known to nobody, and those after the last that is read. */
  readonly leftOut: readonly string[];
  /** Words of conditions that none of the things that fit the others meets: known when these have been looked for. */
  readonly unmet: readonly string[];
  /** Whether words say that a set is wanted, and not the thing that is called like this. */
  readonly isSet: boolean;
}

/** Kinds that say something about genes, while terms and genes are also things to be found. */
const asksOfItself: ReadonlySet<Part["kind"]> = new Set([
  "subset",
  "domain",
  "ortholog",
  "location",
  "interactors",
  "property",
]);

/** Whether a part alone says that a set is wanted. */
const saysSet = (part: Part): boolean => asksOfItself.has(part.kind) && !isUnknownOrtholog(part);

/** How a meaning is typed so that it is read as no other. */
const spelled = ({ kind, id, label }: Alternative): string =>
  kind === "domain" ? id.slice(id.lastIndexOf(":") + 1) : kind === "subset" ? label : id;

/** "Is ncr1 viable": of a gene that nobody knows, and not which genes are viable. */
const isSaidOfUnknown = (
  { target, parts, unknown }: ReturnType<typeof conditionsOf>,
  tokens: readonly Token[],
): boolean =>
  target === "gene" &&
  parts.every(({ kind }) => kind === "subset" || kind === "ortholog") &&
  unknown.some((at) => isSymbolAmongWords(tokens[at])) &&
  !tokens.some(({ folded }) => roleOf.get(folded) === "genes");

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/^\s*(?:and|or|but|that are|in|the)\s+(?=\S)/i, "")
    .trim();

function partOf(part: Part, text: string, tokens: readonly Token[]): ReadPart {
  // What no word says cannot be taken out.
  if (part.end === 0) return { ...part, text: "", words: "", without: "", others: [] };
  const [from, named, to] = [
    tokens[part.start]?.start ?? 0,
    tokens[part.named]?.start ?? 0,
    tokens[part.end - 1]?.end ?? text.length,
  ];
  return {
    ...part,
    text: text.slice(named, to),
    words: text.slice(from, to),
    without: tidy(`${text.slice(0, from)} ${text.slice(to)}`),
    others: part.alternatives.map((other) => ({
      ...other,
      text: `${text.slice(0, named)}${spelled(other)}${text.slice(to)}`,
    })),
  };
}

/** Publications that a whole text names by their authors or their journal, and a year if one is told; null for any other text. */
function citation(text: string, tokens: readonly Token[], vocabulary: Vocabulary): ReadText | null {
  const published = journalOfYear(tokens, vocabulary.journals);
  const cited = citationOf(tokens, vocabulary) ?? (published && { authors: [], year: published.year });
  if (cited === null) return null;
  const { authors, year } = cited;
  const kinds = authors.length === 0 && published ? [published.journal] : [];
  const words = year === null ? [] : [year];
  return {
    text,
    target: "reference",
    parts: [],
    query: null,
    authors,
    words,
    bare: words,
    kinds,
    evidence: null,
    residues: null,
    order: null,
    leftOut: [],
    unmet: [],
    isSet: true,
  };
}

/** Most of what is typed is the name of a gene, which asks for nothing else. One without a number may be a word. */
const asksForNothing = ([first, ...others]: readonly Token[], { genes }: Vocabulary): boolean =>
  first === undefined ||
  (others.length === 0 && /\d/.test(first.folded) && genes.find(first.folded) !== undefined);

/** What a text asks for; null for one that asks for nothing, or only names a gene. */
export function readText(typed: string, vocabulary: Vocabulary, names: Names): ReadText | null {
  const text = cutTyped(typed.toWellFormed()).trim();
  const all = tokensOf(text);
  const meant = asMeant(all.slice(0, maxTokens), vocabulary, wordsOfDeployment(names));
  const tokens = withTemperatures(meant, vocabulary.temperatures);
  if (asksForMeaning(text) || asksForNothing(tokens, vocabulary)) return null;
  const cited = citation(text, tokens, vocabulary);
  if (cited !== null) return cited;
  const conditions = conditionsOf(tokens, vocabulary, names);
  if (isSaidOfUnknown(conditions, tokens)) return null;
  const { target, isAsked, authors: written, unknown } = conditions;
  const named = authorsOf(withJoints(written, tokens));
  const { kinds, otherKinds, evidence, residues, parts, isSaid } = saidBeside(
    tokens,
    conditions,
    vocabulary,
    names,
  );
  const isAboutPapers = target === "reference";
  // Every title has "the".
  const isFilling = (at: number): boolean => isAboutPapers && roleOf.get(tokens[at]?.folded ?? "") === "ask";
  const unread = [...(named === null ? written : []), ...unknown].flatMap((at) =>
    isSaid(at) || isFilling(at) ? [] : (tokens[at]?.text ?? []),
  );
  const words = withYearsJoined(unread, foldedOf(tokens));
  const authors = named ?? [];
  const said = orderAsked(tokens);
  const order = wayOf(target, "age") === "itself" ? said : null;
  const leftOut = [...(isAboutPapers ? [] : unread), ...all.slice(maxTokens).map((token) => token.text)];
  // Of nothing of its kind the release says it: the rest is asked for all the same.
  const unmet = [
    ...otherKinds.map((kind) => kind.words),
    ...(said !== null && order === null ? [said.words] : []),
  ];
  const isOfPapers = isAboutPapers && words.length + authors.length > 0;
  const isOfAny =
    (target === "genotype" && leftOut.length === 0) || order !== null || kinds.length > 0 || isOfPapers;
  if (parts.length === 0 && !isOfAny) return null;
  if (target === "gene" && parts.every(({ kind }) => kind === "gene" || kind === "reference")) return null;
  const readParts = parts.map((part) => partOf(part, text, tokens));
  const inWords = readParts.filter(
    (part) => !part.isNot && wayOf(target, conditionOf(part, names)) === "words",
  );
  return {
    text,
    target,
    parts: readParts,
    query: target === "gene" ? treeOf(parts.filter(({ extreme }) => extreme === null)) : null,
    authors,
    bare: isAboutPapers ? words : [],
    words: isAboutPapers ? [...words, ...inWords.map((part) => part.text)] : [],
    kinds,
    evidence,
    residues,
    order,
    leftOut,
    unmet,
    isSet: isAsked || (evidence ?? residues) !== null || parts.some(saysSet),
  };
}
