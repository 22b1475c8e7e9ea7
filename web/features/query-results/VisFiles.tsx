import { useState } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import { cut } from "../../shared/format/cut.ts";
import { count, counted } from "../../shared/format/format.ts";
import type { Column } from "../../shared/table/column.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { geneColumnsOf } from "../gene-list/columns.tsx";
import { gap, height, Lines, Names, namesWidth, width } from "./VisLines.tsx";
import type { LinesProps } from "./VisLines.tsx";
import { said, textOf } from "./vis-values.ts";
import type { ShownField } from "./vis-values.ts";

/** Rows of the table that are drawn at once. */
const atOnce = 200;
/** px from one line of text to the next, in the picture. */
const lineHeight = 14;
/** Letters that have room over a column, and beside the patch of a value. */
const letters = { head: 16, value: 13 };

const geneOf = (row: QueryRow) => ({
  uniquename: row.gene_uniquename,
  name: row.name ?? null,
  product: row.product ?? null,
});

const columnsOf = (fields: readonly ShownField[]): readonly Column<QueryRow>[] => [
  ...geneColumnsOf<QueryRow>(geneOf, "Gene"),
  ...fields.map((shown) => ({
    id: shown.field,
    header: shown.display_name,
    label: shown.display_name,
    inline: true,
    sortBy: (row: QueryRow) => textOf(row, shown) || null,
    cell: (row: QueryRow) => said(textOf(row, shown)),
  })),
];

const fileColumnsOf = (fields: readonly ShownField[]): readonly FileColumn<QueryRow>[] => [
  { header: "Systematic ID", text: (row) => row.gene_uniquename },
  { header: "Gene name", text: (row) => row.name ?? null },
  { header: "Product", text: (row) => row.product ?? null },
  ...fields.map((shown) => ({
    header: shown.display_name,
    text: (row: QueryRow) => textOf(row, shown) || null,
  })),
];

/** What the picture of the lines measures, with its heads above and its legends below. */
const sizeOf = ({ rows, fields, legends }: LinesProps) => {
  const max = Math.max(0, ...fields.map(({ field }) => legends.get(field)?.length ?? 0));
  return {
    width: namesWidth(rows) + fields.length * (width + gap),
    height: height + (max + 3) * lineHeight,
  };
};

/** The lines as they are taken along: each column with its name, and what its colours mean. */
function Picture(props: LinesProps) {
  const { rows, fields, legends } = props;
  const size = sizeOf(props);
  const indent = namesWidth(rows);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`}>
      {fields.map(({ field, display_name: name }, index) => (
        <g key={field} transform={`translate(${indent + index * (width + gap)} 0)`}>
          <text y={lineHeight}>{cut(name, letters.head)}</text>
          {(legends.get(field) ?? []).map(({ value, count: genes, colour }, at) => (
            <g key={value} transform={`translate(0 ${height + (at + 2) * lineHeight})`}>
              <rect className={colour} width={10} height={10} />
              <text x={13} y={9}>
                {cut(said(value), letters.value)} {count(genes)}
              </text>
            </g>
          ))}
        </g>
      ))}
      <g transform={`translate(0 ${1.5 * lineHeight})`}>
        <Names rows={rows} />
        <g transform={`translate(${indent} 0)`}>
          <Lines {...props} />
        </g>
      </g>
    </svg>
  );
}

/** The same as a table, folded, and ways to take picture and table along. */
export function VisFiles(props: LinesProps) {
  const { rows, fields } = props;
  const [isOpen, setOpen] = useState(false);
  const what = `${counted(rows.length, "gene")}, one line each`;
  return (
    <>
      <div className="list-bar" id="lines">
        <div className="actions">
          <DrawingDownloads
            what="the lines"
            file="one-line-a-gene"
            drawing={<Picture {...props} />}
            {...sizeOf(props)}
          />
          <TakeTable
            what={what}
            file="one-line-a-gene"
            section="lines"
            columns={fileColumnsOf(fields)}
            rows={rows}
          />
        </div>
      </div>
      <details className="vis__list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{counted(rows.length, "gene")} as a table</summary>
        {isOpen && (
          <DataTable
            caption="Genes, one line each"
            columns={columnsOf(fields)}
            rows={rows}
            rowKey={(row) => row.gene_uniquename}
            atOnce={atOnce}
          />
        )}
      </details>
    </>
  );
}
