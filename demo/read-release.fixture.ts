/** Reads a release for the tests of the generator, with as little code as possible. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const releaseFile = z.object({
  schema: z.literal(1),
  release: z.string(),
  organism: z.object({ taxonid: z.number(), genus: z.string() }),
  datasets: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      path: z.string(),
      rows: z.number(),
      source: z.string(),
      note: z.string(),
    }),
  ),
});

export type ReadRelease = ReturnType<typeof readRelease>;

const headerless = new Set([
  "gaf-2.2",
  "gene-uniprot",
  "gene-viability",
  "term-subset",
  "gff3",
  "paralogs",
  "rnacentral",
  "rna-2d-structures",
  "protein2ipr",
]);

/** Reads release.json and gives the data sets by their id. @throws when there is no such data set */
export function readRelease(directory: string) {
  const file = releaseFile.parse(JSON.parse(readFileSync(join(directory, "release.json"), "utf8")));
  const find = (id: string) => {
    const dataset = file.datasets.find((item) => item.id === id);
    if (!dataset) throw new Error(`no data set ${id}`);
    return dataset;
  };
  const text = (id: string): string =>
    gunzipSync(readFileSync(join(directory, find(id).path))).toString("utf8");
  /** Cells of the data lines. */
  const rows = (id: string): string[][] => {
    const lines = text(id).split("\n").slice(0, -1);
    const data = headerless.has(find(id).format)
      ? lines.filter((line) => !/^[!#]/.test(line))
      : lines.slice(1);
    return data.map((line) => line.split("\t"));
  };
  const fasta = (id: string): Map<string, string> =>
    new Map(
      text(id)
        .split(">")
        .slice(1)
        .map((record) => {
          const [header = "", ...lines] = record.split("\n");
          return [header.split(" ")[0] ?? "", lines.join("")];
        }),
    );
  /** Lines of the stanzas of an OBO file. */
  const stanzas = (id: string): string[][] =>
    text(id)
      .split("[Term]\n")
      .slice(1)
      .map((stanza) => stanza.trim().split("\n"));
  return { file, text, rows, fasta, stanzas };
}
