/** Which activities a source marks, and which genes. Pure. */
import type { PathwayActivity } from "../../../api/contract/pathways.ts";
import type { PathwaySource } from "./model-address.ts";

export interface Marked {
  readonly genes: ReadonlySet<string>;
  readonly termid: string | null;
}

type Told = Pick<PathwayActivity, "enabled_by" | "members" | "molecular_function" | "occurs_in" | "part_of">;

/** @param queried ids of the genes that the source's query finds */
export function markedOf(source: PathwaySource, queried: readonly string[]): Marked {
  return {
    genes: new Set(source.kind === "genes" ? source.genes : source.kind === "query" ? queried : []),
    termid: source.kind === "term" ? source.termid : null,
  };
}

/** Genes that do an activity, alone or as a complex. Pages of older generations do not know the members of complexes. */
export const doersOf = ({
  enabled_by: enabler,
  members = [],
}: Pick<Told, "enabled_by"> & { readonly members?: Told["members"] }): string[] => [
  ...(enabler?.gene ? [enabler.gene.uniquename] : []),
  ...members.map(({ uniquename }) => uniquename),
];

const names = (
  { molecular_function: does, occurs_in: places, part_of: processes }: Told,
  termid: string,
): boolean => does?.termid === termid || [...places, ...processes].some(({ id }) => id === termid);

export const isMarked = (activity: Told, { genes, termid }: Marked): boolean =>
  doersOf(activity).some((gene) => genes.has(gene)) || (termid !== null && names(activity, termid));

/** Genes that lists emphasise: those of the source, or those that do what its term names. */
export const markedGenes = (activities: readonly Told[], marked: Marked): ReadonlySet<string> =>
  marked.termid === null
    ? marked.genes
    : new Set(activities.filter((activity) => isMarked(activity, marked)).flatMap(doersOf));
