/** The gene list joined with the tables that add a column or two to each gene. */
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Deployment } from "../../../config/schema.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { Gone } from "../../../index-mappings/pages/gone.ts";
import type { Synonym } from "../../../index-mappings/shapes/shorts.ts";
import type { TableRow } from "../../read/tables.ts";
import { valueTables } from "../../read/tables/gene-values.ts";
import type { TableField } from "../../read/tables/gene-values.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { goneIds } from "./gone.ts";
import { mergedInto, onlyOne, reachedFrom } from "./retired.ts";

type PeptideStats = TableRow<"peptide-stats">;

/** What the tables say of a gene; fields that its record has as they are have the same names. */
export interface Gene extends Pick<
  GeneRecord,
  "id" | "name" | "product" | "feature_type" | "uniprot" | TableField
> {
  /** Sequence id as the gene list has it, aliases resolved; the features may say better. */
  readonly chromosome: string;
  readonly synonyms: readonly Synonym[];
  readonly peptideStats: PeptideStats | null;
}

export interface Genes {
  /** By id, in the order of the gene list. */
  readonly byId: ReadonlyMap<string, Gene>;
  /** Retired id → id of the gene that it means now, also where only words about a removal say so: where people are sent. */
  readonly retired: ReadonlyMap<string, string>;
  /** Removed id, or one that stands for several genes → what is known about that. */
  readonly gone: ReadonlyMap<string, Gone>;
  /** The gene that an id means: with or without a database prefix, replaced or not; null when there is none. */
  readonly find: (id: string) => Gene | null;
}

/** The type of a gene as pages have it, of what the gene list calls it: "protein coding gene" of releases is "mRNA gene". */
export const featureType = (releaseType: string): string =>
  releaseType === "protein coding gene" ? codingType : releaseType;

/** What tables of their own tell of genes; null where they tell nothing. */
async function readValues(rows: Rows): Promise<(gene: string) => Pick<GeneRecord, TableField>> {
  const tables = new Map<TableField, Map<string, string>>();
  for (const { field, format } of valueTables) {
    const values = new Map<string, string>();
    for await (const row of rows(format)) values.set(row.gene, row.value);
    tables.set(field, values);
  }
  return (gene) =>
    // Each table's values are those of its field.
    Object.fromEntries([...tables].map(([field, values]) => [field, values.get(gene) ?? null])) as Pick<
      GeneRecord,
      TableField
    >;
}

/** The genes of the gene list with what other tables say of them, and where retired ids lead. */
export async function joinGenes(rows: Rows, deployment: Deployment): Promise<Genes> {
  const chromosomes = new Map(
    deployment.site.chromosomes.flatMap(({ id, aliases }) =>
      [id, ...aliases].map((name) => [name, id] as const),
    ),
  );
  const synonyms = new Map<string, Map<string, Synonym>>();
  const addSynonym = (gene: string, name: string, type: string) => {
    const known = synonyms.get(gene) ?? new Map<string, Synonym>();
    if (!known.has(name)) synonyms.set(gene, known.set(name, { name, type }));
  };
  for await (const row of rows("gene-synonyms"))
    addSynonym(row.gene, row.synonym, row.type === "synonym" ? "exact" : row.type);
  const uniprot = new Map<string, string>();
  for await (const row of rows("gene-uniprot"))
    if (!uniprot.has(row.gene)) uniprot.set(row.gene, row.uniprot);
  const valuesOf = await readValues(rows);
  const stats = new Map<string, PeptideStats>();
  for await (const row of rows("peptide-stats")) stats.set(row.gene, row);

  const genes = new Map<string, Gene>();
  for await (const row of rows("pombase-genes")) {
    for (const name of row.synonyms) addSynonym(row.id, name, "exact");
    genes.set(row.id, {
      id: row.id,
      name: orNull(row.name),
      product: orNull(row.product),
      feature_type: featureType(row.geneType),
      chromosome: chromosomes.get(row.chromosome) ?? row.chromosome,
      uniprot: orNull(row.uniprot) ?? uniprot.get(row.id) ?? null,
      synonyms: [...(synonyms.get(row.id)?.values() ?? [])],
      ...valuesOf(row.id),
      peptideStats: stats.get(row.id) ?? null,
    });
  }
  const { replaced, retired, gone } = await formerIds(rows, genes, deployment);
  const current = (id: string) => genes.get(id) ?? genes.get(replaced.get(id) ?? "");
  return {
    byId: genes,
    retired,
    gone,
    find: (id) => current(id) ?? current(id.slice(id.indexOf(":") + 1)) ?? null,
  };
}

/**
 * Ids that genes had before. `replaced` stand for their gene wherever they are written; `retired` only lead to the page of
 * one; `gone` lead to none, or to several.
 */
async function formerIds(rows: Rows, genes: ReadonlyMap<string, Gene>, deployment: Deployment) {
  const replacements: (readonly [string, string])[] = [];
  for await (const row of rows("obsolete-ids")) replacements.push([row.obsoleteId, row.gene]);
  for (const { id, synonyms: names } of genes.values()) {
    for (const { name, type } of names) if (type === "obsolete_systematic_id") replacements.push([name, id]);
  }
  // What is known of a removed gene is not known of the one that it became part of: only its address leads there.
  const merges: (readonly [string, string])[] = [];
  // Sequences had ids of the same form before they were joined to chromosomes; the releases call them plain synonyms.
  const isGeneId = new RegExp(deployment.site.gene_systematic_identifier_pattern);
  for (const { id, synonyms: names } of genes.values()) {
    for (const { name, type } of names) if (type === "exact" && isGeneId.test(name)) merges.push([name, id]);
  }
  const removed: { readonly gene: string; readonly comment: string }[] = [];
  for await (const { gene, comment } of rows("removed-genes")) {
    removed.push({ gene, comment });
    merges.push(...mergedInto(comment).map((id) => [gene, id] as const));
  }
  const replaced = onlyOne(reachedFrom(replacements, genes));
  const reached = reachedFrom([...replacements, ...merges], genes);
  const retired = new Map([...onlyOne(reached), ...replaced]);
  const gone = goneIds({ genes, retired, reached, removed });
  return { replaced, retired, gone };
}
