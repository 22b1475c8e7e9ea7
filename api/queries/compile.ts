/** A tree of constraints as one Elasticsearch query over the index `genes`: the engine does the algebra of sets. */
import type { estypes } from "@elastic/elasticsearch";
import { rangeField } from "../../index-mappings/fields/ranges.ts";
import { conditionKey, interactionKey, targetKey, upstreamKey } from "../../index-mappings/query-keys.ts";
import type { Leaf } from "../contract/query-nodes.ts";
import { asksForGenotypes, listedGenes } from "./canonical.ts";
import { plainSubset, subsetQuery } from "./known-ids.ts";
import type { AnyLeaf, Tree } from "./tree.ts";

export type Query = estypes.QueryDslQueryContainer;

/** What ids mean in the release. Ids that mean nothing are given back as they are: they fit no gene. */
export interface Meanings {
  readonly term: (id: string) => string;
  readonly gene: (id: string) => string;
  readonly chromosome: (name: string) => string;
}

const allOf = (filter: Query[], must_not: Query[] = []): Query =>
  filter.length === 1 && must_not.length === 0
    ? // The only one.
      filter[0]!
    : { bool: { ...(filter.length > 0 ? { filter } : {}), ...(must_not.length > 0 ? { must_not } : {}) } };
const oneOf = (should: Query[]): Query =>
  // The only one.
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: 1 } };

/** Elasticsearch refuses larger numbers for whole ones; nothing of a gene is as large. */
const largest = 2 ** 31 - 1;
const within = (bound: number): number => Math.max(-largest, Math.min(largest, bound));

interface Bounds {
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

const range = (name: string, option: string | null | undefined, bounds: Bounds): Query =>
  between(rangeField(name, option) ?? name, bounds);

function between(field: string, { start, end }: Bounds): Query {
  return {
    range: {
      [field]: {
        ...(start == null ? {} : { gte: within(start) }),
        ...(end == null ? {} : { lte: within(end) }),
      },
    },
  };
}

/** The term or what is below it, in documents or in rows of phenotypes. */
const annotatedTo = (prefix: "" | "phenotypes.", term: string, regulates: boolean): Query =>
  oneOf([
    { term: { [`${prefix}terms`]: term } },
    ...(regulates ? [{ term: { [`${prefix}regulated_terms`]: term } }] : []),
  ]);

/** Rows of genotypes with the locus, ploidy and expression asked for; null when all rows fit. */
function genotypesLike({ single_or_multi_locus: locus, ploidiness, expression }: Leaf<"term">): Query | null {
  const isAny = ploidiness == null || ploidiness === "any";
  const ploidy: Query[] = isAny ? [] : [{ term: { "phenotypes.ploidy": ploidiness } }];
  const isSingle: Query = { term: { "phenotypes.locus": "single" } };
  const isMulti: Query = { term: { "phenotypes.locus": "multi" } };
  const expressed: Query[] =
    ploidiness === "haploid" && expression != null && expression !== "any"
      ? [{ term: { "phenotypes.expression": expression } }]
      : [];
  const single = allOf([isSingle, ...ploidy, ...expressed]);
  const multi = allOf([isMulti, ...ploidy]);
  if (locus === "single") return single;
  if (locus === "multi") return multi;
  return isAny ? null : oneOf([single, multi]);
}

function phenotypes(says: Leaf<"term">, meanings: Meanings): Query {
  const term = meanings.term(says.termid);
  const regulates = says.include_regulates === true;
  const conditions = (list: Leaf<"term">["conditions"]): Query[] =>
    (list ?? []).map(({ termid, value }): Query => {
      const id = meanings.term(termid);
      return { term: { "phenotypes.conditions": value == null ? id : conditionKey(id, value) } };
    });
  const like = genotypesLike(says);
  const needed = conditions(says.conditions);
  const excluded = conditions(says.excluded_conditions);
  const rows: Query = {
    nested: {
      path: "phenotypes",
      score_mode: "none",
      query: allOf(
        [annotatedTo("phenotypes.", term, regulates), ...(like ? [like] : []), ...needed],
        excluded.length > 0 ? [allOf(excluded)] : [],
      ),
    },
  };
  // A pair of gene and phenotype is said of one locus; of its ploidy, expression and conditions nothing is known.
  const pairsFit =
    says.single_or_multi_locus !== "multi" && (says.ploidiness ?? "any") === "any" && needed.length === 0;
  return pairsFit ? oneOf([rows, { term: { paired_terms: term } }]) : rows;
}

const targets = (gene: string, kinds: readonly ("go" | "other")[]): string[] =>
  kinds.map((kind) => targetKey(kind, gene));

function leaf(node: AnyLeaf, meanings: Meanings): Query {
  switch (node.kind) {
    case "term": {
      const { says } = node;
      return asksForGenotypes(says)
        ? phenotypes(says, meanings)
        : annotatedTo("", meanings.term(says.termid), says.include_regulates === true);
    }
    case "ref_genes":
      return { term: { references: node.says.reference_uniquename } };
    case "subset": {
      const query = subsetQuery(node.says.subset_name);
      return plainSubset(node.says.subset_name).isOutside ? allOf([], [query]) : query;
    }
    case "gene_list":
      return { terms: { id: listedGenes(node.says).map(meanings.gene) } };
    case "has_ortholog":
      return { term: { ortholog_taxonids: node.says.taxonid } };
    case "int_range":
      return range(node.says.range_type, node.says.options?.[0], node.says);
    case "float_range":
      return range(node.says.range_type, null, node.says);
    case "genome_range": {
      const { chromosome_name, start, end } = node.says;
      return allOf([
        { term: { chromosome: meanings.chromosome(chromosome_name) } },
        ...(start == null ? [] : [between("end", { start })]),
        ...(end == null ? [] : [between("start", { end })]),
      ]);
    }
    case "interactors": {
      const { gene_uniquename, interaction_type, throughput, evidence_type } = node.says;
      const gene = meanings.gene(gene_uniquename);
      const key = interactionKey(interaction_type, gene, throughput ?? null, evidence_type ?? null);
      return { term: { interactions: key } };
    }
    case "substrates": {
      const { gene_uniquename, phase_term } = node.says;
      const phase = phase_term == null ? null : meanings.term(phase_term);
      return { term: { upstream: upstreamKey("molecular_function", meanings.gene(gene_uniquename), phase) } };
    }
    case "downstream_genes": {
      const { gene_uniquename, cv_name } = node.says;
      return { term: { upstream: upstreamKey(cv_name, meanings.gene(gene_uniquename), null) } };
    }
    case "genes_targeting": {
      const kinds = { go: ["go"], phenotype: ["other"], all: ["go", "other"] } as const;
      return {
        terms: {
          targets: targets(meanings.gene(node.says.gene_uniquename), kinds[node.says.target_of_type]),
        },
      };
    }
    case "target_of":
      return {
        terms: {
          targets: listedGenes(node.says).flatMap((gene) => targets(meanings.gene(gene), ["go", "other"])),
        },
      };
    case "gene_properties":
      return allOf(node.says.property_flags.map((flag) => ({ term: { properties: flag } })));
  }
}

/** One search over the records of genes that finds what the tree asks for. */
export function compile(tree: Tree, meanings: Meanings): Query {
  if (tree.kind === "or") return oneOf(tree.parts.map((part) => compile(part, meanings)));
  if (tree.kind === "and") return allOf(tree.parts.map((part) => compile(part, meanings)));
  if (tree.kind === "not")
    return allOf(tree.from ? [compile(tree.from, meanings)] : [], [compile(tree.without, meanings)]);
  return leaf(tree, meanings);
}
