import { Link } from "react-router-dom";
import { counted, isoDate } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Dialog } from "../../shared/ui/Dialog.tsx";
import { QueryOutline } from "../query-tree/QueryOutline.tsx";
import { useCopy } from "../../shared/toast/use-copy.ts";
import type { HistoryEntry } from "./entry.ts";

export interface DetailsDialogProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** Everything about a query: its parts, when it was run, and what the api is sent for it. */
export function DetailsDialog({
  entry: { id, name, constraints, count, release, previous, added },
  onClose,
  onEdit,
}: DetailsDialogProps) {
  const copy = useCopy();
  const json = JSON.stringify({ constraints }, null, 2);
  return (
    <Dialog
      title={name ?? "Details of the query"}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={() => void copy("the query as JSON", json)}>
            Copy as JSON
          </button>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button type="button" className="button button--primary" onClick={onEdit}>
            Edit in the builder
          </button>
        </>
      }
    >
      <QueryOutline node={constraints} />
      <p>
        <Link to={urls.results(id)}>{counted(count, "gene")}</Link> in release {release}
        {previous && (
          <>
            , {counted(previous.count, "gene")}
            {previous.release !== "" && <> in release {previous.release}</>} before
          </>
        )}{" "}
        · run {isoDate(added)}
      </p>
      <p className="subtle">
        ID of the query: <span className="id--long">{id}</span>
      </p>
      <details>
        <summary>JSON for the API</summary>
        <pre className="query-json" tabIndex={0}>
          {json.length > 20_000 ? `${json.slice(0, 20_000)}\n…` : json}
        </pre>
      </details>
    </Dialog>
  );
}
