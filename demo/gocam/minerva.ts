import { database, label, organism } from "../plan/context.ts";
import type { Activity, Model } from "./model.ts";

interface Note {
  readonly key: string;
  readonly value: string;
  readonly "value-type"?: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What kinds of individuals there are, by the root of their ontology. */
const roots = {
  function: { id: "GO:0003674", name: "molecular_function" },
  evidence: { id: "ECO:0000000", name: "evidence" },
  gene: { id: "CHEBI:33695", name: "information biomacromolecule" },
  component: { id: "GO:0110165", name: "cellular anatomical entity" },
  process: { id: "GO:0008150", name: "biological_process" },
  chemical: { id: "CHEBI:24431", name: "chemical entity" },
} as const;

const directAssay = { id: "ECO:0000314", name: "direct assay evidence used in manual assertion" };

const classOf = ({ id, name }: Named): object => ({ id, label: name, type: "class" });

/** Gathers the individuals and facts of a model, each with who made it and when. */
class MinervaWriter {
  readonly individuals: object[] = [];
  readonly facts: object[] = [];
  readonly #notes: readonly Note[];

  constructor(notes: readonly Note[]) {
    this.#notes = notes;
  }

  /** @returns the id */
  individual(id: string, type: Named, root: keyof typeof roots, extra: readonly Note[] = []): string {
    this.individuals.push({
      annotations: [...this.#notes, ...extra],
      id,
      "root-type": [classOf(roots[root])],
      type: [classOf(type)],
    });
    return id;
  }

  fact(subject: string, property: string, object: string, evidence: string): void {
    const cited: Note = { key: "evidence", value: evidence, "value-type": "IRI" };
    const annotations = [cited, ...this.#notes];
    this.facts.push({ annotations, subject, property, "property-label": property, object });
  }

  activity({ id, gene, function: does, occursIn, partOf, reference, input, output }: Activity): void {
    this.individual(id, does, "function");
    const source = { key: "source", value: reference };
    const evidence = this.individual(`${id}-evidence`, directAssay, "evidence", [source]);
    if (gene) {
      const product = { id: `${database}:${gene.id}`, name: `${label(gene)} Kexe` };
      this.fact(id, "RO:0002333", this.individual(`${id}-gene`, product, "gene"), evidence);
    }
    this.fact(id, "BFO:0000066", this.individual(`${id}-place`, occursIn, "component"), evidence);
    this.fact(id, "BFO:0000050", this.individual(`${id}-process`, partOf, "process"), evidence);
    for (const [relation, chemical, role] of [
      ["RO:0002233", input, "input"],
      ["RO:0002234", output, "output"],
    ] as const) {
      if (!chemical) continue;
      const type = { id: chemical.id, name: chemical.label };
      this.fact(id, relation, this.individual(`${id}-${role}`, type, "chemical"), evidence);
    }
  }
}

/** The model as the Minerva server writes it: individuals with types, and facts between them. */
export function minerva(model: Model): object {
  const writer = new MinervaWriter([
    { key: "date", value: model.date },
    { key: "contributor", value: model.contributor },
    { key: "providedBy", value: "https://demo.example" },
  ]);
  for (const activity of model.activities) writer.activity(activity);
  for (const { source, target, relation } of model.edges)
    writer.fact(source.id, relation, target.id, `${source.id}-evidence`);
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
    facts: writer.facts,
    id: `gomodel:${model.id}`,
    individuals: writer.individuals,
  };
}
