/** What activities take and give, as boxes of their own. Pure. */
import type { PathwayActivity } from "../../../api/contract/pathways.ts";
import type { PathwayMarks } from "../../features/pathways/marked.ts";
import { isChemical } from "../../features/pathways/molecules.ts";
import type { Molecule } from "../../features/pathways/molecules.ts";
import type { PathwayLink, PathwayNode } from "./drawn-pathway.ts";

interface MoleculeUse {
  readonly molecule: Molecule;
  readonly activity: PathwayActivity;
  readonly how: "has input" | "has output";
}

/** Uses of one molecule that belong together: those of activities that share a model, also by way of another one. */
function poolsOf(uses: readonly MoleculeUse[]): MoleculeUse[][] {
  const pools: { models: Set<string>; uses: MoleculeUse[] }[] = [];
  for (const use of uses) {
    const near = pools.filter(({ models }) => use.activity.models.some((model) => models.has(model)));
    const pool = {
      models: new Set([...use.activity.models, ...near.flatMap(({ models }) => [...models])]),
      uses: [...near.flatMap((one) => one.uses), use],
    };
    pools.splice(0, pools.length, ...pools.filter((one) => !near.includes(one)), pool);
  }
  return pools.map((pool) => pool.uses);
}

function nodeOf(
  pool: readonly MoleculeUse[],
  { molecule, activity }: MoleculeUse,
  { genes }: PathwayMarks,
): PathwayNode {
  const gene = molecule.gene?.uniquename ?? null;
  return {
    id: `${molecule.id} ${activity.id}`,
    kind: isChemical(molecule) ? "chemical" : "target",
    name: molecule.gene?.name ?? molecule.label,
    gene,
    genes: gene === null ? [] : [gene],
    does: null,
    within: null,
    where: null,
    // In one model it stands within its boundary, in several between them.
    models: [...new Set(pool.flatMap((use) => use.activity.models))],
    isMarked: gene !== null && genes.has(gene),
  };
}

/** A chemical flows into an activity; anything else that it takes is what it acts on. */
const linkOf = ({ activity, molecule, how }: MoleculeUse, id: string): PathwayLink => {
  const flowsIn = how === "has input" && isChemical(molecule);
  return {
    key: `${activity.id} ${how} ${id}`,
    source: flowsIn ? id : activity.id,
    target: flowsIn ? activity.id : id,
    label: flowsIn ? "is input of" : how,
    effect: "molecule",
  };
};

/** Each molecule stands once in a model, so that what one activity gives leads to those that take it. */
export function moleculeNodes(
  activities: readonly PathwayActivity[],
  {
    chemicals,
    targets,
    marked,
  }: { readonly chemicals: boolean; readonly targets: boolean; readonly marked: PathwayMarks },
): { readonly nodes: readonly PathwayNode[]; readonly links: readonly PathwayLink[] } {
  const uses = activities
    .flatMap((activity): MoleculeUse[] => [
      ...activity.inputs.map((molecule) => ({ molecule, activity, how: "has input" as const })),
      ...activity.outputs.map((molecule) => ({ molecule, activity, how: "has output" as const })),
    ])
    .filter(({ molecule }) => (isChemical(molecule) ? chemicals : targets));
  const nodes: PathwayNode[] = [];
  const links: PathwayLink[] = [];
  for (const same of Map.groupBy(uses, ({ molecule }) => molecule.id).values()) {
    for (const pool of poolsOf(same)) {
      const [first] = pool;
      if (!first) continue;
      const node = nodeOf(pool, first, marked);
      nodes.push(node);
      links.push(...pool.map((use) => linkOf(use, node.id)));
    }
  }
  return { nodes, links };
}
