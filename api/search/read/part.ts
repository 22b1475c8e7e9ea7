/** The conditions that a text sets, and the tree of the query builder that they make. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { PartKind } from "../../contract/reading.ts";
import type { Extreme } from "./extremes.ts";
import type { AroundSet } from "./location.ts";
import type { NamedAllele } from "./vocabulary.ts";

/** Another thing that the words of a part can mean. */
export interface Alternative {
  readonly kind: PartKind;
  readonly id: string;
  readonly label: string;
}

/** One condition. */
export interface Part extends Alternative {
  /** The tokens [start, end) that say it, with those that join it to what stands before. */
  readonly start: number;
  readonly end: number;
  /** The first token of the name itself. */
  readonly named: number;
  readonly isNot: boolean;
  /** Whether it is one of several that are enough, with the part before. */
  readonly isOr: boolean;
  /** Whether nothing but "and" or a comma stands before it and after one of its kind, as in lists. */
  readonly isItem: boolean;
  readonly node: QueryNode;
  readonly alternatives: readonly Alternative[];
  /** Genes that it finds by itself, where the release tells. */
  readonly count: number | null;
  /** Systematic ids of the genes that are named. */
  readonly genes: readonly string[];
  /** The allele that the gene was named by. */
  readonly allele: NamedAllele | null;
  /** Of what fits the other conditions, the largest or smallest: the node says which when these have been looked for. */
  readonly extreme: Extreme | null;
  /** What lies around genes that fit other conditions: the node says which when these have been looked for. */
  readonly around: AroundSet | null;
}

/** Whether a part asks for the ortholog of what no gene of the release is known to be one of. */
export const isUnknownOrtholog = ({ kind, node }: Pick<Part, "kind" | "node">): boolean =>
  kind === "ortholog" && "gene_list" in node && node.gene_list.genes.length === 0;

/** What is wanted. */
export type Target = "gene" | "allele" | "genotype" | "reference";

export interface Conditions {
  readonly target: Target;
  readonly parts: readonly Part[];
  /** Whether words say that a set is wanted, or join its conditions. */
  readonly isAsked: boolean;
  /** Tokens that name authors of publications. */
  readonly authors: readonly number[];
  /** Tokens that mean nothing here. */
  readonly unknown: readonly number[];
}

/** One node of several: null of none, itself of one. */
export const together = (key: "and" | "or", nodes: readonly QueryNode[]): QueryNode | null => {
  const [first, ...others] = nodes;
  return first === undefined || others.length === 0
    ? (first ?? null)
    : key === "and"
      ? { and: nodes }
      : { or: nodes };
};

/** The same where each item of a list is enough; null without lists: "kinases and phosphatases" are no genes that are both. */
export function withEachItem<P extends Part>(parts: readonly P[]): readonly P[] | null {
  return parts.some(({ isItem, isOr }) => isItem && !isOr)
    ? parts.map((part) => ({ ...part, isOr: part.isOr || part.isItem }))
    : null;
}

/** The tree of the conditions, as the query builder has it; null without any. */
export function treeOf(parts: readonly Part[]): QueryNode | null {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isOr && last && last[0]?.isNot === part.isNot) last.push(part);
    else groups.push([part]);
  }
  const nodes = (isNot: boolean): QueryNode[] =>
    groups
      .filter(([first]) => first?.isNot === isNot)
      .flatMap(
        (group) =>
          together(
            "or",
            group.map(({ node }) => node),
          ) ?? [],
      );
  const included = together("and", nodes(false));
  const excluded = together("or", nodes(true));
  if (excluded === null) return included;
  return { not: included === null ? [excluded] : [included, excluded] };
}
