/** Rows of a matrix from the annotations of a table. Pure. */
import type { Direction } from "../../config/directions.ts";
import type { AnnotationRow } from "../../index-mappings/pages/rows.ts";
import type { PhenotypeCell, PhenotypeFinding, PhenotypeRow } from "../contract/phenotype-matrix.ts";
import { scoreOfText } from "../contract/values/phenotype-score.ts";

/** What is read of an annotation. */
export interface Finding {
  readonly alleles: readonly string[];
  /** Values of the groups that it is in. */
  readonly groups: readonly string[];
  readonly row: Pick<AnnotationRow, "term" | "extension" | "conditions">;
}

export interface MatrixGroups {
  /** In their order. */
  readonly values: readonly string[];
  readonly directionOf: (term: string) => Direction;
}

const directions = ["down", "up", "changed", "normal"] as const satisfies readonly Direction[];
const severities = ["low", "medium", "high"] as const;

type Severity = Pick<PhenotypeFinding, "severity" | "measured">;

/** What extensions say of the severity: words, of which the strongest counts, and a measure. */
export function severityOf({ extension }: Pick<Finding["row"], "extension">): Severity {
  const texts = extension.flatMap(({ relation, target }) =>
    relation !== "has_severity"
      ? []
      : target.kind === "text"
        ? target.text.split(/[,|]/).map((text) => text.trim())
        : target.kind === "term"
          ? [target.term.name]
          : [],
  );
  return {
    severity: severities.findLast((severity) => texts.includes(severity)) ?? null,
    measured: texts.map(scoreOfText).find((score) => score !== null) ?? null,
  };
}

/** The stronger of two severities in words. */
export const stronger = (a: Severity["severity"], b: Severity["severity"]): Severity["severity"] =>
  severities.findLast((severity) => severity === a || severity === b) ?? null;
const farther = (a: Severity["measured"], b: Severity["measured"]): Severity["measured"] =>
  a === null || (b !== null && Math.abs(b.value) > Math.abs(a.value)) ? b : a;

/** The cells of a row that have annotations, in the order of the groups. */
export function cellsOf(
  findings: readonly Finding[],
  { values, directionOf }: MatrixGroups,
): PhenotypeCell[] {
  const cells = new Map<string, Map<Direction, PhenotypeFinding>>();
  for (const { groups, row } of findings) {
    const direction = directionOf(row.term?.name ?? "");
    const { severity, measured } = severityOf(row);
    for (const group of groups) {
      const cell = cells.get(group) ?? new Map<Direction, PhenotypeFinding>();
      const known = cell.get(direction);
      cell.set(direction, {
        direction,
        count: (known?.count ?? 0) + 1,
        severity: stronger(known?.severity ?? null, severity),
        measured: farther(known?.measured ?? null, measured),
      });
      cells.set(group, cell);
    }
  }
  return values.flatMap((group) => {
    const cell = cells.get(group);
    if (!cell) return [];
    const found = directions.flatMap((direction) => cell.get(direction) ?? []);
    return [{ group, count: found.reduce((sum, { count }) => sum + count, 0), findings: found }];
  });
}

/** Which of two rows by conditions comes first: that of more annotations, then by the conditions. */
const byNumber = (
  a: readonly [string, readonly Finding[]],
  b: readonly [string, readonly Finding[]],
): number => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1);

/** A row for each set of conditions, the most frequent first. */
export function rowsByConditions(
  findings: readonly Finding[],
  allele: PhenotypeRow["allele"],
  groups: MatrixGroups,
): PhenotypeRow[] {
  const keyOf = ({ row }: Finding): string =>
    row.conditions
      .map(({ term, detail }) => `${term.termid} ${detail ?? ""}`)
      .toSorted()
      .join("\n");
  return [...Map.groupBy(findings, keyOf)].sort(byNumber).map(([, same]) => ({
    allele,
    conditions: same[0]?.row.conditions ?? [],
    count: same.length,
    cells: cellsOf(same, groups),
  }));
}
