/** Makes the files for download: packed, counted and with their checksums. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip } from "node:zlib";
import type { DownloadFile } from "../../../index-mappings/pages/downloads.ts";
import type { Dataset } from "../../read/release-file.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { newPace } from "../rows/pace.ts";
import { geneFiles } from "./genes.ts";
import { goFiles } from "./go.ts";
import { interactionFiles } from "./interactions.ts";
import { ontologyFiles } from "./ontologies.ts";
import { passedOnFiles } from "./passed-on.ts";
import { phenotypeFiles } from "./phenotypes.ts";
import { sequenceFiles } from "./sequences.ts";
import type { DownloadSpec } from "./spec.ts";
import { statisticsFiles } from "./statistics.ts";

/** Every file that a release may have, in the order in which they are listed. */
const downloadSpecs: readonly DownloadSpec[] = [
  ...geneFiles,
  ...goFiles,
  ...phenotypeFiles,
  ...interactionFiles,
  ...sequenceFiles,
  ...ontologyFiles,
  ...passedOnFiles,
  ...statisticsFiles,
];

export interface MadeFile {
  readonly file: DownloadFile;
  readonly bytes: Buffer;
}

const made = new WeakMap<ReleaseData, Promise<readonly MadeFile[]>>();

/** The files of a release, made once; those that would have no rows are left out. */
export function downloadsOf(data: ReleaseData): Promise<readonly MadeFile[]> {
  const files = made.get(data) ?? makeAll(data);
  made.set(data, files);
  return files;
}

async function makeAll(data: ReleaseData): Promise<readonly MadeFile[]> {
  const files: MadeFile[] = [];
  for (const spec of downloadSpecs) {
    const file = await make(spec, data);
    if (file) files.push(file);
  }
  return files;
}

/** Characters that are packed at a time. */
const piece = 1 << 16;

async function make(spec: DownloadSpec, data: ReleaseData): Promise<MadeFile | null> {
  const sets = spec.from.flatMap((format) => data.release.datasets(format));
  if (sets.length === 0) return null;
  // Packed by a thread of its own while the next rows are made.
  const gzip = createGzip({ level: 6 });
  const packed: Buffer[] = [];
  gzip.on("data", (chunk: Buffer) => packed.push(chunk));
  const ended = once(gzip, "end");
  const pace = newPace();
  let rows = 0;
  let unpacked = 0;
  let text = spec.head?.(data) ?? "";
  const write = async (): Promise<void> => {
    const bytes = Buffer.from(text, "utf8");
    unpacked += bytes.length;
    text = "";
    if (!gzip.write(bytes)) await once(gzip, "drain");
  };
  for await (const row of await spec.rows(data)) {
    rows++;
    text += row;
    if (text.length > piece) await write();
    if (pace.due()) await pace.rest();
  }
  await write();
  gzip.end();
  await ended;
  if (rows === 0) return null;
  const bytes = Buffer.concat(packed);
  return {
    bytes,
    file: { ...(await describe(spec, data, sets)), rows, ...sized(bytes), unpacked_size: unpacked },
  };
}

const sized = (bytes: Buffer): Pick<DownloadFile, "size" | "sha256"> => ({
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ""))];

async function describe(
  spec: DownloadSpec,
  data: ReleaseData,
  sets: readonly Dataset[],
): Promise<Omit<DownloadFile, "rows" | "size" | "unpacked_size" | "sha256">> {
  const hasHeader = spec.columns !== undefined && spec.comment === undefined && spec.head !== undefined;
  return {
    name: `${spec.name}.gz`,
    title: spec.title,
    description: spec.description,
    group: spec.group,
    format: spec.format,
    media_type: spec.mediaType,
    unit: spec.unit,
    date:
      sets
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? data.release.file.release,
    licences: distinct(sets.map(({ licence }) => licence)),
    sources: distinct(sets.map(({ source }) => source)),
    has_header: hasHeader,
    ...(hasHeader && spec.head?.(data).startsWith("#") === true && { header_mark: "#" }),
    comment: spec.comment ?? null,
    columns: [...(spec.columns ?? [])],
    notes: [...((await spec.notes?.(data)) ?? [])],
  };
}
