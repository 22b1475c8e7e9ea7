import { ListPlus, ListX } from "lucide-react";
import { useSelector } from "react-redux";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { counted } from "../../../shared/format/format.ts";
import { draft } from "../../query-tree/draft.ts";
import { useCount } from "../../query-tree/use-count.ts";
import { useInputActions } from "./input-context.ts";

export interface InputFootProps {
  /** What was put together; null as long as something is missing. */
  readonly node: QueryNode | null;
  /** What the first button says. */
  readonly label?: string;
  /** What is missing. */
  readonly hint?: string;
}

/** The end of every input: how many genes it would find, and what to do with it. It stands in a form, whose submission runs the query. */
export function InputFoot({ node, label = "Submit", hint = "" }: InputFootProps) {
  const { add, addNot, addLabel, busy } = useInputActions();
  const { count, failure, pending, warnings } = useCount(node);
  // One button of the page is the next step: that of the query once there is one.
  const first = useSelector(draft.selectors.tree).parts.length === 0;
  return (
    <div className="query-input__foot">
      <button
        type="submit"
        className={first ? "button button--primary" : "button"}
        disabled={node === null || busy}
      >
        {label}
      </button>
      <button
        type="button"
        className="button"
        disabled={node === null}
        onClick={() => {
          if (node) add(node);
        }}
      >
        <ListPlus className="icon" aria-hidden />
        {addLabel}
      </button>
      {addNot && (
        <button
          type="button"
          className="button"
          disabled={node === null}
          onClick={() => {
            if (node) addNot(node);
          }}
        >
          <ListX className="icon" aria-hidden />
          Add as NOT
        </button>
      )}
      <span className={pending ? "query-input__count query-count--old" : "query-input__count"} role="status">
        {node === null ? (
          <span className="subtle">{hint}</span>
        ) : failure ? (
          <span className="query-count--bad">{failure.detail}</span>
        ) : (
          count !== null && (
            <>
              <b>{counted(count, "gene")}</b>
              {warnings.map((warning) => (
                <span className="subtle" key={warning.where}>
                  {" "}
                  {warning.message}
                </span>
              ))}
            </>
          )
        )}
      </span>
    </div>
  );
}
