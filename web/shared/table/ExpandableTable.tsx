import { Minus, Plus } from "lucide-react";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import { sentenceCase } from "../format/format.ts";
import { belowLayout, filledColumns } from "./column.ts";
import type { Column } from "./column.ts";
import { parted } from "./cut.ts";
import type { Cut } from "./cut.ts";
import { ExpanderHead, HeadCells, RowCells, useSorted } from "./HeadCells.tsx";
import { TableBody } from "./TableBody.tsx";
import { TableFrame } from "./TableFrame.tsx";
import { useParts } from "./use-parts.ts";

/** Rows that are drawn at once when a table comes: fifty, with all the names in them, would be the longest task of a page. */
const atOnce = 16;

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

export interface TableSection<Row> {
  readonly title: string | null;
  readonly rows: readonly Row[];
}

/** Rows with a common heading, in the order in which the headings first come; null stands for no heading. */
export function inSections<Row>(
  rows: readonly Row[],
  sectionOf: (row: Row) => string | null,
): TableSection<Row>[] {
  const sections = Map.groupBy(rows, sectionOf);
  return [...sections].map(([title, inside]) => ({ title, rows: inside }));
}

export interface SectionBody<Row> {
  readonly key: string;
  readonly section: TableSection<Row>;
  /** Its rows are behind the cut of the table. */
  readonly isBehind: boolean;
  /** The cut parts it from rows of the same section. */
  readonly goesOn: boolean;
}

/** The sections before a cut and those behind it, as parts of one table. */
export const bodiesOf = <Row,>(parts: readonly (readonly TableSection<Row>[])[]): SectionBody<Row>[] =>
  parts.flatMap((sections, part) =>
    sections.map((section, index) => ({
      key: `${part} ${section.title ?? ""}`,
      section,
      isBehind: part > 0,
      goesOn: part > 0 && index === 0 && parts[0]?.at(-1)?.title === section.title,
    })),
  );

/** Rows in sections, cut within them: sorted rows of several sections are mixed, and no heading stands twice. */
export function sectionsParted<Row>(
  rows: readonly Row[],
  cut: Cut | null,
  sectionOf: (row: Row) => string | null,
): SectionBody<Row>[] {
  const inOrder = inSections(rows, sectionOf).flatMap((section) => section.rows);
  return bodiesOf(parted(inOrder, cut).map((part) => inSections(part, sectionOf)));
}

/** Rows that a table shows now, with the headings above them; `inside` counts those of a section. */
export const rowsSeen = <Row,>(
  bodies: readonly SectionBody<Row>[],
  cut: Cut | null,
  inside: (section: TableSection<Row>) => number,
): number =>
  bodies
    .filter(({ isBehind }) => !isBehind || cut?.isOpen)
    .reduce(
      (sum, { section, goesOn }) => sum + inside(section) + (section.title !== null && !goesOn ? 1 : 0),
      0,
    );

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
  /** Left out, or null, for rows that are all seen at once. */
  readonly cut?: Cut | null;
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
  cut = null,
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
  const { rows: sorted, sorting, sort } = useSorted(given, columns, isPart || given.length < 2);
  const rows = useParts(
    sorted,
    atOnce,
    cut !== null && !cut.isOpen && cut.at <= atOnce ? "hidden" : "seen",
    true,
  );
  const bodies = useMemo(() => sectionsParted(rows, cut, sectionOf), [rows, cut, sectionOf]);
  return (
    <TableFrame caption={caption} rows={rowsSeen(bodies, cut, (section) => section.rows.length)}>
      <table {...belowLayout(columns, "2.125rem")} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ExpanderHead />
            <HeadCells columns={columns} sorting={sorting} sort={sort} />
          </tr>
        </thead>
        {bodies.map(({ section, isBehind, goesOn, key: bodyKey }) => (
          <TableBody key={bodyKey} cut={isBehind ? cut : null} goesOn={goesOn}>
            {section.title !== null && !goesOn && (
              <SectionRow title={section.title} columns={columns.length + 1} />
            )}
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
          </TableBody>
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
