/**
 * One text for all queries that ask for the same in other words, and the id made of it.
 *
 * The text is JSON without names and labels, keys in order. Lists of the same operator inside each other are one list;
 * the parts of `or` and `and`, and the ids of lists, are sorted and each there once; a single part stands for its list.
 * Settings that say the default are left out. Only a query that is a gene list as a whole keeps its order, since its
 * genes are answered in it.
 */
import { createHash } from "node:crypto";
import type { Leaf } from "../contract/query-nodes.ts";
import type { AnyLeaf, Tree } from "./tree.ts";

/** Namespace of the ids (a random UUID): it may never change, or saved queries get other ids. */
const namespace = Buffer.from("6f1d4a0c8b5e4f7b9d3a2c6e71f0b845", "hex");

/** UUID of version 5 (RFC 9562): SHA-1 of namespace and name. */
export function uuid5(name: string): string {
  const hash = createHash("sha1").update(namespace).update(name).digest().subarray(0, 16);
  // `!`: there are 16 bytes.
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const once = (values: readonly string[]): string[] => [...new Set(values)];

type ListOfGenes = Leaf<"gene_list" | "target_of">;
/** All steps of a query ask for them, and there can be 60,000. */
const listed = new WeakMap<ListOfGenes["genes"], readonly string[]>();

/** The ids of a list of genes, each once, however the list was written. */
export function listedGenes({ genes }: ListOfGenes): readonly string[] {
  const known = listed.get(genes);
  if (known) return known;
  const ids = once(genes.map((gene) => (typeof gene === "string" ? gene : gene.uniquename)));
  listed.set(genes, ids);
  return ids;
}

/** Whether pairs of gene and phenotype are looked at: said of one locus, and nothing is known of its ploidy, expression and conditions. */
export const pairsFit = ({ single_or_multi_locus: locus, ploidiness, conditions }: Leaf<"term">): boolean =>
  locus !== "multi" && (ploidiness ?? "any") === "any" && (conditions ?? []).length === 0;

/** Whether a term node looks at annotations of genotypes only. */
export const asksForGenotypes = ({
  single_or_multi_locus: locus,
  ploidiness,
  expression,
  conditions,
  excluded_conditions: excluded,
}: Leaf<"term">): boolean =>
  locus != null ||
  (ploidiness ?? "any") !== "any" ||
  (expression ?? "any") !== "any" ||
  (conditions?.length ?? 0) > 0 ||
  (excluded?.length ?? 0) > 0;

type Conditions = Leaf<"term">["conditions"];
const conditionsOf = (conditions: Conditions): unknown[] | undefined =>
  conditions?.length
    ? once(conditions.map(({ termid, value }) => JSON.stringify(value == null ? [termid] : [termid, value])))
        .sort()
        .map((text): unknown => JSON.parse(text))
    : undefined;

function termParams(params: Leaf<"term">): object {
  const regulates = params.include_regulates ? { include_regulates: true } : {};
  if (!asksForGenotypes(params)) return { termid: params.termid, ...regulates };
  return {
    termid: params.termid,
    ...regulates,
    locus: params.single_or_multi_locus ?? "both",
    ploidiness: params.ploidiness ?? "any",
    expression: params.expression ?? "any",
    conditions: conditionsOf(params.conditions),
    excluded_conditions: conditionsOf(params.excluded_conditions),
  };
}

function paramsOf(leaf: AnyLeaf, isWhole: boolean): unknown {
  switch (leaf.kind) {
    case "term":
      return termParams(leaf.params);
    case "gene_list":
      return isWhole ? listedGenes(leaf.params) : listedGenes(leaf.params).toSorted();
    case "target_of":
      return listedGenes(leaf.params).toSorted();
    case "gene_properties":
      return once(leaf.params.property_flags).sort();
    case "subset":
      return leaf.params.subset_name;
    case "ref_genes":
      return leaf.params.reference_uniquename;
    case "int_range": {
      const { options, ...range } = leaf.params;
      const [option = "coding-exons"] = options ?? [];
      return {
        ...range,
        ...(leaf.params.range_type === "exon_count" && option !== "coding-exons"
          ? { options: [option] }
          : {}),
      };
    }
    case "has_ortholog":
    case "float_range":
    case "genome_range":
    case "interactors":
    case "substrates":
    case "downstream_genes":
    case "genes_targeting":
      return leaf.params;
  }
}

/** JSON with keys in order; what is null or absent is left out. */
function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one != null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${print(one)}`).join(",")}}`;
}

/** The parts of an operator, those of the same operator inside it among them. */
function flat(tree: Tree, kind: "or" | "and"): Tree[] {
  return tree.kind === kind ? tree.parts.flatMap((part) => flat(part, kind)) : [tree];
}

function textOf(tree: Tree, isWhole: boolean): string {
  if (tree.kind === "or" || tree.kind === "and") {
    const texts = once(flat(tree, tree.kind).map((part) => textOf(part, false))).sort();
    // The only one.
    return texts.length === 1 ? texts[0]! : `{"${tree.kind}":[${texts.join(",")}]}`;
  }
  if (tree.kind === "not")
    return `{"not":[${[...(tree.from ? [tree.from] : []), tree.without].map((part) => textOf(part, false)).join(",")}]}`;
  return `{"${tree.kind}":${print(paramsOf(tree, isWhole))}}`;
}

/** The text that equal queries share, whatever the order of their parts. */
export const canonicalText = (tree: Tree): string => textOf(tree, true);

/** The UUIDv5 that equal queries share. */
export const queryId = (tree: Tree): string => uuid5(canonicalText(tree));
