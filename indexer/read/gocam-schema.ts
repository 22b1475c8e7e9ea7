/** A GO-CAM model in the GO-CAM schema: activities with their associations, already joined. */
import { z } from "zod";
import { distinct, entityId, entityLabel, modelId } from "./gocam-ids.ts";
import type { GocamActivity, GocamEdge, GocamModel } from "./records.ts";

const association = z.object({ term: z.string().nullish() });
/** The schema allows one or several in some places, depending on its version. */
const associations = z.union([z.array(association), association.transform((one) => [one])]).default([]);
/** A molecule is named by its class or by the individual of the model that stands for it. */
const molecules = z
  .array(
    z.object({ term: z.string().nullish(), molecule: z.string().nullish(), predicate: z.string().nullish() }),
  )
  .default([]);

const schemaFile = z.object({
  id: modelId,
  title: z.string().default(""),
  status: z.string().default(""),
  date_modified: z.string().default(""),
  activities: z.array(
    z.object({
      id: z.string(),
      enabled_by: z.object({ term: z.string(), members: z.array(z.string()).nullish() }).nullish(),
      molecular_function: association.nullish(),
      occurs_in: associations,
      part_of: associations,
      happens_during: associations,
      has_input: molecules,
      has_output: molecules,
      molecular_associations: molecules,
      causal_associations: z
        .array(z.object({ predicate: z.string(), downstream_activity: z.string() }))
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

export const gocamSchema: z.ZodType<GocamModel> = schemaFile.transform(modelOf);

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
    };
  });

  const edges = new Map<string, GocamEdge>();
  for (const { id, causal_associations } of file.activities) {
    for (const { predicate, downstream_activity } of causal_associations) {
      edges.set(`${id} ${predicate} ${downstream_activity}`, {
        source: id,
        target: downstream_activity,
        relation: predicate,
      });
    }
  }

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
    contributors: distinct(file.provenances.flatMap(({ contributor }) => contributor)),
    activities,
    edges: [...edges.values()],
    labels,
  };
}
