/** Genes that were added and removed, from the history of the release. */
import type { GeneChange, GeneChanges } from "../../../../index-mappings/pages/overviews.ts";
import { orNull } from "../../text/blank.ts";
import type { ReleaseData } from "../../release-data/release-data.ts";

interface Row {
  readonly gene: string;
  readonly geneName: string;
  readonly date: string;
  readonly comment: string;
  readonly reference: string;
}

const newestFirst = (a: GeneChange, b: GeneChange): number =>
  b.date.localeCompare(a.date) || a.id.localeCompare(b.id);

/** All rows of both, the newest first. */
export async function geneChanges(data: ReleaseData): Promise<GeneChanges> {
  const genes = await data.genes();
  const changeOf = ({ gene: id, geneName, date, comment, reference }: Row): GeneChange => {
    const several = genes.gone.get(id)?.genes ?? [];
    return {
      id,
      name: orNull(geneName),
      date,
      comment: orNull(comment),
      reference: orNull(reference),
      gene: genes.byId.has(id) ? id : (genes.retired.get(id) ?? null),
      ...(several.length > 0 && { genes: several.map(({ uniquename }) => uniquename) }),
    };
  };
  const added: GeneChange[] = [];
  for await (const row of data.rows("new-genes")) added.push(changeOf(row));
  const removed: GeneChange[] = [];
  for await (const row of data.rows("removed-genes")) removed.push(changeOf(row));
  return { added: added.sort(newestFirst), removed: removed.sort(newestFirst) };
}
