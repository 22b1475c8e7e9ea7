/** Term pages. */
import type { TermPage } from "../../../index-mappings/pages/term.ts";
import { append } from "../rows/group.ts";
import type { GocamShort } from "../../../index-mappings/shapes/shorts.ts";
import { gocamShort } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { orNull } from "../text/blank.ts";
import type { Gocam } from "../joins/gocams.ts";
import type { Ontology } from "../joins/ontology.ts";
import { inOrder } from "./annotation-counts.ts";

/** Term pages. */
export async function* termPages(data: ReleaseData): AsyncIterable<TermPage> {
  const [ontology, tallyOf, slims, gocams, related, reactions, references, genesOf, contradictions] =
    await Promise.all([
      data.ontology(),
      data.tallies(),
      data.slims(),
      data.gocams(),
      data.related(),
      data.reactions(),
      data.references(),
      data.termGenes(),
      data.contradictions(),
    ]);
  const models = modelsOfTerms([...gocams.values()], ontology);
  const children = childCounts(ontology);
  const about = new Map(
    data.deployment.annotationTypes.flatMap(({ cv_names: names, feature_type: of }) =>
      names.map((name) => [name, of] as const),
    ),
  );
  const shorts = (ids: readonly string[]) => ids.map(ontology.short);

  for (const term of ontology.terms.values()) {
    const tally = tallyOf(term.id);
    const featureType = about.get(term.cvName);
    yield {
      termid: term.id,
      name: term.label,
      cv_name: term.cvName,
      definition: orNull(term.definition),
      definition_xrefs: [...term.definitionXrefs],
      reaction: reactions.ofTerm.get(term.id) ?? null,
      definition_references: term.definitionXrefs.filter((id) => references.has(id)),
      comment: orNull(term.comment),
      synonyms: term.synonyms.map(({ text, scope }) => ({ name: text, type: scope.toLowerCase() })),
      secondary_identifiers: [...term.alternateIds],
      xrefs: [...term.xrefs],
      is_obsolete: term.isObsolete,
      contradictions: [...(contradictions.get(term.id) ?? [])],
      replaced_by: shorts(term.replacedBy),
      consider: shorts(term.consider),
      direct_ancestors: term.parents.map(({ relation, id }) => ({
        relation_name: relation,
        termid: id,
        term_name: ontology.short(id).name,
      })),
      child_count: children.get(term.id) ?? 0,
      subsets: slims.filter(({ terms }) => terms.has(term.id)).map(({ name }) => name),
      gocams: models.naming.get(term.id) ?? [],
      gocams_below: models.below.get(term.id) ?? [],
      gene_count: tally.genes,
      genes: genesOf(term.id),
      genotype_count: tally.genotypes,
      single_locus_gene_count: tally.singleLocusGenes,
      annotation_counts: inOrder(tally.types, data.deployment),
      related: [...(related.terms.get(term.id) ?? [])],
      annotation_feature_type: featureType === "gene" || featureType === "genotype" ? featureType : null,
    };
  }
}

/** The models that name each term, and those that name terms below it alone. */
function modelsOfTerms(gocams: readonly Gocam[], { closure }: Ontology) {
  const naming = new Map<string, GocamShort[]>();
  const below = new Map<string, GocamShort[]>();
  for (const model of gocams) {
    const named = new Set(model.terms);
    for (const term of named) append(naming, term, gocamShort(model));
    for (const term of new Set([...named].flatMap(closure)).difference(named))
      append(below, term, gocamShort(model));
  }
  return { naming, below };
}

/** How many terms stand directly below each. */
function childCounts({ terms }: Ontology): ReadonlyMap<string, number> {
  const children = new Map<string, number>();
  for (const { parents } of terms.values()) {
    for (const id of new Set(parents.map((parent) => parent.id)))
      children.set(id, (children.get(id) ?? 0) + 1);
  }
  return children;
}
