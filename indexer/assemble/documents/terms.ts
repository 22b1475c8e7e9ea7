/** Ontology terms as search and queries see them. */
import type { TermRecord } from "../../../index-mappings/terms.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { Term } from "../joins/ontology.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { searchable } from "./searchable.ts";

/** The records of terms. */
export async function* termDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [ontology, tallyOf, gocams] = await Promise.all([data.ontology(), data.tallies(), data.gocams()]);
  const models = new Map<string, number>();
  const offered = new Set(data.deployment.search.cv_names);
  for (const { terms } of gocams.values())
    for (const term of terms) models.set(term, (models.get(term) ?? 0) + 1);
  for (const term of ontology.terms.values()) {
    const tally = tallyOf(term.id);
    const weight = tally.annotations + (models.get(term.id) ?? 0);
    const doc: TermRecord = {
      ...searchable<"term">(
        {
          id: term.id,
          label: term.label,
          detail: term.cvName,
          weight,
          listed: weight > 0 && offered.has(term.cvName),
        },
        ["ids", "id", term.id],
        ["ids", "secondary id", ...term.alternateIds],
        ["names", "name", term.label],
        ["synonyms", "exact synonym", ...synonyms(term, "EXACT")],
        ["aliases", "narrow synonym", ...synonyms(term, "NARROW")],
        ["aliases", "related synonym", ...synonyms(term, "RELATED")],
        ["aliases", "broad synonym", ...synonyms(term, "BROAD")],
        ["passages", "definition", term.definition],
      ),
      name: term.label,
      cv_name: term.cvName,
      is_obsolete: term.isObsolete,
      gene_count: tally.genes,
      genotype_count: tally.genotypes,
      closure: ontology.closure(term.id),
      parents: [...new Set(term.parents.map(({ id }) => id))],
    };
    yield { id: term.id, doc };
  }
}

const synonyms = (term: Term, scope: Term["synonyms"][number]["scope"]): string[] =>
  term.synonyms.filter((synonym) => synonym.scope === scope).map(({ text }) => text);
