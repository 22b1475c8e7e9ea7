/** Makes the data sets of a release, one after the other, since later ones are made of earlier ones. */
import { join } from "node:path";
import type { SourceDataset, Sources } from "../../config/sources.ts";
import type { TransferDisplay } from "../terminal/transfer-display.ts";
import { download } from "./transfer/download.ts";
import { linesOfDataset } from "./make/makers.ts";
import { MakingError, matchesIn } from "./make/materials.ts";
import { copyInto, writeLines } from "./write-dataset.ts";
import type { DownloadContext } from "./transfer/download.ts";
import type { LinesMake } from "./make/makers.ts";
import type { MakingContext, Material } from "./make/materials.ts";
import type { StoredFile } from "./transfer/store.ts";

/** A data set that could not be made. */
export interface Failure {
  readonly dataset: string;
  readonly reason: string;
  /** Whether the release cannot do without it. */
  readonly isNeeded: boolean;
}

/** A data set of the release with where it came from. */
export interface MadeDataset {
  /** As release.json has it; `rows` is counted later. */
  readonly entry: {
    readonly id: string;
    readonly entity: string;
    readonly format: string;
    readonly path: string;
    rows: number;
    readonly date: string;
    readonly source: string;
    readonly licence: string;
    readonly note: string;
  };
  readonly of: readonly { readonly url: string; readonly sha256: string; readonly fetched: string }[];
}

export interface MakingOptions extends DownloadContext {
  /** Where the release is built. */
  readonly folder: string;
  readonly records: string;
  readonly sources: Sources;
  /** Files by name. */
  readonly kept: ReadonlyMap<string, StoredFile>;
  /** Reasons of files that cannot be had, by name. */
  readonly missing: ReadonlyMap<string, string>;
  readonly display: TransferDisplay;
}

/** Day of a file's data: when its server says that it changed, or else when it came. */
const dateOf = ({ lastModified, fetched }: StoredFile): string => {
  const changed = lastModified === null ? NaN : Date.parse(lastModified);
  return (Number.isNaN(changed) ? fetched : new Date(changed).toISOString()).slice(0, 10);
};

/** Makes all that can be made. */
export async function makeRelease(
  options: MakingOptions,
): Promise<{ made: MadeDataset[]; failures: Failure[] }> {
  const made: MadeDataset[] = [];
  const materials: Material[] = [];
  const failures: Failure[] = [];
  for (const dataset of options.sources.datasets) {
    options.signal.throwIfAborted();
    try {
      const sets = await makeDataset(dataset, materials, options);
      made.push(...sets);
      materials.push(
        ...sets.map(({ entry }) => ({
          name: entry.id,
          path: join(options.folder, entry.path),
          format: entry.format,
          date: entry.date,
        })),
      );
    } catch (error) {
      options.signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      failures.push({ dataset: dataset.id, reason, isNeeded: !dataset.optional });
      options.display.end(dataset.id, `not made: ${reason}`);
    }
  }
  return { made, failures };
}

async function makeDataset(
  dataset: SourceDataset,
  earlier: readonly Material[],
  options: MakingOptions,
): Promise<MadeDataset[]> {
  const from = dataset.from.map((name) => materialOf(name, earlier, options));
  const kept = dataset.from.flatMap((name) => options.kept.get(name) ?? []);
  const { make } = dataset;
  if (make?.how === "each") return makeEach(dataset, make, from, options);
  if (!make) {
    const [file] = from;
    if (!file) throw new MakingError("“from” names no file");
    await copyInto(options.folder, dataset.path, file.path);
    return [madeOf(dataset, kept, "", from)];
  }
  return [await makeOfLines(dataset, make, from, kept, earlier, options)];
}

async function makeOfLines(
  dataset: SourceDataset,
  make: LinesMake,
  from: readonly Material[],
  kept: readonly StoredFile[],
  earlier: readonly Material[],
  options: MakingOptions,
): Promise<MadeDataset> {
  const { display, folder } = options;
  const context: MakingContext = {
    ...options,
    made: earlier,
    progress: (done, total) => display.show(dataset.id, done, total, "records"),
  };
  const remarks: string[] = [];
  const lines = linesOfDataset(make, dataset, from, context, (remark) => remarks.push(remark));
  await writeLines(folder, dataset.path, lines);
  const remark = remarks.join("; ");
  display.end(dataset.id, `made${remark ? `: ${remark}` : ""}`);
  // What is made of everything is as new as the newest.
  return madeOf(dataset, kept, remark, from.length > 0 ? from : earlier);
}

function materialOf(name: string, earlier: readonly Material[], { kept, missing }: MakingOptions): Material {
  const file = kept.get(name);
  if (file) return { name, path: file.path, format: null, date: dateOf(file) };
  const made = earlier.find((material) => material.name === name);
  if (made) return made;
  throw new MakingError(missing.get(name) ?? `${name} could not be made`);
}

function madeOf(
  { id, entity, format, path, source, licence, note }: SourceDataset,
  kept: readonly StoredFile[],
  remark: string,
  of: readonly { readonly date: string }[],
): MadeDataset {
  const date =
    of
      .map((one) => one.date)
      .sort()
      .at(-1) ?? new Date().toISOString().slice(0, 10);
  return {
    entry: {
      id,
      entity,
      format,
      path,
      rows: 0,
      date,
      source,
      licence,
      note: [note, remark].filter(Boolean).join("; "),
    },
    of: kept.map(({ url, sha256, fetched }) => ({ url, sha256, fetched })),
  };
}

/** One data set for each id; ids that have no file are left out, and said. */
async function makeEach(
  dataset: SourceDataset,
  { ids, url }: { readonly ids: string; readonly url: string },
  from: readonly Material[],
  options: MakingOptions,
): Promise<MadeDataset[]> {
  const { display, folder } = options;
  const found = [...(await matchesIn(from, new RegExp(ids)))];
  let done = 0;
  const failed: string[] = [];
  const sets = await Promise.all(
    found.map(async (id) => {
      const named = (text: string): string => text.replaceAll("{id}", id);
      try {
        const kept = await download({ url: named(url) }, options, {
          progress: () => undefined,
          wait: (reason) => display.wait(dataset.id, reason),
        });
        const path = named(dataset.path);
        await copyInto(folder, path, kept.path);
        return madeOf({ ...dataset, id: `${dataset.id}-${id}`, path }, [kept], "", [{ date: dateOf(kept) }]);
      } catch (error) {
        options.signal.throwIfAborted();
        failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      } finally {
        display.show(dataset.id, ++done, found.length, "records");
      }
    }),
  );
  if (failed.length > 0 && (!dataset.optional || failed.length === found.length))
    throw new MakingError(`${failed.length} of ${found.length} could not be had, such as ${failed[0]}`);
  display.end(
    dataset.id,
    `${found.length - failed.length} made${failed[0] ? `; left out: ${failed.join("; ")}` : ""}`,
  );
  return sets.filter((set) => set !== null);
}
