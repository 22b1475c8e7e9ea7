/** Holds what is said of cells without a gene against the phenotypes of its deletion: whether they live. */
import type { Dataset } from "../read/release-file.ts";
import type { DatasetOf } from "../read/open-release.ts";
import type { Format, RecordOf } from "../read/records.ts";
import type { Compared, Contradiction } from "./contradiction.ts";

/** Terms that say it, with all terms below them. */
export interface ViabilityTerms {
  readonly viable: string;
  readonly inviable: string;
}

interface Told {
  readonly value: string;
  readonly dataset: Dataset;
}

/** Phenotypes of one gene in one data set. */
interface Seen {
  readonly terms: Set<string>;
  /** Of the first row. */
  readonly line: number | null;
}

interface Taken {
  readonly told: Map<string, Told>;
  readonly childrenOf: Map<string, string[]>;
  readonly seen: Map<Dataset, Map<string, Seen>>;
}

type Take<F extends Format> = (
  taken: Taken,
  record: RecordOf<F>,
  dataset: Dataset,
  line: number | null,
) => void;

function see(taken: Taken, dataset: Dataset, gene: string, term: string, line: number | null): void {
  const ofDataset = taken.seen.get(dataset) ?? new Map<string, Seen>();
  taken.seen.set(dataset, ofDataset);
  const ofGene = ofDataset.get(gene) ?? { terms: new Set<string>(), line };
  ofDataset.set(gene, ofGene);
  ofGene.terms.add(term);
}

const takes: { readonly [F in Format]?: Take<F> } = {
  "gene-viability": ({ told }, { gene, value }, dataset) => told.set(gene, { value, dataset }),
  obo: ({ childrenOf }, { id, isA }) => {
    for (const parent of isA) {
      const children = childrenOf.get(parent);
      if (children) children.push(id);
      else childrenOf.set(parent, [id]);
    }
  },
  "gene-term-pairs": (taken, { gene, term }, dataset, line) => see(taken, dataset, gene, term, line),
  // One copy of two that is deleted says nothing of cells without the gene.
  phaf: (taken, { gene, term, alleleType, ploidy }, dataset, line) => {
    if (alleleType === "deletion" && ploidy !== "diploid") see(taken, dataset, gene, term, line);
  },
};

/** Formats whose records are looked at. Object.keys forgets their names, hence the cast. */
export const viabilityFormats = Object.keys(takes) as readonly Format[];

/** A term and all terms below it. */
function withDescendants(root: string, childrenOf: Taken["childrenOf"]): ReadonlySet<string> {
  const found = new Set([root]);
  for (const term of found) for (const child of childrenOf.get(term) ?? []) found.add(child);
  return found;
}

/**
 * Genes whose deletion is said to be viable and whose phenotypes all say that cells die, or the other way round. Where
 * phenotypes say both, each may be of other conditions or alleles.
 * @param terms null compares nothing
 */
export function viabilityAgreement(terms: ViabilityTerms | null) {
  const taken: Taken = { told: new Map(), childrenOf: new Map(), seen: new Map() };
  return {
    take<F extends Format>(dataset: DatasetOf<F>, record: RecordOf<F>, line: number | null): void {
      if (terms !== null) takes[dataset.format]?.(taken, record, dataset, line);
    },
    compare(): readonly Compared[] {
      if (terms === null) return [];
      const lives = withDescendants(terms.viable, taken.childrenOf);
      const dies = withDescendants(terms.inviable, taken.childrenOf);
      return [...taken.seen].flatMap(([dataset, ofGenes]): Compared[] => {
        let things = 0;
        const contradictions: Contradiction[] = [];
        for (const [gene, { terms: seen, line }] of ofGenes) {
          const told = taken.told.get(gene);
          const isViable = [...seen].some((term) => lives.has(term));
          const isInviable = [...seen].some((term) => dies.has(term));
          if ((told?.value !== "viable" && told?.value !== "inviable") || isViable === isInviable) continue;
          things++;
          const value = isViable ? "viable" : "inviable";
          if (value !== told.value)
            contradictions.push({
              about: gene,
              property: "deletion viability",
              part: null,
              value,
              dataset,
              line,
              against: told,
            });
        }
        return things === 0 ? [] : [{ dataset, property: "deletion viability", things, contradictions }];
      });
    },
  };
}
