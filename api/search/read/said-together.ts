/** What the conditions of a text say together, and none of them alone. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { codingSubset } from "../parse/relation-words.ts";
import { boundOf } from "./extremes.ts";
import type { Part, Target } from "./part.ts";
import type { Piece } from "./reader.ts";
import { ofCoding } from "./said.ts";
import type { Token } from "./tokens.ts";
import type { Phrases } from "./vocabulary.ts";

/** Conditions, and the words, by their place, that say none. */
export interface Said {
  readonly parts: readonly Part[];
  readonly unknown: readonly number[];
}

/** The places from one to before another. */
export const placesOf = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** The places of words of a piece that say more than was read of it. */
export function unreadOf(piece: Piece, tokens: readonly Token[]): readonly number[] {
  const unread = piece.is === "quantity" ? (piece.quantity.unread ?? []) : [];
  return placesOf(piece.start, piece.end).filter((at) => unread.includes(tokens[at]?.folded ?? ""));
}

const sizes = new Set("small large big tiny short long huge heavy light great".split(" "));

/** "Small proteins under 10 kDa": of words that say nothing, those for a size, where a number says how small. */
export function withoutSizes(
  unknown: readonly number[],
  pieces: readonly Piece[],
  tokens: readonly Token[],
): readonly number[] {
  const isMeasured = pieces.some(({ is }) => is === "quantity");
  return isMeasured ? unknown.filter((at) => !sizes.has(tokens[at]?.folded ?? "")) : unknown;
}

/**
 * The largest of what: without another condition on genes nothing is compared. Alleles and genotypes of the longest gene are
 * those of the longest of all.
 */
export function withoutLoneExtremes(
  { parts, unknown }: Said,
  target: Target,
  isOfGenes: (part: Part) => boolean,
  rows: readonly GeneRow[],
): Said {
  const others = parts.filter(({ extreme }) => extreme === null);
  const lone = parts.filter(({ extreme }) => extreme !== null);
  if (target !== "reference" && others.some(isOfGenes)) return { parts, unknown };
  if (target === "allele" || target === "genotype")
    return {
      parts: parts.map((part) => {
        const bound = part.extreme && boundOf(part.extreme, rows);
        return bound ? { ...part, ...bound, id: bound.label, extreme: null } : part;
      }),
      unknown,
    };
  return {
    parts: others,
    unknown: [...unknown, ...lone.flatMap(({ named, end }) => placesOf(named, end))],
  };
}

/** What the products of genes are or have. */
const ofProducts: ReadonlySet<Part["kind"]> = new Set([
  "term",
  "subset",
  "domain",
  "ortholog",
  "interactors",
]);

/** A part that no word says. */
export const unsaid = {
  start: 0,
  end: 0,
  named: 0,
  isNot: false,
  isOr: false,
  isItem: false,
  alternatives: [],
  count: null,
  genes: [],
  allele: null,
  extreme: null,
  around: null,
};

/** Types of genes are those of all genes: "genes other than protein coding". */
const ofTypes = /^feature_type_/;
/** What is measured of proteins. */
const ofProteins = /^(?:protein_|isoelectric_|exon_count|tm_|coiled_|disordered_)/;

function isOfProduct({ kind, id, node }: Part): boolean {
  if ("int_range" in node) return ofProteins.test(node.int_range.range_type);
  if ("float_range" in node) return ofProteins.test(node.float_range.range_type);
  return ofProducts.has(kind) && !ofTypes.test(id);
}

/** "Genes without a human ortholog": of what only products have, genes of RNAs are not said to have none. */
export function withCoding(parts: readonly Part[], phrases: Phrases): readonly Part[] {
  const coding = phrases.withId(codingSubset);
  const isOfProducts = (part: Part): boolean => part.isNot && isOfProduct(part);
  const isOnlyOfProducts =
    parts.some(isOfProducts) && parts.every((part) => isOfProducts(part) || part.kind === "location");
  return coding && isOnlyOfProducts ? [...parts, { ...unsaid, ...ofCoding(coding) }] : parts;
}

/** Types of genes that make RNAs which code for nothing. */
const ofRnas = /^feature_type_(?!mRNA).*RNA/;

/** "tRNA genes with introns": RNAs that code for nothing have no coding exons, and introns between exons of any kind. */
export const withAllExons = (parts: readonly Part[]): readonly Part[] =>
  parts.some(({ kind, id, isNot }) => kind === "subset" && !isNot && ofRnas.test(id))
    ? parts.map((part) => {
        if (!("int_range" in part.node) || part.node.int_range.range_type !== "exon_count") return part;
        const label = part.label.replace(" between coding exons", "").replace("coding exons", "exons");
        const range = { ...part.node.int_range, options: ["all-exons" as const] };
        return { ...part, id: label, label, node: { int_range: range } };
      })
    : parts;
