import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { draft } from "../../features/query-tree/draft.ts";
import { QueryTree } from "../../features/query-builder/QueryTree.tsx";
import type { QueryTreeProps } from "../../features/query-builder/QueryTree.tsx";
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
  const dispatch = useAppDispatch();
  const metadata = useMetadata();
  const navigate = useNavigate();
  const run = useRunQuery();
  const [opening, setOpening] = useState(false);
  const node = useMemo(() => queryOf(parts), [parts]);
  const { count, failure } = useCount(node);
  const open = async () => {
    if (node === null) return;
    setOpening(true);
    const id = await run(node);
    setOpening(false);
    if (id !== null) void navigate(urls.results(id));
  };
  if (parts.parts.length === 0 && !canUndo) {
    return (
      <section className="current-query" aria-labelledby={currentQueryTitle}>
        <h2 id={currentQueryTitle} tabIndex={-1}>
          Current query
        </h2>
        <p className="muted">
          Submit one condition to have its genes in the history below, or add several to a query here and join
          them with AND, OR and NOT.
        </p>
      </section>
    );
  }
  return (
    <section className="current-query" aria-labelledby={currentQueryTitle}>
      <h2 id={currentQueryTitle} tabIndex={-1}>
        Current query
      </h2>
      <QueryTree {...tree} />
      <div className="row">
        <button
          type="button"
          className="button button--primary"
          disabled={node === null || opening}
          onClick={() => void open()}
        >
          <Search className="icon" aria-hidden />
          {count === null ? "Show genes" : `Show ${counted(count, "gene")}`}
        </button>
        <button
          type="button"
          className="button"
          disabled={node === null || busy}
          onClick={() => {
            if (node) void onSave(node);
          }}
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
    </section>
  );
}
