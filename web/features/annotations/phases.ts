/** What a gene acts on, and the phases during which it does. Pure. */
import type { AnnotationsAnswer, ExtensionPart, TermShort } from "../../../api/contract/index.ts";

const extensionsOf = (row: AnnotationsAnswer["rows"][number]): readonly (readonly ExtensionPart[])[] => {
  if (row.kind === "summary") return row.entries.map(({ extension }) => extension);
  return row.kind === "annotation" ? [row.extension] : [];
};

/** Terms that annotations with one of the relations `acting` are said to happen during, each once, by name. */
export function phasesOf(rows: AnnotationsAnswer["rows"], acting: readonly string[]): TermShort[] {
  const phases = new Map<string, TermShort>();
  for (const parts of rows.flatMap(extensionsOf)) {
    if (!parts.some(({ relation }) => acting.includes(relation))) continue;
    for (const { relation, target } of parts)
      if (/(^|_)during$/.test(relation) && target.kind === "term")
        phases.set(target.term.termid, target.term);
  }
  return [...phases.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/**
 * Whether annotations may name what the gene acts on, with one of the relations `acting`: false only where all of them
 * are at hand and none does.
 */
export function mayAct(
  { rows, row_total, filtered, total }: Pick<AnnotationsAnswer, "rows" | "row_total" | "filtered" | "total">,
  acting: readonly string[],
): boolean {
  const isPart =
    rows.length < row_total ||
    filtered < total ||
    rows.some((row) => row.kind === "summary" && row.entries.length < row.entries_total);
  return (
    isPart ||
    rows
      .flatMap(extensionsOf)
      .flat()
      .some(({ relation }) => acting.includes(relation))
  );
}
