import { events, molecules, structures } from "../vocabulary/themes.ts";
import type { Theme } from "../vocabulary/themes.ts";
import type { Ontology, Term } from "./obo.ts";

const namespace = "biological_process";

/** Processes of each theme, general ones first. */
export type Processes = ReadonlyMap<Theme, readonly Term[]>;

type AddTerm = (
  name: string,
  definition: string,
  isA: readonly Term[],
  relationships?: readonly (readonly [string, Term])[],
) => Term;

/** The terms at the top, which those of all themes stand below. */
function addGeneral(go: Ontology, add: AddTerm) {
  const root = go.add(
    namespace,
    namespace,
    { definition: "What a set of molecular functions achieves together, in an organised order." },
    "GO:0008150",
  );
  const cellular = add("cellular process", "Any process that happens in a cell.", [root]);
  const metabolic = add("metabolic process", "The chemical conversions of a cell.", [root]);
  const transport = add("transport", "Movement of a substance to another place.", [cellular]);
  const organisation = add(
    "cellular component organization",
    "Putting a part of the cell in its place and shape.",
    [cellular],
  );
  const macromolecule = add("macromolecule metabolic process", "Conversions of large molecules.", [
    metabolic,
  ]);
  const cycle = add("cell cycle process", "A step on the way from one cell division to the next.", [
    cellular,
  ]);
  const response = add("response to stimulus", "What a cell changes because of a signal.", [root]);
  const regulation = add(
    "regulation of biological process",
    "Whatever changes how often, how fast or how far a process goes.",
    [root],
  );
  const positive = add(
    "positive regulation of biological process",
    "Whatever makes a process go more often, faster or further.",
    [regulation],
  );
  const negative = add(
    "negative regulation of biological process",
    "Whatever makes a process go less often, slower or less far.",
    [regulation],
  );
  return {
    cellular,
    metabolic,
    transport,
    organisation,
    macromolecule,
    cycle,
    response,
    regulation,
    positive,
    negative,
  };
}

type General = ReturnType<typeof addGeneral>;

/** The three regulation terms of a process. */
function regulated(of: Term, { regulation, positive, negative }: General, add: AddTerm): readonly Term[] {
  const neutral = add(
    `regulation of ${of.name}`,
    `Whatever changes how often, how fast or how far ${of.name} goes.`,
    [regulation],
    [["regulates", of]],
  );
  return [
    neutral,
    add(
      `positive regulation of ${of.name}`,
      `Whatever makes ${of.name} go more often, faster or further.`,
      [neutral, positive],
      [["positively_regulates", of]],
    ),
    add(
      `negative regulation of ${of.name}`,
      `Whatever makes ${of.name} go less often, slower or less far.`,
      [neutral, negative],
      [["negatively_regulates", of]],
    ),
  ];
}

/** A theme's head, and the terms below it. */
type Tree = readonly [head: Term, ...below: Term[]];

function ofStructure(theme: Theme, general: General, add: AddTerm): Tree {
  const head = add(`${theme} organization`, `A process that gives the ${theme} its place and shape.`, [
    general.organisation,
  ]);
  const assembly = add(`${theme} assembly`, `Building of the ${theme} from its parts.`, [head]);
  return [
    head,
    assembly,
    add(`${theme} disassembly`, `Taking apart of the ${theme}.`, [head]),
    add(`${theme} maintenance`, `Keeping the ${theme} as it is.`, [head], [["part_of", general.cycle]]),
    ...regulated(assembly, general, add),
  ];
}

function ofMolecule(theme: Theme, general: General, add: AddTerm): Tree {
  const head = add(`${theme} metabolic process`, `Conversions in which ${theme} takes part.`, [
    general.metabolic,
  ]);
  const carried = add(`${theme} transport`, `Movement of ${theme} within the cell or across a membrane.`, [
    general.transport,
  ]);
  const imported = add(`${theme} import across plasma membrane`, `Movement of ${theme} into the cell.`, [
    carried,
  ]);
  const made = add(`${theme} biosynthetic process`, `Conversions that yield ${theme}.`, [head]);
  return [
    head,
    made,
    add(`${theme} catabolic process`, `Conversions that break ${theme} down.`, [head]),
    carried,
    imported,
    add(`${theme} homeostasis`, `Keeping the amount of ${theme} within limits.`, [general.cellular]),
    ...regulated(made, general, add),
  ];
}

function ofEvent(theme: Theme, parent: Term, general: General, add: AddTerm): Tree {
  const head = add(theme, `The process of ${theme}, from its beginning to its end.`, [parent]);
  const steps = ["initiation", "progression", "termination"].map((step) =>
    add(`${theme} ${step}`, `The ${step} of ${theme}.`, [general.cellular], [["part_of", head]]),
  );
  return [head, ...steps, ...regulated(head, general, add)];
}

/** Builds the process terms: every theme has a small tree, and its head the three regulation terms. */
export function addProcesses(go: Ontology): {
  readonly processes: Processes;
  readonly phases: readonly Term[];
  readonly slim: readonly Term[];
} {
  const add: AddTerm = (name, definition, isA, relationships = []) =>
    go.add(name, namespace, { definition, isA, relationships });
  const general = addGeneral(go, add);
  const { macromolecule, transport, cycle, response } = general;
  const trees = new Map<Theme, Tree>();
  const phases: Term[] = [];
  for (const theme of structures) trees.set(theme, ofStructure(theme, general, add));
  for (const theme of molecules) trees.set(theme, ofMolecule(theme, general, add));
  for (const theme of events) {
    const parent = eventParent(theme, { metabolic: macromolecule, transport, cycle, response });
    const tree = ofEvent(theme, parent, general, add);
    trees.set(theme, tree);
    if (parent === cycle || parent === response) phases.push(tree[0]);
  }
  return { processes: trees, phases, slim: Array.from(trees.values(), ([head]) => head) };
}

interface EventParents {
  readonly metabolic: Term;
  readonly transport: Term;
  readonly cycle: Term;
  readonly response: Term;
}

function eventParent(theme: string, parents: EventParents): Term {
  if (/DNA|RNA|protein|translation/.test(theme)) return parents.metabolic;
  if (/cytosis|nuclear|autophagy/.test(theme)) return parents.transport;
  return /cell|mitosis|meiosis|cytokinesis|sporulation|conjugation/.test(theme)
    ? parents.cycle
    : parents.response;
}
