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

/** Builds the phenotype ontology: true grouping ids where sites refer to them, made-up terms below. */
export function buildPhenotypes(): Phenotypes {
  const fypo = new Ontology("FYPO", 9000001);
  const add = (name: string, isA: readonly Term[], definition = `A phenotype: ${name}.`, id?: string): Term =>
    fypo.add(name, namespace, { definition, isA }, id);
  const root = add(
    "phenotype",
    [],
    "What can be seen of an organism with a certain genotype in certain conditions.",
    "FYPO:0000001",
  );
  const cell = add("cell phenotype", [root], "A phenotype of a single cell.", "FYPO:0000002");
  const population = add(
    "cell population phenotype",
    [root],
    "A phenotype of many cells together.",
    "FYPO:0000003",
  );
  const normal = add("normal phenotype", [root], "A phenotype as in the reference strain.", "FYPO:0000257");
  const abnormal = add(
    "abnormal phenotype",
    [root],
    "A phenotype that differs from the reference strain.",
    "FYPO:0001985",
  );
  const vegetative = add(
    "vegetative cell phenotype",
    [cell],
    "A phenotype of growing cells.",
    "FYPO:0001320",
  );
  const process = add(
    "abnormal cellular process",
    [cell, abnormal],
    "A process of the cell that differs from the reference strain.",
    "FYPO:0000628",
  );
  const morphology = add(
    "abnormal cell morphology",
    [cell, abnormal],
    "Another shape, size or structure than in the reference strain.",
    "FYPO:0000005",
  );
  const localization = add(
    "localization phenotype",
    [cell],
    "A phenotype of where something is in the cell.",
    "FYPO:0000138",
  );
  const function_ = add(
    "molecular function phenotype",
    [cell],
    "A phenotype of what a gene product does.",
    "FYPO:0000652",
  );
  const cycle = add(
    "abnormal cell cycle",
    [process],
    "A cell cycle that differs from the reference strain.",
    "FYPO:0000011",
  );
  const sensitive = add(
    "increased sensitivity to chemical",
    [population, abnormal],
    "Cells grow worse with a substance than the reference strain.",
    "FYPO:0002683",
  );
  const resistant = add(
    "increased resistance to chemical",
    [population, abnormal],
    "Cells grow better with a substance than the reference strain.",
    "FYPO:0002682",
  );
  const abnormalGrowth = add(
    "abnormal cell population growth",
    [population, abnormal],
    "Growth that differs from the reference strain.",
    "FYPO:0000045",
  );
  const viablePopulation = add(
    "viable cell population",
    [population],
    "Cells live and divide.",
    "FYPO:0002058",
  );
  const inviablePopulation = add(
    "inviable cell population",
    [population, abnormal],
    "Cells cannot form a colony.",
    "FYPO:0002059",
  );
  const viable = add(
    "viable vegetative cell population",
    [viablePopulation],
    "Growing cells live and divide.",
    "FYPO:0002060",
  );
  const inviable = add(
    "inviable vegetative cell population",
    [inviablePopulation],
    "Growing cells cannot form a colony.",
    "FYPO:0002061",
  );

  const byTheme = new Map<Theme, Term[]>();
  for (const theme of structures) {
    const shape = add(
      `abnormal ${theme} morphology`,
      [morphology, vegetative],
      `The ${theme} has another shape, size or structure than in the reference strain.`,
    );
    byTheme.set(theme, [
      shape,
      add(`fragmented ${theme}`, [shape], `The ${theme} is in pieces.`),
      add(`enlarged ${theme}`, [shape], `The ${theme} is larger than in the reference strain.`),
      add(
        `abnormal ${theme} organization`,
        [process],
        `The organization of the ${theme} differs from the reference strain.`,
      ),
      add(
        `abnormal protein localization to ${theme}`,
        [localization, abnormal],
        `A protein is not found at the ${theme} as it is in the reference strain.`,
      ),
      add(
        `decreased protein localization to ${theme}`,
        [fypo.named(`abnormal protein localization to ${theme}`)],
        `Less of a protein is at the ${theme}.`,
      ),
      add(
        `normal ${theme} morphology`,
        [normal, vegetative],
        `The ${theme} looks as in the reference strain.`,
      ),
    ]);
  }
  for (const theme of molecules) {
    const level = add(
      `abnormal cellular ${theme} level`,
      [cell, abnormal],
      `The amount of ${theme} in the cell differs from the reference strain.`,
    );
    byTheme.set(theme, [
      level,
      add(`increased cellular ${theme} level`, [level], `More ${theme} in the cell.`),
      add(`decreased cellular ${theme} level`, [level], `Less ${theme} in the cell.`),
      add(`${theme} auxotrophy`, [abnormalGrowth], `Cells grow only if ${theme} is in the medium.`),
      add(`decreased ${theme} import`, [process], `Less ${theme} enters the cell.`),
      add(`normal cellular ${theme} level`, [normal, cell], `As much ${theme} as in the reference strain.`),
    ]);
  }
  for (const theme of events) {
    const changed = add(
      `abnormal ${theme}`,
      [/mitosis|meiosis|cytokinesis|cell cycle/.test(theme) ? cycle : process],
      `The process of ${theme} differs from the reference strain.`,
    );
    byTheme.set(theme, [
      changed,
      add(`decreased ${theme}`, [changed], `Less ${theme} than in the reference strain.`),
      add(`increased ${theme}`, [changed], `More ${theme} than in the reference strain.`),
      add(`delayed onset of ${theme}`, [changed], `The process of ${theme} begins late.`),
      add(`abolished ${theme}`, [fypo.named(`decreased ${theme}`)], `No ${theme} at all.`),
      add(`normal ${theme}`, [normal, cell], `The process of ${theme} goes as in the reference strain.`),
      add(
        `decreased enzyme activity during ${theme}`,
        [function_, abnormal],
        `An enzyme works less while ${theme} goes on.`,
      ),
    ]);
  }
  const bySubstance = new Map(
    substances.map(([name]) => [
      name,
      [
        add(`sensitive to ${name}`, [sensitive], `Cells grow worse with ${name} than the reference strain.`),
        add(`resistant to ${name}`, [resistant], `Cells grow better with ${name} than the reference strain.`),
        add(
          `normal growth on ${name}`,
          [normal, population],
          `Cells grow with ${name} as the reference strain does.`,
        ),
      ],
    ]),
  );
  const general = [
    ...shapes.map((name) => add(name, [morphology, vegetative])),
    ...growth.map((name) =>
      add(name, [
        name.startsWith("normal") ? normal : abnormalGrowth,
        ...(name.startsWith("normal") ? [population] : []),
      ]),
    ),
  ];
  const slow = fypo.named("slow growth");
  fypo.merge(slow);
  fypo.retire("reduced colony size", namespace, slow);
  fypo.retire("unusual appearance", namespace, null);
  return {
    terms: fypo.terms,
    slim: [
      vegetative,
      process,
      morphology,
      localization,
      function_,
      cycle,
      sensitive,
      resistant,
      abnormalGrowth,
      viablePopulation,
      inviablePopulation,
    ],
    viable,
    inviable,
    byTheme,
    general,
    bySubstance,
  };
}
