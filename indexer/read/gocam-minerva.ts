/** A GO-CAM model as Minerva stores it: individuals, each an instance of a class, and facts between them. */
import { z } from "zod";
import { distinct, entityId, entityLabel, modelId } from "./gocam-ids.ts";
import type { GocamActivity, GocamEdge, GocamModel } from "./records.ts";

const annotations = z.array(z.object({ key: z.string(), value: z.string() })).default([]);
/** An expression, such as the complement of a class, has a type of its own and neither id nor label. */
const classes = z
  .array(z.object({ type: z.string(), id: z.string().optional(), label: z.string().optional() }))
  .default([]);

const minervaFile = z.object({
  id: modelId,
  annotations,
  individuals: z.array(z.object({ id: z.string(), type: classes, "root-type": classes })),
  facts: z.array(z.object({ subject: z.string(), property: z.string(), object: z.string() })),
});
type MinervaFile = z.infer<typeof minervaFile>;

const relations = {
  enabledBy: "RO:0002333",
  occursIn: "BFO:0000066",
  partOf: "BFO:0000050",
  hasPart: "BFO:0000051",
  happensDuring: "RO:0002092",
  hasInput: "RO:0002233",
  hasOutput: "RO:0002234",
};

const molecularFunction = "GO:0003674";

export const gocamMinerva: z.ZodType<GocamModel> = minervaFile.transform(modelOf);

function modelOf(file: MinervaFile): GocamModel {
  const individuals = new Map(file.individuals.map((individual) => [individual.id, individual]));
  /** The class of an individual; null when the file gives only an expression. */
  const classOf = (individual: string): string | null =>
    individuals.get(individual)?.type.find((type) => type.type === "class")?.id ?? null;
  const objectsOf = Map.groupBy(file.facts, (fact) => `${fact.subject} ${fact.property}`);
  const instances = (subject: string, relation: string) =>
    distinct((objectsOf.get(`${subject} ${relation}`) ?? []).map((fact) => fact.object));
  const entities = (subject: string, relation: string) =>
    distinct(
      instances(subject, relation)
        .map(classOf)
        .filter((id) => id !== null)
        .map(entityId),
    );

  const labels: Record<string, string> = {};
  for (const { type } of file.individuals) {
    for (const { id, label } of type)
      if (id !== undefined && label !== undefined) labels[entityId(id)] = entityLabel(label);
  }

  const activityIds = new Set([
    ...file.individuals
      .filter((individual) => individual["root-type"].some((root) => root.id === molecularFunction))
      .map((individual) => individual.id),
    ...file.facts.filter((fact) => fact.property === relations.enabledBy).map((fact) => fact.subject),
  ]);
  const activities = [...activityIds].map((id): GocamActivity => {
    const enabler = instances(id, relations.enabledBy)[0];
    const enabledBy = entities(id, relations.enabledBy)[0] ?? null;
    return {
      id,
      enabledBy,
      enabledByLabel: enabledBy === null ? null : (labels[enabledBy] ?? null),
      enabledByMembers: enabler === undefined ? [] : entities(enabler, relations.hasPart),
      molecularFunction: classOf(id),
      occursIn: entities(id, relations.occursIn),
      partOf: entities(id, relations.partOf),
      happensDuring: entities(id, relations.happensDuring),
      inputs: entities(id, relations.hasInput),
      outputs: entities(id, relations.hasOutput),
    };
  });

  const edges = new Map<string, GocamEdge>();
  for (const { subject, property, object } of file.facts) {
    if (activityIds.has(subject) && activityIds.has(object))
      edges.set(`${subject} ${property} ${object}`, { source: subject, target: object, relation: property });
  }

  const values = (key: string) =>
    file.annotations.filter((annotation) => annotation.key === key).map((annotation) => annotation.value);
  return {
    id: file.id,
    title: (values("title")[0] ?? "").replace(/\s+/g, " ").trim(),
    dateModified: values("date")[0] ?? "",
    status: values("state")[0] ?? "",
    contributors: distinct(values("contributor")),
    activities,
    edges: [...edges.values()],
    labels,
  };
}
