import { database, label, organism } from "../plan/context.ts";
import type { Activity, Chemical, Model } from "./model.ts";

/** What a model is written of, and what is gathered on the way: molecules, and labels of terms. */
class SchemaWriter {
  readonly molecules: object[] = [];
  readonly labels = new Map<string, string>([
    ["ECO:0000314", "direct assay evidence used in manual assertion"],
  ]);
  readonly provenances: readonly object[];
  readonly #model: Model;

  constructor(model: Model) {
    this.#model = model;
    this.provenances = [
      { contributor: [model.contributor], date: model.date, provided_by: ["https://demo.example"] },
    ];
  }

  #association(type: string, term: Labelled, reference: string): object {
    const { provenances } = this;
    this.labels.set(term.id, term.name);
    return {
      type,
      evidence: [{ term: "ECO:0000314", reference, provenances }],
      provenances,
      term: term.id,
    };
  }

  /** A molecule stands apart; the association leads to it. */
  #moleculeAssociation({ id, occursIn, reference }: Activity, role: Role, chemical: Chemical): object {
    const molecule = `${id}-${role}`;
    this.labels.set(chemical.id, chemical.label);
    const located_in = this.#association("CellularAnatomicalEntityAssociation", occursIn, reference);
    this.molecules.push({ id: molecule, term: chemical.id, located_in });
    const { provenances } = this;
    return {
      type: "MoleculeAssociation",
      evidence: [],
      provenances,
      predicate: predicates[role],
      molecule,
    };
  }

  activity(item: Activity): object {
    const { id, gene, reference, occursIn, partOf } = item;
    const { provenances } = this;
    const chemicals = roles.flatMap((role) => {
      const chemical = item[role];
      return chemical ? [this.#moleculeAssociation(item, role, chemical)] : [];
    });
    const causal = this.#model.edges
      .filter(({ source }) => source === item)
      .map(({ target, relation }) => ({
        type: "CausalAssociation",
        evidence: [],
        provenances,
        predicate: relation,
        downstream_activity: target.id,
      }));
    const product = gene && { id: `${database}:${gene.id}`, name: `${label(gene)} Kexe` };
    return {
      id,
      ...(product
        ? { enabled_by: this.#association("EnabledByGeneProductAssociation", product, reference) }
        : {}),
      molecular_function: this.#association("MolecularFunctionAssociation", item.function, reference),
      occurs_in: this.#association("CellularAnatomicalEntityAssociation", occursIn, reference),
      part_of: this.#association("BiologicalProcessAssociation", partOf, reference),
      ...(chemicals.length > 0 ? { molecular_associations: chemicals } : {}),
      ...(causal.length > 0 ? { causal_associations: causal } : {}),
    };
  }
}

interface Labelled {
  readonly id: string;
  readonly name: string;
}

const roles = ["input", "output"] as const;
type Role = (typeof roles)[number];
const predicates: Readonly<Record<Role, string>> = { input: "RO:0002233", output: "RO:0002234" };

/** The model in the GO-CAM schema: activities with their associations, molecules apart, labels in `objects`. */
export function schema(model: Model): object {
  const writer = new SchemaWriter(model);
  const activities = model.activities.map((activity) => writer.activity(activity));
  return {
    id: `gomodel:${model.id}`,
    title: model.title,
    taxon: `NCBITaxon:${organism.taxonid}`,
    status: "production",
    date_modified: model.date,
    comments: ["synthetic demo model"],
    activities,
    molecules: writer.molecules,
    objects: [...writer.labels].map(([id, text]) => ({ id, label: text, type: "gocam:Object" })),
    provenances: writer.provenances,
  };
}
