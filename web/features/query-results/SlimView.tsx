import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { QueryAnswer, QueryNode, SlimAnswer } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count, counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { urls } from "../../shared/urls/urls.ts";
import { TermLink } from "../entities/links.tsx";
import { useRunQuery } from "../query-history/use-run-query.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import type { Column } from "../../shared/table/column.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import { CountBar } from "./CountBar.tsx";
import { ShowInPathways } from "./ShowInPathways.tsx";
import { listOf } from "./use-gene-set.ts";

export interface SlimViewProps {
  readonly answer: QueryAnswer;
  /** What the query is called. */
  readonly name: string;
  readonly slim: string;
}

/** How the genes spread over the terms of a slim, and the coding genes that are under none of them. */
export function SlimView({ answer, name, slim }: SlimViewProps) {
  const { site } = useDeployment();
  const {
    currentData: data,
    isError,
    error,
    refetch,
  } = queries.useSlimCountsQuery({ constraints: { query_id: { id: answer.id } }, slim });
  const rows = useMemo(() => data?.rows.toSorted((a, b) => b.count - a.count) ?? [], [data]);
  const isSingleLocus = site.slims[slim]?.single_locus ?? false;
  const columns = useMemo(
    () =>
      slimColumns(rows, ({ termid, name: term }) => ({
        and: [
          { node_name: name, query_id: { id: answer.id } },
          { term: { termid, name: term, ...(isSingleLocus ? { single_or_multi_locus: "single" } : {}) } },
        ],
      })),
    [rows, name, answer.id, isSingleLocus],
  );
  return (
    <>
      <Slims id={answer.id} slim={slim} />
      {isError && (
        <ErrorMessage
          title="The slim could not be loaded."
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div className="waiting">
          <SkeletonRows rows={9} label="Loading the slim …" />
        </div>
      )}
      {data && (
        <>
          {rows.length === 0 ? (
            <div className="empty well">
              <p>None of these genes is annotated under a term of the {data.display_name}.</p>
            </div>
          ) : (
            <DataTable
              caption={`Terms of the ${data.display_name}`}
              rows={rows}
              rowKey={(row) => row.termid}
              sorted={{ column: "count", descending: true }}
              columns={columns}
            />
          )}
          <Unslimmed ids={data.unslimmed} name={name} slim={data.display_name} />
        </>
      )}
    </>
  );
}

/** The slims to choose from. */
function Slims({ id: queryId, slim }: { readonly id: string; readonly slim: string }) {
  const { site } = useDeployment();
  return (
    <nav className="list-bar" aria-label="Slims">
      <span className="muted">Slim:</span>
      {Object.entries(site.slims).map(([id, { display_name: label }]) => (
        <Link
          key={id}
          className="button"
          to={urls.resultsAs(`slim:${id}`, queryId)}
          aria-current={id === slim ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type SlimRow = SlimAnswer["rows"][number];

/** @param genesOf the query for the genes under a term */
const slimColumns = (
  rows: readonly SlimRow[],
  genesOf: (row: SlimRow) => QueryNode,
): readonly Column<SlimRow>[] => [
  {
    id: "name",
    header: "Term",
    sortBy: (row) => row.name,
    cell: (row) => <TermLink term={row} glyph />,
  },
  {
    id: "termid",
    header: "ID",
    tight: true,
    inline: true,
    sortBy: (row) => row.termid,
    cell: (row) => <span className="id muted small">{row.termid}</span>,
  },
  {
    id: "count",
    header: "Genes",
    number: true,
    inline: true,
    label: "Genes",
    sortBy: (row) => row.count,
    cell: (row) => <Link to={urls.resultsOf(JSON.stringify(genesOf(row)))}>{count(row.count)}</Link>,
  },
  {
    id: "pathways",
    header: "In pathways",
    inline: true,
    label: "In pathways",
    cell: (row) => <ShowInPathways constraints={genesOf(row)} name={row.name} genes={row.count} />,
  },
  {
    id: "share",
    header: "Share",
    className: "bar-cell",
    cell: (row) => <CountBar value={row.count} of={rows[0]?.count ?? 0} />,
  },
];

function Unslimmed({
  ids,
  name,
  slim,
}: {
  readonly ids: readonly string[];
  readonly name: string;
  readonly slim: string;
}) {
  const run = useRunQuery();
  const navigate = useNavigate();
  const show = async () => {
    const title = `${counted(ids.length, "gene")} under no term of the ${slim}, from: ${name}`;
    const id = await run(listOf(ids, title), title);
    if (id !== null) void navigate(urls.results(id));
  };
  return (
    <p className="section">
      Coding genes under none of the terms:{" "}
      {ids.length === 0 ? (
        <b>none</b>
      ) : (
        <button type="button" className="link-button" onClick={() => void show()}>
          {count(ids.length)}
        </button>
      )}
    </p>
  );
}
