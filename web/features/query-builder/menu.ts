/** The inputs of the query builder, as the deployment lists them. Pure. */
import type { InputNodeType, MenuNodeType, QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryNode } from "../../../api/contract/query.ts";

export type MenuEntry = Exclude<MenuNodeType, { nodeType: "heading" }>;

/** The inputs that an entry of the menu opens: one, or several as tabs. */
export const inputsOf = (entry: MenuEntry): readonly InputNodeType[] =>
  entry.nodeType === "sub-nodes" ? entry.subNodes : [entry];

export interface ChosenInput {
  readonly entry: MenuEntry;
  readonly input: InputNodeType;
}

/**
 * The input of an id, which may be that of an entry or of one of its tabs; null when there is none.
 * @param missing reasons by id of the inputs that the release has nothing for; an entry opens at another tab
 */
export function inputById(
  { node_types: types }: Pick<QueryBuilder, "node_types">,
  id: string | null,
  missing: Readonly<Record<string, string>>,
): ChosenInput | null {
  for (const entry of types) {
    if (entry.nodeType === "heading") continue;
    const inputs = inputsOf(entry);
    const first = inputs.find((one) => !(one.id in missing)) ?? inputs[0];
    const input = inputs.find((one) => one.id === id) ?? (entry.id === id ? first : undefined);
    if (input) return { entry, input };
  }
  return null;
}

const prefixOf = (termid: string): string => termid.split(":")[0] ?? "";

/** Names of ontologies hold the prefix of their ids: GO, mondo, PSI-MOD, SO-protein. */
const isOf = (termid: string, ontologyName: string): boolean =>
  ontologyName.toUpperCase().split("-").includes(prefixOf(termid).toUpperCase());

/** Whether a condition can be put together in an input. */
function makes(input: InputNodeType, node: QueryNode): boolean {
  switch (input.nodeType) {
    case "ontology":
      return (
        "term" in node &&
        (isOf(node.term.termid, input.ontologyName) ||
          input.examples.some(({ termid }) => prefixOf(termid) === prefixOf(node.term.termid)))
      );
    case "small-ontology":
      return "term" in node && input.terms.some(({ termid }) => termid === node.term.termid);
    case "gene-list":
      return "gene_list" in node && input.fieldType === "gene";
    case "subset-select":
      return "subset" in node && input.subsets.some(({ name }) => name === node.subset.subset_name);
    case "subset-input":
      return (
        "subset" in node &&
        (input.subsetPrefix === undefined || node.subset.subset_name.startsWith(`${input.subsetPrefix}:`))
      );
    case "int-range":
      return (
        "int_range" in node &&
        [input.rangeType ?? input.id, input.percent_query_id].includes(node.int_range.range_type)
      );
    case "float-range":
      return "float_range" in node && (input.rangeType ?? input.id) === node.float_range.range_type;
    case "genome-range":
      return "genome_range" in node;
    case "has-ortholog":
      return "has_ortholog" in node;
    case "canned-queries":
      return false;
  }
}

/** The input in which a condition can be changed; null when there is none. */
export function inputFor(
  { node_types: types }: Pick<QueryBuilder, "node_types">,
  node: QueryNode,
): InputNodeType | null {
  // A name says something else than what would be put together, but for lists, whose name is part of the input.
  if (node.node_name != null && !("gene_list" in node)) return null;
  for (const entry of types) {
    if (entry.nodeType === "heading") continue;
    const found = inputsOf(entry).find((input) => makes(input, node));
    if (found) return found;
  }
  return null;
}
