/** Ontology terms as search and queries see them. */
import type { FoundValues } from "../../../index-mappings/fields/field.ts";
import { termFields } from "../../../index-mappings/fields/term.ts";
import type { TermRecord } from "../../../index-mappings/records.ts";
import type { Reaction } from "../../../index-mappings/shapes/reaction.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { Term } from "../joins/ontology.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { searchable } from "./searchable.ts";

/** The records of terms. */
export async function* termDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [ontology, tallyOf, gocams, reactions] = await Promise.all([
    data.ontology(),
    data.tallies(),
    data.gocams(),
    data.reactions(),
  ]);
  const models = new Map<string, number>();
  const offered = new Set(data.deployment.search.cv_names);
  for (const { terms } of gocams.values())
    for (const term of terms) models.set(term, (models.get(term) ?? 0) + 1);
  // Of the terms of other ontologies none has genes, which is no finding.
  const annotated = new Set(
    ontology.terms.values().flatMap(({ id, cvName }) => (tallyOf(id).genes > 0 ? [cvName] : [])),
  );
  for (const term of ontology.terms.values()) {
    const tally = tallyOf(term.id);
    const weight = tally.annotations + (models.get(term.id) ?? 0);
    const { id, label, cvName } = term;
    const found: FoundValues<typeof termFields> = {
      id,
      secondary_ids: term.alternateIds,
      name: label,
      exact_synonyms: synonyms(term, "EXACT"),
      narrow_synonyms: synonyms(term, "NARROW"),
      related_synonyms: synonyms(term, "RELATED"),
      broad_synonyms: synonyms(term, "BROAD"),
      participants: participantsOf(reactions.ofTerm.get(id)),
      definition: term.definition,
    };
    const listed = weight > 0 && offered.has(cvName);
    const doc: TermRecord = {
      ...searchable(termFields, found, { id, label, detail: cvName, weight, listed }),
      name: label,
      cv_name: cvName,
      is_obsolete: term.isObsolete,
      gene_count: annotated.has(cvName) ? tally.genes : null,
      genotype_count: tally.genotypes,
      closure: ontology.closure(id),
      parents: [...new Set(term.parents.map(({ id }) => id))],
    };
    yield { id, doc };
  }
}

/** What takes part in the reaction that a term stands for. */
const participantsOf = (reaction: Reaction | undefined): string[] =>
  [...(reaction?.left ?? []), ...(reaction?.right ?? [])].flatMap(({ compounds }) =>
    compounds.map(({ name }) => name),
  );

const synonyms = (term: Term, scope: Term["synonyms"][number]["scope"]): string[] =>
  term.synonyms.filter((synonym) => synonym.scope === scope).map(({ text }) => text);
