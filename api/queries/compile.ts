/** A tree of constraints as one Elasticsearch query over the index `genes`: the engine does the algebra of sets. */
import type { EsQuery } from "../elastic/es-query.ts";
import { rangeField } from "../../index-mappings/fields/ranges.ts";
import {
  conditionKey,
  interactionKey,
  phenotypeKey,
  targetKey,
  upstreamKey,
} from "../../index-mappings/query-keys.ts";
import type { PhenotypeProfile } from "../../index-mappings/pages/release.ts";
import type { Leaf } from "../contract/query-nodes.ts";
import { asksForGenotypes, listedGenes, pairsFit } from "./canonical.ts";
import { plainSubset, subsetQuery } from "./known-ids.ts";
import type { AnyLeaf, Tree } from "./tree.ts";

/** What ids mean in the release. Ids that mean nothing are given back as they are: they fit no gene. */
export interface Meanings {
  readonly term: (id: string) => string;
  readonly gene: (id: string) => string;
  readonly chromosome: (name: string) => string;
  /** Genotypes and conditions under which phenotypes were seen, by number. */
  readonly profiles: readonly PhenotypeProfile[];
}

const allOf = (filter: EsQuery[], must_not: EsQuery[] = []): EsQuery =>
  filter.length === 1 && must_not.length === 0
    ? // The only one.
      filter[0]!
    : { bool: { ...(filter.length > 0 ? { filter } : {}), ...(must_not.length > 0 ? { must_not } : {}) } };
const oneOf = (should: EsQuery[]): EsQuery =>
  // The only one.
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: 1 } };

/** Elasticsearch refuses larger numbers for whole ones; nothing of a gene is as large. */
const maxInteger = 2 ** 31 - 1;
const within = (bound: number): number => Math.max(-maxInteger, Math.min(maxInteger, bound));

interface Bounds {
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

const range = (name: string, option: string | null | undefined, bounds: Bounds): EsQuery =>
  between(rangeField(name, option) ?? name, bounds);

function between(field: string, { start, end }: Bounds): EsQuery {
  return {
    range: {
      [field]: {
        ...(start == null ? {} : { gte: within(start) }),
        ...(end == null ? {} : { lte: within(end) }),
      },
    },
  };
}

/** The term or what is below it. */
const annotatedTo = (term: string, regulates: boolean): EsQuery =>
  oneOf([{ term: { terms: term } }, ...(regulates ? [{ term: { regulated_terms: term } }] : [])]);

/** Tells whether phenotypes under a profile are looked at. There are hundreds: terms are looked up before. */
function profileFilter(params: Leaf<"term">, meanings: Meanings): (profile: PhenotypeProfile) => boolean {
  const { single_or_multi_locus: loci, ploidiness, expression: expressed } = params;
  const keys = (list: Leaf<"term">["conditions"]): string[] =>
    (list ?? []).map(({ termid, value }) => {
      const id = meanings.term(termid);
      return value == null ? id : conditionKey(id, value);
    });
  const [included, excluded] = [keys(params.conditions), keys(params.excluded_conditions)];
  return ({ locus, ploidy, expression, conditions }) => {
    if ((loci === "single" || loci === "multi") && locus !== loci) return false;
    if (ploidiness != null && ploidiness !== "any" && ploidy !== ploidiness) return false;
    if (locus === "single" && ploidiness === "haploid" && expressed != null && expressed !== "any")
      if (!expression.includes(expressed)) return false;
    const has = (key: string): boolean => conditions.includes(key);
    return included.every(has) && !(excluded.length > 0 && excluded.every(has));
  };
}

function phenotypes(params: Leaf<"term">, meanings: Meanings): EsQuery {
  const term = meanings.term(params.termid);
  const fits = profileFilter(params, meanings);
  const keys = meanings.profiles.flatMap((profile, number) =>
    fits(profile) ? [phenotypeKey(term, number)] : [],
  );
  return oneOf([
    { terms: { phenotypes: keys } },
    ...(params.include_regulates === true ? [{ terms: { regulated_phenotypes: keys } }] : []),
    ...(pairsFit(params) ? [{ term: { paired_terms: term } }] : []),
  ]);
}

const targets = (gene: string, kinds: readonly ("go" | "other")[]): string[] =>
  kinds.map((kind) => targetKey(kind, gene));

/** Genes of a chromosome, or of the part of it that they overlap. */
const overlapping = ({ chromosome_name, start, end }: Leaf<"genome_range">, meanings: Meanings): EsQuery =>
  allOf([
    { term: { chromosome: meanings.chromosome(chromosome_name) } },
    ...(start == null ? [] : [between("end", { start })]),
    ...(end == null ? [] : [between("start", { end })]),
  ]);

/** The strand of a gene is a field of its own. */
function withProperty(flag: Leaf<"gene_properties">["property_flags"][number]): EsQuery {
  switch (flag) {
    case "forward_strand":
      return { term: { strand: "forward" } };
    case "reverse_strand":
      return { term: { strand: "reverse" } };
    case "has_name":
    case "has_paralog":
    case "rnacentral_2d_structure":
      return { term: { properties: flag } };
  }
}

function leaf(node: AnyLeaf, meanings: Meanings): EsQuery {
  switch (node.kind) {
    case "term": {
      const { params } = node;
      return asksForGenotypes(params)
        ? phenotypes(params, meanings)
        : annotatedTo(meanings.term(params.termid), params.include_regulates === true);
    }
    case "ref_genes":
      return { term: { references: node.params.reference_uniquename } };
    case "subset": {
      const query = subsetQuery(node.params.subset_name);
      return plainSubset(node.params.subset_name).isOutside ? allOf([], [query]) : query;
    }
    case "gene_list":
      return { terms: { id: listedGenes(node.params).map(meanings.gene) } };
    case "has_ortholog":
      return { term: { ortholog_taxonids: node.params.taxonid } };
    case "int_range":
      return range(node.params.range_type, node.params.options?.[0], node.params);
    case "float_range":
      return range(node.params.range_type, null, node.params);
    case "genome_range":
      return overlapping(node.params, meanings);
    case "interactors": {
      const { gene_uniquename, interaction_type, throughput, evidence_type } = node.params;
      const gene = meanings.gene(gene_uniquename);
      const key = interactionKey(interaction_type, gene, throughput ?? null, evidence_type ?? null);
      return { term: { interactions: key } };
    }
    case "substrates": {
      const { gene_uniquename, phase_term } = node.params;
      const phase = phase_term == null ? null : meanings.term(phase_term);
      return { term: { upstream: upstreamKey("molecular_function", meanings.gene(gene_uniquename), phase) } };
    }
    case "downstream_genes": {
      const { gene_uniquename, cv_name } = node.params;
      return { term: { upstream: upstreamKey(cv_name, meanings.gene(gene_uniquename), null) } };
    }
    case "genes_targeting": {
      const kinds = { go: ["go"], phenotype: ["other"], all: ["go", "other"] } as const;
      return {
        terms: {
          targets: targets(meanings.gene(node.params.gene_uniquename), kinds[node.params.target_of_type]),
        },
      };
    }
    case "target_of":
      return {
        terms: {
          targets: listedGenes(node.params).flatMap((gene) => targets(meanings.gene(gene), ["go", "other"])),
        },
      };
    case "gene_properties":
      return allOf(node.params.property_flags.map(withProperty));
  }
}

/** One search over the records of genes that finds what the tree asks for. */
export function compile(tree: Tree, meanings: Meanings): EsQuery {
  if (tree.kind === "or") return oneOf(tree.parts.map((part) => compile(part, meanings)));
  if (tree.kind === "and") return allOf(tree.parts.map((part) => compile(part, meanings)));
  if (tree.kind === "not")
    return allOf(tree.from ? [compile(tree.from, meanings)] : [], [compile(tree.without, meanings)]);
  return leaf(tree, meanings);
}
