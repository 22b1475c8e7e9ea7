import { mkdir, readdir } from "node:fs/promises";
import { knownTables } from "../genetic-code/tables.ts";
import { findingList } from "../check/findings.ts";
import { formatProblems } from "../check/print-problems.ts";
import { ImportError, importRelease } from "../import/import-release.ts";
import { openSource } from "../import/sources/open-source.ts";
import type { Source } from "../import/sources/open-source.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { Report } from "../read/problem.ts";
import { check } from "./check.ts";

/** What `import` is told beside its files, as it is written. */
export interface ImportFlags {
  readonly taxon?: string;
  readonly out?: string;
  readonly organism?: string;
  readonly "common-name"?: string;
  readonly date?: string;
  readonly licence?: string;
  /** TAXON=FILE */
  readonly orthologs?: readonly string[];
  /** TABLE, or SEQUENCE=TABLE */
  readonly "genetic-code"?: readonly string[];
}

/**
 * Makes a release directory out of files, says what it made and what it left out, and checks it; 1 when a load would refuse it.
 * @throws ImportError when nothing can be made of the files
 */
export async function importFiles(paths: readonly string[], flags: ImportFlags): Promise<number> {
  const taxonid = Number(flags.taxon ?? NaN);
  if (!Number.isSafeInteger(taxonid) || taxonid < 1)
    throw new ImportError("--taxon is missing: the NCBI taxon id of the organism, such as --taxon 4932.");
  if (flags.date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(flags.date))
    throw new ImportError(`--date: expected a date as 2025-09-01, found "${flags.date}"`);
  const out = flags.out ?? `release-${taxonid}`;
  const existing = await readdir(out).catch(() => []);
  if (existing.length > 0)
    throw new ImportError(`${out} is not empty: remove it, or name another directory with --out.`);
  const findings = findingList();
  const open = (files: readonly string[]) => openAll(files, findings.add);
  const sources = await open(paths);
  const orthologs = new Map<number, readonly Source[]>();
  for (const given of flags.orthologs ?? []) {
    const [, taxon, file = ""] = /^(\d+)=(.+)$/.exec(given) ?? [];
    if (taxon === undefined) throw new ImportError(`--orthologs: expected TAXON=FILE, found "${given}"`);
    orthologs.set(Number(taxon), [...(orthologs.get(Number(taxon)) ?? []), ...(await open([file]))]);
  }
  for (const { file, detected } of sources)
    console.log(`${file}: ${detected.kind === "release-table" ? detected.format : detected.kind}`);
  await mkdir(out, { recursive: true });
  const lines = await importRelease(
    sources,
    {
      taxonid,
      out,
      orthologs,
      organism: flags.organism ?? null,
      commonName: flags["common-name"] ?? null,
      release: flags.date ?? new Date().toISOString().slice(0, 10),
      licence: flags.licence ?? "see the source",
      codes: codesOf(flags["genetic-code"] ?? []),
    },
    findings.add,
  ).finally(() => {
    // Also where nothing came of it: these are the reasons.
    if (findings.total() > 0)
      console.log(
        `\n${counted(findings.total(), "thing")} in the files left out or read otherwise:\n${formatProblems(findings.list())}\n`,
      );
  });
  console.log(
    `${findings.total() > 0 ? "" : "\n"}Written to ${out}:\n${lines.join("\n")}\n\nCheck of the release:`,
  );
  return check(out, new Set(), undefined);
}

/** Opens all files; one that cannot be used stops the import, after all of them were looked at. */
async function openAll(paths: readonly string[], report: Report): Promise<Source[]> {
  const problems: string[] = [];
  const sources: Source[] = [];
  for (const path of paths) {
    const source = await openSource(path, (problem) => {
      problems.push(formatProblems([problem]));
      report(problem);
    });
    if (source) sources.push(source);
  }
  if (problems.length > 0) throw new ImportError(problems.join("\n"));
  return sources;
}

/** Translation tables by sequence id, `*` for all sequences that are not named. */
function codesOf(given: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    given.map((text) => {
      const [, id = "*", number = ""] = /^(?:(.+)=)?(\d+)$/.exec(text) ?? [];
      if (!knownTables.includes(Number(number)))
        throw new ImportError(
          `--genetic-code: expected TABLE or SEQUENCE=TABLE with one of ${knownTables.join(", ")}, found "${text}"`,
        );
      return [id, Number(number)];
    }),
  );
}
