/** A pathway model in the GO-CAM schema. Pure. */
import type { GocamEvidence, GocamPage } from "../../../index-mappings/pages/others.ts";

type Activity = GocamPage["activities"][number];
type Node = Activity["inputs"][number];

const evidenceOf = (given: readonly GocamEvidence[], about?: string) =>
  given
    .filter((one) => about === undefined || one.about === about)
    .map(({ code, reference }) => ({ term: code, ...(reference === null ? {} : { reference }) }));

interface Writer {
  /** Ids as the models write them: those of genes behind the name of their database. */
  readonly idOf: (node: Pick<Node, "id" | "gene">) => string;
}

function activityOf(activity: Activity, edges: GocamPage["edges"], { idOf }: Writer): object {
  const { id, enabled_by: by, members, molecular_function: does, evidence } = activity;
  const associations = (type: string, nodes: readonly Node[], about: string) =>
    nodes.map((node) => ({ type, term: idOf(node), evidence: evidenceOf(evidence, about) }));
  const causal = edges
    .filter(({ source }) => source === id)
    .map((edge) => ({
      type: "CausalAssociation",
      predicate: edge.relation,
      downstream_activity: edge.target,
      evidence: evidenceOf(edge.evidence),
    }));
  return {
    id,
    ...(by && {
      enabled_by: {
        type: members.length > 0 ? "EnabledByProteinComplexAssociation" : "EnabledByGeneProductAssociation",
        term: idOf(by),
        ...(members.length > 0 && {
          members: members.map((gene) => idOf({ id: gene.uniquename, gene })),
        }),
        evidence: evidenceOf(evidence, "enabled by"),
      },
    }),
    ...(does && {
      molecular_function: {
        type: "MolecularFunctionAssociation",
        term: does.termid,
        evidence: evidenceOf(evidence, "activity"),
      },
    }),
    occurs_in: associations("CellularAnatomicalEntityAssociation", activity.occurs_in, "occurs in"),
    part_of: associations("BiologicalProcessAssociation", activity.part_of, "part of"),
    happens_during: associations("BiologicalPhaseAssociation", activity.happens_during, "during"),
    has_input: associations("MoleculeAssociation", activity.inputs, "input"),
    has_output: associations("MoleculeAssociation", activity.outputs, "output"),
    causal_associations: causal,
  };
}

/** A model as one object of the schema. @param database the prefix of ids of genes */
export function gocamOf(model: GocamPage, database: string): object {
  const idOf: Writer["idOf"] = ({ id, gene }) => (gene ? `${database}:${gene.uniquename}` : id);
  const labels = new Map<string, string>();
  for (const activity of model.activities) {
    const { enabled_by: by, members, molecular_function: does, evidence } = activity;
    if (does) labels.set(does.termid, does.name);
    for (const gene of members) labels.set(idOf({ id: "", gene }), gene.name ?? gene.uniquename);
    for (const node of [
      ...(by ? [by] : []),
      ...activity.occurs_in,
      ...activity.part_of,
      ...activity.happens_during,
      ...activity.inputs,
      ...activity.outputs,
    ])
      labels.set(idOf(node), node.label);
    for (const { code, label } of evidence) labels.set(code, label);
  }
  return {
    id: `gomodel:${model.gocam_id}`,
    title: model.title,
    ...(model.taxon && { taxon: model.taxon.id }),
    status: model.status,
    ...((model.model?.date ?? model.date) !== null && { date_modified: model.model?.date ?? model.date }),
    activities: model.activities.map((activity) => activityOf(activity, model.edges, { idOf })),
    objects: [...labels].map(([id, label]) => ({ id, label, type: "gocam:Object" })),
    provenances: model.contributors.map(({ orcid }) => ({ contributor: [`https://orcid.org/${orcid}`] })),
  };
}
