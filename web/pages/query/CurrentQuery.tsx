import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { draft, draftKey } from "../../features/query-tree/draft.ts";
import { QueryTree } from "../../features/query-builder/QueryTree.tsx";
import type { QueryTreeProps } from "../../features/query-builder/QueryTree.tsx";
import type { QueryGroup } from "../../features/query-tree/tree.ts";
import { queryOf } from "../../features/query-tree/tree-query.ts";
import { useCount } from "../../features/query-tree/use-count.ts";
import { useRunQuery } from "../../features/query-history/use-run-query.ts";

/** Id of the heading. */
export const currentQueryTitle = "current-query-title";

export interface CurrentQueryProps extends QueryTreeProps {
  /** Runs the query and puts it into the history. */
  readonly onSave: (node: QueryNode) => Promise<void>;
  readonly busy: boolean;
}

/** The query that is being built of several conditions, and what to do with it. */
export function CurrentQuery({ onSave, busy, ...tree }: CurrentQueryProps) {
  const parts = useSelector(draft.selectors.tree);
  const canUndo = useSelector(draft.selectors.canUndo);
  return (
    <section className="current-query" aria-labelledby={currentQueryTitle}>
      <h2 id={currentQueryTitle} tabIndex={-1}>
        Current query
      </h2>
      {parts.parts.length === 0 && !canUndo ? (
        <p className="muted" data-kept={draftKey}>
          Submit one condition to have its genes in the history below, or add several to a query here and join
          them with AND, OR and NOT.
        </p>
      ) : (
        <>
          <QueryTree {...tree} />
          <QueryActions parts={parts} onSave={onSave} busy={busy} />
        </>
      )}
    </section>
  );
}

/** Runs a query and opens its results. */
function useOpenResults(): readonly [open: (node: QueryNode) => Promise<void>, opening: boolean] {
  const navigate = useNavigate();
  const run = useRunQuery();
  const [opening, setOpening] = useState(false);
  const open = async (node: QueryNode) => {
    setOpening(true);
    const id = await run(node);
    setOpening(false);
    if (id !== null) void navigate(urls.results(id));
  };
  return [open, opening];
}

interface QueryActionsProps extends Pick<CurrentQueryProps, "onSave" | "busy"> {
  readonly parts: QueryGroup;
}

/** How many genes the query has, and what can be done with it. */
function QueryActions({ parts, onSave, busy }: QueryActionsProps) {
  const dispatch = useAppDispatch();
  const metadata = useMetadata();
  const [open, opening] = useOpenResults();
  const node = useMemo(() => queryOf(parts), [parts]);
  const { count, failure } = useCount(node);
  return (
    <div className="row">
      <button
        type="button"
        className="button button--primary"
        disabled={node === null || opening}
        onClick={() => node && void open(node)}
      >
        <Search className="icon" aria-hidden />
        {count === null ? "Show genes" : `Show ${counted(count, "gene")}`}
      </button>
      <button
        type="button"
        className="button"
        disabled={node === null || busy}
        onClick={() => node && void onSave(node)}
      >
        Add to history
      </button>
      <button
        type="button"
        className="button"
        disabled={parts.parts.length === 0}
        onClick={() => dispatch(draft.actions.cleared())}
      >
        Clear
      </button>
      <span className="subtle">
        {failure ? (
          failure.detail
        ) : (
          <>
            Counts are live: genes that match each line
            {metadata && <>, in release {metadata.date_version}</>}.
          </>
        )}
      </span>
    </div>
  );
}
