/** Which genes fit a query, found gene by gene: slow and plain, to check the engine against. */
import type { Deployment } from "../../config/schema.ts";
import type { Leaf, QueryNode } from "../../api/contract/query-nodes.ts";
import { extensionParts } from "./query-extensions.ts";
import type { ReferenceGene, GenotypeRow } from "./query-genes.ts";
import type { QueryRelease } from "./query-release.ts";

type Fits = (gene: ReferenceGene) => boolean;

const within = (
  value: number | null | undefined,
  start: number | null | undefined,
  end: number | null | undefined,
): boolean => value != null && (start == null || value >= start) && (end == null || value <= end);

/** The genes of a query, by looking at every gene for every node: what the compiled query is held against. */
export function reference(
  release: QueryRelease,
  { annotationTypes, annotationFilters, site }: Deployment,
): (node: QueryNode) => Set<string> {
  const { genes, findGene, findTerm, above, aboveRegulating } = release;
  const phaseRelations = Object.values(annotationFilters).flatMap((filter) =>
    filter.filter_type === "extension" ? filter.extension_rel_type_names : [],
  );
  const relationsOf = (type: string): readonly string[] =>
    annotationTypes.find(({ id }) => id === type)?.downstream_relations ?? [];

  const isUnder = (term: string, ancestor: string, regulates: boolean): boolean =>
    (regulates ? aboveRegulating(term) : above(term)).has(findTerm(ancestor));

  function termFits(params: Leaf<"term">): Fits {
    const {
      single_or_multi_locus: locus,
      ploidiness = "any",
      expression = "any",
      conditions = [],
      excluded_conditions: excluded = [],
    } = params;
    const regulates = params.include_regulates === true;
    const plain =
      locus == null &&
      (ploidiness ?? "any") === "any" &&
      (expression ?? "any") === "any" &&
      !conditions?.length &&
      !excluded?.length;
    if (plain)
      return ({ said, paired }) =>
        said.some(({ term }) => isUnder(term, params.termid, regulates)) ||
        paired.some((term) => isUnder(term, params.termid, regulates));
    const has = (
      row: GenotypeRow,
      { termid, value }: { termid: string; value?: string | null | undefined },
    ): boolean =>
      row.conditions.some(([id, given]) => id === findTerm(termid) && (value == null || given === value));
    const rowFits = (row: GenotypeRow): boolean => {
      if (!isUnder(row.term, params.termid, regulates)) return false;
      if (!(conditions ?? []).every((one) => has(row, one))) return false;
      if (excluded?.length && excluded.every((one) => has(row, one))) return false;
      const isAny = (ploidiness ?? "any") === "any";
      if (row.loci > 1) return locus !== "single" && (isAny || row.ploidy === ploidiness);
      if (locus === "multi") return false;
      if (row.ploidy === "diploid") return ploidiness !== "haploid";
      return (
        isAny ||
        (ploidiness === "haploid" && ((expression ?? "any") === "any" || row.expression === expression))
      );
    };
    const pairs = locus !== "multi" && (ploidiness ?? "any") === "any" && !conditions?.length;
    return ({ rows, paired }) =>
      rows.some(rowFits) || (pairs && paired.some((term) => isUnder(term, params.termid, false)));
  }

  /** Genes that annotations of a gene act on. */
  function downstream(id: string, type: string, phase: string | null | undefined): Set<string> {
    const types =
      type === "fission_yeast_phenotype" ? ["single_locus_phenotype", "multi_locus_phenotype"] : [type];
    const found = new Set<string>();
    for (const { kind, extension } of genes.get(findGene(id) ?? "")?.said ?? []) {
      const ofType = kind === "other_phenotype" ? "multi_locus_phenotype" : kind;
      if (!types.includes(ofType)) continue;
      const parts = extensionParts(extension);
      if (
        phase != null &&
        !parts.some(
          ({ relation, target }) =>
            phaseRelations.includes(relation) && above(findTerm(target)).has(findTerm(phase)),
        )
      )
        continue;
      for (const { relation, target } of parts) {
        const acted = findGene(target);
        if (relationsOf(ofType).includes(relation) && acted !== null) found.add(acted);
      }
    }
    return found;
  }

  const names = (ids: Leaf<"gene_list">["genes"]): Set<string> =>
    new Set(ids.flatMap((one) => findId(typeof one === "string" ? one : one.uniquename) ?? []));
  const findId = (id: string): string | null => (genes.has(id) ? id : null);
  const targeting =
    (targets: ReadonlySet<string>, type: "go" | "phenotype" | "all"): Fits =>
    (gene) =>
      gene.said.some(({ kind, extension }) => {
        const isGo = kind === "go" || kind === "molecular_function";
        return (
          (type === "all" || (type === "go") === isGo) &&
          extensionParts(extension).some(({ target }) => {
            const named = findGene(target);
            return named !== null && named !== gene.id && targets.has(named);
          })
        );
      });
  const chromosomeOf = (name: string): string =>
    site.chromosomes.find((one) =>
      [one.id, one.name, one.long_display_name, ...one.aliases].some(
        (known) => known.toLowerCase() === name.toLowerCase(),
      ),
    )?.id ?? name;

  function fits(node: QueryNode): Fits {
    if ("and" in node) {
      const parts = node.and.map(fits);
      return (gene) => parts.every((part) => part(gene));
    }
    if ("or" in node) {
      const parts = node.or.map(fits);
      return (gene) => parts.some((part) => part(gene));
    }
    if ("not" in node) {
      const operands =
        "node_a" in node.not ? [node.not.node_a, ...(node.not.node_b ? [node.not.node_b] : [])] : node.not;
      const [a, b] = operands.map(fits);
      return b ? (gene) => a!(gene) && !b(gene) : (gene) => !a!(gene);
    }
    if ("term" in node) return termFits(node.term);
    if ("ref_genes" in node) return ({ references }) => references.has(node.ref_genes.reference_uniquename);
    if ("subset" in node) {
      const name = node.subset.subset_name.replace(/^!/, "");
      const inside: Fits = name.endsWith("*")
        ? ({ subsets }) => [...subsets].some((one) => one.startsWith(name.slice(0, -1)))
        : ({ subsets }) => subsets.has(name);
      return node.subset.subset_name.startsWith("!") ? (gene) => !inside(gene) : inside;
    }
    if ("gene_list" in node) {
      const listed = names(node.gene_list.genes);
      return ({ id }) => listed.has(id);
    }
    if ("has_ortholog" in node) return ({ taxa }) => taxa.has(node.has_ortholog.taxonid);
    if ("int_range" in node) {
      const { range_type, options, start, end } = node.int_range;
      const option =
        range_type === "exon_count" && options?.[0] !== "coding-exons" ? options?.[0] : undefined;
      return ({ numbers }) => within(numbers[option ?? range_type], start, end);
    }
    if ("float_range" in node) {
      const { range_type, start, end } = node.float_range;
      return ({ measures }) => within(measures[range_type], start, end);
    }
    if ("genome_range" in node) {
      const { chromosome_name, start, end } = node.genome_range;
      return (gene) =>
        gene.chromosome === chromosomeOf(chromosome_name) &&
        (start == null || gene.end >= start) &&
        (end == null || gene.start <= end);
    }
    if ("interactors" in node) {
      const { gene_uniquename, interaction_type, throughput, evidence_type } = node.interactors;
      return ({ interactions }) =>
        interactions.some(
          (one) =>
            one.gene === gene_uniquename &&
            one.type === interaction_type &&
            (throughput == null || one.throughput === throughput) &&
            (evidence_type == null || one.evidence === evidence_type),
        );
    }
    if ("substrates" in node) {
      const found = downstream(
        node.substrates.gene_uniquename,
        "molecular_function",
        node.substrates.phase_term,
      );
      return ({ id }) => found.has(id);
    }
    if ("downstream_genes" in node) {
      const found = downstream(node.downstream_genes.gene_uniquename, node.downstream_genes.cv_name, null);
      return ({ id }) => found.has(id);
    }
    if ("genes_targeting" in node)
      return targeting(names([node.genes_targeting.gene_uniquename]), node.genes_targeting.target_of_type);
    if ("target_of" in node) return targeting(names(node.target_of.genes), "all");
    // No release has structures of RNA.
    if ("gene_properties" in node)
      return ({ name, paralogs, strand }) =>
        node.gene_properties.property_flags.every(
          (flag) =>
            (flag === "has_paralog" && paralogs.size > 0) ||
            (flag === "has_name" && name !== "") ||
            (flag === "forward_strand" && strand === "+") ||
            (flag === "reverse_strand" && strand === "-"),
        );
    throw new Error("a saved query is not evaluated here");
  }
  return (node) => {
    const fit = fits(node);
    return new Set(
      genes
        .values()
        .filter(fit)
        .map(({ id }) => id),
    );
  };
}
