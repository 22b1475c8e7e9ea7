import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import { counted } from "../../shared/format/format.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { urls } from "../../shared/urls/urls.ts";
import { historyKey, selectHistory } from "../../features/query-history/store.ts";
import { parseNode } from "../../features/query-tree/parse-node.ts";
import { useDescribe } from "../../features/query-tree/use-names.ts";
import type { RunTest } from "./use-run-test.ts";
import { worthTesting } from "./worth-testing.ts";

/** Of the visitor's last queries. */
const maxOwn = 5;
/** Of the predefined ones, in the order of the deployment. */
const maxPredefined = 12;

/** Lists that are there already: what the visitor asked last, and queries that are often asked. */
export const ListsToTest = ({ run }: { readonly run: RunTest }) => (
  <aside className="tool-start__examples" data-kept={historyKey}>
    <OwnLists />
    <PredefinedLists run={run} />
  </aside>
);

function OwnLists() {
  const describe = useDescribe();
  const entries = useSelector(selectHistory)
    .entries.filter(({ count }) => count > 0)
    .slice(0, maxOwn);
  return (
    entries.length > 0 && (
      <section>
        <h2>Your last queries</h2>
        <ul>
          {entries.map(({ id, name, constraints, count }) => (
            <li key={id}>
              <Link to={urls.enrichment(id)}>{name ?? constraints.node_name ?? describe(constraints)}</Link>{" "}
              <span className="subtle">{counted(count, "gene")}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function PredefinedLists({ run: { run, isBusy } }: { readonly run: RunTest }) {
  const { data: options } = queries.useQueryOptionsQuery();
  const lists = options ? worthTesting(options) : [];
  return (
    lists.length > 0 && (
      <section>
        <h2>Lists that are often asked for</h2>
        <ul>
          {lists.slice(0, maxPredefined).map(({ id, name, constraints, count }) => (
            <li key={id}>
              <button
                type="button"
                className="link-button"
                disabled={isBusy}
                onClick={() => void run({ ...parseNode(constraints), node_name: name })}
              >
                {name}
              </button>{" "}
              <span className="subtle">{counted(count, "gene")}</span>
            </li>
          ))}
        </ul>
        {lists.length > maxPredefined && (
          <p className="inline-links">
            More are in the <Link to={urls.query}>advanced search</Link>.
          </p>
        )}
      </section>
    )
  );
}
