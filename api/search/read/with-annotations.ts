/** Genes whose annotations are as a text asks for, by their evidence or residue: no field of the index of genes tells it. */
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { annotatedTo } from "./annotated-to.ts";
import { hasCodes, hasResidues } from "./said-beside.ts";
import type { EvidenceAsked } from "./evidence-asked.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { ReadText } from "./read.ts";
import type { ResiduesAsked } from "./residues-asked.ts";
import { together, treeOf } from "./part.ts";

type Needs = Pick<Services, "elastic" | "deployment">;
/** Genes annotated to one of the terms, in a way that the text asks for. */
type Genes = (terms: readonly string[]) => Promise<readonly string[]>;

const withCodes =
  ({ codes, isOnly }: EvidenceAsked, needs: Needs, generation: LoadedGeneration): Genes =>
  async (terms) => {
    const others = Object.keys(evidenceCodes).filter((code) => !codes.includes(code));
    const [genes, otherwise] = await Promise.all(
      [codes, ...(isOnly ? [others] : [])].map((some) =>
        annotatedTo(terms, "genes", { codes: some }, needs, generation),
      ),
    );
    const without = new Set(otherwise);
    return (genes ?? []).filter((gene) => !without.has(gene));
  };

const atResidues =
  ({ residues, isOr }: ResiduesAsked, needs: Needs, generation: LoadedGeneration): Genes =>
  async (terms) => {
    const found = await Promise.all(
      residues.map((residue) => annotatedTo(terms, "genes", { residue }, needs, generation)),
    );
    const sets = found.map((genes) => new Set(genes));
    return [...new Set(found.flat())].filter((gene) => isOr || sets.every((genes) => genes.has(gene)));
  };

/** The same with the genes whose annotations are as is asked for, in place of all that are annotated to a term. */
export async function withAnnotations(
  read: ReadText,
  vocabulary: Pick<Vocabulary, "phrases">,
  needs: Needs,
  generation: LoadedGeneration,
): Promise<ReadText> {
  const { evidence, residues } = read;
  if (evidence === null && residues === null) return read;
  const parts = await Promise.all(
    read.parts.map(async (part) => {
      const ways = [
        ...(evidence !== null && hasCodes(part, needs.deployment)
          ? [{ label: evidence.label, genesOf: withCodes(evidence, needs, generation) }]
          : []),
        ...(residues !== null && hasResidues(part, vocabulary, needs.deployment)
          ? [{ label: residues.label, genesOf: atResidues(residues, needs, generation) }]
          : []),
      ];
      if (ways.length === 0) return part;
      const nodes = await Promise.all(
        ways.map(async ({ genesOf }) => ({ gene_list: { genes: [...(await genesOf(part.id.split(",")))] } })),
      );
      const label = [part.label, ...ways.map((way) => way.label)].join(" ");
      return {
        ...part,
        node: together("and", nodes) ?? part.node,
        label,
        count: null,
        alternatives: [],
        others: [],
      };
    }),
  );
  return { ...read, parts, query: treeOf(parts.filter(({ extreme }) => extreme === null)) };
}
