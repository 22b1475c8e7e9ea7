import type { QueryNode } from "../../../api/contract/query.ts";
import { operandsOf } from "./operands.ts";
import { useDescribe } from "./use-names.ts";

/** What a query joins, and how; null for a single condition. */
function partsOf(node: QueryNode): { readonly phrase: string; readonly parts: readonly QueryNode[] } | null {
  if ("and" in node) return { phrase: "all of", parts: node.and };
  if ("or" in node) return { phrase: "any of", parts: node.or };
  if (!("not" in node)) return null;
  const parts = operandsOf(node.not);
  return { phrase: parts.length === 1 ? "all genes but" : "the first, but not the second, of", parts };
}

/** The parts of a query, one inside the other, to read. */
export const QueryOutline = ({ node }: { readonly node: QueryNode }) => (
  <ul className="query-outline">
    <Part node={node} />
  </ul>
);

function Part({ node }: { readonly node: QueryNode }) {
  const describe = useDescribe();
  const group = partsOf(node);
  if (group === null) return <li>{describe(node)}</li>;
  return (
    <li>
      {node.node_name != null && <b>{node.node_name}: </b>}
      <span className="subtle">{group.phrase}</span>
      {/* Parts have no identity but their place. */}
      <ul>
        {group.parts.map((part, index) => (
          <Part key={index} node={part} />
        ))}
      </ul>
    </li>
  );
}
