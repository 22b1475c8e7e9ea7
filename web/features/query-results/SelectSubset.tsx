import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useRunQuery } from "../query-history/use-run-query.ts";
import { listOf } from "./use-gene-set.ts";

/** Genes of a list that is made from results. */
const maxSelected = 1000;

export interface SelectSubsetProps {
  /** The genes that are ticked, or those that a filter leaves; none for neither. */
  readonly ids: readonly string[];
  /** What the query is called that they come from. */
  readonly from: string;
  readonly isSelection: boolean;
}

/** Makes a query of its own from some of the genes, and shows it. */
export function SelectSubset({ ids, from, isSelection }: SelectSubsetProps) {
  const run = useRunQuery();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const problem =
    ids.length === 0
      ? "Tick genes, or filter the list"
      : ids.length > maxSelected
        ? `A subset can have ${count(maxSelected)} genes at most; these are ${count(ids.length)}`
        : null;
  const make = async () => {
    setBusy(true);
    const name = `${counted(ids.length, "gene")} from: ${from}`;
    const id = await run(listOf(ids, name), name);
    setBusy(false);
    if (id !== null) void navigate(urls.results(id));
  };
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy || problem !== null}
        title={problem ?? undefined}
        aria-describedby={problem !== null && ids.length > 0 ? "subset-problem" : undefined}
        onClick={() => void make()}
      >
        <ListPlus className="icon" aria-hidden />
        {ids.length === 0
          ? "Select subset"
          : `Use ${counted(ids.length, `${isSelection ? "selected" : "shown"} gene`)}`}
      </button>
      {problem !== null && ids.length > 0 && (
        <span id="subset-problem" className="subtle">
          {problem}
        </span>
      )}
    </>
  );
}
