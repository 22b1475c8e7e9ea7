import { useMemo } from "react";
import type { ReactNode } from "react";
import { filledColumns } from "./column.ts";
import type { Column } from "./column.ts";
import { Expander, inSections, SectionRow, titlesIn } from "./ExpandableTable.tsx";
import { ExpanderHead, HeadCells, RowCells } from "./HeadCells.tsx";
import { TableFrame } from "./TableFrame.tsx";

export interface TableGroup<Row> {
  readonly key: string;
  /** How the button names it. */
  readonly name: string;
  readonly head: ReactNode;
  /** Heading that the group stands under. */
  readonly section: string | null;
  readonly rows: readonly Row[];
}

export interface GroupedTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly TableGroup<Row>[];
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
  groups,
  rowKey,
  filled,
  closed,
  onToggle,
}: GroupedTableProps<Row>) {
  const columns = useMemo(
    () =>
      filledColumns(
        declared,
        groups.flatMap((group) => group.rows),
        filled,
      ),
    [declared, groups, filled],
  );
  const sections = useMemo(() => inSections(groups, (group) => group.section), [groups]);
  return (
    <TableFrame
      caption={caption}
      rows={
        titlesIn(sections) +
        groups.reduce((sum, group) => sum + 1 + (closed.has(group.key) ? 0 : group.rows.length), 0)
      }
    >
      <table className="table table--records table--grouped" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <ExpanderHead />
            <HeadCells columns={columns} sorting={null} sort={null} />
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody role="rowgroup" key={section.title ?? ""}>
            {section.title !== null && <SectionRow title={section.title} columns={columns.length + 1} />}
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
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

interface GroupRowsProps<Row> extends Pick<GroupedTableProps<Row>, "columns" | "rowKey"> {
  readonly group: TableGroup<Row>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The head of a group, and its rows while it is open. */
const GroupRows = <Row,>({ group, columns, rowKey, isOpen, onToggle }: GroupRowsProps<Row>) => (
  <>
    <tr role="row" className="group">
      <td className="expander" role="cell">
        <Expander name={group.name} open={isOpen} onToggle={onToggle} />
      </td>
      <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
        {group.head}
      </th>
    </tr>
    {isOpen &&
      group.rows.map((row) => (
        <tr key={rowKey(row)} role="row" className="member">
          <RowCells columns={columns} row={row} wide />
        </tr>
      ))}
  </>
);
