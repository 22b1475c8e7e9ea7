import { events, molecules, structures, substances } from "../vocabulary/themes.ts";
import type { Theme } from "../vocabulary/themes.ts";
import { Ontology } from "./obo.ts";
import type { Term } from "./obo.ts";

const namespace = "fission_yeast_phenotype";

/** Phenotypes of the demo and how they may be drawn. */
export interface Phenotypes {
  readonly terms: readonly Term[];
  readonly slim: readonly Term[];
  readonly viable: Term;
  readonly inviable: Term;
  readonly byTheme: ReadonlyMap<Theme, readonly Term[]>;
  /** Growth and shape, which any gene may show. */
  readonly general: readonly Term[];
  /** By name of the substance in the medium. */
  readonly bySubstance: ReadonlyMap<string, readonly Term[]>;
}

const shapes = [
  "elongated cell",
  "rounded cell",
  "branched cell",
  "bent cell",
  "swollen cell",
  "multinucleate cell",
  "small cell",
  "cell with thick septum",
];
const growth = [
  "slow growth",
  "temperature sensitive growth",
  "cold sensitive growth",
  "normal growth",
  "loss of viability in stationary phase",
  "adhesive growth",
  "sensitive to starvation",
];

/** Grouping terms: name, what they are, the id that sites refer to, and the terms above them. */
const groups = {
  root: [
    "phenotype",
    "What can be seen of an organism with a certain genotype in certain conditions.",
    "FYPO:0000001",
    [],
  ],
  cell: ["cell phenotype", "A phenotype of a single cell.", "FYPO:0000002", ["root"]],
  population: ["cell population phenotype", "A phenotype of many cells together.", "FYPO:0000003", ["root"]],
  normal: ["normal phenotype", "A phenotype as in the reference strain.", "FYPO:0000257", ["root"]],
  abnormal: [
    "abnormal phenotype",
    "A phenotype that differs from the reference strain.",
    "FYPO:0001985",
    ["root"],
  ],
  vegetative: ["vegetative cell phenotype", "A phenotype of growing cells.", "FYPO:0001320", ["cell"]],
  cellularProcess: [
    "abnormal cellular process",
    "A process of the cell that differs from the reference strain.",
    "FYPO:0000628",
    ["cell", "abnormal"],
  ],
  morphology: [
    "abnormal cell morphology",
    "Another shape, size or structure than in the reference strain.",
    "FYPO:0000005",
    ["cell", "abnormal"],
  ],
  localization: [
    "localization phenotype",
    "A phenotype of where something is in the cell.",
    "FYPO:0000138",
    ["cell"],
  ],
  molecularFunction: [
    "molecular function phenotype",
    "A phenotype of what a gene product does.",
    "FYPO:0000652",
    ["cell"],
  ],
  cellCycle: [
    "abnormal cell cycle",
    "A cell cycle that differs from the reference strain.",
    "FYPO:0000011",
    ["cellularProcess"],
  ],
  sensitive: [
    "increased sensitivity to chemical",
    "Cells grow worse with a substance than the reference strain.",
    "FYPO:0002683",
    ["population", "abnormal"],
  ],
  resistant: [
    "increased resistance to chemical",
    "Cells grow better with a substance than the reference strain.",
    "FYPO:0002682",
    ["population", "abnormal"],
  ],
  abnormalGrowth: [
    "abnormal cell population growth",
    "Growth that differs from the reference strain.",
    "FYPO:0000045",
    ["population", "abnormal"],
  ],
  viablePopulation: ["viable cell population", "Cells live and divide.", "FYPO:0002058", ["population"]],
  inviablePopulation: [
    "inviable cell population",
    "Cells cannot form a colony.",
    "FYPO:0002059",
    ["population", "abnormal"],
  ],
  viable: [
    "viable vegetative cell population",
    "Growing cells live and divide.",
    "FYPO:0002060",
    ["viablePopulation"],
  ],
  inviable: [
    "inviable vegetative cell population",
    "Growing cells cannot form a colony.",
    "FYPO:0002061",
    ["inviablePopulation"],
  ],
} as const;
type Group = keyof typeof groups;
// Object.entries forgets what the keys are.
const groupEntries = Object.entries(groups) as [Group, (typeof groups)[Group]][];

/** The ontology while it is built. */
class PhenotypeBuilder {
  readonly fypo = new Ontology("FYPO", 9000001);
  /** By their keys. */
  readonly groups: Readonly<Record<Group, Term>>;

  constructor() {
    const terms: Partial<Record<Group, Term>> = {};
    for (const [key, [name, definition, id, above]] of groupEntries)
      terms[key] = this.add(
        name,
        above.flatMap((parent) => terms[parent] ?? []),
        definition,
        id,
      );
    // The loop goes through all of them.
    this.groups = terms as Record<Group, Term>;
  }

  add(name: string, isA: readonly Term[], definition = `A phenotype: ${name}.`, id?: string): Term {
    return this.fypo.add(name, namespace, { definition, isA }, id);
  }

  ofStructure(theme: Theme): readonly Term[] {
    const { morphology, vegetative, cellularProcess, localization, abnormal, normal } = this.groups;
    const shape = this.add(
      `abnormal ${theme} morphology`,
      [morphology, vegetative],
      `The ${theme} has another shape, size or structure than in the reference strain.`,
    );
    return [
      shape,
      this.add(`fragmented ${theme}`, [shape], `The ${theme} is in pieces.`),
      this.add(`enlarged ${theme}`, [shape], `The ${theme} is larger than in the reference strain.`),
      this.add(
        `abnormal ${theme} organization`,
        [cellularProcess],
        `The organization of the ${theme} differs from the reference strain.`,
      ),
      this.add(
        `abnormal protein localization to ${theme}`,
        [localization, abnormal],
        `A protein is not found at the ${theme} as it is in the reference strain.`,
      ),
      this.add(
        `decreased protein localization to ${theme}`,
        [this.fypo.named(`abnormal protein localization to ${theme}`)],
        `Less of a protein is at the ${theme}.`,
      ),
      this.add(
        `normal ${theme} morphology`,
        [normal, vegetative],
        `The ${theme} looks as in the reference strain.`,
      ),
    ];
  }

  ofMolecule(theme: Theme): readonly Term[] {
    const { cell, abnormal, abnormalGrowth, cellularProcess, normal } = this.groups;
    const level = this.add(
      `abnormal cellular ${theme} level`,
      [cell, abnormal],
      `The amount of ${theme} in the cell differs from the reference strain.`,
    );
    return [
      level,
      this.add(`increased cellular ${theme} level`, [level], `More ${theme} in the cell.`),
      this.add(`decreased cellular ${theme} level`, [level], `Less ${theme} in the cell.`),
      this.add(`${theme} auxotrophy`, [abnormalGrowth], `Cells grow only if ${theme} is in the medium.`),
      this.add(`decreased ${theme} import`, [cellularProcess], `Less ${theme} enters the cell.`),
      this.add(
        `normal cellular ${theme} level`,
        [normal, cell],
        `As much ${theme} as in the reference strain.`,
      ),
    ];
  }

  ofEvent(theme: Theme): readonly Term[] {
    const { cellCycle, cellularProcess, normal, cell, molecularFunction, abnormal } = this.groups;
    const changed = this.add(
      `abnormal ${theme}`,
      [/mitosis|meiosis|cytokinesis|cell cycle/.test(theme) ? cellCycle : cellularProcess],
      `The process of ${theme} differs from the reference strain.`,
    );
    return [
      changed,
      this.add(`decreased ${theme}`, [changed], `Less ${theme} than in the reference strain.`),
      this.add(`increased ${theme}`, [changed], `More ${theme} than in the reference strain.`),
      this.add(`delayed onset of ${theme}`, [changed], `The process of ${theme} begins late.`),
      this.add(`abolished ${theme}`, [this.fypo.named(`decreased ${theme}`)], `No ${theme} at all.`),
      this.add(`normal ${theme}`, [normal, cell], `The process of ${theme} goes as in the reference strain.`),
      this.add(
        `decreased enzyme activity during ${theme}`,
        [molecularFunction, abnormal],
        `An enzyme works less while ${theme} goes on.`,
      ),
    ];
  }

  ofSubstance(name: string): readonly Term[] {
    const { sensitive, resistant, normal, population } = this.groups;
    return [
      this.add(
        `sensitive to ${name}`,
        [sensitive],
        `Cells grow worse with ${name} than the reference strain.`,
      ),
      this.add(
        `resistant to ${name}`,
        [resistant],
        `Cells grow better with ${name} than the reference strain.`,
      ),
      this.add(
        `normal growth on ${name}`,
        [normal, population],
        `Cells grow with ${name} as the reference strain does.`,
      ),
    ];
  }

  /** Of the shape of cells and of their growth. */
  general(): readonly Term[] {
    const { morphology, vegetative, normal, population, abnormalGrowth } = this.groups;
    return [
      ...shapes.map((name) => this.add(name, [morphology, vegetative])),
      ...growth.map((name) =>
        this.add(name, name.startsWith("normal") ? [normal, population] : [abnormalGrowth]),
      ),
    ];
  }
}

/** Builds the phenotype ontology: true grouping ids where sites refer to them, made-up terms below. */
export function buildPhenotypes(): Phenotypes {
  const builder = new PhenotypeBuilder();
  const { fypo } = builder;
  const byTheme = new Map<Theme, readonly Term[]>();
  for (const theme of structures) byTheme.set(theme, builder.ofStructure(theme));
  for (const theme of molecules) byTheme.set(theme, builder.ofMolecule(theme));
  for (const theme of events) byTheme.set(theme, builder.ofEvent(theme));
  const bySubstance = new Map(substances.map(([name]) => [name, builder.ofSubstance(name)]));
  const general = builder.general();
  const slow = fypo.named("slow growth");
  fypo.merge(slow);
  fypo.retire("reduced colony size", namespace, slow);
  fypo.retire("unusual appearance", namespace, null);
  const { viable, inviable } = builder.groups;
  return {
    terms: fypo.terms,
    slim: slim.map((group) => builder.groups[group]),
    viable,
    inviable,
    byTheme,
    general,
    bySubstance,
  };
}

const slim: readonly Group[] = [
  "vegetative",
  "cellularProcess",
  "morphology",
  "localization",
  "molecularFunction",
  "cellCycle",
  "sensitive",
  "resistant",
  "abnormalGrowth",
  "viablePopulation",
  "inviablePopulation",
];
