import { ArrowDown, ArrowUpDown, CircleHelp } from "lucide-react";
import { useMemo, useState } from "react";
import { useDialogSoon } from "../../shared/ui/Dialog.tsx";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { useDescribe } from "../query-tree/use-names.ts";
import { byName } from "./changes.ts";
import type { HistoryEntry } from "./entry.ts";
import { HistoryRow } from "./HistoryRow.tsx";

export interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[];
  /** Asks for the details of an entry. */
  readonly onDetails: (id: string) => void;
}

/** The queries of the history, the newest first or by name. */
export function HistoryTable({ entries, onDetails }: HistoryTableProps) {
  const describe = useDescribe();
  useDialogSoon(entries.length > 0);
  const [sorted, setSorted] = useState(false);
  const shown = useMemo(() => (sorted ? byName(entries, describe) : entries), [entries, sorted, describe]);
  const withPrevious = entries.some(({ previous }) => previous !== null);
  return (
    <TableFrame caption="Query history" rows={shown.length}>
      <table className="table table--records history__table" role="table">
        <caption className="visually-hidden">Query history</caption>
        <Head withPrevious={withPrevious} sorted={sorted} onSort={() => setSorted(!sorted)} />
        <tbody role="rowgroup">
          {shown.map((entry) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              text={describe(entry.constraints)}
              withPrevious={withPrevious}
              onDetails={() => onDetails(entry.id)}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const Head = ({
  withPrevious,
  sorted,
  onSort,
}: {
  readonly withPrevious: boolean;
  readonly sorted: boolean;
  readonly onSort: () => void;
}) => (
  <thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col" className="tight">
        <span className="visually-hidden">Selected</span>
      </th>
      <th role="columnheader" scope="col" className="num tight">
        Results{" "}
        <About
          title="About the results"
          lines={["Number of matching genes", "Click on count to go to the gene list"]}
        />
      </th>
      {withPrevious && (
        <th role="columnheader" scope="col" className="num tight">
          Previous{" "}
          <About
            title="About the previous results"
            lines={["Number of matching genes from the previous run of this query, if different"]}
          />
        </th>
      )}
      <th role="columnheader" scope="col" aria-sort={sorted ? "ascending" : undefined}>
        <button type="button" title={sorted ? "Order by time" : "Order by name"} onClick={onSort}>
          Query history
          {sorted ? <ArrowDown className="icon" aria-hidden /> : <ArrowUpDown className="icon" aria-hidden />}
        </button>
      </th>
      <th role="columnheader" scope="col">
        <span className="visually-hidden">Actions</span>
      </th>
    </tr>
  </thead>
);

const About = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <Disclosure
    button={<CircleHelp className="icon" aria-hidden />}
    buttonClass="icon-button icon-button--small"
    buttonLabel={title}
    panelClass="disclosure__panel--text"
  >
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Disclosure>
);
