/** What the made-up biology is about. Terms of all ontologies, products and titles are composed from these. */

/** Parts of the cell: they are organised, assembled, maintained. */
export const structures = [
  "mitotic spindle",
  "spindle pole body",
  "kinetochore",
  "centromere",
  "telomere",
  "nucleolus",
  "nuclear pore",
  "nuclear envelope",
  "cell wall",
  "division septum",
  "contractile ring",
  "actin patch",
  "microtubule array",
  "vacuole",
  "peroxisome",
  "mitochondrion",
  "endoplasmic reticulum",
  "Golgi stack",
  "lipid droplet",
  "endosome",
  "autophagosome",
  "stress granule",
  "eisosome",
  "heterochromatin",
  "nucleosome",
  "proteasome",
  "large ribosomal subunit",
  "small ribosomal subunit",
  "spore wall",
  "cell tip",
] as const;

/** Small molecules: they are made, broken down and carried. */
export const molecules = [
  "glucose",
  "trehalose",
  "glycogen",
  "ergosterol",
  "ceramide",
  "phosphoinositide",
  "glutamate",
  "lysine",
  "arginine",
  "methionine",
  "purine nucleotide",
  "pyrimidine nucleotide",
  "NAD",
  "heme",
  "biotin",
  "thiamine",
  "coenzyme A",
  "iron ion",
  "zinc ion",
  "copper ion",
  "ammonium",
  "glutathione",
  "ubiquinone",
  "glycerol",
  "polyamine",
  "calcium ion",
  "phosphate ion",
  "sulfate",
] as const;

/** What a cell does: it begins, goes on, ends. */
export const events = [
  "DNA replication",
  "DNA repair",
  "DNA recombination",
  "transcription by RNA polymerase II",
  "mRNA splicing",
  "mRNA decay",
  "translation",
  "tRNA modification",
  "rRNA processing",
  "protein folding",
  "protein degradation",
  "protein glycosylation",
  "signal transduction",
  "cell cycle",
  "mitosis",
  "cytokinesis",
  "meiosis",
  "conjugation",
  "sporulation",
  "endocytosis",
  "exocytosis",
  "autophagy",
  "nuclear export",
  "nuclear import",
  "chromatin remodelling",
  "cell polarity",
  "stress response",
  "nutrient sensing",
  "pheromone response",
  "chronological ageing",
] as const;

/** Substances in the medium, with a dose. */
export const substances: readonly (readonly [name: string, dose: string])[] = [
  ["hydroxyurea", "10mM"],
  ["caffeine", "12mM"],
  ["sorbitol", "1.2M"],
  ["potassium chloride", "0.6M"],
  ["lithium chloride", "8mM"],
  ["hydrogen peroxide", "2mM"],
  ["cadmium", "100uM"],
  ["ethanol", "6% (v/v)"],
  ["rapamycin", "100ng/ml"],
  ["thiabendazole", "15ug/ml"],
  ["methyl methanesulfonate", "0.005% (v/v)"],
  ["camptothecin", "5uM"],
  ["tunicamycin", "0.5ug/ml"],
  ["calcofluor white", "2mg/ml"],
  ["micafungin", "1ug/ml"],
  ["brefeldin A", "50ug/ml"],
  ["cycloheximide", "10ug/ml"],
  ["phloxine B", "5mg/l"],
  ["EGTA", "10mM"],
  ["terbinafine", "1ug/ml"],
  ["formamide", "2% (v/v)"],
  ["sodium dodecyl sulfate", "0.0075%"],
  ["valproic acid", "6mM"],
  ["diamide", "2mM"],
];

type Structure = (typeof structures)[number];
type Molecule = (typeof molecules)[number];
type CellEvent = (typeof events)[number];
export type Theme = Structure | Molecule | CellEvent;

/** The theme as something that happens: `organization of the vacuole`, `heme metabolism`, `DNA repair`. */
export function topicOf(theme: Theme): string {
  if (structures.some((structure) => structure === theme)) return `organization of the ${theme}`;
  return molecules.some((molecule) => molecule === theme) ? `${theme} metabolism` : theme;
}
