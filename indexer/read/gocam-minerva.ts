/** A GO-CAM model as Minerva stores it: individuals, each an instance of a class, and facts between them. */
import { z } from "zod";
import { distinct, distinctEvidence, entityId, entityLabel, modelId } from "./gocam-ids.ts";
import type { GocamActivity, GocamEdge, GocamEvidence, GocamModel } from "./records.ts";

const annotations = z.array(z.object({ key: z.string(), value: z.string() })).default([]);
/** An expression, such as the complement of a class, has a type of its own and neither id nor label. */
const classes = z
  .array(z.object({ type: z.string(), id: z.string().optional(), label: z.string().optional() }))
  .default([]);

const minervaFile = z.object({
  id: modelId,
  annotations,
  individuals: z.array(z.object({ id: z.string(), type: classes, "root-type": classes, annotations })),
  facts: z.array(z.object({ subject: z.string(), property: z.string(), object: z.string(), annotations })),
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

/** What the evidence of each of these facts is about. */
const statements: Readonly<Record<string, GocamEvidence["about"]>> = {
  [relations.enabledBy]: "enabled by",
  [relations.occursIn]: "occurs in",
  [relations.partOf]: "part of",
  [relations.hasInput]: "input",
  [relations.hasOutput]: "output",
};

/** Individuals of evidence stand apart from the facts, which name them. */
function evidenceIn({ individuals }: MinervaFile): (fact: MinervaFile["facts"][number]) => GocamEvidence[] {
  const byId = new Map(individuals.map((individual) => [individual.id, individual]));
  return ({ property, annotations: notes }) =>
    notes.flatMap(({ key, value }) => {
      const found = key === "evidence" ? byId.get(value) : undefined;
      const code = found?.type.find(({ type }) => type === "class")?.id;
      if (found === undefined || code === undefined) return [];
      const about = statements[property] ?? "effect";
      const sources = found.annotations.filter((note) => note.key === "source");
      return sources.length === 0
        ? [{ about, code, reference: null }]
        : sources.map((source): GocamEvidence => ({ about, code, reference: source.value.trim() }));
    });
}

export const gocamMinerva: z.ZodType<GocamModel> = minervaFile.transform(modelOf);

/** Facts between activities, each once. */
function edgesOf(
  { facts }: MinervaFile,
  activities: ReadonlySet<string>,
  evidenceOf: ReturnType<typeof evidenceIn>,
): GocamEdge[] {
  const edges = new Map<string, GocamEdge>();
  for (const fact of facts) {
    const { subject, property, object } = fact;
    if (!activities.has(subject) || !activities.has(object)) continue;
    const key = `${subject} ${property} ${object}`;
    const evidence = distinctEvidence([...(edges.get(key)?.evidence ?? []), ...evidenceOf(fact)]);
    edges.set(key, { source: subject, target: object, relation: property, evidence });
  }
  return [...edges.values()];
}

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

  const evidenceOf = evidenceIn(file);
  const factsOf = Map.groupBy(file.facts, ({ subject }) => subject);
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
      evidence: distinctEvidence(
        (factsOf.get(id) ?? []).filter(({ property }) => property in statements).flatMap(evidenceOf),
      ),
    };
  });

  const values = (key: string) =>
    file.annotations.filter((annotation) => annotation.key === key).map((annotation) => annotation.value);
  return {
    id: file.id,
    title: (values("title")[0] ?? "").replace(/\s+/g, " ").trim(),
    dateModified: values("date")[0] ?? "",
    status: values("state")[0] ?? "",
    contributors: distinct(values("contributor")),
    taxon: values("https://w3id.org/biolink/vocab/in_taxon")[0] ?? null,
    activities,
    edges: edgesOf(file, activityIds, evidenceOf),
    labels,
  };
}
