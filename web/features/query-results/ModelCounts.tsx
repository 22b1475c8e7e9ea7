import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GocamLink } from "../entities/links.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { CountBar } from "./CountBar.tsx";
import { ModelledGenes, tooMany } from "./ModelledGenes.tsx";
import { allModels, shortName } from "./pathway-link.ts";

interface ModelCount {
  readonly id: string;
  readonly title: string;
  readonly genes: number;
}

/** How many of the genes are active in each pathway model, most first. */
function useModelCounts({ rows }: QueryAnswer): readonly ModelCount[] {
  const { data: options } = queries.useQueryOptionsQuery();
  return useMemo(() => {
    const titles = new Map(options?.subsets.map(({ name, display_name: title }) => [name, title]));
    const counts = new Map<string, number>();
    for (const row of rows)
      for (const id of row.enables_gocam_activity_ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts]
      .map(([id, genes]) => ({ id, genes, title: titles.get(`gomodel:${id}`) ?? id }))
      .toSorted((a, b) => b.genes - a.genes || a.title.localeCompare(b.title));
  }, [rows, options]);
}

/** @param max the number of genes whose bar is as wide as its cell */
function columnsFor(answer: QueryAnswer, name: string, max: number): readonly Column<ModelCount>[] {
  const genesIn = ({ id, title }: ModelCount) => {
    const model = { subset: { subset_name: `gomodel:${id}` }, node_name: title };
    return JSON.stringify({ and: [{ node_name: name, query_id: { id: answer.id } }, model] });
  };
  return [
    {
      id: "title",
      header: "Pathway model",
      sortBy: (row) => row.title,
      cell: ({ id, title }) => <GocamLink model={{ gocam_id: id, title }} glyph />,
    },
    {
      id: "genes",
      header: "Genes",
      number: true,
      inline: true,
      label: "Genes",
      sortBy: (row) => row.genes,
      cell: (row) => <Link to={urls.resultsOf(genesIn(row))}>{count(row.genes)}</Link>,
    },
    {
      id: "share",
      header: "Share",
      className: "bar-cell",
      cell: (row) => <CountBar value={row.genes} of={max} />,
    },
  ];
}

/** Pathway models by how many of the genes are active in them. */
export function ModelCounts({ answer, name }: { readonly answer: QueryAnswer; readonly name: string }) {
  const models = useModelCounts(answer);
  const refused = tooMany(answer.count);
  return (
    <>
      <ul className="links links--inline list-bar">
        <ModelledGenes answer={answer} name={name} />
        {refused === null && (
          <li>
            <Link to={urls.pathways("subset-count", allModels, answer.id, shortName(name, answer.count))}>
              View these genes highlighted in all pathways
            </Link>
          </li>
        )}
      </ul>
      {refused !== null && (
        <p className="subtle" role="note">
          {refused}
        </p>
      )}
      {models.length === 0 ? (
        <div className="empty well">
          <p>None of these genes is active in a pathway model.</p>
        </div>
      ) : (
        <DataTable
          caption={`${counted(models.length, "pathway model")} with genes of the list`}
          rows={models}
          rowKey={(row) => row.id}
          sorted={{ column: "genes", descending: true }}
          columns={columnsFor(answer, name, models[0]?.genes ?? 0)}
        />
      )}
    </>
  );
}
