import type { AnnotationType } from "../../../api/contract/index.ts";

/** The interactors of a gene as a query that the results page reads from its address. */
export function interactorsQuery(
  gene: string,
  type: AnnotationType["id"],
  throughput: string | null,
  evidence: string | null,
): string {
  return JSON.stringify({
    constraints: {
      interactors: {
        gene_uniquename: gene,
        interaction_type: type === "physical_interactions" ? "physical" : "genetic",
        ...(throughput === null ? {} : { throughput }),
        ...(evidence === null ? {} : { evidence_type: evidence }),
      },
    },
    output_options: { field_names: ["gene_uniquename"], sequence: "none" },
  });
}
