/** Publications that a text asks for: by their authors, about genes, with words. */
import { fold } from "../../contract/values/fold.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { everyWord } from "../match/look-ups.ts";
import { isYear } from "../parse/author-year.ts";
import type { Author } from "./authors.ts";
import type { ReadText } from "./read.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { ofKinds } from "./kinds-asked.ts";
import { allOf, anyOf, ofGenesOnly } from "./read-things.ts";
import type { ReadThings } from "./read-things.ts";
import { ofYears } from "./years-asked.ts";

/** Publications about any of the genes that are asked for, and about none of those that are left out. */
async function papersOf(
  { parts }: ReadText,
  { genes }: Vocabulary,
  { genesThatFit }: Library,
): Promise<EsQuery[]> {
  const queries: EsQuery[] = [];
  for (const isNot of [false, true]) {
    const asked = ofGenesOnly({ parts }).filter((part) => part.isNot === isNot);
    if (asked.length === 0) continue;
    // Of interactors those are meant, and not the gene that they are of.
    const named = await Promise.all(
      asked.map(async (part) => (part.kind === "interactors" ? await genesThatFit(part) : part.genes)),
    );
    const ids = named.flat().flatMap((id) => genes.rows[genes.rankOf(id) ?? -1]?.reference_uniquenames ?? []);
    const about = anyOf("id", [...new Set(ids)]);
    queries.push(isNot ? { bool: { must_not: [about] } } : about);
  }
  return queries;
}

/** Methods are described by references too, which are no papers. */
const papersWith = (conditions: readonly EsQuery[]): EsQuery =>
  allOf([{ term: { kind: "publication" } }, ...conditions]);

const withWords = (text: string): EsQuery =>
  ofYears(text) ?? {
    bool: {
      should: ["everything.stems", "passages"].map((field) => everyWord(field, fold(text))),
      minimum_should_match: 1,
    },
  };

/** What of publications has to be looked up. */
export interface Library {
  readonly counts: (query: EsQuery) => Promise<number>;
  /** Ids of publications that annotations to the terms are taken from. */
  readonly annotating: (terms: readonly string[]) => Promise<string[]>;
  /** Ids of the genes that fit a part. */
  readonly genesThatFit: (part: ReadText["parts"][number]) => Promise<readonly string[]>;
}

/** What is said in words, or annotated from the publication: most titles tell less than what was found. */
type Saying = (text: string) => EsQuery;

/** Whether annotations are to what a part means. */
const isAnnotated = ({ kind, genes }: ReadText["parts"][number]): boolean =>
  kind === "term" && genes.length === 0;

async function sayingOf({ parts }: ReadText, { annotating }: Library): Promise<Saying> {
  const terms = parts.filter(isAnnotated);
  const curated = new Map(
    await Promise.all(terms.map(async ({ text, id }) => [text, await annotating(id.split(","))] as const)),
  );
  return (text) => {
    const ids = curated.get(text);
    if (ids === undefined) return withWords(text);
    return { bool: { should: [withWords(text), anyOf("id", ids)], minimum_should_match: 1 } };
  };
}

/** Letters of initials that may come behind those that were typed. */
const letters = ["", ..."abcdefghijklmnopqrstuvwxyz"];

/** Publications give initials behind surnames: "Paul Nurse" is Nurse P or Nurse PM. Two names can be two people, too. */
function byAuthor({ names, initials }: Author): EsQuery {
  const surname = names.at(-1) ?? "";
  const short = initials === "" ? names.slice(0, -1).map((first) => first.slice(0, 1)) : [initials];
  return {
    bool: {
      should: [
        ...(initials === "" ? [everyWord("everything", names.join(" "))] : []),
        ...(short.length === 0 ? [] : letters).map((letter) => ({
          match_phrase: { everything: `${surname} ${short.join("")}${letter}` },
        })),
      ],
      minimum_should_match: 1,
    },
  };
}

/** What is read without some words: names that nothing has, and years that none of the others is of. */
const withoutWords = (read: ReadText, left: readonly string[]): ReadText => ({
  ...read,
  leftOut: [...read.leftOut, ...left.filter((word) => ofYears(word) === null)],
  unmet: [...read.unmet, ...left.filter((word) => ofYears(word) !== null)],
});

type Parts = ReadText["parts"];

/** Words that publications must not have, and that none has. */
async function partsUnsaid({ parts }: ReadText, { counts }: Library): Promise<Parts> {
  const excluded = parts.filter(({ isNot, kind }) => isNot && kind === "word");
  const numbers = await Promise.all(excluded.map(({ text }) => counts(papersWith([withWords(text)]))));
  return excluded.filter((_, at) => numbers[at] === 0);
}

const withoutParts = (read: ReadText, some: Parts): ReadText => ({
  ...read,
  parts: read.parts.filter((part) => !some.includes(part)),
  leftOut: [...read.leftOut, ...some.map(({ text }) => text)],
});

const asksForAny = ({ parts, authors, words, kinds, order }: ReadText): boolean =>
  parts.length + authors.length + words.length + kinds.length > 0 || order !== null;

/** Whether some of what is asked for may be met by none of the rest: papers on a gene, in a journal. */
const isOfSeveral = ({ authors, words, kinds }: ReadText, isOfGenes: boolean): boolean =>
  authors.length + words.length > 0 || (kinds.length > 0 && isOfGenes);

/** Whether just one person is meant, and not all of a surname, which may be misspelled. */
const isOnePerson = ({ names, initials }: Author): boolean => names.length > 1 || initials !== "";

/**
 * Publications by the authors, about the genes and with the words that are named. Not every word is in a title: those that
 * none of them has are left out.
 * @returns null where none has the surnames and nothing else is asked for, or none any of the words: then these are looked for one by one
 */
export async function papersAsked(
  read: ReadText,
  vocabulary: Vocabulary,
  library: Library,
): Promise<ReadThings | null> {
  const { authors, words, unmet, parts, kinds } = read;
  const { counts } = library;
  const saying = await sayingOf(read, library);
  // A NOT of what no publication says takes nothing away: "without figures" is no finding.
  const unsaid = await partsUnsaid(read, library);
  if (unsaid.length > 0) {
    const less = withoutParts(read, unsaid);
    return asksForAny(less) ? papersAsked(less, vocabulary, library) : null;
  }
  const ofGenes = await papersOf(read, vocabulary, library);
  const excluded = parts
    .filter(({ isNot, genes }) => isNot && genes.length === 0)
    .map(({ text }) => saying(text));
  const always = [
    ...ofGenes,
    ...authors.map(byAuthor),
    ...ofKinds(kinds),
    ...(excluded.length === 0 ? [] : [{ bool: { must_not: excluded } }]),
  ];
  /** Those that have them, and first those that say so; where nothing is annotated, all that have them say so. */
  const having = (some: readonly string[]): Pick<ReadThings, "query" | "best"> => {
    const query = papersWith([...always, ...some.map(saying)]);
    return parts.some(isAnnotated)
      ? { query, best: papersWith([...always, ...some.map(withWords)]) }
      : { query };
  };
  const all = having(words);
  if (!isOfSeveral(read, ofGenes.length > 0) || (await counts(all.query)) > 0) return { read, ...all };
  // Those of what is asked for are better than all of a kind.
  if (kinds.length > 0) {
    const unmetKinds = kinds.map((kind) => kind.words);
    return papersAsked({ ...read, kinds: [], unmet: [...unmet, ...unmetKinds] }, vocabulary, library);
  }
  if (authors.length > 0 && (await counts(papersWith(always))) === 0) {
    // Papers by others of what is asked for are better than those that have one of the words.
    const isAboutMore = ofGenes.length > 0 || words.some((word) => !isYear(word) && ofYears(word) === null);
    const isOne = authors.some(isOnePerson);
    if (ofGenes.length === 0 && (isOne || !isAboutMore)) return isOne ? { read, ...all } : null;
    const unfound = authors.map(({ text }) => text);
    return papersAsked({ ...read, authors: [], unmet: [...unmet, ...unfound] }, vocabulary, library);
  }
  const numbers = await Promise.all(words.map((word) => counts(papersWith([...always, saying(word)]))));
  const known = words.filter((_, at) => (numbers[at] ?? 0) > 0);
  // A year is the first to be wrong.
  for (const some of [known, known.filter((word) => !isYear(word) && ofYears(word) === null)]) {
    const found = having(some);
    const left = words.filter((word) => !some.includes(word));
    if (some.length > 0 && (await counts(found.query)) > 0)
      return { read: { ...withoutWords(read, left), words: some }, ...found };
  }
  if (always.length === 0) return null;
  return {
    read: {
      ...withoutWords(read, words),
      parts: parts.filter(({ isNot, genes }) => isNot || genes.length > 0),
      words: [],
    },
    query: papersWith(always),
  };
}
