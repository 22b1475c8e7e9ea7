import type { GenePlan } from "../plan/plan.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

/** Groups of paralogs: genes of one family that work on the same theme came from one gene. */
export function writeParalogs(file: DatasetFile, coding: readonly GenePlan[], release: string): void {
  const related = coding.filter(({ family }) => family !== null);
  const groups = Map.groupBy(related, ({ family, theme }) => `${family?.stems[0]} ${theme}`);
  for (const genes of groups.values())
    if (genes.length > 1) file.row(genes.map(({ id }) => id).join(","), release);
}
