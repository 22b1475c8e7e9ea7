/** How the two genes of an interaction are told. Pure. */
import type { BootDeployment, InteractionRow } from "../../../api/contract/index.ts";

export type Pair = Pick<InteractionRow, "gene_a" | "gene_b" | "evidence" | "type">;
export type InteractionTypes = BootDeployment["site"]["interaction_types"];

/** A gene by its name, else its id. */
export const named = (gene: InteractionRow["gene_a"]): string => gene.name ?? gene.uniquename;

/** The partner of the page's gene. */
export const otherGene = (row: Pair, geneId: string | null): InteractionRow["gene_a"] =>
  row.gene_a.uniquename === geneId ? row.gene_b : row.gene_a;

/** "cdc2 and wee1, Synthetic Rescue"; on a gene's page only the partner is named. */
export const pairName = (row: Pair, geneId: string | null): string =>
  `${geneId === null ? `${named(row.gene_a)} and ${named(row.gene_b)}` : named(otherGene(row, geneId))}${row.evidence ? `, ${row.evidence}` : ""}`;

/**
 * What the page's gene does in an interaction: "affinity captured by" the other. Of a physical interaction the first gene is
 * the bait; evidence that the deployment has no words for is said by these parts alone. "" where both do the same.
 */
export function partOf(row: Pair, geneId: string, types: InteractionTypes): string {
  const isBait = row.gene_a.uniquename === geneId;
  const words = types[row.evidence ?? ""];
  if (words) return words.bait_label === words.prey_label ? "" : isBait ? words.bait_label : words.prey_label;
  if (row.type === "genetic_interactions") return "";
  if (row.gene_a.uniquename === row.gene_b.uniquename) return "bait and prey";
  return isBait ? "bait" : "prey";
}
