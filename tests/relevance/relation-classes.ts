/** Questions about what genes do to each other, what genes lack, and who wrote a publication; what is right is worked out from the records. */
import { interactionKey } from "../../index-mappings/query-keys.ts";
import { fold } from "../../api/contract/values/fold.ts";
import type { Site } from "../../config/schema.ts";
import type { Random } from "../../demo/random/random.ts";
import type { GeneFacts, NaturalClass, NaturalQuery } from "./natural-class.ts";
import type { Thing } from "./things.ts";

/** Phrasings and the experiments that show it; `*` is a gene. */
const relations: readonly (readonly [string, readonly string[]])[] = [
  ["suppressors of *", ["Synthetic Rescue", "Phenotypic Suppression", "Dosage Rescue"]],
  ["what suppresses *", ["Synthetic Rescue", "Phenotypic Suppression", "Dosage Rescue"]],
  ["multicopy suppressors of *", ["Dosage Rescue"]],
  ["genes synthetic lethal with *", ["Synthetic Lethality"]],
  ["negative genetic interactions of *", ["Negative Genetic"]],
];
const citations = ["* YEAR", "* (YEAR)", "* et al. YEAR", "* et al. (YEAR)"];
const coding = "feature_type_mRNA_gene";

interface Where {
  readonly genes: readonly GeneFacts[];
  /** Genes whose names are no others'. */
  readonly named: readonly Thing[];
  readonly things: readonly Thing[];
  readonly site: Pick<Site, "organisms" | "taxonid">;
  readonly random: Random;
  /** Queries of a class. */
  readonly most: number;
}

const setOf = (text: string, found: readonly GeneFacts[], others: readonly string[] = []): NaturalQuery => ({
  text,
  wanted: new Set([...found.map(({ id }) => id), ...others]),
  count: found.length,
});

/** Interactions by evidence, of genes that have any. */
function ofRelations({ genes, named, random, most }: Where): NaturalQuery[] {
  const partners = new Map<string, GeneFacts[]>();
  for (const gene of genes)
    for (const key of gene.interactions) {
      const all = partners.get(key);
      if (all) all.push(gene);
      else partners.set(key, [gene]);
    }
  const questions = named.flatMap(({ id, label }) =>
    relations.flatMap(([phrasing, evidence]) => {
      const found = evidence.flatMap((one) => partners.get(interactionKey("genetic", id, null, one)) ?? []);
      return found.length === 0 ? [] : [setOf(phrasing.replace("*", label), [...new Set(found)])];
    }),
  );
  return random.fork("relations").sample(questions, Math.min(most, questions.length));
}

/** Of what only products have, those that code for one. */
function ofLack({ genes, site }: Where): NaturalQuery[] {
  const products = genes.filter(({ subsets }) => subsets.has(coding));
  return site.organisms
    .filter(({ taxonid }) => taxonid !== site.taxonid && genes.some(({ taxa }) => taxa.has(taxonid)))
    .map(({ taxonid, common_name: name }) =>
      setOf(
        `genes with no ${name} ortholog`,
        products.filter(({ taxa }) => !taxa.has(taxonid)),
      ),
    );
}

/** The first author with initials, and the year. */
function ofCitations({ things, random, most }: Where): NaturalQuery[] {
  const cited = things.flatMap(({ type, id, texts }) => {
    const [author] = texts.get("authors")?.[0]?.split("; ") ?? [];
    const [year] = texts.get("year") ?? [];
    return type === "reference" &&
      author !== undefined &&
      year !== undefined &&
      /^\p{Lu}\p{L}+ \p{Lu}{1,2}$/u.test(author)
      ? [{ id, author, year }]
      : [];
  });
  const same = Map.groupBy(cited, ({ author, year }) => fold(`${author} ${year}`));
  return random
    .fork("citations")
    .sample(cited, Math.min(most, cited.length))
    .map(({ author, year }, i) => ({
      text: (citations[i % citations.length] ?? "").replace("*", author).replace("YEAR", year),
      wanted: new Set(same.get(fold(`${author} ${year}`))?.map(({ id }) => id)),
      count: null,
    }));
}

/** All classes; those of which the release has nothing are empty. */
export const relationClasses = (where: Where): NaturalClass[] => [
  { name: "relations", queries: ofRelations(where) },
  { name: "without an ortholog", queries: ofLack(where) },
  { name: "citations", queries: ofCitations(where) },
];
