/** Queries for publications, alleles and pathway models, and those that should find nothing. */
import { fold, wordsOf } from "../../api/contract/values/fold.ts";
import type { Random } from "../../demo/random/random.ts";
import type { JudgedClass, JudgedQuery } from "./judged.ts";
import { holders } from "./things.ts";
import type { Thing } from "./things.ts";

const only = (id: string): ReadonlySet<string> => new Set([id]);

/** The ways in which people give a PubMed id. */
const pubmedForms: readonly ((digits: string) => string)[] = [
  (digits) => `PMID:${digits}`,
  (digits) => `pmid ${digits}`,
  (digits) => digits,
  (digits) => `pubmed:${digits}`,
  (digits) => `PubMed ID: ${digits}`,
  (digits) => `https://pubmed.ncbi.nlm.nih.gov/${digits}/`,
  (digits) => `https://www.ncbi.nlm.nih.gov/pubmed/${digits}`,
];

/** Judged queries for publications: ids in all forms, words of titles, author and year. */
export function referenceClasses(things: readonly Thing[], random: Random): JudgedClass[] {
  const references = things.filter(({ type }) => type === "reference");
  const papers = references.flatMap(({ id }) =>
    id.startsWith("PMID:") ? [{ id, digits: id.slice("PMID:".length) }] : [],
  );
  return [
    {
      name: "PubMed ids in all forms",
      queries: papers.map(({ id, digits }, i) => ({
        text: pubmedForms[i % pubmedForms.length]!(digits),
        type: "reference",
        relevant: only(id),
      })),
    },
    { name: "words of titles", queries: titleWords(references, random) },
    { name: "author and year", queries: authorsAndYears(references) },
  ];
}

/** Four words of a title, in their order; right is every paper with all of them in its title. */
function titleWords(references: readonly Thing[], random: Random): JudgedQuery[] {
  const titled = references.map(({ id, texts }) => ({
    id,
    words: new Set(wordsOf(fold(texts.get("title")?.[0] ?? ""))),
  }));
  return titled.flatMap(({ id, words }) => {
    const long = [...words].filter((word) => word.length >= 4);
    if (long.length < 4) return [];
    const chosen = new Set(random.fork(id).sample(long, 4));
    const right = titled.filter((other) => chosen.isSubsetOf(other.words)).map((other) => other.id);
    return [
      {
        text: long.filter((word) => chosen.has(word)).join(" "),
        type: "reference",
        relevant: new Set(right),
      },
    ];
  });
}

/** The surname of the first author with the year; right is every paper of a first author of that name in that year. */
function authorsAndYears(references: readonly Thing[]): JudgedQuery[] {
  const surname = ({ texts }: Thing): string | null =>
    /^(\p{L}[\p{L}'-]+) /u.exec(texts.get("authors")?.[0] ?? "")?.[1] ?? null;
  const asked = references.flatMap((reference) => {
    const [author, year] = [surname(reference), reference.texts.get("year")?.[0]];
    return author === null || year === undefined ? [] : [{ id: reference.id, text: `${author} ${year}` }];
  });
  return [...Map.groupBy(asked, ({ text }) => fold(text))].map(([text, same]) => ({
    text,
    type: "reference",
    relevant: new Set(same.map(({ id }) => id)),
  }));
}

/** Judged queries for alleles: names, names with Δ, synonyms. */
export function alleleClasses(things: readonly Thing[]): JudgedClass[] {
  const alleles = things.filter(({ type }) => type === "allele");
  const named = holders(alleles, "name");
  const synonyms = holders(alleles, "synonym");
  const deletions = [...named].filter(([text]) => text.includes("delta"));
  const judged = (text: string, ids: ReadonlySet<string>): JudgedQuery => ({
    text,
    type: "allele",
    relevant: ids,
  });
  return [
    { name: "allele names", queries: [...named].map(([text, ids]) => judged(text, ids)) },
    {
      name: "allele names with Δ",
      queries: deletions.map(([text, ids]) => judged(text.replace("delta", "Δ"), ids)),
    },
    {
      name: "synonyms of alleles",
      queries: [...synonyms]
        .filter(([text, ids]) => ids.size === 1 && !named.has(text))
        .map(([text, ids]) => judged(text, ids)),
    },
  ];
}

/** Judged queries for pathway models: titles, ids, words of titles in another order. */
export function modelClasses(things: readonly Thing[], random: Random): JudgedClass[] {
  const models = things.filter(({ type }) => type === "gocam");
  const titles = [...holders(models, "title")];
  const reordered = titles.flatMap(([text, ids]): JudgedQuery[] => {
    const words = text.split(" ");
    return words.length < 3
      ? []
      : [{ text: random.fork(text).sample(words, words.length).join(" "), type: "gocam", relevant: ids }];
  });
  return [
    {
      name: "titles of pathway models",
      queries: titles.map(([text, ids]) => ({ text, type: "gocam", relevant: ids })),
    },
    {
      name: "ids of pathway models",
      queries: models.flatMap(({ id }) =>
        [id, `gomodel:${id}`].map((text) => ({ text, type: "gocam", relevant: only(id) })),
      ),
    },
    { name: "pathway titles, words in another order", queries: reordered },
  ];
}

/** Texts that are nowhere: words of consonants, and digits among letters. */
export function nonsense(random: Random, count: number): string[] {
  const word = (): string =>
    Array.from({ length: random.between(8, 12) }, () => random.pick([..."bcdfghjklmnpqrstvwxz"])).join("");
  const forms = [
    word,
    () => `${word()} ${word()}`,
    () => `${word()}${random.between(100, 999)}${word()}`,
    () => `${word()}-${word()}`,
  ];
  return Array.from({ length: count }, (_, i) => forms[i % forms.length]!());
}
