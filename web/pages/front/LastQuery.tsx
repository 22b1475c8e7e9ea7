import { useEffect } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import type { QueryRow } from "../../../api/contract/query.ts";
import type { HistoryEntry } from "../../features/query-history/entry.ts";
import { selectHistory } from "../../features/query-history/store.ts";
import { useDescribe } from "../../features/query-tree/use-names.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { counted } from "../../shared/format/format.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { urls } from "../../shared/urls/urls.ts";

export interface LastQueryProps {
  /** Told the genes, with their places, when they have come. */
  readonly onGenes: (genes: readonly QueryRow[]) => void;
}

const places = { field_names: ["chromosome", "start_pos", "end_pos"] };

/** The query that was run last in this browser: what it asks for, and where its genes lie. */
export default function LastQuery({ onGenes }: LastQueryProps) {
  const [last] = useSelector(selectHistory).entries;
  return last === undefined ? (
    <>
      No query was run in this browser yet: <Link to={urls.query}>ask one</Link>, and its genes are shown
      here.
    </>
  ) : (
    <GenesOf entry={last} onGenes={onGenes} />
  );
}

function GenesOf({ entry, onGenes }: LastQueryProps & { readonly entry: HistoryEntry }) {
  const { id, constraints, name } = entry;
  const describe = useDescribe();
  const request = { constraints, output_options: places };
  const { currentData, isError, error, refetch } = queries.useQueryGenesQuery(request);
  const rows = currentData?.rows;
  useEffect(() => {
    if (rows) onGenes(rows);
  }, [rows, onGenes]);
  if (isError)
    return (
      <ErrorMessage
        title="The genes of the last query could not be found."
        failure={asFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      {currentData ? counted(currentData.count, "gene") : "Genes"} of{" "}
      <Link to={urls.results(id)}>{name ?? describe(constraints)}</Link>
    </>
  );
}
