import { Minus, Plus } from "lucide-react";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import { sentenceCase } from "../format/format.ts";
import { filledColumns } from "./column.ts";
import type { Column } from "./column.ts";
import { ExpanderHead, HeadCells, RowCells, useSorted } from "./HeadCells.tsx";
import { TableFrame } from "./TableFrame.tsx";

/** The + or − of a row. */
export const Expander = ({
  name,
  open,
  onToggle,
}: {
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}) => (
  <button
    type="button"
    aria-expanded={open}
    aria-label={`Details of ${name}`}
    title={`${open ? "Hide" : "Show"} details`}
    onClick={onToggle}
  >
    {open ? <Minus className="icon" aria-hidden /> : <Plus className="icon" aria-hidden />}
  </button>
);

/** Rows with a common heading, in the order in which the headings first come; null stands for no heading. */
export function inSections<Row>(
  rows: readonly Row[],
  sectionOf: (row: Row) => string | null,
): { readonly title: string | null; readonly rows: readonly Row[] }[] {
  const sections = Map.groupBy(rows, sectionOf);
  return [...sections].map(([title, inside]) => ({ title, rows: inside }));
}

/** How many sections have a row of their own above them. */
export const titlesIn = (sections: ReturnType<typeof inSections>): number =>
  sections.filter(({ title }) => title !== null).length;

/** The title of a group of rows. */
export const SectionRow = ({ title, columns }: { readonly title: string; readonly columns: number }) => (
  <tr className="split" role="row">
    <th colSpan={columns} scope="rowgroup" role="rowheader">
      {sentenceCase(title)}
    </th>
  </tr>
);

export interface ExpandableTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** How the button of a row names it. */
  readonly rowName: (row: Row) => string;
  /** Heading that the row stands under. */
  readonly sectionOf: (row: Row) => string | null;
  /** Whether there is anything behind a row; all can be opened when absent. */
  readonly canOpen?: (row: Row) => boolean;
  /** Keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** What an open row shows below itself; a stable function, since rows are drawn anew when it changes. */
  readonly details: (row: Row) => ReactNode;
  /** The rows are one page of a longer list. */
  readonly isPart: boolean;
}

/** A table whose rows open one by one to show what is behind them. */
export function ExpandableTable<Row>({
  caption,
  columns: declared,
  rows: given,
  rowKey,
  rowName,
  sectionOf,
  canOpen,
  open,
  onToggle,
  details,
  isPart,
}: ExpandableTableProps<Row>) {
  const columns = useMemo(() => filledColumns(declared, given), [declared, given]);
  const { rows, sorting, sort } = useSorted(given, columns, isPart || given.length < 2);
  const sections = useMemo(() => inSections(rows, sectionOf), [rows, sectionOf]);
  return (
    <TableFrame caption={caption} rows={rows.length + titlesIn(sections)}>
      <table className="table table--records" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ExpanderHead />
            <HeadCells columns={columns} sorting={sorting} sort={sort} />
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody role="rowgroup" key={section.title ?? ""}>
            {section.title !== null && <SectionRow title={section.title} columns={columns.length + 1} />}
            {section.rows.map((row) => {
              const key = rowKey(row);
              return (
                <OneRow
                  key={key}
                  id={key}
                  row={row}
                  name={rowName(row)}
                  columns={columns}
                  canOpen={canOpen?.(row) ?? true}
                  open={open.has(key)}
                  onToggle={onToggle}
                  details={details}
                />
              );
            })}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

interface OneRowProps<Row> extends Pick<ExpandableTableProps<Row>, "columns" | "onToggle" | "details"> {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly canOpen: boolean;
  readonly open: boolean;
}

function PlainRow<Row>({ id, row, name, columns, canOpen, open, onToggle, details }: OneRowProps<Row>) {
  return (
    <>
      <tr role="row" className={open ? "is-open" : undefined}>
        <td className="expander" role="cell">
          {canOpen && <Expander name={name} open={open} onToggle={() => onToggle(id)} />}
        </td>
        <RowCells columns={columns} row={row} />
      </tr>
      {canOpen && open && (
        <tr role="row" className="detail">
          <td role="cell" colSpan={columns.length + 1}>
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
}

// memo forgets that the component is generic; opening one row draws no other.
const OneRow = memo(PlainRow) as typeof PlainRow;
