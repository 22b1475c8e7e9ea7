/** Queries in words: what the history and the results page call a query that nobody has named. Pure. */
import type { Leaf, QueryNode } from "../../../api/contract/query.ts";
import { count, words } from "../../shared/format/format.ts";
import { operandsOf } from "./operands.ts";

/** What the deployment calls things that queries name by an id. */
export interface Names {
  readonly organism: (taxonid: number) => string;
  readonly chromosome: (name: string) => string;
}

/** Lists of ids are cut when they get longer than this. */
const maxListLength = 100;

function listed(ids: readonly string[]): string {
  let text = "";
  for (const [index, id] of ids.entries()) {
    if (text.length + id.length > maxListLength) return `[${text} … ${ids.length - index} more]`;
    text += index === 0 ? id : ` ${id}`;
  }
  return `[${text}]`;
}

/** "1,200" and "0.35" */
const amount = (value: number): string => (Number.isInteger(value) ? count(value) : String(value));

/** "(≥3)", "(≤3)", "(1..3)", "(=3)", "(none)" */
function bounds({
  start,
  end,
}: {
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}): string {
  if (start == null) return end == null ? "(any)" : `(≤${amount(end)})`;
  if (end == null) return `(≥${amount(start)})`;
  if (start === end) return start === 0 ? "(none)" : `(=${amount(start)})`;
  return `(${amount(start)}..${amount(end)})`;
}

const loci = { single: "single locus", multi: "multi-locus", both: "single and multi-locus" } as const;
const ploidies = { haploid: "haploid", diploid: "diploid", any: "haploid and diploid" } as const;
const expressions = {
  any: "",
  null: "null expression, ",
  "wt-overexpressed": "wild type overexpressed, ",
} as const;

/** Which genotypes and conditions a phenotype is about; "" for other terms. */
export function generatedDetail(term: Leaf<"term">): string {
  if (term.single_or_multi_locus == null) return "";
  const list = (label: string, conditions: Leaf<"term">["conditions"]) =>
    conditions && conditions.length > 0
      ? ` - ${label}: ${conditions.map((condition) => condition.name ?? condition.termid).join(", ")}`
      : "";
  const genotypes = `${expressions[term.expression ?? "any"]}${loci[term.single_or_multi_locus]} ${ploidies[term.ploidiness ?? "any"]} genotypes`;
  return `${genotypes}${list("conditions", term.conditions)}${list("excluded conditions", term.excluded_conditions)}`;
}

function termText(term: Leaf<"term">): string {
  const detail = generatedDetail(term);
  return `genes annotated with ${term.name ? `"${term.name}" ` : ""}(${term.termid})${detail === "" ? "" : ` [${detail}]`}`;
}

/** The query in words: its own name where it has one. Parts of AND and OR stand in the order of the alphabet, so that equal queries read equal. */
export function describe(node: QueryNode, names: Names): string {
  return node.node_name ?? generated(node, names);
}

const joined = (nodes: readonly QueryNode[], word: string, names: Names): string => {
  const texts = nodes.map((node) => describe(node, names)).toSorted();
  return texts.length === 1 ? texts.join("") : `(${texts.join(` ${word} `)})`;
};

/** What the query would be called if it had no name. */
function generated(node: QueryNode, names: Names): string {
  if ("and" in node) return joined(node.and, "AND", names);
  if ("or" in node) return joined(node.or, "OR", names);
  if ("not" in node) {
    const [first, second] = operandsOf(node.not);
    if (!first) return "NOT";
    return second
      ? `(${describe(first, names)} AND NOT ${describe(second, names)})`
      : `NOT ${describe(first, names)}`;
  }
  if ("term" in node) return termText(node.term);
  if ("ref_genes" in node) return `genes from ${node.ref_genes.reference_uniquename}`;
  if ("subset" in node) return `subset: ${node.subset.name ?? node.subset.subset_name}`;
  if ("gene_list" in node) return `gene list: ${listed(node.gene_list.genes.map(nameOf))}`;
  if ("has_ortholog" in node) return `has ortholog: ${names.organism(node.has_ortholog.taxonid)}`;
  if ("int_range" in node)
    return `${words(node.int_range.range_type)}${optionText(node.int_range.options)} ${bounds(node.int_range)}`;
  if ("float_range" in node) return `${words(node.float_range.range_type)} ${bounds(node.float_range)}`;
  if ("genome_range" in node) {
    const { chromosome_name, start, end } = node.genome_range;
    const chromosome = names.chromosome(chromosome_name);
    return start == null && end == null
      ? `all genes from: ${chromosome}`
      : `genome range: ${count(start ?? 1)}..${end == null ? "end" : count(end)} of ${chromosome}`;
  }
  if ("interactors" in node) {
    const { gene_uniquename, interaction_type, throughput, evidence_type } = node.interactors;
    return `${evidence_type ? `${evidence_type} ` : ""}${throughput ? `${throughput} throughput ` : ""}${interaction_type} interactors of: ${gene_uniquename}`;
  }
  if ("substrates" in node)
    return `substrates of: ${node.substrates.gene_uniquename}${node.substrates.phase_term ? ` during ${node.substrates.phase_term}` : ""}`;
  if ("downstream_genes" in node)
    return `genes downstream of: ${node.downstream_genes.gene_uniquename} (${words(node.downstream_genes.cv_name)})`;
  if ("genes_targeting" in node)
    return `genes that target: ${node.genes_targeting.gene_uniquename} (${node.genes_targeting.target_of_type})`;
  if ("target_of" in node) return `genes that target any of: ${listed(node.target_of.genes.map(nameOf))}`;
  if ("gene_properties" in node)
    return `gene properties: ${node.gene_properties.property_flags.map(words).join(", ")}`;
  return `saved query: ${node.query_id.id}`;
}

/** Lists may say names too; those are read more easily. */
const nameOf = (gene: Leaf<"gene_list">["genes"][number]): string =>
  typeof gene === "string"
    ? gene
    : typeof gene["name"] === "string" && gene["name"] !== ""
      ? gene["name"]
      : gene.uniquename;

const optionText = (options: readonly string[] | null | undefined): string =>
  options && options.length > 0
    ? ` of ${options.map((option) => option.replaceAll("-", " ")).join(", ")}`
    : "";
