import { molecules, structures } from "../vocabulary/themes.ts";
import type { Ontology, Term } from "./obo.ts";

const namespace = "cellular_component";

/** Places that are not in a theme: name, the place they are part of. */
const componentNames: readonly (readonly [name: string, within: string])[] = [
  ["nucleolus", "nucleus"],
  ["nuclear envelope", "nucleus"],
  ["nuclear pore", "nuclear envelope"],
  ["chromosome", "nucleus"],
  ["kinetochore", "chromosome"],
  ["centromere", "chromosome"],
  ["telomere", "chromosome"],
  ["heterochromatin", "chromosome"],
  ["nucleosome", "chromosome"],
  ["spindle pole body", "nuclear envelope"],
  ["mitotic spindle", "nucleus"],
  ["cytosol", "cytoplasm"],
  ["mitochondrion", "cytoplasm"],
  ["mitochondrial inner membrane", "mitochondrion"],
  ["endoplasmic reticulum", "cytoplasm"],
  ["Golgi apparatus", "cytoplasm"],
  ["vacuole", "cytoplasm"],
  ["endosome", "cytoplasm"],
  ["peroxisome", "cytoplasm"],
  ["lipid droplet", "cytoplasm"],
  ["autophagosome", "cytoplasm"],
  ["stress granule", "cytosol"],
  ["plasma membrane", "cellular anatomical entity"],
  ["eisosome", "plasma membrane"],
  ["cell wall", "cellular anatomical entity"],
  ["division septum", "cell wall"],
  ["cell tip", "cellular anatomical entity"],
  ["contractile ring", "cytoplasm"],
  ["actin patch", "cytoplasm"],
  ["cytoplasmic microtubule", "cytoplasm"],
  ["spore membrane", "cellular anatomical entity"],
  ["microtubule array", "cytoplasm"],
  ["Golgi stack", "Golgi apparatus"],
  ["proteasome", "cytosol"],
  ["large ribosomal subunit", "cytosol"],
  ["small ribosomal subunit", "cytosol"],
  ["spore wall", "cell wall"],
];

/** Builds places and complexes. Every structure theme has a place of its name. */
export function addComponents(go: Ontology): {
  readonly components: readonly Term[];
  readonly complexes: readonly Term[];
  readonly slim: readonly Term[];
} {
  const root = go.add(
    namespace,
    namespace,
    { definition: "A place in the cell, or a complex, in which a gene product is active." },
    "GO:0005575",
  );
  const entity = go.add("cellular anatomical entity", namespace, {
    definition: "A part of a cell that can be told apart.",
    isA: [root],
  });
  const organelle = go.add("organelle", namespace, {
    definition: "A part of the cell with a border of its own.",
    isA: [entity],
  });
  go.add(
    "nucleus",
    namespace,
    {
      definition: "The organelle that holds the chromosomes.",
      isA: [organelle],
      synonyms: [["cell nucleus", "EXACT"]],
    },
    "GO:0005634",
  );
  go.add(
    "cytoplasm",
    namespace,
    { definition: "All of the cell but the nucleus.", isA: [entity] },
    "GO:0005737",
  );
  const complex = go.add(
    "protein-containing complex",
    namespace,
    { definition: "Gene products that work bound to each other.", isA: [root] },
    "GO:0032991",
  );
  const known = componentNames.map(([name, within]) =>
    go.add(name, namespace, {
      definition: `The ${name}, a part of the ${within}.`,
      isA: [/body|granule|vacuole|some$|drion$/.test(name) ? organelle : entity],
      relationships: [["part_of", go.named(within)]],
    }),
  );
  return {
    components: known,
    complexes: addComplexes(go, complex),
    slim: [go.named("nucleus"), go.named("cytoplasm"), ...known.slice(0, 24), complex],
  };
}

/** Two complexes of each structure, and one that makes each of some molecules. */
function addComplexes(go: Ontology, complex: Term): readonly Term[] {
  const add = (name: string, definition: string, within: string): Term =>
    go.add(name, namespace, {
      definition,
      isA: [complex],
      relationships: [["part_of", go.named(within)]],
    });
  return [
    ...structures.flatMap((structure) =>
      ["assembly", "anchoring"].map((kind) =>
        add(
          `${structure} ${kind} complex`,
          `A complex that takes part in the ${kind} of the ${structure}.`,
          structure,
        ),
      ),
    ),
    ...molecules
      .slice(0, 12)
      .map((molecule) => add(`${molecule} synthase complex`, `A complex that makes ${molecule}.`, "cytosol")),
  ];
}
