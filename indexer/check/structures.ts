/** Tells of structures that a release gives more than once. */
import type { Report } from "../read/problem.ts";
import type { Located, StructureFile } from "../read/records.ts";
import type { Dataset } from "../read/release-file.ts";

/** What a page shows of two files of one structure: BinaryCIF rather than mmCIF, else the one that is read last. */
const isKept = (one: StructureFile["form"], later: StructureFile["form"]): boolean =>
  one === "bcif" && later === "mmcif";

const names = { alphafold: "predicted structure of", pdb: "structure" } as const;

/** Warns of each structure that is there already, in the same form or in the other. */
export function structureCheck(warning: Report) {
  const seen = new Map<string, { readonly file: string; readonly form: StructureFile["form"] }>();
  return {
    structure(dataset: Dataset, { line, source, id, form }: Located<StructureFile>): void {
      const key = `${source} ${id}`;
      const earlier = seen.get(key);
      const isEarlierKept = earlier !== undefined && isKept(earlier.form, form);
      if (earlier !== undefined)
        warning({
          file: dataset.path,
          line,
          dataset: dataset.id,
          reason: `the ${names[source]} ${id} is in ${earlier.file} too; ${isEarlierKept ? "that one" : "this one"} is shown`,
          example: null,
        });
      if (!isEarlierKept) seen.set(key, { file: dataset.path, form });
    },
  };
}
