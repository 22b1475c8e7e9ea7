/** What a reader is told who asked for a gene that has no page. */
import type { Gone } from "../../index-mappings/pages/gone.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { nearGenes } from "../search/present/near-genes.ts";
import type { Services } from "../context/services.ts";
import type { DescribedLink } from "./description.ts";
import { readGone } from "../documents/read-page.ts";
import { entityPath } from "../contract/values/entity-path.ts";

export interface GoneGene extends Gone {
  /** As it was asked for. */
  readonly id: string;
}

export interface MissingGene {
  /** Genes whose names are near to what was asked for. */
  readonly near: readonly DescribedLink[];
  /** What became of an id that was in use once. */
  readonly gone: GoneGene | null;
}

/** What is known of an id that has no page: why it is gone, and genes that it may mean. */
export async function missingGene(
  services: Services,
  generation: LoadedGeneration,
  id: string,
): Promise<MissingGene> {
  const [genes, gone] = await Promise.all([
    nearGenes(id, services, generation),
    readGone(services.elastic, generation, "gene", id, services.deployment),
  ]);
  const near = genes.map((gene) => ({
    address: entityPath("gene", gene.id),
    label: gene.label,
    detail: gene.label === gene.id ? "" : gene.id,
  }));
  return { near, gone: gone && { ...gone, id } };
}
