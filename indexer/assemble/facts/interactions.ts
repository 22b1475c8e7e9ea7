/** Interactions between two genes, as directed as their source says. */
import type { Genes } from "../joins/genes.ts";
import type { Rows } from "../rows.ts";
import { orNull } from "../text/blank.ts";
import type { Throughput } from "../vocabulary/evidence-codes.ts";
import { factId } from "./fact.ts";

export interface Interaction {
  readonly id: string;
  readonly type: "physical_interactions" | "genetic_interactions";
  readonly geneA: string;
  readonly geneB: string;
  readonly evidence: string | null;
  readonly reference: string | null;
  readonly throughput: Throughput | null;
  readonly sources: readonly string[];
  readonly date: string | null;
}

export async function readInteractions(rows: Rows, genes: Genes): Promise<Interaction[]> {
  const found = new Map<string, Interaction>();
  for await (const row of rows("interactions")) {
    const [geneA, geneB] = [genes.find(row.geneA)?.id, genes.find(row.geneB)?.id];
    if (geneA === undefined || geneB === undefined) continue;
    const says = {
      type: row.type === "physical" ? "physical_interactions" as const : "genetic_interactions" as const,
      geneA, geneB, evidence: orNull(row.evidence), reference: orNull(row.reference), throughput: throughputOf(row.throughput),
      sources: row.sources, date: orNull(row.date),
    };
    const id = factId(says.type, says);
    found.set(id, { id, ...says });
  }
  return [...found.values()];
}

/** Both genes, or the one that interacts with itself. */
export const partners = ({ geneA, geneB }: Interaction): string[] => (geneA === geneB ? [geneA] : [geneA, geneB]);

function throughputOf(text: string): Throughput | null {
  if (/high/i.test(text)) return "high";
  return /low/i.test(text) ? "low" : null;
}
