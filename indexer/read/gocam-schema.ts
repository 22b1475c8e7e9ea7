/** A GO-CAM model in the GO-CAM schema: activities with their associations, already joined. */
import { z } from "zod";
import { distinct, distinctEvidence, entityId, entityLabel, modelId } from "./gocam-ids.ts";
import type { GocamActivity, GocamEdge, GocamEvidence, GocamModel } from "./records.ts";

const evidence = z
  .array(z.object({ term: z.string().nullish(), reference: z.string().nullish() }))
  .default([]);
type Evidence = z.infer<typeof evidence>;
const association = z.object({ term: z.string().nullish(), evidence });
/** The schema allows one or several in some places, depending on its version. */
const associations = z.union([z.array(association), association.transform((one) => [one])]).default([]);
/** A molecule is named by its class or by the individual of the model that stands for it. */
const molecules = z
  .array(
    z.object({
      term: z.string().nullish(),
      molecule: z.string().nullish(),
      predicate: z.string().nullish(),
      evidence,
    }),
  )
  .default([]);

const schemaFile = z.object({
  id: modelId,
  title: z.string().default(""),
  taxon: z.string().nullish(),
  status: z.string().default(""),
  date_modified: z.string().default(""),
  activities: z.array(
    z.object({
      id: z.string(),
      enabled_by: z.object({ term: z.string(), members: z.array(z.string()).nullish(), evidence }).nullish(),
      molecular_function: association.nullish(),
      occurs_in: associations,
      part_of: associations,
      happens_during: associations,
      has_input: molecules,
      has_output: molecules,
      molecular_associations: molecules,
      causal_associations: z
        .array(z.object({ predicate: z.string(), downstream_activity: z.string(), evidence }))
        .default([]),
    }),
  ),
  molecules: z.array(z.object({ id: z.string(), term: z.string().nullish() })).default([]),
  objects: z.array(z.object({ id: z.string(), label: z.string().nullish() })).default([]),
  provenances: z
    .array(z.object({ contributor: z.array(z.string()).default([]), date: z.string().nullish() }))
    .default([]),
});
type SchemaFile = z.infer<typeof schemaFile>;

const hasInput = "RO:0002233";
const hasOutput = "RO:0002234";

const evidenceFor = (about: GocamEvidence["about"], given: readonly Evidence[]): GocamEvidence[] =>
  given
    .flat()
    .flatMap(({ term, reference }) => (term ? [{ about, code: term, reference: reference ?? null }] : []));

export const gocamSchema: z.ZodType<GocamModel> = schemaFile.transform(modelOf);

type SchemaActivity = SchemaFile["activities"][number];

function evidenceOf(activity: SchemaActivity): readonly GocamEvidence[] {
  const of = (given: readonly { readonly evidence: Evidence }[]) => given.map((one) => one.evidence);
  const related = (predicate: string) =>
    activity.molecular_associations.filter((molecule) => molecule.predicate === predicate);
  return distinctEvidence([
    ...evidenceFor("enabled by", activity.enabled_by ? [activity.enabled_by.evidence] : []),
    ...evidenceFor("activity", activity.molecular_function ? [activity.molecular_function.evidence] : []),
    ...evidenceFor("occurs in", of(activity.occurs_in)),
    ...evidenceFor("part of", of(activity.part_of)),
    ...evidenceFor("input", of([...activity.has_input, ...related(hasInput)])),
    ...evidenceFor("output", of([...activity.has_output, ...related(hasOutput)])),
  ]);
}

/** Causal associations of activities, each once. */
function edgesOf({ activities }: SchemaFile): GocamEdge[] {
  const edges = new Map<string, GocamEdge>();
  for (const { id, causal_associations } of activities) {
    for (const { predicate, downstream_activity, evidence: given } of causal_associations) {
      const key = `${id} ${predicate} ${downstream_activity}`;
      edges.set(key, {
        source: id,
        target: downstream_activity,
        relation: predicate,
        evidence: distinctEvidence([...(edges.get(key)?.evidence ?? []), ...evidenceFor("effect", [given])]),
      });
    }
  }
  return [...edges.values()];
}

function modelOf(file: SchemaFile): GocamModel {
  const labels: Record<string, string> = {};
  for (const { id, label } of file.objects) if (label) labels[entityId(id)] = entityLabel(label);
  const moleculeTerms = new Map(file.molecules.map((molecule) => [molecule.id, molecule.term]));

  const terms = (of: readonly { readonly term?: string | null | undefined }[]) =>
    distinct(
      of
        .map(({ term }) => term)
        .filter((term) => typeof term === "string")
        .map(entityId),
    );
  const moleculesOf = (of: SchemaFile["activities"][number]["has_input"]) =>
    terms(
      of.map(({ term, molecule }) => ({ term: term ?? (molecule ? moleculeTerms.get(molecule) : null) })),
    );

  const activities = file.activities.map((activity): GocamActivity => {
    const enabledBy = activity.enabled_by ? entityId(activity.enabled_by.term) : null;
    const related = (predicate: string) =>
      activity.molecular_associations.filter((molecule) => molecule.predicate === predicate);
    return {
      id: activity.id,
      enabledBy,
      enabledByLabel: enabledBy === null ? null : (labels[enabledBy] ?? null),
      enabledByMembers: distinct((activity.enabled_by?.members ?? []).map(entityId)),
      molecularFunction: activity.molecular_function?.term ?? null,
      occursIn: terms(activity.occurs_in),
      partOf: terms(activity.part_of),
      happensDuring: terms(activity.happens_during),
      inputs: moleculesOf([...activity.has_input, ...related(hasInput)]),
      outputs: moleculesOf([...activity.has_output, ...related(hasOutput)]),
      evidence: evidenceOf(activity),
    };
  });

  return {
    id: file.id,
    title: file.title.replace(/\s+/g, " ").trim(),
    dateModified:
      file.date_modified ||
      (file.provenances
        .map(({ date }) => date ?? "")
        .toSorted()
        .at(-1) ??
        ""),
    status: file.status,
    taxon: file.taxon ?? null,
    contributors: distinct(file.provenances.flatMap(({ contributor }) => contributor)),
    activities,
    edges: edgesOf(file),
    labels,
  };
}
