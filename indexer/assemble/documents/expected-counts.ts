/** How many documents of each kind a load should end with. */
import type { IndexKind } from "../../../index-mappings/names.ts";
import { partCount } from "./files.ts";
import { sectionsOf } from "./help.ts";
import { namedDocuments } from "./release.ts";
import { chunkCount } from "./sequences.ts";
import { pageRows } from "../tables/page-rows.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** Counts documents without making them: what a finished load is verified against. */
export async function expectedCounts(data: ReleaseData): Promise<Readonly<Record<IndexKind, number>>> {
  const [genes, ontology, references, alleles] = await Promise.all([
    data.genes(),
    data.ontology(),
    data.references(),
    data.alleles(),
  ]);
  const [genotypes, gocams, annotations, interactions] = await Promise.all([
    data.genotypes(),
    data.gocams(),
    data.annotations(),
    data.interactions(),
  ]);
  const [chromosomes, peptides, subsets, fileParts, reactions, compounds, structures] = await Promise.all([
    data.chromosomes(),
    data.peptides(),
    data.subsets(),
    partCount(data),
    data.reactions(),
    data.compounds(),
    data.structureFiles(),
  ]);
  const entities = {
    genes: genes.byId.size,
    terms: ontology.terms.size,
    references: references.size,
    alleles: alleles.size,
    genotypes: genotypes.size,
    gocams: gocams.size,
  };
  let sections = 0;
  await forEachPaced(data.pages, (page) => {
    sections += sectionsOf(page).length;
  });
  let tables = 0;
  for await (const _page of pageRows(data)) tables++;
  return {
    ...entities,
    annotations: annotations.length + interactions.length,
    sequences: chunkCount(chromosomes) + peptides.size,
    files: fileParts,
    documents: sections,
    pages:
      Object.values(entities).reduce((sum, count) => sum + count, 0) +
      genes.retired.size +
      genes.gone.size +
      tables +
      ontology.secondary.size,
    release:
      Object.keys(namedDocuments).length +
      subsets.size +
      Object.keys(data.deployment.site.slims).length +
      reactions.ofRhea.size +
      compounds.size +
      structures.size,
  };
}
