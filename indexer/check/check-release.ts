/** Checks a whole release in one pass: what the readers find in each file, and what only shows between files. */
import { openRelease, ReleaseError } from "../read/open-release.ts";
import { readDataset } from "../read/read-dataset.ts";
import { agreement } from "../agreement/agreement.ts";
import type { ViabilityTerms } from "../agreement/viability.ts";
import type { LoadedDeployment } from "../../config/load.ts";
import { deploymentCheck } from "./deployment-check.ts";
import { reportContradictions } from "./agreement-check.ts";
import { findingList } from "./findings.ts";
import type { FindingList } from "./findings.ts";
import { geneModelCheck } from "./gene-models.ts";
import { idCheck } from "./id-check.ts";
import { isACheck } from "./is-a-check.ts";
import { proteinRegionCheck } from "./protein-regions.ts";
import { structureCheck } from "./structures.ts";
import { taxonCheck } from "./taxon-check.ts";
import type { DatasetOf, Release } from "../read/open-release.ts";
import type { Problem } from "../read/problem.ts";
import type { Format, Located, RecordOf } from "../read/records.ts";
import type { Dataset, ReleaseFile } from "../read/release-file.ts";

export interface CheckResult {
  /** null when release.json cannot be used; then nothing else was read. */
  readonly release: ReleaseFile | null;
  /** Records that could be read, by data set id. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rows that each file has, by data set id; null where it could not be read to its end. */
  readonly fileRows: Readonly<Record<string, number | null>>;
  /** What a load refuses; of each file the first of each kind, then a line "and N more like these". */
  readonly problems: readonly Problem[];
  /** What a curator should know but a load accepts; cut in the same way. */
  readonly warnings: readonly Problem[];
  /** Of `warnings`, what the deployment names and the release does not have. */
  readonly deployment: readonly Problem[];
  /** All findings, those that were not kept included. */
  readonly totals: { readonly problems: number; readonly warnings: number };
}

/** Told when a data set has been read. */
export interface CheckProgress {
  readonly dataset: Dataset;
  /** Data sets read so far, this one included. */
  readonly done: number;
  readonly of: number;
  /** Records read so far. */
  readonly records: number;
}

export interface CheckOptions {
  /** The deployment that is to show a release about the taxon, which is then held against it; null for none. */
  readonly deploymentOf?: (taxonid: number) => Promise<LoadedDeployment | null>;
  readonly onProgress?: (progress: CheckProgress) => void;
  /** Every finding, also those that are alike, and each contradiction and each case of what is counted by itself. */
  readonly all?: boolean;
}

/** Reads every file of a release directory and lists all that is wrong. Never throws for bad content. */
export async function checkRelease(dir: string, options: CheckOptions = {}): Promise<CheckResult> {
  try {
    return await checkFiles(await openRelease(dir), options);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return {
      release: null,
      counts: {},
      fileRows: {},
      problems: error.problems,
      warnings: [],
      deployment: [],
      totals: { problems: error.problems.length, warnings: 0 },
    };
  }
}

type FormatChecks = {
  readonly [F in Format]?: (dataset: Dataset, record: Located<RecordOf<F>>) => void;
};

/** Checks between records of a release, fed with each record as it is read. */
function recordChecks(
  release: Release,
  viability: ViabilityTerms | null,
  problems: FindingList,
  warnings: FindingList,
  all: boolean,
) {
  const ids = idCheck(all);
  const said = agreement({ until: release.file.release, viability });
  const isA = isACheck();
  const models = geneModelCheck(release.file.genetic_codes, problems.add, warnings.add, all);
  const regions = proteinRegionCheck(all);
  const { structure } = structureCheck(warnings.add);
  const taxa = taxonCheck(release.file.organism.taxonid, warnings.add);
  const ofFormat: FormatChecks = {
    "fasta-dna": (_, record) => models.chromosome(record),
    "fasta-protein": (_, record) => {
      models.peptide(record);
      regions.peptide(record);
    },
    gff3: models.feature,
    obo: isA.term,
    "protein-domains": regions.region,
    "disordered-regions": regions.region,
    mmcif: structure,
    bcif: structure,
  };
  return {
    take<F extends Format>(dataset: DatasetOf<F>, record: Located<RecordOf<F>>): void {
      ids.take(dataset, record);
      said.take(dataset, record, record.line);
      taxa.take(dataset, record);
      ofFormat[dataset.format]?.(dataset, record);
    },
    /** Not all of a data set could be read: what seems to be missing may be there. */
    incomplete: ids.incomplete,
    finish(): void {
      ids.finish(problems.add, warnings.add);
      isA.finish(problems.add);
      models.finish();
      regions.finish(warnings.add);
      taxa.finish();
      reportContradictions(said.compare(), problems.add, warnings.add, all);
    },
  };
}

async function checkFiles(
  release: Release,
  { deploymentOf, onProgress, all = false }: CheckOptions,
): Promise<CheckResult> {
  const most = all ? Infinity : undefined;
  const problems = findingList(most);
  const warnings = findingList(most);
  const ofDeployment = findingList(most);
  const loaded = (await deploymentOf?.(release.file.organism.taxonid)) ?? null;
  const deployment = loaded && deploymentCheck(loaded, release);
  const terms = loaded?.deployment.site.viability_terms ?? null;
  const checks = recordChecks(release, terms, problems, warnings, all);
  const fileRows: Record<string, number | null> = {};
  const read = async <F extends Format>(dataset: DatasetOf<F>): Promise<number> => {
    let count = 0;
    const batches = readDataset(release, dataset, problems.add);
    let batch = await batches.next();
    for (; !batch.done; batch = await batches.next()) {
      count += batch.value.length;
      for (const record of batch.value) {
        checks.take(dataset, record);
        deployment?.take(dataset, record);
      }
    }
    fileRows[dataset.id] = batch.value;
    // Whatever release.json says of its rows: only what could not be read may be missing.
    if (batch.value === null || count < batch.value) checks.incomplete(dataset);
    return count;
  };

  const counts: Record<string, number> = {};
  let records = 0;
  let done = 0;
  for (const dataset of sequencesFirst(release.file.datasets)) {
    const count = await read(dataset);
    counts[dataset.id] = count;
    records += count;
    done++;
    onProgress?.({ dataset, done, of: release.file.datasets.length, records });
  }
  if (release.datasets("pombase-genes").length === 0) problems.add(noGeneList);
  checks.finish();
  deployment?.finish(ofDeployment.add);
  return {
    release: release.file,
    counts,
    fileRows,
    problems: problems.list(),
    warnings: [...warnings.list(), ...ofDeployment.list()],
    deployment: ofDeployment.list(),
    totals: { problems: problems.total(), warnings: warnings.total() + ofDeployment.total() },
  };
}

const noGeneList: Problem = {
  file: "release.json",
  line: null,
  dataset: null,
  reason: "no gene list: a release needs a data set of the format pombase-genes",
  example: null,
};

/** Features and protein regions are held against sequences, so these are read before all others. */
function sequencesFirst(datasets: readonly Dataset[]): Dataset[] {
  const isSequence = ({ format }: Dataset) => format === "fasta-dna" || format === "fasta-protein";
  return [...datasets.filter(isSequence), ...datasets.filter((dataset) => !isSequence(dataset))];
}
