/** For tests of imports: sources from texts, and what a release was made of them. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { checkRelease } from "../check/check-release.ts";
import type { Problem } from "../read/problem.ts";
import { importRelease } from "./import-release.ts";
import { openSource } from "./sources/open-source.ts";
import type { Source } from "./sources/open-source.ts";

/** Content by file name. */
type Texts = Readonly<Record<string, string>>;

/** Lines of cells. */
export const table = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.join("\t")}\n`).join("");

/** Imports texts as files; answers what was noted, the texts of the release, and what a check finds. */
export async function importTexts(texts: Texts, orthologs: Readonly<Record<number, Texts>> = {}) {
  const dir = await mkdtemp(join(tmpdir(), "karyon-import-"));
  const found: Problem[] = [];
  const report = (problem: Problem) => void found.push(problem);
  const open = async (files: Texts): Promise<Source[]> => {
    const sources: Source[] = [];
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(dir, name), content);
      const source = await openSource(join(dir, name), report);
      if (source) sources.push(source);
    }
    return sources;
  };
  try {
    const out = join(dir, "out");
    const sources = await open(texts);
    const byTaxon = new Map<number, readonly Source[]>();
    for (const [taxon, files] of Object.entries(orthologs)) byTaxon.set(Number(taxon), await open(files));
    const lines = await importRelease(
      sources,
      {
        taxonid: 777777,
        organism: "Fictomyces exemplaris",
        commonName: null,
        out,
        release: "2026-09-01",
        licence: "CC0",
        codes: {},
        orthologs: byTaxon,
      },
      report,
    );
    const { release, problems, warnings } = await checkRelease(out);
    const written = new Map<string, string>();
    for (const { id, path } of release?.datasets ?? [])
      written.set(id, gunzipSync(await readFile(join(out, path))).toString("utf8"));
    return {
      lines,
      /** What was left out or read otherwise: "file:line: reason". */
      notes: found.map(({ file, line, reason }) => `${file}:${line ?? ""}: ${reason}`),
      release,
      problems: problems.map(({ reason }) => reason),
      warnings: warnings.map(({ reason }) => reason),
      /** Data lines of a data set, cell by cell; comments and header lines of sequences are lines too. */
      rows: (id: string): string[][] =>
        (written.get(id) ?? "")
          .split("\n")
          .filter((line) => line !== "" && !/^[#!]/.test(line))
          .map((line) => line.split("\t")),
      kinds: sources.map(({ detected }) => detected.kind),
    };
  } finally {
    await rm(dir, { recursive: true });
  }
}

type Imported = Awaited<ReturnType<typeof importTexts>>;

/** The gene models of a release in short: "gene ABC1 chr 1..90 +" and so on. */
export const modelsOf = ({ rows }: Imported): string[] =>
  rows("features").map(([seqid, , type, start, end, , strand, phase, attributes = ""]) => {
    const id = /(?:^|;)ID=([^;]*)/.exec(attributes)?.[1] ?? "";
    const name =
      type === "gene" || type === "mRNA" || type?.endsWith("RNA") || type?.endsWith("transcript")
        ? ` ${id}`
        : "";
    return `${type}${name} ${seqid} ${start}..${end} ${strand}${type === "CDS" ? ` ${phase}` : ""}`;
  });

/** Peptides by transcript id. */
export const peptidesOf = ({ rows }: Imported): Record<string, string> =>
  Object.fromEntries(
    rows("peptides")
      .map(([line = ""]) => line)
      .join("\n")
      .split(">")
      .filter((text) => text !== "")
      .map((text) => {
        const [id = "", ...residues] = text.split("\n");
        return [id.replace(/:pep.*/, ""), residues.join("")];
      }),
  );
