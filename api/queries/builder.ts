/** The query builder and the columns of results, complete: what the deployment leaves out the catalogue of fields says. */
import type {
  FieldInput,
  InputNodeType,
  MenuNodeType,
  QueryBuilder,
  QueryBuilderSettings,
  ResultColumn,
} from "../../config/query-builder.ts";
import { nearest } from "../../config/nearest.ts";
import { entriesOf } from "../../index-mappings/fields/field.ts";
import type { Field } from "../../index-mappings/fields/field.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { headOnScreen, placeOnScreen } from "../../index-mappings/fields/gene-list.ts";
import { resultFields } from "../../index-mappings/fields/result.ts";
import { topicOf } from "../../index-mappings/fields/field-topics.ts";
import type { GeneSubsetIndex, DataGap } from "../../index-mappings/pages/release.ts";

const fields: ReadonlyMap<string, Field> = new Map(entriesOf(geneFields));

type Subsets = Extract<InputNodeType, { nodeType: "subset-select" }>["subsets"];

/** The subsets of a field's values, those of an enum in its order. */
function subsetsOf(name: string, field: Field, subsets: GeneSubsetIndex): Subsets {
  const prefix = `${name}_`;
  const values = field.type === "enum" ? Object.keys(field.values) : [];
  const rank = (subset: string): number => {
    const found = values.indexOf(subset.slice(prefix.length));
    return found === -1 ? values.length : found;
  };
  return Object.values(subsets)
    .filter((subset) => subset.name.startsWith(prefix))
    .map((subset) => ({ name: subset.name, display_name: subset.display_name }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.display_name.localeCompare(b.display_name, "en"));
}

/** The input for a field; null for one that queries cannot ask for, or that no gene has though the release tells it. */
function inputOf(
  settings: FieldInput,
  subsets: GeneSubsetIndex,
  dataGaps: readonly DataGap[],
): InputNodeType | null {
  const { field: name, nodeType: _, ...base } = settings;
  const field = fields.get(name);
  const query = field && "query" in field ? field.query : undefined;
  if (!field || !query) return null;
  const about = { displayName: field.label, ...base };
  if (query.node === "subset") {
    const choices = subsetsOf(name, field, subsets);
    const isMissing = dataGaps.some(({ topic }) => topic === topicOf(field));
    return choices.length === 0 && !isMissing
      ? null
      : { ...about, nodeType: "subset-select", subsets: choices };
  }
  return {
    ...about,
    nodeType: query.node === "int_range" ? "int-range" : "float-range",
    rangeType: query.name ?? name,
    range_any_and_none: false,
    node_options: [],
    ...(field.unit === undefined ? {} : { unit: field.unit }),
  };
}

type ConfiguredNode = QueryBuilderSettings["node_types"][number];

function menuNodeOf(
  node: ConfiguredNode,
  subsets: GeneSubsetIndex,
  dataGaps: readonly DataGap[],
): MenuNodeType | null {
  if (node.nodeType === "field") return inputOf(node, subsets, dataGaps);
  if (node.nodeType !== "sub-nodes") return node;
  const inputs = node.subNodes.flatMap((input) =>
    input.nodeType === "field" ? (inputOf(input, subsets, dataGaps) ?? []) : [input],
  );
  return inputs.length === 0 ? null : { ...node, subNodes: inputs };
}

/** What the catalogue says of a column; `orthologs:4932` is a part of orthologs. */
const resultFieldOf = (column: string) =>
  resultFields.find(({ name }) => name === column || column.startsWith(`${name}:`));

type ConfiguredColumn = QueryBuilderSettings["columns"][number];

/** A column with its name, in files and as the head of tables. */
export function columnOf({ display_name, numeric, ...column }: ConfiguredColumn): ResultColumn {
  const field = resultFieldOf(column.field);
  return {
    ...column,
    display_name: display_name ?? field?.label ?? column.field,
    head: display_name ?? (field && headOnScreen(field.field)) ?? field?.label ?? column.field,
    numeric: numeric ?? field?.isNumber ?? false,
  };
}

const placeOf = ({ field }: ResultColumn): number => placeOnScreen(resultFieldOf(field)?.field ?? field);

/** The builder as it is answered: columns stand in the order that all tables of genes have. */
export const builderOf = (
  settings: QueryBuilderSettings,
  subsets: GeneSubsetIndex,
  dataGaps: readonly DataGap[],
): QueryBuilder => ({
  ...settings,
  node_types: settings.node_types.flatMap((node) => menuNodeOf(node, subsets, dataGaps) ?? []),
  columns: settings.columns.map(columnOf).toSorted((a, b) => placeOf(a) - placeOf(b)),
});

/** One sentence for every input of a field that there is not, or that queries cannot ask for. */
export function fieldProblems({ node_types: nodes }: QueryBuilderSettings): string[] {
  const asked = entriesOf(geneFields).flatMap(([name, field]) =>
    "query" in field && field.query ? [name] : [],
  );
  return nodes
    .flatMap((node): readonly ConfiguredNode[] => (node.nodeType === "sub-nodes" ? node.subNodes : [node]))
    .flatMap((node) => {
      if (node.nodeType !== "field" || asked.includes(node.field)) return [];
      const near = nearest(node.field, asked);
      return `query-builder.json: ${node.id}: queries cannot ask for a field ${node.field}${near === null ? "" : ` – did you mean ${near}?`}`;
    });
}
