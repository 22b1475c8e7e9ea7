/** How the things of activities are named in tables. */
import type { GocamPage } from "../../../api/contract/index.ts";
import { GeneLink, Listed } from "../../features/entities/links.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../../features/entities/about.ts";

type Activity = GocamPage["activities"][number];
type Node = Activity["inputs"][number];

/** Terms of ontologies that have pages. */
const isTerm = ({ id }: Node): boolean => id.startsWith("GO:");

/** A gene or term by its link, anything else by its name. */
export const NodeName = ({ node }: { readonly node: Node }) =>
  node.gene ? (
    <GeneLink gene={node.gene} />
  ) : isTerm(node) ? (
    <PageLink to={urls.term(node.id)} {...about("term", node.id)}>
      {node.label}
    </PageLink>
  ) : (
    node.label
  );

/** Several of them; false for none. */
export const namesOf = (nodes: readonly Node[]) =>
  nodes.length > 0 && (
    <Listed parts={nodes.map((node) => ({ key: node.id, part: <NodeName node={node} /> }))} />
  );

/** Who does an activity, for sorting and lists. */
export const enablerName = ({ enabled_by: by, id }: Pick<Activity, "enabled_by" | "id">): string =>
  by?.gene?.name ?? by?.label ?? id;
