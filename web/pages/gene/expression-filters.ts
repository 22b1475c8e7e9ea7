/** Filters of the table of molecules per cell: one for whatever its rows differ in. Pure. */
import type { ExpressionLevel } from "../../../api/contract/index.ts";

const targetName = ({ target }: ExpressionLevel["extension"][number]): string =>
  target.kind === "term"
    ? target.term.name
    : target.kind === "gene"
      ? (target.gene.name ?? target.gene.uniquename)
      : target.text;

/** "during mitotic M phase" */
export const extensionTexts = (level: ExpressionLevel): string[] =>
  level.extension.map((part) => `${part.relation_label} ${targetName(part)}`.trim());

const questions = [
  { id: "molecule", label: "Measured", of: (level: ExpressionLevel) => [level.molecule] },
  { id: "extension", label: "Extension", of: extensionTexts },
  {
    id: "condition",
    label: "Condition",
    of: (level: ExpressionLevel) => level.conditions.map(({ term }) => term.name),
  },
  {
    id: "scale",
    label: "Scale",
    of: (level: ExpressionLevel) => (level.scale === null ? [] : [level.scale]),
  },
  {
    id: "reference",
    label: "Reference",
    of: (level: ExpressionLevel) => (level.reference === null ? [] : [level.reference.uniquename]),
  },
] as const;

export type ChosenFilters = Readonly<Record<string, string>>;

export interface ExpressionFilter {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Only those that would leave something out. */
export const expressionFilters = (levels: readonly ExpressionLevel[]): ExpressionFilter[] =>
  questions
    .map(({ id, label, of }) => ({
      id,
      label,
      values: [...new Set(levels.flatMap((level) => of(level)))].sort(),
    }))
    .filter(
      ({ id, values }) =>
        values.length > 1 ||
        (values.length === 1 &&
          levels.some((level) => questions.find((one) => one.id === id)?.of(level).length === 0)),
    );

/** The rows that fit all that is chosen. */
export const filterLevels = (levels: readonly ExpressionLevel[], chosen: ChosenFilters): ExpressionLevel[] =>
  levels.filter((level) =>
    questions.every(({ id, of }) => !chosen[id] || of(level).some((value) => value === chosen[id])),
  );
