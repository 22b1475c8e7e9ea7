/** query-builder.json: what the query builder offers, queries by name, and the columns of results. */
import { z } from "zod";

const base = {
  /** In addresses: query/start_from/{id} */
  id: z.string().regex(/^[\w.:-]+$/, "a name for addresses"),
  displayName: z.string().min(1),
  /** Texts beside the input. */
  extraDescription: z.string().optional(),
  extraDescription2: z.string().optional(),
};

const range = {
  ...base,
  /** Field of the range; the id when absent. */
  rangeType: z.string().optional(),
  range_minimum: z.number().optional(),
  /** Whether "any" (at least 1) and "none" (0) are offered. */
  range_any_and_none: z.boolean().default(false),
  /** Range of the same thing in percent of the protein. */
  percent_query_id: z.string().optional(),
  percent_display_name: z.string().optional(),
  node_options: z.array(z.strictObject({ id: z.string(), display_name: z.string() })).default([]),
  node_options_title: z.string().optional(),
  /** Unit that stands behind the numbers. */
  unit: z.string().optional(),
};

const term = z.strictObject({ termid: z.string(), name: z.string() });

/** An input for one kind of node. */
const inputNodeType = z.discriminatedUnion("nodeType", [
  /** Queries of `predefined` to choose from. */
  z.strictObject({ ...base, nodeType: z.literal("canned-queries"), queries: z.array(z.string()).min(1) }),
  z.strictObject({
    ...base,
    nodeType: z.literal("gene-list"),
    fieldType: z.enum(["gene", "uniprot-id"]).default("gene"),
    placeholder: z.string().optional(),
  }),
  /** Terms of these ontology namespaces by autocomplete. */
  z.strictObject({
    ...base,
    nodeType: z.literal("ontology"),
    ontologyName: z.string(),
    cv_names: z.array(z.string()).min(1),
    annotationFeatureType: z.enum(["gene", "genotype"]).default("gene"),
    /** Ontology namespace of conditions; conditions are not offered without. */
    phenotypeConditionNamespace: z.string().optional(),
    placeholder: z.string().optional(),
    examples: z.array(term).default([]),
  }),
  /** A short list of terms to choose from. */
  z.strictObject({ ...base, nodeType: z.literal("small-ontology"), terms: z.array(term).min(1) }),
  /** Subsets to choose from, by name. */
  z.strictObject({
    ...base,
    nodeType: z.literal("subset-select"),
    /** Those of a field that the release does not tell are none. */
    subsets: z.array(z.strictObject({ name: z.string(), display_name: z.string() })),
  }),
  /** A subset typed by its id; the prefix and a colon are put before it. */
  z.strictObject({
    ...base,
    nodeType: z.literal("subset-input"),
    subsetPrefix: z.string().optional(),
    placeholder: z.string().optional(),
  }),
  z.strictObject({ ...range, nodeType: z.literal("int-range") }),
  z.strictObject({ ...range, nodeType: z.literal("float-range") }),
  z.strictObject({ ...base, nodeType: z.literal("genome-range") }),
  z.strictObject({
    ...base,
    nodeType: z.literal("has-ortholog"),
    taxonids: z.array(z.int().positive()).min(1),
  }),
]);
export type InputNodeType = z.output<typeof inputNodeType>;

/** An input for a field of genes: the catalogue of fields says what it is made of, its name too unless given. */
const fieldInput = z.strictObject({
  ...base,
  displayName: base.displayName.optional(),
  nodeType: z.literal("field"),
  field: z.string(),
});
export type FieldInput = z.output<typeof fieldInput>;
const configuredInput = z.discriminatedUnion("nodeType", [...inputNodeType.options, fieldInput]);

/** An entry of the menu: a heading, an input, or several inputs as tabs. */
const menuNodeType = z.union([
  inputNodeType,
  z.strictObject({ nodeType: z.literal("heading"), displayName: z.string().min(1) }),
  z.strictObject({ ...base, nodeType: z.literal("sub-nodes"), subNodes: z.array(inputNodeType).min(1) }),
]);
export type MenuNodeType = z.output<typeof menuNodeType>;

const configuredMenuNode = z.union([
  configuredInput,
  z.strictObject({ nodeType: z.literal("heading"), displayName: z.string().min(1) }),
  z.strictObject({ ...base, nodeType: z.literal("sub-nodes"), subNodes: z.array(configuredInput).min(1) }),
]);

/** A column of results; `field` is a field of rows, or `orthologs:TAXON`. */
const resultColumn = z.strictObject({
  field: z.string(),
  /** In files. */
  display_name: z.string().min(1),
  /** In tables. */
  head: z.string().min(1),
  /** Part of the chooser; `extra` stands behind a link. */
  group: z.enum(["summary", "details", "extra"]),
  /** Shown unless chosen otherwise. */
  shown: z.boolean().default(false),
  numeric: z.boolean().default(false),
});
export type ResultColumn = z.output<typeof resultColumn>;

/** What the catalogue of fields says is left out: what the column is called, and whether it holds numbers. */
const configuredColumn = resultColumn.omit({ head: true }).extend({
  display_name: z.string().min(1).optional(),
  numeric: z.boolean().optional(),
});

const predefinedQuery = z.strictObject({
  id: z.string().regex(/^[\w.:-]+$/, "a name for addresses"),
  name: z.string().min(1),
  /** Constraints of a query; the api checks them when it starts. */
  constraints: z.record(z.string(), z.unknown()),
});
export type PredefinedQuery = z.output<typeof predefinedQuery>;

/** As it is answered: complete. */
export const queryBuilder = z.strictObject({
  node_types: z.array(menuNodeType).min(1),
  predefined: z.array(predefinedQuery),
  columns: z.array(resultColumn).min(1),
  /** Fields of the view with one coloured row a gene, in order. */
  vis_fields: z.array(z.strictObject({ field: z.string(), display_name: z.string() })),
  /** Groups of the fields of that name: a gene is in the first whose term it is annotated to. */
  superslims: z.strictObject({
    go_process_superslim: z.array(term),
    go_function: z.array(term),
    go_component: z.array(term),
  }),
  /** Upper bounds of the bins of protein lengths; the last bin is open. */
  protein_length_bins: z.array(z.int().positive()),
});
export type QueryBuilder = z.output<typeof queryBuilder>;

/** As a deployment says it. */
export const queryBuilderSettings = queryBuilder.extend({
  node_types: z.array(configuredMenuNode).min(1),
  columns: z.array(configuredColumn).min(1),
});
export type QueryBuilderSettings = z.output<typeof queryBuilderSettings>;

/** Problems of names that point nowhere or are given twice. */
export function queryBuilderProblems({ node_types, predefined }: QueryBuilderSettings): string[] {
  const problems: string[] = [];
  const known = new Set(predefined.map(({ id }) => id));
  const inputs = node_types.flatMap((entry) =>
    entry.nodeType === "sub-nodes" ? entry.subNodes : entry.nodeType === "heading" ? [] : [entry],
  );
  for (const input of inputs) {
    if (input.nodeType !== "canned-queries") continue;
    for (const id of input.queries)
      if (!known.has(id))
        problems.push(`query-builder.json: ${input.id} names the query ${id}, which is not in predefined`);
  }
  const ids = node_types.flatMap((entry) =>
    entry.nodeType === "heading"
      ? []
      : [entry.id, ...(entry.nodeType === "sub-nodes" ? entry.subNodes.map(({ id }) => id) : [])],
  );
  for (const [what, list] of [
    ["id of node types", ids],
    ["id of predefined", predefined.map(({ id }) => id)],
  ] as const) {
    const seen = new Set<string>();
    for (const id of list)
      if (seen.size === seen.add(id).size)
        problems.push(`query-builder.json: the ${what} ${id} is given twice`);
  }
  return problems;
}
