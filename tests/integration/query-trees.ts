/** Random constraints of things that a release has, and of some that it has not. */
import fc from "fast-check";
import { intRanges } from "../../index-mappings/fields/ranges.ts";
import type { QueryNode } from "../../api/contract/query-nodes.ts";
import type { QueryRelease } from "./query-release.ts";

/** Every so many-th of some values, so that random choices stay among few. */
function some<T>(values: Iterable<T>, max: number): T[] {
  const all = [...values];
  return Array.from(
    { length: Math.min(max, all.length) },
    (_, index) => all[Math.floor((index * all.length) / Math.min(max, all.length))]!,
  );
}

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof(
    { weight: 3, arbitrary: values },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(null) },
  );

export interface QueryTrees {
  readonly trees: fc.Arbitrary<QueryNode>;
  /** Nodes that ask for genes, of each kind. */
  readonly leaves: readonly fc.Arbitrary<QueryNode>[];
}

/** How subsets of genes outside of a slim begin. */
const outsideOfSlims = "non_slim_";

/** Random queries of the terms, subsets, ranges and ids of a release. */
export function queryTrees(release: QueryRelease, chromosomes: readonly string[]): QueryTrees {
  const { genes, above } = release;
  const all = [...genes.values()];
  const said = new Set(
    all
      .flatMap(({ said: rows, paired }) => [...rows.map(({ term }) => term), ...paired])
      .filter((term) => term !== ""),
  );
  const terms = some([...new Set([...said].flatMap((term) => [...above(term)]))].sort(), 400);
  const phenotypes = some(
    [...new Set(all.flatMap(({ rows }) => rows.flatMap(({ term }) => [...above(term)])))].sort(),
    60,
  );
  const conditions = some(
    [
      ...new Set(all.flatMap(({ rows }) => rows.flatMap(({ conditions: of }) => of.map(([id]) => id)))),
    ].sort(),
    12,
  );
  const values = some(
    [
      ...new Set(
        all.flatMap(({ rows }) =>
          rows.flatMap(({ conditions: of }) =>
            of.filter(([, value]) => value !== "").map((one) => one.join("\t")),
          ),
        ),
      ),
    ].sort(),
    12,
  );
  const acting = some(
    all
      .filter(({ said: rows }) => rows.some(({ extension }) => extension.includes("has_input")))
      .map(({ id }) => id),
    40,
  );
  const targets = some(
    new Set(
      all.flatMap(({ said: rows }) =>
        rows.flatMap(({ extension }) =>
          [...extension.matchAll(/\(([^()]+)\)/g)].flatMap(([, target]) => release.findGene(target!) ?? []),
        ),
      ),
    ),
    60,
  );
  const linked = some(
    all.filter(({ interactions }) => interactions.length > 0),
    60,
  );
  const references = some(new Set(all.flatMap(({ references: of }) => [...of])), 60);
  const subsets = some([...new Set(all.flatMap(({ subsets: of }) => [...of]))].sort(), 80);
  const ids = all.map(({ id }) => id);
  const from = <T>(list: readonly T[], other: T): fc.Arbitrary<T> =>
    list.length === 0
      ? fc.constant(other)
      : fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...list) },
          { weight: 1, arbitrary: fc.constant(other) },
        );
  const between = (max: number) =>
    fc
      .tuple(fc.nat(max), fc.nat(max), fc.constantFrom("both", "start", "end", "none"))
      .map(([a, b, bounds]) => ({
        start: bounds === "both" || bounds === "start" ? Math.min(a, b) : null,
        end: bounds === "both" || bounds === "end" ? Math.max(a, b) : null,
      }));
  const maxOf = (name: string): number =>
    all.reduce((max, { numbers }) => Math.max(max, numbers[name] ?? 0), 0) + 1;
  const gene = from(ids, "nope");

  const weighted: readonly { weight: number; arbitrary: fc.Arbitrary<QueryNode> }[] = [
    {
      weight: 5,
      arbitrary: fc
        .record({
          termid: from(terms, "GO:9999999"),
          include_regulates: fc.constantFrom(undefined, false, true),
        })
        .map((term) => ({ term })),
    },
    {
      weight: 6,
      arbitrary: fc
        .record({
          termid: from(phenotypes, "FYPO:9999999"),
          single_or_multi_locus: orNull(
            fc.constantFrom("single" as const, "multi" as const, "both" as const),
          ),
          ploidiness: orNull(fc.constantFrom("haploid" as const, "diploid" as const, "any" as const)),
          expression: orNull(fc.constantFrom("any" as const, "null" as const, "wt-overexpressed" as const)),
          conditions: fc.array(
            from(conditions, "FYECO:9999999").map((termid) => ({ termid, name: "x" })),
            { maxLength: 2 },
          ),
          excluded_conditions: fc.array(
            fc.oneof(
              from(conditions, "FYECO:9999999").map((termid) => ({ termid })),
              from(values, "FYECO:1\t2").map((text) => ({
                termid: text.split("\t")[0]!,
                value: text.split("\t")[1]!,
              })),
            ),
            { maxLength: 2 },
          ),
        })
        .map((term) => ({ term })),
    },
    {
      weight: 2,
      arbitrary: from(references, "PMID:1").map((reference_uniquename) => ({
        ref_genes: { reference_uniquename },
      })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom("", "", "", "!"),
          from(subsets, "nope"),
          fc.nat(30),
          fc.constantFrom(false, false, true),
        )
        .map(([sign, name, cut, prefix]) => {
          const beginning = name.slice(0, cut);
          // The reference knows no subsets of what lies outside of a slim: a beginning that takes them in says nothing.
          const isKnown = beginning === "" || !outsideOfSlims.startsWith(beginning);
          return { subset: { subset_name: prefix && isKnown ? `${sign}${beginning}*` : `${sign}${name}` } };
        }),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(gene, { maxLength: 40 })
        .map((list) => ({ gene_list: { genes: list.map((uniquename) => ({ uniquename })) } })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(4932, 4897, 9606, 1).map((taxonid) => ({ has_ortholog: { taxonid } })),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(
          ...intRanges.filter((type) => !/^gocam|coils_percent|low_complexity_percent|deeptmhmm/.test(type)),
        )
        .chain((range_type) =>
          between(maxOf(range_type)).map((bounds) => ({ int_range: { range_type, ...bounds } })),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            "all-exons" as const,
            "coding-exons" as const,
            "five-prime-utr-exons" as const,
            "three-prime-utr-exons" as const,
          ),
          between(6),
        )
        .map(([option, bounds]) => ({
          int_range: { range_type: "exon_count" as const, options: [option], ...bounds },
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        // Weights to 150 kDa, isoelectric points to 15.
        .tuple(
          fc.constantFrom(["protein_mol_weight", 10] as const, ["isoelectric_point", 100] as const),
          between(1500),
        )
        .map(([[range_type, parts], { start, end }]) => ({
          float_range: {
            range_type,
            start: start === null ? null : start / parts,
            end: end === null ? null : end / parts,
          },
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(from(chromosomes, "nowhere"), between(all.reduce((max, { end }) => Math.max(max, end), 1)))
        .map(([chromosome_name, { start, end }]) => ({
          genome_range: {
            chromosome_name,
            start: start === null ? null : start + 1,
            end: end === null ? null : end + 1,
          },
        })),
    },
    {
      weight: 2,
      arbitrary:
        linked.length === 0
          ? fc.constant<QueryNode>({ interactors: { gene_uniquename: "nope", interaction_type: "genetic" } })
          : fc.constantFrom(...linked).chain(({ id, interactions }) =>
              fc
                .record({
                  gene_uniquename: fc.constant(id),
                  interaction_type: fc.constantFrom("physical" as const, "genetic" as const),
                  throughput: fc.constantFrom(undefined, undefined, "high" as const, "low" as const),
                  evidence_type: fc.constantFrom(undefined, ...interactions.map(({ evidence }) => evidence)),
                })
                .map((interactors) => ({ interactors })),
            ),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          gene_uniquename: from(acting, "nope"),
          phase_term: fc.oneof(
            fc.constant(undefined),
            from(terms.filter((term) => term.startsWith("GO:")).slice(0, 40), "GO:9999999"),
          ),
        })
        .map((substrates) => ({ substrates })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          gene_uniquename: from(acting, "nope"),
          cv_name: fc.constantFrom(
            "molecular_function",
            "single_locus_phenotype",
            "fission_yeast_phenotype",
            "biological_process",
          ),
        })
        .map((downstream_genes) => ({ downstream_genes })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          gene_uniquename: from(targets, "nope"),
          target_of_type: fc.constantFrom("go" as const, "phenotype" as const, "all" as const),
        })
        .map((genes_targeting) => ({ genes_targeting })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(from(targets, "nope"), { maxLength: 20 })
        .map((list) => ({ target_of: { genes: list } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .subarray(["has_paralog", "has_name", "forward_strand", "reverse_strand"] as const, { minLength: 1 })
        .map((flags): QueryNode => ({ gene_properties: { property_flags: flags } })),
    },
  ];
  const leaf = fc.oneof(...weighted);
  const tree = (depth: number): fc.Arbitrary<QueryNode> =>
    depth === 0
      ? leaf
      : fc.oneof(
          { weight: 2, arbitrary: leaf },
          {
            weight: 2,
            arbitrary: fc.array(tree(depth - 1), { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
          },
          {
            weight: 3,
            arbitrary: fc.array(tree(depth - 1), { minLength: 1, maxLength: 4 }).map((or) => ({ or })),
          },
          {
            weight: 2,
            arbitrary: fc.tuple(tree(depth - 1), tree(depth - 1)).map(([a, b]) => ({ not: [a, b] })),
          },
          {
            weight: 1,
            arbitrary: fc
              .tuple(tree(depth - 1), tree(depth - 1))
              .map(([node_a, node_b]) => ({ not: { node_a, node_b } })),
          },
          { weight: 1, arbitrary: tree(depth - 1).map((one) => ({ not: [one] })) },
        );
  return { trees: tree(3), leaves: weighted.map(({ arbitrary }) => arbitrary) };
}
