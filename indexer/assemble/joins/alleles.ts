/** The allele list with the coordinates of its alleles. */
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import type { Gene, Genes } from "./genes.ts";

export interface Allele {
  readonly id: string;
  readonly gene: Gene;
  readonly name: string | null;
  /** deletion, amino_acid_mutation, wild_type … */
  readonly type: string;
  readonly description: string | null;
  readonly synonyms: readonly string[];
  /** Publications that the allele list itself gives. */
  readonly references: readonly string[];
  /** HGVS-like changes */
  readonly coordinates: readonly string[];
  /** With the publication that says so, where it is given. */
  readonly comments: readonly { readonly comment: string; readonly reference: string | null }[];
  readonly isObsolete: boolean;
}

/** In the order of the list. */
export type Alleles = ReadonlyMap<string, Allele>;

/** The listed alleles of genes that the release has, with their coordinates. */
export async function joinAlleles(rows: Rows, genes: Genes): Promise<Alleles> {
  const coordinates = new Map<string, readonly string[]>();
  for await (const row of rows("allele-coordinates")) coordinates.set(row.allele, row.coordinates);
  const alleles = new Map<string, Allele>();
  for await (const row of rows("alleles")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    alleles.set(row.id, {
      id: row.id,
      gene,
      name: orNull(row.name),
      type: row.alleleType,
      description: orNull(row.description),
      synonyms: row.synonyms,
      references: row.references,
      coordinates: coordinates.get(row.id) ?? [],
      comments: row.comments.map(commentOf),
      isObsolete: row.isObsolete === "yes",
    });
  }
  return alleles;
}

/** How an allele reads: its name with Δ for delta, or what can be said without a name. */
export function alleleLabel({ name, type, gene }: Allele): string {
  const geneName = gene.name ?? gene.id;
  if (name !== null) return name.replace(/delta/gi, "Δ");
  if (type === "deletion") return `${geneName}Δ`;
  return type === "wild_type" ? `${geneName}+` : `${geneName}-${type.replaceAll("_", "-")}`;
}

/** "grows slowly (PMID:123)" */
function commentOf(text: string): Allele["comments"][number] {
  const [, comment, reference] = /^(.*?) *\((PMID:\d+)\)$/.exec(text) ?? [null, text, null];
  return { comment: comment ?? text, reference: reference ?? null };
}
