import { useState } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count } from "../../shared/format/format.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/column.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

const pageSize = 50;
/** Height of a row, in px, that keeps the place of rows that are under way. */
const rowHeight = 29;

type Row = AnnotationsAnswer["rows"][number];

export interface OpenedRowProps<Detail extends Row> {
  /** What the row is, for screen readers. */
  readonly name: string;
  /** Id of the summary row. */
  readonly row: string;
  /** Rows that there are. */
  readonly total: number;
  readonly request: AnnotationsRequest;
  readonly columns: readonly Column<Detail>[];
  readonly isDetail: (row: Row) => row is Detail;
}

/** What is behind a summary row, asked for when the row is opened; long lists come a page at a time. */
export function OpenedRow<Detail extends Row>({
  name,
  row,
  total,
  request,
  columns,
  isDetail,
}: OpenedRowProps<Detail>) {
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, refetch } = api.useAnnotationsQuery({
    ...request,
    view: "details",
    row,
    page,
    size: pageSize,
  });
  if (isError)
    return (
      <ErrorMessage
        title={`The details of “${name}” could not be loaded.`}
        failure={asFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className="loading-rows" style={{ minHeight: (Math.min(total, pageSize) + 1) * rowHeight }}>
        <div className="waiting">
          <SkeletonRows rows={Math.min(total, 6)} label="Loading details …" />
        </div>
      </div>
    );
  const pages = Math.max(1, Math.ceil(data.row_total / pageSize));
  return (
    <div aria-busy={isFetching}>
      <DataTable
        nested
        caption={`Details of ${name}`}
        columns={columns}
        rows={data.rows.filter(isDetail)}
        rowKey={(one) => one.id}
        isPart={pages > 1}
        filled={data.filled}
      />
      {pages > 1 && <Pages page={page} pages={pages} total={data.row_total} onTurn={setPage} />}
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  /** Rows in all. */
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

const Pages = ({ page, pages, total, onTurn }: PagesProps) => (
  <div className="table-foot">
    <span role="status">
      {count((page - 1) * pageSize + 1)}–{count(Math.min(page * pageSize, total))} of {count(total)}
    </span>
    <span className="actions">
      <button type="button" className="button" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous
      </button>
      <button type="button" className="button" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Next
      </button>
    </span>
  </div>
);
