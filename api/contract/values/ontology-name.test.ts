import { expect, test } from "vitest";
import { ontologyName } from "./ontology-name.ts";

const types = [
  { display_name: "Disease association", cv_names: ["mondo"] },
  { display_name: "GO biological process", cv_names: ["biological_process"] },
  { display_name: "Single locus phenotype", cv_names: ["a_phenotype"] },
  { display_name: "Multi-locus phenotype", cv_names: ["a_phenotype"] },
];

test.each([
  ["mondo", "Disease association"],
  ["biological_process", "GO biological process"],
  ["biological process", "GO biological process"],
  ["a_phenotype", "a phenotype"],
  ["other_ontology", "other ontology"],
])("%s is called %s", (name, called) => expect(ontologyName(name, types)).toBe(called));
