/** What activities take and give. Pure. */
import type { PathwayActivity } from "../../../api/contract/pathways.ts";

export type Molecule = PathwayActivity["inputs"][number];

/** Small molecules come from ChEBI; all others are genes, complexes, forms of proteins and RNAs that something is done to. */
export const isChemical = ({ id }: Molecule): boolean => id.startsWith("CHEBI:");

/** What there is in models to show or hide. */
export function moleculesIn(activities: readonly Pick<PathwayActivity, "inputs" | "outputs">[]): {
  readonly chemicals: boolean;
  readonly targets: boolean;
} {
  const all = activities.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
  return { chemicals: all.some(isChemical), targets: all.some((molecule) => !isChemical(molecule)) };
}
