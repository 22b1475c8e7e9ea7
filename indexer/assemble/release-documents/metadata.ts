/** Which release this is, of what, and where its data came from. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Metadata } from "../../../index-mappings/pages/release.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { releaseCounts } from "./counts.ts";
import { dataGaps } from "./data-gaps.ts";

const manifest = z.object({ name: z.string(), version: z.string() });

/** Which release this is, made of which data sets, and by which version of the program. */
export async function metadata(data: ReleaseData): Promise<Metadata> {
  const { file } = data.release;
  const program = manifest.parse(
    JSON.parse(await readFile(new URL("../../../package.json", import.meta.url), "utf8")),
  );
  const { taxonid, genus, species, common_name } = file.organism;
  return {
    date_version: file.release,
    db_creation_datetime: new Date().toISOString(),
    export_prog_name: program.name,
    export_prog_version: program.version,
    organism: { taxonid, genus, species, common_name },
    data_source_versions: Object.fromEntries(
      file.datasets.map(({ id, date, source }) => [id, [date, source].filter(Boolean).join(", ")]),
    ),
    cv_versions: Object.fromEntries(
      data.release
        .datasets("obo")
        .filter(({ entity }) => entity !== "term-subset")
        .map(({ id, date }) => [id.replace(/^ontology-/, ""), date]),
    ),
    counts: await releaseCounts(data),
    data_gaps: await dataGaps(data),
  };
}
