import { database, label, organism } from "../plan/context.ts";
import type { Activity, Model } from "./model.ts";

/** The model in the GO-CAM schema: activities with their associations, molecules apart, labels in `objects`. */
export function schema(model: Model): object {
  const provenances = [
    { contributor: [model.contributor], date: model.date, provided_by: ["https://demo.example"] },
  ];
  const labels = new Map<string, string>([["ECO:0000314", "direct assay evidence used in manual assertion"]]);
  const molecules: object[] = [];
  const association = (type: string, term: string, termLabel: string, reference: string): object => {
    labels.set(term, termLabel);
    return { type, evidence: [{ term: "ECO:0000314", reference, provenances }], provenances, term };
  };
  const activity = (item: Activity): object => {
    const { id, gene, reference, input, output, occursIn, partOf } = item;
    const component = (): object =>
      association("CellularAnatomicalEntityAssociation", occursIn.id, occursIn.name, reference);
    const moleculeAssociations = (
      [
        ["RO:0002233", input, "input"],
        ["RO:0002234", output, "output"],
      ] as const
    ).flatMap(([predicate, chemical, role]) => {
      if (!chemical) return [];
      labels.set(chemical.id, chemical.label);
      molecules.push({ id: `${id}-${role}`, term: chemical.id, located_in: component() });
      return [
        { type: "MoleculeAssociation", evidence: [], provenances, predicate, molecule: `${id}-${role}` },
      ];
    });
    const causal = model.edges
      .filter(({ source }) => source === item)
      .map(({ target, relation }) => ({
        type: "CausalAssociation",
        evidence: [],
        provenances,
        predicate: relation,
        downstream_activity: target.id,
      }));
    return {
      id,
      enabled_by: association(
        "EnabledByGeneProductAssociation",
        `${database}:${gene.id}`,
        `${label(gene)} Kexe`,
        reference,
      ),
      molecular_function: association(
        "MolecularFunctionAssociation",
        item.function.id,
        item.function.name,
        reference,
      ),
      occurs_in: component(),
      part_of: association("BiologicalProcessAssociation", partOf.id, partOf.name, reference),
      ...(moleculeAssociations.length > 0 ? { molecular_associations: moleculeAssociations } : {}),
      ...(causal.length > 0 ? { causal_associations: causal } : {}),
    };
  };
  const activities = model.activities.map(activity);
  return {
    id: `gomodel:${model.id}`,
    title: model.title,
    taxon: `NCBITaxon:${organism.taxonid}`,
    status: "production",
    date_modified: model.date,
    comments: ["synthetic demo model"],
    activities,
    molecules,
    objects: [...labels].map(([id, text]) => ({ id, label: text, type: "gocam:Object" })),
    provenances,
  };
}
