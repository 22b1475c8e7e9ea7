import { ArrowUpDown } from "lucide-react";
import { useMemo, useState } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import { counted } from "../../shared/format/format.ts";
import { Dialog } from "../../shared/ui/Dialog.tsx";
import { useCount } from "../query-tree/use-count.ts";
import { useDescribe } from "../query-tree/use-names.ts";
import { subtracted } from "./combine.ts";
import type { HistoryEntry } from "./entry.ts";

export interface SubtractDialogProps {
  /** The newer one first. */
  readonly entries: readonly [HistoryEntry, HistoryEntry];
  readonly onCancel: () => void;
  readonly onSubmit: (node: QueryNode) => void;
}

/** Asks which of two queries is taken away from the other. */
export function SubtractDialog({ entries, onCancel, onSubmit }: SubtractDialogProps) {
  const describe = useDescribe();
  const [reversed, setReversed] = useState(false);
  const [first, second] = reversed ? [entries[1], entries[0]] : entries;
  const node = useMemo(() => subtracted(first, second), [first, second]);
  const { count, pending } = useCount(node);
  const said = ({ name, constraints, count: genes }: HistoryEntry) => (
    <p className="subtract__query">
      {name ?? describe(constraints)} <span className="subtle">{counted(genes, "gene")}</span>
    </p>
  );
  return (
    <Dialog
      title="Choose a query direction"
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="button" onClick={() => setReversed(!reversed)}>
            <ArrowUpDown className="icon" aria-hidden />
            Change direction
          </button>
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
          <button type="button" className="button button--primary" onClick={() => onSubmit(node)}>
            Submit
          </button>
        </>
      }
    >
      {said(first)}
      <p>
        <b>AND NOT:</b>
      </p>
      {said(second)}
      <p className="subtract__count" role="status">
        {count !== null && !pending && (
          <>
            leaves <b>{counted(count, "gene")}</b>
          </>
        )}
      </p>
    </Dialog>
  );
}
