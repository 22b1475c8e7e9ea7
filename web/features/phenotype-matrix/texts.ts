/** What rows and cells of a phenotype matrix say. Pure. */
import type { PhenotypeCell, PhenotypeFinding, PhenotypeRow } from "../../../api/contract/index.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { count, words } from "../../shared/format/format.ts";
import { directions } from "../entities/directions.ts";

/** What rows without an allele are called. */
export const noAllele = "Allele not recorded";

/** What a row is called. */
export const alleleName = ({ allele }: PhenotypeRow): string =>
  allele === null ? noAllele : (allele.name ?? allele.uniquename);

/** "glucose rich medium, temperature (32C)" */
export const conditionsText = (conditions: NonNullable<PhenotypeRow["conditions"]>): string =>
  conditions.length === 0
    ? "conditions not recorded"
    : conditions
        .map(({ term, detail }) => (detail === null ? term.name : `${term.name} (${detail})`))
        .join(", ");

/** "severity high, to −1.17 fitness log2"; nothing where none is told. */
function severityText({ severity, measured }: PhenotypeFinding): string {
  const said = severity === null ? [] : [`severity ${severity}`];
  const score = measured === null ? [] : [`to ${measured.value} ${words(measured.measure)}`];
  return [...said, ...score].join(", ");
}

/** All that a cell shows, in words. */
export const cellText = ({ findings }: PhenotypeCell): string =>
  findings
    .map((finding) => {
      const { words: direction } = directions.find(({ id }) => id === finding.direction) ?? { words: "" };
      return [`${count(finding.count)} ${direction}`, severityText(finding)].filter(Boolean).join(", ");
    })
    .join("; ");

export interface FindingLine {
  readonly row: PhenotypeRow;
  readonly group: string;
  readonly finding: PhenotypeFinding;
}

/** The matrix as a table of one finding a line. */
export const fileColumns: readonly FileColumn<FindingLine>[] = [
  { header: "Allele", text: ({ row }) => alleleName(row) },
  { header: "Allele ID", text: ({ row }) => row.allele?.uniquename ?? null },
  { header: "Allele type", text: ({ row }) => row.allele?.allele_type ?? null },
  { header: "Allele description", text: ({ row }) => row.allele?.description ?? null },
  { header: "Affected", text: ({ group }) => group },
  { header: "Direction", text: ({ finding }) => finding.direction },
  { header: "Annotations", text: ({ finding }) => finding.count },
  { header: "Severity", text: ({ finding }) => finding.severity },
  { header: "Measure", text: ({ finding }) => finding.measured?.measure ?? null },
  { header: "Measured", text: ({ finding }) => finding.measured?.value ?? null },
];
