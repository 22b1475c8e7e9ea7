/** Changes of a release in words. Pure. */
import { counted } from "./counted.ts";
import type { ReleaseChanges } from "./pages/changes.ts";

const inPlural = new Set(["synonyms"]);

/** "with another name", "with other synonyms" */
export const withOther = (field: string): string =>
  `with ${inPlural.has(field) ? "other" : "another"} ${field}`;

/**
 * What changed, a sentence a group: "3 genes added", "12 genes with another name".
 * @param typeName how the site calls an annotation type
 */
export function changeSentences(
  { groups, types }: Pick<ReleaseChanges, "groups" | "types">,
  typeName = (type: string): string => type.replaceAll("_", " "),
): string[] {
  return [
    ...groups
      .filter(({ entity }) => entity !== "annotation")
      .map(
        ({ entity, change, field, total }) =>
          `${counted(total, entity)} ${change === "changed" ? withOther(field) : change}`,
      ),
    ...types
      .filter(({ added, removed }) => added + removed > 0)
      .map(
        ({ type, added, removed }) =>
          `${typeName(type)}: ${counted(added, "pair")} of gene and term added, ${removed.toLocaleString("en")} removed`,
      ),
  ];
}
