import { useCallback } from "react";
import type { AnnotationsAnswer } from "../../../api/contract/index.ts";
import type { Column } from "../../shared/table/column.ts";
import { ExpandableTable } from "../../shared/table/ExpandableTable.tsx";
import { GroupedTable } from "../../shared/table/GroupedTable.tsx";
import type { TableGroup } from "../../shared/table/GroupedTable.tsx";
import type { TableRowsProps } from "./table-rows.ts";
import { OpenedRow } from "./OpenedRow.tsx";

type Row = AnnotationsAnswer["rows"][number];

export interface OpenableRowsProps<Summary extends Row, Detail extends Row> {
  readonly table: Pick<TableRowsProps, "answer" | "type" | "request" | "cut" | "toggled" | "onToggle">;
  /** In the view of single rows: these under their heads; empty in the summary. */
  readonly groups: readonly TableGroup<Detail>[];
  readonly columns: readonly Column<Detail>[];
  readonly isDetail: (row: Row) => row is Detail;
  readonly summaries: readonly Summary[];
  readonly summaryColumns: readonly Column<Summary>[];
  readonly nameOf: (row: Summary) => string;
  readonly sectionOf: (row: Summary) => string | null;
  readonly canOpen?: (row: Summary) => boolean;
}

/** Rows that sum others up and open to show them, or all single rows in groups. */
export function OpenableRows<Summary extends Row & { readonly count: number }, Detail extends Row>({
  table: { answer, type, request, cut, toggled, onToggle },
  groups,
  columns,
  isDetail,
  summaries,
  summaryColumns,
  nameOf,
  ...rows
}: OpenableRowsProps<Summary, Detail>) {
  const details = useCallback(
    (row: Summary) => (
      <OpenedRow
        name={nameOf(row)}
        row={row.id}
        total={row.count}
        request={request}
        columns={columns}
        isDetail={isDetail}
      />
    ),
    [nameOf, request, columns, isDetail],
  );
  if (groups.length > 0)
    return (
      <GroupedTable
        caption={type.display_name}
        columns={columns}
        groups={groups}
        cut={cut}
        rowKey={(row) => row.id}
        filled={answer.filled}
        closed={toggled}
        onToggle={onToggle}
      />
    );
  return (
    <ExpandableTable
      caption={type.display_name}
      columns={summaryColumns}
      rows={summaries}
      cut={cut}
      rowKey={(row) => row.id}
      rowName={nameOf}
      {...rows}
      open={toggled}
      onToggle={onToggle}
      details={details}
      isPart={answer.row_total > answer.rows.length}
    />
  );
}
