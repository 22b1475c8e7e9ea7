/** Which parts of queries ask for something that the release does not tell. */
import { entriesOf } from "../../index-mappings/fields/field.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { rangeField } from "../../index-mappings/fields/ranges.ts";
import { resultFields } from "../../index-mappings/fields/result.ts";
import { allTopics, topicOf } from "../../index-mappings/fields/field-topics.ts";
import type { InputNodeType, MenuNodeType } from "../../config/query-builder.ts";
import type { DataGap } from "../../index-mappings/pages/release.ts";
import { pairsFit } from "./canonical.ts";
import type { KnownIds } from "./known-ids.ts";
import { plainSubset } from "./known-ids.ts";
import type { AnyLeaf } from "./tree.ts";

const fields = new Map(entriesOf(geneFields));
const topics = allTopics(geneFields);

const ofField = (name: string | null): string[] => {
  const field = name === null ? undefined : fields.get(name);
  const topic = field ? topicOf(field) : null;
  return topic === null ? [] : [topic];
};

/** Topics that a subset of genes needs. */
export const topicsOfSubset = (name: string): string[] => {
  const { text } = plainSubset(name);
  if (text.startsWith("interpro:")) return ["domains"];
  return entriesOf(geneFields).flatMap(([field, entry]) =>
    "query" in entry && entry.query?.node === "subset" && text.startsWith(`${field}_`) ? ofField(field) : [],
  );
};

/** Topics that a node needs. */
function topicsAsked(leaf: AnyLeaf): readonly string[] {
  if (leaf.kind === "int_range" || leaf.kind === "float_range")
    return ofField(rangeField(leaf.params.range_type, optionOf(leaf)));
  if (leaf.kind === "subset") return topicsOfSubset(leaf.params.subset_name);
  const flags: readonly string[] = leaf.kind === "gene_properties" ? leaf.params.property_flags : [];
  return [...topics].flatMap(([name, { node, properties = [] }]) =>
    node === leaf.kind || flags.some((flag) => properties.includes(flag)) ? [name] : [],
  );
}

const optionOf = (leaf: AnyLeaf): string | undefined =>
  leaf.kind === "int_range" ? leaf.params.options?.[0] : undefined;

/**
 * What of a node the release does not tell, or not all of.
 * @param isOfAlleles whether the alleles that a phenotype was seen of are asked for, which only its genotypes tell
 */
export function gapsOf(
  leaf: AnyLeaf,
  dataGaps: readonly DataGap[],
  known: KnownIds,
  isOfAlleles = false,
): readonly DataGap[] {
  if (leaf.kind !== "term") {
    const asked = topicsAsked(leaf);
    return dataGaps.filter(({ topic }) => asked.includes(topic));
  }
  const namespace = known.term(leaf.params.termid)?.namespace;
  if (namespace == null) return [];
  return dataGaps.filter(
    ({ topic, cv_names }) =>
      cv_names.includes(namespace) && (topic !== "genotypes" || isOfAlleles || !pairsFit(leaf.params)),
  );
}

/** As warnings say it. */
export const gapMessage = ({ label, reason, is_partial }: DataGap, release: string): string =>
  `${is_partial ? "not all in" : "not in"} release ${release}: ${label} – ${reason}`;

/** Topics and namespaces that an input of the builder needs; those of its choices, where it has choices. */
function gapOf(input: InputNodeType, dataGaps: readonly DataGap[]): DataGap | undefined {
  const missing = (asked: readonly string[]) =>
    dataGaps.find(({ topic, is_partial }) => !is_partial && asked.includes(topic));
  switch (input.nodeType) {
    case "int-range":
    case "float-range":
      return missing(ofField(rangeField(input.rangeType ?? input.id)));
    case "has-ortholog":
      return missing(["orthologs"]);
    case "subset-input":
      return missing(topicsOfSubset(`${input.subsetPrefix ?? ""}:`));
    case "subset-select":
      return missing(topicsOfSubset(input.subsets[0]?.name ?? `${input.id}_`));
    case "ontology":
      return dataGaps.find(
        ({ is_partial, cv_names }) =>
          !is_partial && input.cv_names.every((namespace) => cv_names.includes(namespace)),
      );
    case "canned-queries":
    case "gene-list":
    case "genome-range":
    case "small-ontology":
      return undefined;
  }
}

const reasonOf = ({ label, reason }: DataGap): string => `${label}: ${reason}`;

/** Reasons by id of the inputs of the builder that ask for what the release does not tell. */
export function inputGaps(
  nodes: readonly MenuNodeType[],
  dataGaps: readonly DataGap[],
): Record<string, string> {
  const inputs = nodes.flatMap((node): readonly InputNodeType[] =>
    node.nodeType === "heading" ? [] : node.nodeType === "sub-nodes" ? node.subNodes : [node],
  );
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const found = gapOf(input, dataGaps);
      return found ? [[input.id, reasonOf(found)]] : [];
    }),
  );
}

/** Reasons by field of the columns of results that show what the release does not tell. */
export const columnGaps = (
  columns: readonly { readonly field: string }[],
  dataGaps: readonly DataGap[],
): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ field: column }) => {
      const entry = resultFields.find(({ name }) => name === column || column.startsWith(`${name}:`));
      const asked = ofField(entry?.field ?? null);
      const found = dataGaps.find(({ topic, is_partial }) => !is_partial && asked.includes(topic));
      return found ? [[column, reasonOf(found)]] : [];
    }),
  );
