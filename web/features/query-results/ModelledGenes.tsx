import { Link } from "react-router-dom";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { count } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";

/** More genes are not highlighted in the view of all pathway models: nearly everything would be. */
const maxHighlighted = 3_000;

/** Why the genes of a query are not highlighted; null when they are. */
export const tooMany = (genes: number): string | null =>
  genes > maxHighlighted
    ? `${count(maxHighlighted)} genes at most can be highlighted in the pathway models; these are ${count(genes)}. Select fewer genes in the list first.`
    : null;

export interface ModelledGenesProps {
  /** With the field enables_gocam_activity_ids. */
  readonly answer: Pick<QueryAnswer, "id" | "count" | "rows">;
  /** What the query is called. */
  readonly name: string;
}

/** How many genes of a query are active in pathway models, and how many are in none yet. */
export function ModelledGenes({ answer: { id, count: all, rows }, name }: ModelledGenesProps) {
  const active = rows.filter((row) => (row.enables_gocam_activity_ids?.length ?? 0) > 0).length;
  const genes = { node_name: name, query_id: { id } };
  const inModels = {
    node_name: "in a curated GO-CAM pathway",
    int_range: { range_type: "gocam_activity_gene_count", start: 1 },
  };
  return (
    <>
      <li>
        <Link to={urls.resultsOf(JSON.stringify({ and: [genes, inModels] }))}>
          Genes from list in a curated GO-CAM pathway
        </Link>{" "}
        ({count(active)})
      </li>
      <li>
        <Link to={urls.resultsOf(JSON.stringify({ not: [genes, inModels] }))}>
          Genes from list not yet in a curated GO-CAM pathway
        </Link>{" "}
        ({count(all - active)})
      </li>
    </>
  );
}
