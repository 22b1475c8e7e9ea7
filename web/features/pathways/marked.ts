/** Which activities a source marks, and which genes. Pure. */
import type { PathwayActivity } from "../../../api/contract/pathways.ts";
import type { PathwaySource } from "./model-address.ts";

export interface PathwayMarks {
  readonly genes: ReadonlySet<string>;
  readonly termid: string | null;
}

type MarkableActivity = Pick<
  PathwayActivity,
  "enabled_by" | "members" | "molecular_function" | "occurs_in" | "part_of"
>;

/** @param queried ids of the genes that the source's query finds */
export function markedOf(source: PathwaySource, queried: readonly string[]): PathwayMarks {
  return {
    genes: new Set(source.kind === "genes" ? source.genes : source.kind === "query" ? queried : []),
    termid: source.kind === "term" ? source.termid : null,
  };
}

/** Genes that do an activity, alone or as a complex. Pages of older generations do not know the members of complexes. */
export const doersOf = ({
  enabled_by: enabler,
  members = [],
}: Pick<MarkableActivity, "enabled_by"> & { readonly members?: MarkableActivity["members"] }): string[] => [
  ...(enabler?.gene ? [enabler.gene.uniquename] : []),
  ...members.map(({ uniquename }) => uniquename),
];

const names = (
  { molecular_function: does, occurs_in: locations, part_of: processes }: MarkableActivity,
  termid: string,
): boolean => does?.termid === termid || [...locations, ...processes].some(({ id }) => id === termid);

/** Whether an activity is emphasised: one of the genes does it, or it names the term. */
export const isMarked = (activity: MarkableActivity, { genes, termid }: PathwayMarks): boolean =>
  doersOf(activity).some((gene) => genes.has(gene)) || (termid !== null && names(activity, termid));

/** Genes that lists emphasise: those of the source, or those that do what its term names. */
export const markedGenes = (
  activities: readonly MarkableActivity[],
  marked: PathwayMarks,
): ReadonlySet<string> =>
  marked.termid === null
    ? marked.genes
    : new Set(activities.filter((activity) => isMarked(activity, marked)).flatMap(doersOf));
