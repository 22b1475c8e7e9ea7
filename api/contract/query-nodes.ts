/**
 * The constraints of a query: a tree whose nodes each say one kind of thing, written as an object with one key for the
 * kind, and beside it, if wanted, `node_name`. Names and labels say nothing about which genes are found.
 */
import { z } from "zod";
import { floatRanges, intRanges, rangeOptions } from "../../index-mappings/fields/ranges.ts";

/** Levels of nodes inside each other, nested queries included. */
export const maxLevels = 20;
/** Nodes of one query, nested queries included. */
export const maxNodes = 500;
/** Genes of all lists of one query together. */
export const maxListed = 60_000;

/** Half of a character is no text that can be searched for. */
const text = z
  .string()
  .max(200, "is longer than 200 characters")
  .refine((given) => given.isWellFormed(), "is no text");
const id = text.trim().min(1, "has to name something");
const label = z.string().max(2000, "is longer than 2000 characters").nullish();

/** A condition of an experiment. Without a value, rows with any value or none fit. */
const phenotypeCondition = z.strictObject({ termid: id, name: label, value: text.nullish() });

const conditions = z.array(phenotypeCondition).max(50, "can have 50 conditions");

/**
 * Genes annotated to the term or a descendant over is_a and part_of. With any of locus, ploidy, expression or conditions,
 * only annotations of genotypes like that are looked at.
 */
const termNode = z.strictObject({
  termid: id,
  name: label,
  definition: label,
  /** Adds what is below the term over the three regulates relations. */
  include_regulates: z.boolean().nullish(),
  single_or_multi_locus: z.enum(["single", "multi", "both"]).nullish(),
  /** haploid: every locus has one expressed allele. */
  ploidiness: z.enum(["haploid", "diploid", "any"]).nullish(),
  /** Of haploid single-locus genotypes, asked for with ploidiness haploid. null: a deletion, or not expressed; wt-overexpressed: a wild-type allele overexpressed. */
  expression: z.enum(["any", "null", "wt-overexpressed"]).nullish(),
  /** Rows need all of these … */
  conditions: conditions.nullish(),
  /** … and must not have all of those. */
  excluded_conditions: conditions.nullish(),
});

/** Bounds are inclusive; without one the range is open on that side. Genes without the value are in no range. */
const intRangeNode = z.strictObject({
  range_type: z.enum(intRanges),
  start: z.int().nullish(),
  end: z.int().nullish(),
  /** What exon_count counts; coding-exons when absent. */
  options: z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    z.array(z.enum(rangeOptions)).max(1, "can be one option only").nullish(),
  ),
});

const floatRangeNode = z.strictObject({
  /** protein_mol_weight in kDa */
  range_type: z.enum(floatRanges),
  start: z.number().nullish(),
  end: z.number().nullish(),
});

/** Genes whose feature, UTRs included, overlaps the range. Without bounds, all genes of the sequence. */
const genomeRangeNode = z.strictObject({
  /** Id of the sequence, or a name that the deployment gives it. */
  chromosome_name: id,
  /** 1-based, inclusive */
  start: z.int().min(1, "positions count from 1").nullish(),
  end: z.int().min(1, "positions count from 1").nullish(),
});

/** What stands between ids in a text: commas, semicolons, blanks, line ends, zero-width spaces. */
export const splitIds = (list: string): string[] => list.split(/[\s,;\u200b]+/).filter((one) => one !== "");

/** A list, or a text with ids and what usually stands between them. */
export const listOrText = <T extends z.ZodType>(list: T): z.ZodPreprocess<T> =>
  z.preprocess((given) => (typeof given === "string" ? splitIds(given) : given), list);

/** Genes by their ids or names, or as objects with more about them. */
const genes = z.array(z.union([id, z.looseObject({ uniquename: id })]));

const geneListNode = z.strictObject({
  genes: listOrText(genes.max(maxListed, `has more than ${maxListed} genes`)),
});

const interactorsNode = z.strictObject({
  gene_uniquename: id,
  interaction_type: z.enum(["physical", "genetic"]),
  throughput: z.enum(["high", "low"]).nullish(),
  evidence_type: text.nullish(),
});

/** has_name: a standard name beside the systematic id; forward_strand, reverse_strand: where the gene lies. */
const geneProperties = [
  "has_name",
  "has_paralog",
  "rnacentral_2d_structure",
  "forward_strand",
  "reverse_strand",
] as const;

/** The nodes that say something about genes themselves, by their key. */
export const leafNodes = {
  term: termNode,
  /** Genes that a publication says something about. */
  ref_genes: z.strictObject({ reference_uniquename: id, name: label }),
  /** A named subset; `*` at the end stands for any ending, `!` at the beginning for all genes of no such subset. */
  subset: z.strictObject({ subset_name: id, name: label }),
  gene_list: geneListNode,
  has_ortholog: z.strictObject({ taxonid: z.int32().min(1, "is a number of the taxonomy, from 1") }),
  int_range: intRangeNode,
  float_range: floatRangeNode,
  genome_range: genomeRangeNode,
  /** Genes with an interaction with the gene, whichever side it stands on. */
  interactors: interactorsNode,
  /** Genes that are an input of the gene's molecular functions, during a phase if one is given. */
  substrates: z.strictObject({ gene_uniquename: id, phase_term: id.nullish() }),
  /** Genes that the gene's annotations of this type act on, by the relations that the deployment names. */
  downstream_genes: z.strictObject({ gene_uniquename: id, cv_name: id }),
  /** Genes whose annotations name the gene in their extension. */
  genes_targeting: z.strictObject({
    gene_uniquename: id,
    target_of_type: z.enum(["go", "phenotype", "all"]),
  }),
  /** As genes_targeting, of any type, for several genes. */
  target_of: z.strictObject({ genes: listOrText(genes.max(20_000, "has more than 20,000 genes")) }),
  /** Genes with all of the properties. */
  gene_properties: z.strictObject({
    property_flags: z
      .array(z.enum(geneProperties))
      .min(1, "has to name a property")
      .max(20, "can name 20 properties"),
  }),
  /** Genes of a saved query. */
  query_id: z.strictObject({ id }),
} as const;
export type LeafKind = keyof typeof leafNodes;

/** A leaf node as it is when it has been read: the object at its key. */
export type Leaf<K extends LeafKind> = z.output<(typeof leafNodes)[K]>;
type LeafNode = { [K in LeafKind]: { readonly [key in K]: Leaf<K> } }[LeafKind];

export const nodeKinds = ["or", "and", "not", ...(Object.keys(leafNodes) as LeafKind[])] as const;

/** A node; `not` is the first without the second, or, of one node, all genes of the organism without it. */
export type QueryNode = { readonly node_name?: string | null | undefined } & (
  | LeafNode
  | { readonly or: readonly QueryNode[] }
  | { readonly and: readonly QueryNode[] }
  | {
      readonly not:
        | readonly QueryNode[]
        | { readonly node_a: QueryNode; readonly node_b?: QueryNode | null | undefined };
    }
);

/** The shape for the documentation; nodes are read by `readConstraints`, which names the place of a mistake. */
export const queryNode: z.ZodType<QueryNode> = z
  .lazy(() =>
    z.union([
      z.object({ node_name: label, or: z.array(queryNode).min(1) }),
      z.object({ node_name: label, and: z.array(queryNode).min(1) }),
      z.object({
        node_name: label,
        not: z.union([
          z.array(queryNode).min(1).max(2),
          z.object({ node_a: queryNode, node_b: queryNode.nullish() }),
        ]),
      }),
      ...Object.entries(leafNodes).map(([kind, schema]) => z.object({ node_name: label, [kind]: schema })),
    ]),
  )
  .meta({
    id: "queryNode",
    description: "Constraints: an object with one key that names its kind.",
  }) as unknown as z.ZodType<QueryNode>; // The kinds are spelled out in the type above; zod cannot tell them from computed keys.

/** Constraints in a body, which are checked where they are read. */
export const anyConstraints = z.unknown().meta({ $ref: "#/$defs/queryNode" });
