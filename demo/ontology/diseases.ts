import { Ontology } from "./obo.ts";
import type { Term } from "./obo.ts";

const systems: Readonly<Record<string, readonly string[]>> = {
  "metabolic disease": [
    "glycogen storage disorder",
    "purine pathway disorder",
    "lipid storage disorder",
    "trace metal disorder",
    "organic acid disorder",
  ],
  "neurological disease": [
    "hereditary ataxia",
    "spastic paraplegia",
    "peripheral neuropathy",
    "early epilepsy",
  ],
  "muscle disease": ["congenital myopathy", "mitochondrial myopathy", "dilated cardiomyopathy"],
  cancer: ["colorectal carcinoma", "breast carcinoma", "lymphoma", "melanoma"],
  "blood disease": ["congenital anaemia", "bone marrow failure", "coagulation disorder"],
  "sensory disease": ["hereditary deafness", "retinal dystrophy", "early cataract"],
  "growth disorder": ["primary microcephaly", "short stature syndrome", "skeletal dysplasia"],
  ciliopathy: ["cystic kidney disease", "motile cilia disorder"],
};

/** Diseases with made-up numbered types; roots and groups below MONDO:0000001. */
export function buildDiseases(): {
  readonly terms: readonly Term[];
  readonly slim: readonly Term[];
  readonly types: readonly Term[];
} {
  const mondo = new Ontology("MONDO", 9000001);
  const root = mondo.add(
    "disease",
    "",
    { definition: "A state of a body that keeps it from working well." },
    "MONDO:0000001",
  );
  const slim: Term[] = [];
  const types: Term[] = [];
  for (const [system, diseases] of Object.entries(systems)) {
    const group = mondo.add(system, "", { definition: `A disease of the group ${system}.`, isA: [root] });
    slim.push(group);
    for (const disease of diseases) {
      const kind = mondo.add(disease, "", {
        definition: `A disease of the kind ${disease}; its types differ in the gene.`,
        isA: [group],
      });
      for (let type = 1; type <= 4; type++)
        types.push(
          mondo.add(`${disease}, demo type ${type}`, "", {
            definition: `Type ${type} of ${disease} in the demo data.`,
            isA: [kind],
          }),
        );
    }
  }
  return { terms: mondo.terms, slim, types };
}
