/** Changes of a release in words. Pure. */
import { counted } from "./counted.ts";
import type { ReleaseChanges } from "./pages/changes.ts";

/** What changed, a sentence a group: "3 genes added", "12 genes with another name". */
export function changeSentences({ groups, types }: Pick<ReleaseChanges, "groups" | "types">): string[] {
  return [
    ...groups
      .filter(({ entity }) => entity !== "annotation")
      .map(({ entity, change, field, total }) =>
        change === "changed"
          ? `${counted(total, entity)} with another ${field}`
          : `${counted(total, entity)} ${change}`,
      ),
    ...types
      .filter(({ added, removed }) => added + removed > 0)
      .map(
        ({ type, added, removed }) =>
          `${type.replaceAll("_", " ")}: ${counted(added, "pair")} of gene and term added, ${removed.toLocaleString("en")} removed`,
      ),
  ];
}
