/** What other files call genes. */
import type { AnnotationRow } from "./annotation-row.ts";
import type { ProductNames } from "./read-gpi.ts";
import type { ImportedGene } from "../models/model.ts";

/** The genes with names of other files where their own has none, and all others as synonyms. */
export function withNames(genes: readonly ImportedGene[], names: readonly ProductNames[]): ImportedGene[] {
  const byGene = Map.groupBy(names, ({ gene }) => gene);
  return genes.map((gene) => {
    const own = byGene.get(gene.id);
    if (!own) return gene;
    const firstOf = (value: (names: ProductNames) => string): string =>
      own.map(value).find((word) => word !== "" && word !== gene.id) ?? "";
    const name = gene.name || firstOf(({ symbol }) => symbol);
    const synonyms = new Set([
      ...gene.synonyms,
      ...own.flatMap(({ symbol, synonyms: others }) => [symbol, ...others]),
    ]);
    return {
      ...gene,
      name,
      product: gene.product || firstOf((names) => names.name),
      uniprot: gene.uniprot || firstOf(({ uniprot }) => uniprot),
      synonyms: [...synonyms].filter((word) => word !== "" && word !== name && word !== gene.id),
    };
  });
}

/** What rows of annotations call their genes, each name once. */
export function namesIn(annotations: readonly AnnotationRow[]): ProductNames[] {
  const found = new Map<string, ProductNames>();
  for (const { gene, symbol, synonyms, objectName: name } of annotations) {
    const key = [gene, symbol, name, synonyms].join("\t");
    if (!found.has(key)) found.set(key, { gene, symbol, name, synonyms: synonyms.split("|"), uniprot: "" });
  }
  return [...found.values()];
}

/** The annotations with the names that the gene list has: whose annotation it is was found out, and one name is enough. */
export function namedAlike(
  annotations: readonly AnnotationRow[],
  genes: readonly ImportedGene[],
): AnnotationRow[] {
  const names = new Map(genes.map(({ id, name }) => [id, name || id]));
  return annotations.map((row) => ({
    ...row,
    symbol: names.get(row.gene) ?? row.gene,
    objectName: "",
    synonyms: "",
  }));
}
