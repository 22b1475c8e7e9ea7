import { database, label, organism } from "../plan/context.ts";
import type { Activity, Model } from "./model.ts";

interface Note {
  readonly key: string;
  readonly value: string;
  readonly "value-type"?: string;
}

/** The model as the Minerva server writes it: individuals with types, and facts between them. */
export function minerva(model: Model): object {
  const notes: readonly Note[] = [
    { key: "date", value: model.date },
    { key: "contributor", value: model.contributor },
    { key: "providedBy", value: "https://demo.example" },
  ];
  const individuals: object[] = [];
  const facts: object[] = [];
  const individual = (
    id: string,
    type: string,
    typeLabel: string,
    root: string,
    rootLabel: string,
    extra: readonly Note[] = [],
  ): string => {
    individuals.push({
      annotations: [...notes, ...extra],
      id,
      "root-type": [{ id: root, label: rootLabel, type: "class" }],
      type: [{ id: type, label: typeLabel, type: "class" }],
    });
    return id;
  };
  const fact = (subject: string, property: string, object: string, evidence: string | null): void => {
    const cited: readonly Note[] = evidence
      ? [{ key: "evidence", value: evidence, "value-type": "IRI" }]
      : [];
    facts.push({ annotations: [...cited, ...notes], subject, property, "property-label": property, object });
  };
  const add = (activity: Activity): void => {
    const { id, gene } = activity;
    individual(id, activity.function.id, activity.function.name, "GO:0003674", "molecular_function");
    const evidence = individual(
      `${id}-evidence`,
      "ECO:0000314",
      "direct assay evidence used in manual assertion",
      "ECO:0000000",
      "evidence",
      [{ key: "source", value: activity.reference }],
    );
    fact(
      id,
      "RO:0002333",
      individual(
        `${id}-gene`,
        `${database}:${gene.id}`,
        `${label(gene)} Kexe`,
        "CHEBI:33695",
        "information biomacromolecule",
      ),
      evidence,
    );
    fact(
      id,
      "BFO:0000066",
      individual(
        `${id}-place`,
        activity.occursIn.id,
        activity.occursIn.name,
        "GO:0110165",
        "cellular anatomical entity",
      ),
      evidence,
    );
    fact(
      id,
      "BFO:0000050",
      individual(
        `${id}-process`,
        activity.partOf.id,
        activity.partOf.name,
        "GO:0008150",
        "biological_process",
      ),
      evidence,
    );
    for (const [relation, chemical, role] of [
      ["RO:0002233", activity.input, "input"],
      ["RO:0002234", activity.output, "output"],
    ] as const) {
      if (chemical)
        fact(
          id,
          relation,
          individual(`${id}-${role}`, chemical.id, chemical.label, "CHEBI:24431", "chemical entity"),
          evidence,
        );
    }
  };
  model.activities.forEach(add);
  for (const { source, target, relation } of model.edges)
    fact(source.id, relation, target.id, `${source.id}-evidence`);
  return {
    annotations: [
      { key: "state", value: "production" },
      { key: "contributor", value: model.contributor },
      { key: "date", value: model.date },
      { key: "title", value: model.title },
      { key: "providedBy", value: "https://demo.example" },
      { key: "comment", value: "synthetic demo model" },
      {
        key: "https://w3id.org/biolink/vocab/in_taxon",
        value: `NCBITaxon:${organism.taxonid}`,
        "value-type": "IRI",
      },
    ],
    facts,
    id: `gomodel:${model.id}`,
    individuals,
  };
}
