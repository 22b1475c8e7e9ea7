/** The numbers that the site shows beside those that a second, plain count of the files gives. */
import type { Recounts } from "../../../index-mappings/pages/release.ts";
import { referenceKind } from "../../../index-mappings/fields/reference-kind.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import { featureType } from "../joins/genes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { subsetName } from "../../../index-mappings/subset-name.ts";
import { plainCounts } from "./plain-counts.ts";
import type { PlainCounts } from "./plain-counts.ts";

/** Ids that are named where the two counts differ; the others are counted. */
const named = 10;

const labels: Readonly<Record<string, string>> = {
  phenotypes: "Genes with phenotypes, each pair once",
  modifications: "Genes with modifications of their proteins, each pair once",
  diseases: "Genes with diseases, each pair once",
  domains: "Genes with domains, each pair once",
};
const sentence = (what: string): string =>
  labels[what] ?? `${what.charAt(0).toUpperCase()}${what.slice(1)}, each pair of genes once`;

/** Types of annotations whose pairs of gene and term are counted, by what they are counted as. */
const pairTypes: Readonly<Record<string, string>> = {
  single_locus_phenotype: "phenotypes",
  multi_locus_phenotype: "phenotypes",
  "PSI-MOD": "modifications",
  mondo: "diseases",
};

/** Pairs of things that belong together, as the pages have them. */
async function pairsOnSite(data: ReleaseData): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  const put = (what: string, ...ids: readonly string[]): void => {
    const pairs = found.get(what) ?? new Set<string>();
    found.set(what, pairs.add(ids.join(" ")));
  };
  for (const { type, genes, term } of await data.annotations())
    if (pairTypes[type] !== undefined && term !== null)
      for (const gene of genes) put(pairTypes[type], gene, term);
  for (const { type, geneA, geneB } of await data.interactions())
    put(type.replace("_", " "), ...[geneA, geneB].sort());
  for (const [gene, orthologs] of await data.orthologs())
    for (const { ortholog, taxonid } of orthologs) put(`orthologs in taxon ${taxonid}`, gene, ortholog);
  for (const [gene, domains] of await data.domains())
    for (const { database, id } of domains) put("domains", gene, database, id);
  return found;
}

const codingSubset = subsetName("feature_type", codingType);

type Row = (label: string, what: string, onSite: Iterable<string>, subset?: string) => Recounts[number];

/** Each number that can be counted from lines alone. */
export async function recounts(data: ReleaseData): Promise<Recounts> {
  const plain = await plainCounts(data.release);
  const row: Row = (label, what, onSite, subset) => {
    const inFiles = plain.get(what) ?? new Set<string>();
    const site = new Set(onSite);
    const onlyInFiles = [...inFiles].filter((id) => !site.has(id));
    const onlyOnSite = [...site].filter((id) => !inFiles.has(id));
    return {
      label,
      counted: what,
      in_files: inFiles.size,
      on_site: site.size,
      only_in_files: onlyInFiles.slice(0, named),
      only_on_site: onlyOnSite.slice(0, named),
      more_in_files: Math.max(0, onlyInFiles.length - named),
      more_on_site: Math.max(0, onlyOnSite.length - named),
      subset: subset ?? null,
    };
  };
  const pairs = await pairsOnSite(data);
  const ofPairs = new Set([...[...plain.keys()].filter(isOfPairs), ...pairs.keys()]);
  return [
    ...(await rowsOfSubsets(data, row, plain, "type ")),
    ...(await rowsOfGenes(data, row)),
    ...(await rowsOfOthers(data, row)),
    ...[...ofPairs].map((what) => row(sentence(what), what, pairs.get(what) ?? [])),
    ...(await rowsOfSubsets(data, row, plain, "with ")),
  ].filter(({ in_files: files, on_site: site }) => files > 0 || site > 0);
}

const isOfPairs = (what: string): boolean =>
  Object.hasOwn(labels, what) || what.endsWith(" interactions") || what.startsWith("orthologs in ");

/** Genes by type, after the number of all; or genes with annotations. */
async function rowsOfSubsets(
  data: ReleaseData,
  row: Row,
  plain: PlainCounts,
  start: "type " | "with ",
): Promise<Recounts> {
  const [genes, subsets] = await Promise.all([data.genes(), data.subsets()]);
  const ofSubset = (what: string, name: string, label: (title: string) => string) =>
    row(label(subsets.get(name)?.displayName ?? what), what, subsets.get(name)?.genes ?? [], name);
  const counted = [...plain.keys()].filter((what) => what.startsWith(start));
  if (start === "with ")
    return counted.map((what) =>
      ofSubset(what, `with_${what.slice(start.length)}_annotation`, (title) => `Genes ${title}`),
    );
  const coding = subsets.get(codingSubset)?.genes ?? [];
  return [
    row("Genes", "genes", genes.byId.keys()),
    row("Protein coding genes", "coding genes", coding, codingSubset),
    ...counted.map((what) =>
      ofSubset(
        what,
        subsetName("feature_type", featureType(what.slice(start.length))),
        (title) => `${title}s`,
      ),
    ),
  ];
}

/** What single genes have. */
async function rowsOfGenes(data: ReleaseData, row: Row): Promise<Recounts> {
  const genes = [...(await data.genes()).byId.values()];
  const models = [...(await data.features()).genes.values()];
  const having = (has: (gene: (typeof genes)[number]) => boolean) => genes.filter(has).map(({ id }) => id);
  return [
    row(
      "Transcripts",
      "transcripts",
      models.flatMap(({ transcripts }) => transcripts.map(({ id }) => id)),
    ),
    row("Peptides", "peptides", (await data.peptides()).keys()),
    row(
      "Genes with known deletion viability",
      "viability",
      having(({ deletion_viability: viability }) => viability !== null && viability !== "unknown"),
    ),
    row(
      "Genes with a characterisation status",
      "status",
      having(({ characterisation_status: status }) => status !== null),
    ),
  ];
}

/** Things that are no genes. */
async function rowsOfOthers(data: ReleaseData, row: Row): Promise<Recounts> {
  const references = [...(await data.references()).values()];
  const ids = (some: typeof references) => some.map(({ id }) => id);
  const publications = references.filter(({ id }) => referenceKind(id) === "publication");
  return [
    row("Terms", "terms", (await data.ontology()).terms.keys()),
    row("Publications, described methods and other sources", "references", ids(references)),
    row("Publications", "publications", ids(publications)),
    row(
      "Publications with a title",
      "publications with a title",
      ids(publications.filter(({ title }) => title !== null)),
    ),
    row("Curated publications", "curated references", ids(references.filter(({ curated }) => curated))),
    row("Alleles", "alleles", (await data.alleles()).keys()),
  ];
}
