import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { saveText } from "../../shared/browser/save.ts";
import { count } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";
import { GeneLink, Listed } from "../entities/links.tsx";
import { listTable, outcomes, summaryOf } from "./list-rows.ts";
import type { ListRow } from "./list-rows.ts";

/** Rows that are drawn at once. */
const atOnce = 200;

const columns: readonly Column<ListRow>[] = [
  {
    id: "typed",
    header: "As it was given",
    cell: ({ typed }) => <span className="id--long">{typed}</span>,
    sortBy: ({ typed }) => typed,
  },
  {
    id: "at",
    header: "Row",
    number: true,
    first: "smallest",
    inline: true,
    label: "row",
    cell: ({ at }) => count(at),
    sortBy: ({ at }) => at,
  },
  {
    id: "outcome",
    header: "What became of it",
    cell: ({ outcome }) => outcomes[outcome],
    sortBy: ({ outcome }) => outcomes[outcome],
  },
  {
    id: "genes",
    header: "Gene",
    cell: ({ genes }) => (
      <Listed parts={genes.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))} />
    ),
    sortBy: ({ genes: [gene] }) => gene?.name ?? gene?.uniquename ?? null,
  },
  { id: "note", header: "Note", className: "wide-cell", cell: ({ note }) => note },
];

/** What became of each identifier of a list: in numbers, and when it is opened row by row and as a file. */
export function ListRepair({ rows }: { readonly rows: readonly ListRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const summary = useMemo(() => summaryOf(rows), [rows]);
  return (
    <details className="list-repair" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Rows rows={rows} />}
    </details>
  );
}

function Rows({ rows }: { readonly rows: readonly ListRow[] }) {
  const [onlyOthers, setOnlyOthers] = useState(false);
  const others = useMemo(
    () => rows.filter(({ outcome, note }) => outcome !== "found" || note !== ""),
    [rows],
  );
  return (
    <>
      <p className="row">
        {others.length > 0 && others.length < rows.length && (
          <CheckBox checked={onlyOthers} onChange={setOnlyOthers}>
            Only rows to look at ({count(others.length)})
          </CheckBox>
        )}
        <button
          type="button"
          className="button button--quiet"
          onClick={() => saveText("gene-list-report.tsv", "text/tab-separated-values", listTable(rows))}
        >
          <Download className="icon" aria-hidden />
          What became of each (TSV)
        </button>
      </p>
      <DataTable
        caption="What became of each identifier"
        columns={columns}
        rows={onlyOthers ? others : rows}
        rowKey={({ at }) => String(at)}
        atOnce={atOnce}
      />
    </>
  );
}
