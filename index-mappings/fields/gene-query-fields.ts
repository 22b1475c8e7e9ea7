/** What only queries read of a gene's record: what their nodes ask for, and what they work out of the genes that are found. */
import { z } from "zod";
import { partTypes } from "../shapes/transcript.ts";
import type { Fields } from "./field.ts";

/** Transcript 1, for sequences. From the 5' end on: kind, first and last position on the chromosome. */
const rowTranscript = z.object({
  id: z.string(),
  pieces: z.array(z.tuple([z.enum(partTypes), z.int(), z.int()]).readonly()).readonly(),
});

export const geneQueryFields = {
  /** Transcript 1, for sequences. */
  transcript: { type: "object", shape: rowTranscript, label: "Transcript", optional: true },
  has_protein: { type: "flag", label: "Whether the release has its protein" },
  /** Its rank among all genes, from 0: by product, then id, in natural order; genes without product last. */
  rank: { type: "integer", label: "Rank", use: "query" },
  /** Terms it is annotated to, directly or over is_a and part_of, NOT left out. */
  terms: { type: "keyword", label: "Terms", many: true, use: "query" },
  /** What the regulates relations add to them. */
  regulated_terms: { type: "keyword", label: "Regulated terms", many: true, use: "query" },
  /** As `terms`, of pairs of gene and phenotype without a genotype. */
  paired_terms: {
    type: "keyword",
    label: "Phenotypes without genotype",
    many: true,
    use: "query",
  },
  /** `phenotypeKey` of its terms, as in `terms`, under each profile. */
  phenotypes: { type: "keyword", label: "Phenotypes by genotype", many: true, use: "query" },
  /** What the regulates relations add to them. */
  regulated_phenotypes: {
    type: "keyword",
    label: "Regulated phenotypes by genotype",
    many: true,
    use: "query",
  },
  /** Names of subsets; those of domains under shorter names too. */
  subsets: { type: "keyword", label: "Subsets", many: true, use: "query" },
  properties: { type: "keyword", label: "Properties", many: true, use: "query" },
  /** `interactionKey` of each gene that it interacts with, with and without throughput and evidence. */
  interactions: {
    type: "keyword",
    label: "Interactions",
    topic: "interactions",
    many: true,
    use: "query",
  },
  /** `evidenceKey` of its interactions. */
  interaction_evidence: {
    type: "keyword",
    label: "Evidence of interactions",
    topic: "interactions",
    many: true,
    use: "query",
  },
  /** `upstreamKey` of annotations of other genes that act on it, with and without phases. */
  upstream: { type: "keyword", label: "Genes that act on it", many: true, use: "query" },
  /** `targetKey` of genes that the extensions of its annotations name. */
  targets: { type: "keyword", label: "Genes that it acts on", many: true, use: "query" },
  /** Numbers of `annotated_things` that it has, for enrichment: four bytes each, the lowest first, in base64. */
  annotated: { type: "bytes", label: "Annotated things" },
} as const satisfies Fields;
