/** What motif search and identifier mapper answer from, of KARYON_RELEASE or else of a generated release, and the release's files. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadDeployment } from "../../config/load.ts";
import { generateRelease } from "../../demo/generate.ts";
import type { GeneRecord } from "../../index-mappings/records.ts";
import { indexKinds } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import type { SequenceDoc } from "../../index-mappings/sequences.ts";
import { ReleaseData } from "../../indexer/assemble/index.ts";
import { compressed } from "../../indexer/assemble/documents/compressed.ts";
import { identifierMap } from "../../indexer/assemble/release-documents/identifiers.ts";
import { openRelease } from "../../indexer/read/open-release.ts";
import type { Doc, Documents } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

export interface ToolsSite {
  readonly site: TestSite;
  readonly generation: Generation;
  /** Residues by peptide id, without the stop at the end, as the file has them. */
  readonly peptides: ReadonlyMap<string, string>;
  /** Data lines of all files of a format, as cells. */
  readonly linesOf: (format: string) => Promise<readonly (readonly string[])[]>;
  stop(): Promise<void>;
}

/** Documents of peptides; nothing of any other kind. */
export function peptideDocuments(
  peptides: ReadonlyMap<string, string>,
  genes: readonly Pick<GeneRecord, "id" | "name" | "product">[] = [],
): Documents {
  const sequences = Array.from(peptides, ([id, residues]): Doc => ({
    id,
    doc: {
      id,
      kind: "peptide",
      of: id.replace(/\.\d+$/, ""),
      start: 1,
      end: residues.length,
      residues,
    } satisfies SequenceDoc,
  }));
  const all: Partial<Record<IndexKind, readonly Doc[]>> = {
    sequences,
    genes: genes.map((gene) => ({ id: gene.id, doc: { ...gene, has_protein: true } })),
  };
  // Every kind is filled in.
  return Object.fromEntries(indexKinds.map((kind) => [kind, all[kind] ?? []])) as unknown as Documents;
}

async function filesOf(dir: string): Promise<(format: string) => Promise<string[]>> {
  const { datasets } = JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as {
    datasets: { format: string; path: string }[];
  };
  return (format) =>
    Promise.all(
      datasets
        .filter((one) => one.format === format)
        .map(async ({ path }) => {
          const bytes = await readFile(join(dir, path));
          return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
        }),
    );
}

function readFasta(text: string): Map<string, string> {
  return new Map(
    text
      .split(">")
      .slice(1)
      .map((record) => {
        const [head = "", ...lines] = record.split("\n");
        return [
          head.split(/\s/)[0]!.replace(/:pep$/, ""),
          lines.join("").trim().toUpperCase().replace(/\*$/, ""),
        ];
      }),
  );
}

/** Loads the release of KARYON_RELEASE, or a small demo release, and serves it to the tests of the tools. */
export async function startToolsSite(prefix: string): Promise<ToolsSite> {
  const given = process.env["KARYON_RELEASE"];
  const made = given ? null : await mkdtemp(join(tmpdir(), "karyon-tools-"));
  const dir = given ? resolve(given) : made!;
  if (made) await generateRelease({ genes: 300, seed: "1", out: dir });
  const release = await openRelease(dir);
  const deployment = await loadDeployment({ taxonid: release.file.organism.taxonid });
  const files = await filesOf(dir);
  const peptides = readFasta((await files("fasta-protein")).join(""));
  const map = await identifierMap(new ReleaseData(release, deployment));
  const generation = { release: release.file.release, token: "aaaa" };
  const site = await startTestSite({ prefix, deployment: deployment.folder });
  await site.write(generation, {
    ...peptideDocuments(peptides),
    release: [{ id: "identifier_map", doc: { name: "identifier_map", body: compressed(map) } }],
  });
  await site.swap(generation);
  await site.generations.refresh();
  return {
    site,
    generation,
    peptides,
    linesOf: async (format) =>
      (await files(format)).flatMap((text) =>
        text
          .trimEnd()
          .split("\n")
          .map((line) => line.split("\t")),
      ),
    async stop() {
      await site.stop();
      if (made) await rm(made, { recursive: true, force: true });
    },
  };
}
