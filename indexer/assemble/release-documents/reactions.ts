/** Reactions by their numbers in Rhea, and compounds with the terms and genes that make or use them. */
import type {
  CompoundPage,
  CompoundSide,
  ReactionTerm,
  RheaReaction,
} from "../../../index-mappings/pages/reactions.ts";
import { append } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** A term with its reaction. */
async function termsOf(data: ReleaseData): Promise<(id: string) => ReactionTerm> {
  const [ontology, reactions, tallyOf] = await Promise.all([
    data.ontology(),
    data.reactions(),
    data.tallies(),
  ]);
  return (id) => ({
    ...ontology.short(id),
    gene_count: tallyOf(id).genes,
    reaction: reactions.ofTerm.get(id) ?? null,
  });
}

/** The reactions that terms name by their numbers in Rhea. */
export async function* rheaReactions(data: ReleaseData): AsyncIterable<RheaReaction> {
  const [{ ofRhea }, term] = await Promise.all([data.reactions(), termsOf(data)]);
  for (const [number, ids] of ofRhea) yield { rhea_id: number, terms: ids.map(term) };
}

/** The compounds of all reactions. */
export async function* compoundPages(data: ReleaseData): AsyncIterable<CompoundPage> {
  const [compounds, shorts, genesOf, term] = await Promise.all([
    data.compounds(),
    data.shorts(),
    genesByTerm(data),
    termsOf(data),
  ]);
  const sideOf = (ids: readonly string[]): CompoundSide => ({
    terms: ids
      .map(term)
      .toSorted((a, b) => b.gene_count - a.gene_count || a.name.localeCompare(b.name, "en")),
    genes: [...new Set(ids.flatMap((id) => genesOf.get(id) ?? []))]
      .map(shorts.gene)
      .toSorted((a, b) =>
        (a.name ?? a.uniquename).localeCompare(b.name ?? b.uniquename, "en", { numeric: true }),
      ),
  });
  for (const { key, writings, leftOf, rightOf } of compounds.values()) {
    const names = [...writings].toSorted(
      (a, b) => brackets(a[0]) - brackets(b[0]) || b[1] - a[1] || a[0].localeCompare(b[0], "en"),
    );
    yield {
      key,
      name: names[0]?.[0] ?? key,
      writings: names.map(([name]) => name),
      left_of: sideOf(leftOf),
      right_of: sideOf(rightOf),
    };
  }
}

/** Formulas without brackets, H2O, are what people write. */
const brackets = (name: string): number => Number(/\((?:\d+|\d*[+-])\)/.test(name));

/** Genes annotated to a term with a reaction or to one below it; NOT rows are left out. */
async function genesByTerm(data: ReleaseData): Promise<ReadonlyMap<string, readonly string[]>> {
  const [genes, subjects, ontology, reactions] = await Promise.all([
    data.genes(),
    data.subjects(),
    data.ontology(),
    data.reactions(),
  ]);
  const found = new Map<string, string[]>();
  await forEachPaced(genes.byId.keys(), (gene) => {
    for (const term of unionOf(directTerms(subjects.ofGene(gene).annotations), ontology.closure))
      if (reactions.ofTerm.has(term)) append(found, term, gene);
  });
  return found;
}
