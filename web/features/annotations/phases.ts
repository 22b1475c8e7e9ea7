/** The phases during which a gene acts on something. Pure. */
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
    for (const { relation, target } of parts) if (/(^|_)during$/.test(relation) && target.kind === "term") phases.set(target.term.termid, target.term);
  }
  return [...phases.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
