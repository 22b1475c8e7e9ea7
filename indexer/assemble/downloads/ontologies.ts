/** The terms that a release uses as OBO, and its pathway models. */
import type { GocamActivity } from "../../read/records.ts";
import type { Gocam } from "../joins/gocams.ts";
import type { Ontology, Term } from "../joins/ontology.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { column, databaseOf, headerRow, tableLine, tsv } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const group = "Ontologies and pathways";

/** Signs that mean something in OBO. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\"{}]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A stanza of OBO 1.4. Parents that are not in the file are left out. */
function stanza(term: Term, ontology: Ontology, isUsed: (id: string) => boolean): string {
  const named = (id: string): string => `${id} ! ${ontology.terms.get(id)?.label ?? id}`;
  const parents = term.parents.filter(({ id }) => isUsed(id));
  const lines = [
    `id: ${term.id}`,
    ...(term.label === term.id ? [] : [`name: ${escaped(term.label)}`]),
    `namespace: ${term.cvName}`,
    ...term.alternateIds.map((id) => `alt_id: ${id}`),
    ...(term.definition === ""
      ? []
      : [
          `def: "${escaped(term.definition)}" [${term.definitionXrefs.map((id) => id.replaceAll(/[\\,\]]/g, String.raw`\$&`)).join(", ")}]`,
        ]),
    ...(term.comment === "" ? [] : [`comment: ${escaped(term.comment)}`]),
    ...term.synonyms.map(({ text, scope }) => `synonym: "${escaped(text)}" ${scope} []`),
    ...parents.filter(({ relation }) => relation === "is_a").map(({ id }) => `is_a: ${named(id)}`),
    ...parents
      .filter(({ relation }) => relation !== "is_a")
      .map(({ relation, id }) => `relationship: ${relation} ${named(id)}`),
    ...(term.isObsolete ? ["is_obsolete: true"] : []),
    ...term.replacedBy.map((id) => `replaced_by: ${id}`),
    ...term.consider.map((id) => `consider: ${id}`),
  ];
  return `[Term]\n${lines.join("\n")}\n\n`;
}

/** Terms of annotations, conditions, phenotypes of interactions and models, and all that stands above them. */
async function usedTerms(data: ReleaseData): Promise<Set<string>> {
  const ontology = await data.ontology();
  const used = new Set<string>();
  const add = (id: string | null | undefined): void => {
    if (id == null || used.has(id)) return;
    for (const above of ontology.closureRegulates(ontology.resolve(id)))
      if (ontology.terms.has(above)) used.add(above);
  };
  for (const { term, conditions, evidence } of await data.annotations()) {
    add(term);
    for (const condition of conditions) add(condition.term);
    if (evidence?.includes(":")) add(evidence);
  }
  for (const { doubleMutant, rescued } of await data.interactions()) {
    add(doubleMutant?.phenotype);
    add(rescued?.phenotype);
  }
  for (const { terms } of (await data.gocams()).values()) for (const term of terms) add(term);
  return used;
}

const obo: DownloadSpec = {
  name: "terms.obo",
  title: "Terms in use",
  description: "The terms of all ontologies that the release uses, and every term above them.",
  group,
  format: "OBO 1.4",
  mediaType: "text/obo",
  unit: "terms",
  from: ["obo"],
  head: (data) =>
    `format-version: 1.4\ndata-version: ${data.release.file.release}\nontology: karyon-terms-in-use\n\n`,
  async rows(data) {
    const ontology = await data.ontology();
    const used = await usedTerms(data);
    return [...used].sort().flatMap((id) => {
      const term = ontology.terms.get(id);
      return term ? [stanza(term, ontology, (parent) => used.has(parent))] : [];
    });
  },
};

const termColumns = [
  column("term_id", "Id of the term."),
  column("name", "Its name."),
  column("ontology", "Namespace of the ontology that it is of."),
  column("is_obsolete", "yes where the ontology has given it up."),
  column("annotations", "Number of annotations to it or a term below it.", "integer"),
];

const allTerms: DownloadSpec = {
  name: "all-terms.tsv",
  title: "All terms",
  description: "Every term of the ontologies of the release, also those that nothing is annotated to.",
  group,
  ...tsv,
  unit: "terms",
  columns: termColumns,
  from: ["obo"],
  head: () => headerRow(termColumns),
  async rows(data) {
    const [{ terms }, tallyOf] = await Promise.all([data.ontology(), data.tallies()]);
    return terms
      .values()
      .map(({ id, label, cvName, isObsolete }) =>
        tableLine([id, label, cvName, isObsolete ? "yes" : "no", tallyOf(id).annotations]),
      );
  },
};

/** An activity in the GO-CAM schema; ids of genes have their database before them. */
function activityOf(activity: GocamActivity, prefixed: (id: string) => string, model: Gocam): object {
  const terms = (ids: readonly string[]) => ids.map((term) => ({ term: prefixed(term) }));
  return {
    id: activity.id,
    ...(activity.enabledBy !== null && {
      enabled_by: {
        term: prefixed(activity.enabledBy),
        ...(activity.enabledByMembers.length > 0 && { members: activity.enabledByMembers.map(prefixed) }),
      },
    }),
    ...(activity.molecularFunction !== null && { molecular_function: { term: activity.molecularFunction } }),
    occurs_in: terms(activity.occursIn),
    part_of: terms(activity.partOf),
    happens_during: terms(activity.happensDuring),
    has_input: terms(activity.inputs),
    has_output: terms(activity.outputs),
    causal_associations: model.edges
      .filter(({ source }) => source === activity.id)
      .map(({ relation, target }) => ({ predicate: relation, downstream_activity: target })),
  };
}

const models: DownloadSpec = {
  name: "gocam-models.jsonl",
  title: "Pathway models (GO-CAM)",
  description: "Each full model in the GO-CAM schema, one a line.",
  group,
  format: "GO-CAM schema, JSON lines",
  mediaType: "application/jsonl",
  unit: "models",
  from: ["gocam-minerva", "gocam-schema"],
  async rows(data) {
    const genes = await data.genes();
    const database = databaseOf(data);
    const prefixed = (id: string): string => (genes.byId.has(id) ? `${database}:${id}` : id);
    return (await data.gocams())
      .values()
      .filter(({ activities }) => activities.length > 0)
      .map((model) => {
        const { id, title, status, date, activities, labels, contributors } = model;
        const file = {
          id: `gomodel:${id}`,
          title,
          status,
          date_modified: date ?? "",
          taxon: `NCBITaxon:${data.release.file.organism.taxonid}`,
          activities: activities.map((activity) => activityOf(activity, prefixed, model)),
          objects: Object.entries(labels).map(([of, label]) => ({ id: prefixed(of), label })),
          provenances: [{ contributor: contributors }],
        };
        return `${JSON.stringify(file)}\n`;
      });
  },
};

const listColumns = [
  column("model_id", "Id of the model."),
  column("title", "Its title."),
  column("date", "Day of its last change.", "date"),
  column("activities", "Number of its activities.", "integer"),
  column("genes", "Genes that enable one, joined by commas."),
  column("process_ids", "Processes that it is part of, joined by commas."),
  column("references", "Publications that it cites, joined by commas."),
  column("is_full", "yes where the release has the whole model, no where it has a summary."),
];

const list: DownloadSpec = {
  name: "gocam-models.tsv",
  title: "List of pathway models",
  description: "All models with their genes, processes and publications, also those known by a summary only.",
  group,
  ...tsv,
  unit: "models",
  columns: listColumns,
  from: ["gocam-summaries", "gocam-minerva", "gocam-schema"],
  head: () => headerRow(listColumns),
  async rows(data) {
    return (await data.gocams())
      .values()
      .map((model) =>
        tableLine([
          `gomodel:${model.id}`,
          model.title,
          model.date,
          model.activityCount,
          model.enablers.join(","),
          model.partOf.join(","),
          model.references.join(","),
          model.activities.length > 0 ? "yes" : "no",
        ]),
      );
  },
};

export const ontologyFiles = [obo, allTerms, models, list];
