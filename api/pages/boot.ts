import type { Deployment } from "../../config/schema.ts";
import { entities, searchedKinds } from "../../index-mappings/fields/entities.ts";
import { entriesOf } from "../../index-mappings/fields/field.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { geneListColumns } from "../../index-mappings/fields/gene-list.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";
import type { Boot, Catalogue } from "../contract/boot.ts";

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

/** What every page is given: the deployment without what only the query builder and the search need, and what fields are called. */
export function bootOf(
  {
    queryBuilder: _queryBuilder,
    concepts: _concepts,
    signposts: _signposts,
    front,
    ...deployment
  }: Deployment,
  metadata: Metadata | null,
): Boot {
  const { panels: _panels, ...shown } = front;
  return { deployment: { ...deployment, front: shown }, metadata, catalogue };
}
