import type { Client } from "@elastic/elasticsearch";
import type { Deployment } from "../../config/schema.ts";
import { entities, searchedKinds } from "../../index-mappings/fields/entities.ts";
import { entriesOf } from "../../index-mappings/fields/field.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { geneListColumns } from "../../index-mappings/fields/gene-list.ts";
import type { Boot, Catalogue, ViewBoot } from "../contract/boot.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readChromosomes, readMetadata } from "../documents/release-documents.ts";

const catalogue: Catalogue = {
  kinds: searchedKinds.map((type) => {
    const { title, one, many } = entities[type];
    return { type, title, one, many };
  }),
  gene_columns: geneListColumns.map(({ name, label, isHidden }) => ({ name, label, is_hidden: isHidden })),
  gene_values: Object.fromEntries(
    entriesOf(geneFields).flatMap(([name, field]) => (field.type === "enum" ? [[name, field.values]] : [])),
  ),
};

/** What pages are given of the release. */
export type BootRelease = Pick<Boot, "metadata" | "chromosome_lengths">;

/** While no release is loaded, or none can be read. */
export const noRelease: BootRelease = { metadata: null, chromosome_lengths: null };

/** Assemblies in more pieces than this would make each page longer for what few pages need. */
const fewChromosomes = 50;

/** Read once for each generation. */
export async function readBootRelease(elastic: Client, generation: LoadedGeneration): Promise<BootRelease> {
  const [metadata, chromosomes] = await Promise.all([
    readMetadata(elastic, generation),
    // Pages then ask for them.
    readChromosomes(elastic, generation).catch(() => null),
  ]);
  const isFew = chromosomes !== null && chromosomes.length > 0 && chromosomes.length <= fewChromosomes;
  return {
    metadata,
    chromosome_lengths: isFew
      ? Object.fromEntries(chromosomes.map(({ name, length }) => [name, length]))
      : null,
  };
}

/** What every page is given: the deployment without what only the query builder and the search need, and what fields are called. */
export function bootOf(
  {
    queryBuilder: _queryBuilder,
    concepts: _concepts,
    signposts: _signposts,
    front,
    ...deployment
  }: Deployment,
  release: BootRelease,
): Boot {
  const { panels: _panels, ...shown } = front;
  return { deployment: { ...deployment, front: shown }, ...release, catalogue };
}

/** What views in frames are given: where their files come from, and what their downloads say of their origin. */
export const viewBootOf = (
  { site: { site_name, viewers } }: Pick<Deployment, "site">,
  { metadata }: Pick<BootRelease, "metadata">,
): ViewBoot => ({ site: { site_name, viewers }, release: metadata?.date_version ?? null });
