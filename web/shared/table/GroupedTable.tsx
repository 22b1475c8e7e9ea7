import { useMemo } from "react";
import type { ReactNode } from "react";
import { filledColumns } from "./column.ts";
import type { Column } from "./column.ts";
import type { Cut } from "./cut.ts";
import { bodiesOf, Expander, inSections, rowsSeen, SectionRow } from "./ExpandableTable.tsx";
import { ExpanderHead, HeadCells, RowCells } from "./HeadCells.tsx";
import { TableBody } from "./TableBody.tsx";
import { TableFrame } from "./TableFrame.tsx";

export interface TableGroup<Row> {
  readonly key: string;
  /** How the button names it. */
  readonly name: string;
  readonly head: ReactNode;
  /** Heading that the group stands under. */
  readonly section: string | null;
  readonly rows: readonly Row[];
  /** Its head and first rows stand above, before the cut of the table. */
  readonly goesOn?: boolean;
}

export interface GroupedTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly TableGroup<Row>[];
  /** null for rows that are all seen at once. */
  readonly cut: Cut | null;
  readonly rowKey: (row: Row) => string;
  /** Fields that are filled in rows of other pages: their columns are there on all. */
  readonly filled: readonly string[];
  /** Keys of the groups whose rows are hidden. */
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** All rows in groups, each under a head that closes and opens it; the columns run through all groups. */
export function GroupedTable<Row>({
  caption,
  columns: declared,
  groups: given,
  cut,
  rowKey,
  filled,
  closed,
  onToggle,
}: GroupedTableProps<Row>) {
  const columns = useMemo(
    () =>
      filledColumns(
        declared,
        given.flatMap((group) => group.rows),
        filled,
      ),
    [declared, given, filled],
  );
  const bodies = useMemo(
    () => bodiesOf(groupsParted(given, cut).map((groups) => inSections(groups, ({ section }) => section))),
    [given, cut],
  );
  return (
    <TableFrame
      caption={caption}
      rows={rowsSeen(bodies, cut, ({ rows }) =>
        rows.reduce((sum, group) => sum + 1 + (closed.has(group.key) ? 0 : group.rows.length), 0),
      )}
    >
      <table className="table table--records table--grouped" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ExpanderHead />
            <HeadCells columns={columns} sorting={null} sort={null} />
          </tr>
        </thead>
        {bodies.map(({ key, section, isBehind, goesOn }) => (
          <TableBody key={key} cut={isBehind ? cut : null} goesOn={goesOn}>
            {section.title !== null && !goesOn && (
              <SectionRow title={section.title} columns={columns.length + 1} />
            )}
            {section.rows.map((group) => (
              <GroupRows
                key={group.key}
                group={group}
                columns={columns}
                rowKey={rowKey}
                isOpen={!closed.has(group.key)}
                onToggle={() => onToggle(group.key)}
              />
            ))}
          </TableBody>
        ))}
      </table>
    </TableFrame>
  );
}

/** Groups before a cut and those behind it; the one that is parted by it has no head behind it. */
function groupsParted<Row>(
  groups: readonly TableGroup<Row>[],
  cut: Cut | null,
): (readonly TableGroup<Row>[])[] {
  if (cut === null) return [groups];
  let left = cut.at;
  const before: TableGroup<Row>[] = [];
  const behind: TableGroup<Row>[] = [];
  for (const group of groups) {
    const seen = group.rows.slice(0, left);
    const others = group.rows.slice(left);
    left = Math.max(left - group.rows.length, 0);
    if (seen.length > 0) before.push({ ...group, rows: seen });
    if (others.length > 0) behind.push({ ...group, rows: others, goesOn: seen.length > 0 });
  }
  return behind.length === 0 ? [before] : [before, behind];
}

interface GroupRowsProps<Row> extends Pick<GroupedTableProps<Row>, "columns" | "rowKey"> {
  readonly group: TableGroup<Row>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The head of a group, and its rows while it is open. */
const GroupRows = <Row,>({ group, columns, rowKey, isOpen, onToggle }: GroupRowsProps<Row>) => (
  <>
    {!group.goesOn && (
      <tr role="row" className="group">
        <td className="expander" role="cell">
          <Expander name={group.name} open={isOpen} onToggle={onToggle} />
        </td>
        <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
          {group.head}
        </th>
      </tr>
    )}
    {isOpen &&
      group.rows.map((row) => (
        <tr key={rowKey(row)} role="row" className="member">
          <RowCells columns={columns} row={row} wide />
        </tr>
      ))}
  </>
);
