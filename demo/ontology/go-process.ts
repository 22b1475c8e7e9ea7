import { events, molecules, structures } from "../vocabulary/themes.ts";
import type { Theme } from "../vocabulary/themes.ts";
import type { Ontology, Term } from "./obo.ts";

const namespace = "biological_process";

/** Processes of each theme, general ones first. */
export type Processes = ReadonlyMap<Theme, readonly Term[]>;

/** Builds the process terms: every theme has a small tree, and its head the three regulation terms. */
export function addProcesses(go: Ontology): {
  readonly processes: Processes;
  readonly phases: readonly Term[];
  readonly slim: readonly Term[];
} {
  const root = go.add(
    namespace,
    namespace,
    { definition: "What a set of molecular functions achieves together, in an organised order." },
    "GO:0008150",
  );
  const add = (
    name: string,
    definition: string,
    isA: readonly Term[],
    relationships: readonly (readonly [string, Term])[] = [],
  ): Term => go.add(name, namespace, { definition, isA, relationships });
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

  const regulated = (of: Term): Term[] => {
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
  };

  const processes = new Map<Theme, Term[]>();
  const slim: Term[] = [];
  for (const theme of structures) {
    const head = add(`${theme} organization`, `A process that gives the ${theme} its place and shape.`, [
      organisation,
    ]);
    const assembly = add(`${theme} assembly`, `Building of the ${theme} from its parts.`, [head]);
    processes.set(theme, [
      head,
      assembly,
      add(`${theme} disassembly`, `Taking apart of the ${theme}.`, [head]),
      add(`${theme} maintenance`, `Keeping the ${theme} as it is.`, [head], [["part_of", cycle]]),
      ...regulated(assembly),
    ]);
    slim.push(head);
  }
  for (const theme of molecules) {
    const head = add(`${theme} metabolic process`, `Conversions in which ${theme} takes part.`, [metabolic]);
    const carried = add(`${theme} transport`, `Movement of ${theme} within the cell or across a membrane.`, [
      transport,
    ]);
    const imported = add(`${theme} import across plasma membrane`, `Movement of ${theme} into the cell.`, [
      carried,
    ]);
    const made = add(`${theme} biosynthetic process`, `Conversions that yield ${theme}.`, [head]);
    processes.set(theme, [
      head,
      made,
      add(`${theme} catabolic process`, `Conversions that break ${theme} down.`, [head]),
      carried,
      imported,
      add(`${theme} homeostasis`, `Keeping the amount of ${theme} within limits.`, [cellular]),
      ...regulated(made),
    ]);
    slim.push(head);
  }
  const phases: Term[] = [];
  for (const theme of events) {
    const parent = eventParent(theme, { metabolic: macromolecule, transport, cycle, response });
    const head = add(theme, `The process of ${theme}, from its beginning to its end.`, [parent]);
    const steps = ["initiation", "progression", "termination"].map((step) =>
      add(`${theme} ${step}`, `The ${step} of ${theme}.`, [cellular], [["part_of", head]]),
    );
    processes.set(theme, [head, ...steps, ...regulated(head)]);
    slim.push(head);
    if (parent === cycle || parent === response) phases.push(head);
  }
  return { processes, phases, slim };
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
