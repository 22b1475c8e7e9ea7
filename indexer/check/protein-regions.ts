/** Holds domains and disordered regions against the lengths of the peptides. */
import { tally } from "./findings.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { Report } from "../read/problem.ts";
import type { FastaRecord } from "../read/records.ts";
import type { Dataset } from "../read/release-file.ts";

interface Region {
  readonly line: number | null;
  readonly peptide: string;
  readonly start: number;
  readonly end: number;
}

export interface ProteinRegionCheck {
  readonly peptide: (record: FastaRecord) => void;
  /** Peptides have to be known before regions. */
  readonly region: (dataset: Dataset, region: Region) => void;
  readonly finish: (warning: Report) => void;
}

/**
 * Checks that domains and disordered regions lie within their peptide.
 * @param all whether each that does not is a finding
 */
export function proteinRegionCheck(all: boolean): ProteinRegionCheck {
  const lengths = new Map<string, number>();
  const beyond = tally(all);
  const reversed = tally(all);
  return {
    peptide: ({ id, sequence }) => void lengths.set(id, sequence.replace(/\*$/, "").length),
    region(dataset, { line, peptide, start, end }) {
      const location = { file: dataset.path, dataset: dataset.id, line };
      const length = lengths.get(peptide);
      if (start > end) reversed.add(location, `${peptide} ${start}..${end}`);
      else if (length !== undefined && end > length)
        beyond.add(location, `${peptide} ${start}..${end}, ${length} residues`);
    },
    finish(warning) {
      beyond.report(warning, (cases) => `ends beyond its peptide${firstOf(cases)}`);
      reversed.report(warning, (cases) => `starts after its end${firstOf(cases)}`);
    },
  };
}

const firstOf = (cases: number): string => (cases === 1 ? "" : ` (${counted(cases, "row")}, first here)`);
