import { Ontology } from "./obo.ts";
import type { Term } from "./obo.ts";
import { addComponents } from "./go-component.ts";
import { addFunctions } from "./go-function.ts";
import { addProcesses } from "./go-process.ts";
import type { Processes } from "./go-process.ts";

export interface GeneOntology {
  readonly terms: readonly Term[];
  readonly processes: Processes;
  /** Processes that name a time: for "during" extensions. */
  readonly phases: readonly Term[];
  readonly complexes: readonly Term[];
  readonly slims: {
    readonly process: readonly Term[];
    readonly function: readonly Term[];
    readonly component: readonly Term[];
  };
  /** The three roots, for genes about which an aspect is not known. */
  readonly roots: { readonly P: Term; readonly F: Term; readonly C: Term };
  named(name: string): Term;
}

/** A small GO: true ids for roots and a few groups, made-up numbers from GO:9000001 for all else. */
export function buildGo(): GeneOntology {
  const go = new Ontology("GO", 9000001);
  const { processes, phases, slim: process } = addProcesses(go);
  const { slim: function_ } = addFunctions(go);
  const { complexes, slim: component } = addComponents(go);
  for (const name of ["cytokinesis", "DNA repair", "vacuole", "protein serine/threonine kinase activity"])
    go.merge(go.named(name));
  go.retire("septation", "biological_process", go.named("cytokinesis"));
  go.retire("kinase-like activity", "molecular_function", go.named("kinase activity"));
  go.retire("membrane body", "cellular_component", null);
  return {
    terms: go.terms,
    processes,
    phases,
    complexes,
    slims: { process, function: function_, component },
    roots: {
      P: go.named("biological_process"),
      F: go.named("molecular_function"),
      C: go.named("cellular_component"),
    },
    named: (name) => go.named(name),
  };
}
