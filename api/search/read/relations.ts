/** What texts say between genes, as the release relates them: interactors, suppressors, substrates, kinases of a gene. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { RelationRole } from "../parse/relation-words.ts";
import { together } from "./part.ts";
import type { Meaning } from "./vocabulary.ts";

/** Which genes are wanted of one that is named. */
export interface Relation {
  /** Of the names of the genes, as a part of a text is labelled. */
  readonly label: (names: string) => string;
  /** Each of them is enough. */
  readonly nodes: (gene: string) => readonly QueryNode[];
  /** What it says where the gene stands before it: "cdc2 phosphorylates" asks for the substrates. */
  readonly behind?: Relation;
}

type Kind = "physical" | "genetic";

const interactors = (relation: string, ...kinds: readonly Kind[]): Relation => ({
  label: (names) => `${relation} of ${names}`,
  nodes: (gene_uniquename) =>
    kinds.map((interaction_type) => ({ interactors: { gene_uniquename, interaction_type } })),
});

/** Genetic interactions by the experiments that showed them; the release does not say for all which of the two genes was helped. */
const seenAs = (relation: string, ...evidence: readonly string[]): Relation => ({
  label: (names) => `${relation} with ${names} (${evidence.join(", ")})`,
  nodes: (gene_uniquename) =>
    evidence.map((evidence_type) => ({
      interactors: { gene_uniquename, interaction_type: "genetic", evidence_type },
    })),
});

/** What the molecular functions of a gene have as their input. */
const inputs = (relation: string): Relation => ({
  label: (names) => `${relation} ${names} (inputs of its molecular functions)`,
  nodes: (gene_uniquename) => [{ substrates: { gene_uniquename } }],
});
const substrates = inputs("substrates of");

/** Genes whose GO annotations say of them that they act on the named one. */
const targeting = (gene_uniquename: string): QueryNode => ({
  genes_targeting: { gene_uniquename, target_of_type: "go" },
});

const regulators: Relation = {
  label: (names) => `GO annotations that act on ${names}, be it to activate or inhibit`,
  nodes: (gene) => [targeting(gene)],
};

const relations: Readonly<Record<RelationRole, Relation>> = {
  interacts: interactors("interactors", "physical", "genetic"),
  "interacts physically": interactors("physical interactors", "physical"),
  "interacts genetically": interactors("genetic interactors", "genetic"),
  suppresses: seenAs("suppression or rescue", "Synthetic Rescue", "Phenotypic Suppression", "Dosage Rescue"),
  "suppresses in many copies": seenAs("rescue by dosage", "Dosage Rescue"),
  enhances: seenAs("enhanced phenotype", "Phenotypic Enhancement"),
  "synthetically lethal": seenAs("synthetic lethality", "Synthetic Lethality"),
  "synthetically sick": seenAs("synthetic growth defect", "Synthetic Growth Defect"),
  "interacts negatively": seenAs("negative genetic interaction", "Negative Genetic"),
  "interacts positively": seenAs("positive genetic interaction", "Positive Genetic"),
  substrates,
  regulates: { ...regulators, behind: inputs("acted on by") },
  regulators,
};

/** What a role of words says between genes. */
export const relationOf = (role: RelationRole): Relation => relations[role];

/** What is done to a gene's product by those with a function: kinases phosphorylate it. */
export const byFunction = ({ id, label }: Meaning): Relation => ({
  label: (names) => `${label} and GO annotations that act on ${names}`,
  nodes: (gene) => [{ and: [{ term: { termid: id, name: label } }, targeting(gene)] }],
  behind: substrates,
});

/** What either of two relations says. */
export function eitherOf(one: Relation, other: Relation): Relation {
  // Activators and inhibitors are not told apart.
  if (one === other) return one;
  return {
    label: (names) => `${one.label(names)} or ${other.label(names)}`,
    nodes: (gene) => [...one.nodes(gene), ...other.nodes(gene)],
    ...((one.behind ?? other.behind) && { behind: eitherOf(one.behind ?? one, other.behind ?? other) }),
  };
}

/** Genes of a relation to any of those named; null without a gene. */
export const relatedTo = (relation: Relation, genes: readonly string[]): QueryNode | null =>
  together(
    "or",
    genes.flatMap((gene) => relation.nodes(gene)),
  );
