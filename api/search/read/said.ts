/** What single names and relations of a text say of the genes that are wanted. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { GeneRow } from "../../queries/gene-table.ts";
import { together } from "./part.ts";
import type { Alternative, Part, Target } from "./part.ts";
import type { PieceOf } from "./reader.ts";
import { relatedTo } from "./relations.ts";
import type { Relation } from "./relations.ts";
import type { Meaning, NamedAllele } from "./vocabulary.ts";

/** A part, without the place where the text says it. */
export type UnplacedPart = Pick<Part, "kind" | "id" | "label" | "node"> &
  Partial<Pick<Part, "alternatives" | "count" | "genes" | "allele" | "extreme" | "around">>;

const maxAlternatives = 5;

const alternativeOf = ({ kind, id, label }: Meaning): Alternative => ({ kind, id, label });
const nodeOf = ({ kind, id, label, members }: Meaning): QueryNode =>
  members !== undefined
    ? { or: members.map(nodeOf) }
    : kind === "term"
      ? { term: { termid: id, name: label } }
      : { subset: { subset_name: id, name: label } };

/** A term, a subset, or all of several that the same words mean. */
export function ofMeaning({ found }: PieceOf<"meaning">): UnplacedPart {
  const [first, ...others] = found.map(({ meaning }) => meaning);
  if (!first) throw new Error("a piece without a meaning");
  return {
    ...alternativeOf(first),
    node: nodeOf(first),
    count: first.kind === "term" && first.members === undefined ? first.genes : null,
    // What is one of several has no name that could be typed for all of them.
    alternatives: others
      .filter(({ members }) => members === undefined)
      .slice(0, maxAlternatives)
      .map(alternativeOf),
  };
}

/** Genes that code for proteins, which are meant without being named. */
export const ofCoding = (meaning: Meaning): UnplacedPart => ({
  ...alternativeOf(meaning),
  label: "protein coding gene",
  node: nodeOf(meaning),
});

/** A size or number. */
const ofQuantity = ({ quantity: { label, node, around = null } }: PieceOf<"quantity">): UnplacedPart => ({
  kind: "property",
  id: label,
  label,
  node,
  around,
});

/** The largest or smallest of those that fit all else. */
export const ofExtreme = ({ extreme }: PieceOf<"extreme">): UnplacedPart => ({
  kind: "property",
  id: "extreme",
  label: "",
  node: { gene_list: { genes: [] } },
  extreme,
});

/** What the release tells of no gene. */
const ofGap = ({ gap: { topic, label } }: PieceOf<"gap">): UnplacedPart => ({
  kind: "property",
  id: topic,
  label,
  node: { gene_list: { genes: [] } },
});

/** The genes that a publication is about. */
const ofReference = ({ id }: PieceOf<"reference">): UnplacedPart => ({
  kind: "reference",
  id,
  label: id,
  node: { ref_genes: { reference_uniquename: id } },
});

/** What needs no other words. */
export function ofItself(piece: PieceOf<"quantity" | "gap" | "reference">): UnplacedPart {
  switch (piece.is) {
    case "quantity":
      return ofQuantity(piece);
    case "gap":
      return ofGap(piece);
    case "reference":
      return ofReference(piece);
  }
}

/** Genes that have another one of their kind in the same genome. */
export const withParalog: UnplacedPart = {
  kind: "property",
  id: "has_paralog",
  label: "has a paralog",
  node: { gene_properties: { property_flags: ["has_paralog"] } },
};

/** Genes with an ortholog in one organism. */
export const withOrtholog = (taxonid: number, organism: string): UnplacedPart => ({
  kind: "ortholog",
  id: String(taxonid),
  label: `has an ortholog in ${organism}`,
  node: { has_ortholog: { taxonid } },
});

/** Genes with an ortholog in any of several organisms; null without any organism. */
export function withAnyOrtholog(taxa: readonly number[]): UnplacedPart | null {
  const node = together(
    "or",
    taxa.map((taxonid) => ({ has_ortholog: { taxonid } })),
  );
  return node === null ? null : { kind: "ortholog", id: taxa.join(","), label: "has an ortholog", node };
}

/** Systematic ids of genes. */
export const idsOf = (rows: readonly GeneRow[]): string[] => rows.map(({ gene_uniquename: id }) => id);

/** The names of genes, as a text lists them. */
export const namesOf = (rows: readonly GeneRow[]): string =>
  rows.map(({ name, gene_uniquename: id }) => name ?? id).join(", ");

/** Genes that are named. */
export const ofGenes = (rows: readonly GeneRow[]): UnplacedPart => ({
  kind: "gene",
  id: idsOf(rows).join(","),
  label: namesOf(rows),
  node: { gene_list: { genes: idsOf(rows) } },
  genes: idsOf(rows),
});

/** A gene that is named by one of its alleles; of genotypes the allele itself is wanted. */
export const ofAllele = (allele: NamedAllele, rows: readonly GeneRow[], target: Target): UnplacedPart => ({
  ...ofGenes(rows),
  ...(target === "genotype" ? { id: allele.id, label: allele.name } : {}),
  allele,
});

/** A word that publications must not have. */
export const ofWord = (text: string): UnplacedPart => ({
  kind: "word",
  id: text,
  label: `“${text}”`,
  node: { gene_list: { genes: [] } },
});

/** Genes whose names begin with the same letters. */
export const ofFamily = ({ letters }: PieceOf<"family">, rows: readonly GeneRow[]): UnplacedPart => ({
  kind: "property",
  id: letters,
  label: `named ${letters} and a number`,
  node: { gene_list: { genes: idsOf(rows) } },
});

/** Genes whose orthologs are named: `text`, as in "human CDK1". */
export const ofOrthologs = (rows: readonly GeneRow[], text: string): UnplacedPart => ({
  ...ofGenes(rows),
  kind: "ortholog",
  label: `${namesOf(rows)}, ortholog of ${text}`,
});

/**
 * The orthologs of a gene that the release has no ortholog of, or only those of its family.
 * @param name as it was typed
 * @param organism "" where it was not said
 */
export function ofForeignGene(rows: readonly GeneRow[], name: string, organism: string): UnplacedPart {
  const called = `ortholog of ${organism === "" ? name : `${organism} ${name}`}`;
  // Not all orthologs have names there.
  const label =
    rows.length > 0 ? `${namesOf(rows)}, ${called}` : `${called}, a name that no ortholog of the release has`;
  return { kind: "ortholog", id: name, label, node: { gene_list: { genes: idsOf(rows) } } };
}

/** Genes that are something to any of those named. At least one gene. */
export function ofRelation(relation: Relation, rows: readonly GeneRow[]): UnplacedPart | null {
  const node = relatedTo(relation, idsOf(rows));
  return node === null
    ? null
    : {
        kind: "interactors",
        id: idsOf(rows).join(","),
        label: relation.label(namesOf(rows)),
        node,
        genes: idsOf(rows),
      };
}

/** Two genes, if they are something to each other: "interactions between cdc2 and cdc13" are not what both interact with. */
export function ofEachOther(relation: Relation, rows: readonly GeneRow[]): UnplacedPart | null {
  const node = relatedTo(relation, idsOf(rows));
  return (
    node && {
      kind: "interactors",
      id: idsOf(rows).join(","),
      label: `${namesOf(rows)}: ${relation.label("each other")}`,
      node: { and: [{ gene_list: { genes: idsOf(rows) } }, node] },
      genes: idsOf(rows),
    }
  );
}
