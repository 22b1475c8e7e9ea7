/** Queries for genes: what they are called, here and in other organisms. */
import { fold } from "../../api/contract/values/fold.ts";
import type { Random } from "../../demo/random/random.ts";
import type { JudgedClass, JudgedQuery } from "./judged.ts";
import { holders } from "./things.ts";
import type { Thing } from "./things.ts";
import { oneEdit, oneEditInWords } from "./typo.ts";

/** Typos are promised to be forgiven in words of so many letters. */
const minWordLength = 4;

/** All classes of genes; each draws its own sample, and `random` decides their typos. */
export function geneClasses(things: readonly Thing[], random: Random): JudgedClass[] {
  const genes = things.filter(({ type }) => type === "gene");
  const named = holders(genes, "name");
  const synonyms = holders(genes, "synonym");
  const orthologs = holders(genes, "ortholog");
  // Some genes were once known by what is now the id of another.
  const ids = holders(genes, "id");
  const known = (text: string): boolean => [named, synonyms, orthologs].some((by) => by.has(fold(text)));

  const judged = (
    field: string,
    by: ReadonlyMap<string, ReadonlySet<string>>,
    isFair: (text: string, holders: ReadonlySet<string>) => boolean = () => true,
  ): JudgedQuery[] => {
    const texts = new Map(
      genes.flatMap((gene) => (gene.texts.get(field) ?? []).map((text) => [fold(text), text])),
    );
    return [...texts].flatMap(([key, text]) => {
      const relevant = by.get(key) ?? new Set<string>();
      return isFair(key, relevant) ? [{ text, type: "gene" as const, relevant }] : [];
    });
  };
  const byId = genes.map((gene): JudgedQuery => ({
    text: gene.id,
    type: "gene",
    relevant: new Set([gene.id]),
  }));
  const otherForm = [
    (id: string) => id.toLowerCase(),
    (id: string) => `  ${id} `,
    (id: string) => `gene ${id}`,
    (id: string) => `${id}.1`,
    (id: string) => `${id}.1:pep`,
  ];
  const otherName = [
    (name: string) => name.toUpperCase(),
    (name: string) => `${name}Δ`,
    (name: string) => `Δ ${name}`,
    (name: string) => `${name} delta`,
    (name: string) => name.replace(/(?=\d)/, "-"),
    (name: string) => name.replace(/(?=\d)/, " "),
    (name: string) => `${name}+`,
    (name: string) => `${name} mutant`,
    (name: string) => `${name}-GFP`,
    (name: string) => `${name} protein`,
  ];
  const names = judged("name", named);
  const mistyped = typos(names, random, known);

  return [
    { name: "gene names", queries: names },
    {
      name: "gene names in other forms",
      queries: names
        .filter(({ text }) => /^[a-z]{3}\d+$/.test(text))
        .map((query, i) => ({ ...query, text: otherName[i % otherName.length]!(query.text) }))
        .filter(({ text }) => !known(text)),
    },
    { name: "systematic ids", queries: byId },
    {
      name: "systematic ids in other forms",
      queries: byId.map((query, i) => ({ ...query, text: otherForm[i % otherForm.length]!(query.text) })),
    },
    {
      name: "unique gene synonyms",
      queries: judged("synonym", synonyms, (key, who) => who.size === 1 && !named.has(key) && !ids.has(key)),
    },
    {
      name: "shared gene synonyms",
      queries: judged("synonym", synonyms, (key, who) => who.size > 1 && !named.has(key) && !ids.has(key)),
    },
    { name: "UniProt accessions", queries: judged("uniprot", holders(genes, "uniprot")) },
    // A gene's own name goes before the same name of another organism's gene.
    {
      name: "ortholog names and ids",
      queries: judged("ortholog", orthologs, (key) => !named.has(key) && !synonyms.has(key)),
    },
    { name: "gene names with a typo", queries: mistyped.filter(({ text }) => text.length >= minWordLength) },
    // Three letters are left, and many names begin, end or go on like that.
    {
      name: "gene names of four letters, one left out",
      queries: mistyped.filter(({ text }) => text.length < minWordLength),
    },
    { name: "products with a typo", queries: productTypos(genes, random) },
  ];
}

/** Typos of names of four letters or more; what is the name of another gene is no typo. */
function typos(
  names: readonly JudgedQuery[],
  random: Random,
  isName: (text: string) => boolean,
): JudgedQuery[] {
  return names
    .filter(({ text }) => text.length >= minWordLength)
    .flatMap((query) => {
      const text = oneEdit(query.text, random.fork(query.text));
      return isName(text) ? [] : [{ ...query, text }];
    });
}

/** Products of several words: right is every gene with the same product. */
function productTypos(genes: readonly Thing[], random: Random): JudgedQuery[] {
  return [...holders(genes, "product")].flatMap(([product, relevant]) => {
    const words = product.split(" ").length;
    const text = words < 2 || words > 4 ? null : oneEditInWords(product, random.fork(product));
    return text === null ? [] : [{ text, type: "gene" as const, relevant }];
  });
}
