import { ListPlus, ListX } from "lucide-react";
import type { PredefinedQuery } from "../../../../api/contract/index.ts";
import { parseNode } from "../../query-tree/parse-node.ts";
import { CountOf } from "../../query-tree/CountOf.tsx";
import { useCount } from "../../query-tree/use-count.ts";
import { NotInRelease } from "../../states/NotInRelease.tsx";
import { useInputActions } from "./input-context.ts";

/** Queries that are often asked: a press runs one. */
export const CannedQueries = ({
  queries,
  gaps,
}: {
  readonly queries: readonly PredefinedQuery[];
  /** Reasons by id of those that ask for what the release does not tell. */
  readonly gaps: Readonly<Record<string, string>>;
}) => (
  <ul className="canned-queries">
    {queries.map((query) => {
      const reason = gaps[query.id];
      return reason === undefined ? (
        <OneQuery key={query.id} query={query} />
      ) : (
        <li key={query.id}>
          <NotInRelease label={query.name} reason={reason} />
        </li>
      );
    })}
  </ul>
);

function OneQuery({ query: { name, constraints } }: { readonly query: PredefinedQuery }) {
  const { submit, add, addNot, addLabel, busy } = useInputActions();
  const node = { ...parseNode(constraints), node_name: name };
  const count = useCount(node);
  return (
    <li>
      <button type="button" className="link-button" disabled={busy} onClick={() => submit(node)}>
        {name}
      </button>
      <CountOf count={count} />
      {count.warnings.map(({ message }) => (
        <span className="canned-queries__warning small" key={message}>
          {message}
        </span>
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={`${addLabel}: ${name}`}
        title={addLabel}
        onClick={() => add(node)}
      >
        <ListPlus className="icon" aria-hidden />
      </button>
      {addNot && (
        <button
          type="button"
          className="icon-button"
          aria-label={`Add as NOT: ${name}`}
          title="Add as NOT"
          onClick={() => addNot(node)}
        >
          <ListX className="icon" aria-hidden />
        </button>
      )}
    </li>
  );
}
