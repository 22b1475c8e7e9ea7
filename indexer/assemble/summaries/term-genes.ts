/** What is known of the genes of each term: processes they have a part in, whether cells live without them, unknown roles. */
import type { Deployment } from "../../../config/schema.ts";
import type { TermGenes } from "../../../index-mappings/pages/term.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene, Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { Slim } from "../joins/slims.ts";
import { forEachPaced } from "../rows/pace.ts";
import { subsetName } from "../../../index-mappings/subset-name.ts";
import { directTerms, unionOf } from "./term-tallies.ts";

interface Parts {
  readonly genes: Genes;
  readonly slims: readonly Slim[];
  readonly ontology: Ontology;
  readonly deployment: Deployment;
  readonly annotationsOf: (gene: string) => readonly Annotation[];
}

interface Tally {
  readonly viability: TermGenes["viability"];
  /** Genes under each term of the slim, in its order. */
  readonly processes: Uint32Array;
  unknown: number;
  readonly unknownSubsets: Set<string>;
}

/** By term: its genes and those of the terms below it. null where there are none. */
export async function tallyTermGenes(parts: Parts): Promise<(term: string) => TermGenes | null> {
  const { genes, ontology, annotationsOf } = parts;
  const slim = parts.slims.find(({ annotationType: type }) => type === processType);
  const processes = [...(slim?.terms ?? [])];
  const unknownOf = unknownSubset(parts.deployment);
  const tallies = new Map<string, Tally>();
  await forEachPaced(genes.byId.values(), (gene) => {
    const known = unionOf(directTerms(annotationsOf(gene.id)), ontology.closure);
    const indices = processes.flatMap(([term], index) => (known.has(term) ? [index] : []));
    const unknown = unknownOf(gene);
    for (const term of known) {
      const tally = tallies.get(term) ?? emptyTally(processes.length);
      tallies.set(term, tally);
      tally.viability[gene.deletion_viability ?? "unknown"]++;
      for (const index of indices) tally.processes[index] = (tally.processes[index] ?? 0) + 1;
      if (unknown === null) continue;
      tally.unknown++;
      tally.unknownSubsets.add(unknown);
    }
  });
  return (term) => {
    const tally = tallies.get(term);
    if (tally === undefined) return null;
    // All genes of a term are under what stands above it: that says nothing.
    const above = new Set(ontology.closure(term));
    return {
      viability: tally.viability,
      processes: processes
        .flatMap(([termid, name], index) => {
          const gene_count = tally.processes[index] ?? 0;
          return gene_count === 0 || above.has(termid) ? [] : [{ termid, name, gene_count }];
        })
        .sort((a, b) => b.gene_count - a.gene_count),
      unknown_role: { gene_count: tally.unknown, subsets: [...tally.unknownSubsets].sort() },
    };
  };
}

const processType = "biological_process";

const emptyTally = (processes: number): Tally => ({
  viability: { viable: 0, inviable: 0, depends_on_conditions: 0, unknown: 0 },
  processes: new Uint32Array(processes),
  unknown: 0,
  unknownSubsets: new Set(),
});

/** The subset of a gene whose product has no known role; null for all others. */
function unknownSubset({ site }: Deployment): (gene: Gene) => string | null {
  const statuses = new Set(site.unknown_characterisation_statuses);
  return ({ feature_type: type, characterisation_status: status }) =>
    type === codingType && status !== null && statuses.has(status)
      ? subsetName("characterisation_status", status)
      : null;
}
