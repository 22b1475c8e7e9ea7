/** Makes a release directory of the files that a deployment's sources.json names. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { LoadedDeployment } from "../../config/load.ts";
import type { SourceDataset, Sources } from "../../config/sources.ts";
import { checkRelease } from "../check/check-release.ts";
import type { CheckResult } from "../check/check-release.ts";
import { openRelease } from "../read/open-release.ts";
import { releaseFile } from "../read/release-file.ts";
import { size } from "../terminal/amounts.ts";
import type { TransferDisplay } from "../terminal/transfer-display.ts";
import { download } from "./transfer/download.ts";
import { limitedHosts } from "./transfer/hosts.ts";
import { makeRelease } from "./make-release.ts";
import { pathsOf, readStoredFile, writeWhole } from "./transfer/store.ts";
import type { DownloadContext } from "./transfer/download.ts";
import type { Failure, MadeDataset } from "./make-release.ts";
import type { StoredFile } from "./transfer/store.ts";

export interface FetchOptions {
  readonly dir: string;
  readonly site: LoadedDeployment;
  readonly sources: Sources;
  /** Ids of data sets to leave out. */
  readonly without: readonly string[];
  /** Folder for what is kept from run to run. */
  readonly state: string;
  readonly display: TransferDisplay;
  readonly signal: AbortSignal;
  /** ms without a byte after which a server counts as silent. */
  readonly silence?: number;
  /** ms before the first repetition of what failed. */
  readonly pause?: number;
}

/** A file that could not be had, and is taken as it was when it last could. */
interface OldFile {
  readonly name: string;
  readonly reason: string;
  /** ISO date */
  readonly fetched: string;
}

interface Outcome {
  readonly failures: readonly Failure[];
  readonly old: readonly OldFile[];
}

/** What came of it: a release, checked, or what kept it from being made. */
export type FetchResult =
  | (Outcome & { readonly check: null })
  | (Outcome & {
      readonly check: CheckResult;
      /** Where the release is: the directory asked for, or beside it when the check has problems. */
      readonly made: string;
    });

/**
 * Fetches, makes and checks a release. The directory gets it only when it has no problem; until then, and for ever when
 * something is missing, what was there stays.
 * @throws Error when the directory holds something else, or when sources.json names what is not there
 */
export async function runFetch(options: FetchOptions): Promise<FetchResult> {
  const { display, without } = options;
  const dir = resolve(options.dir);
  await mustBeFree(dir);
  const sources = chosen(options.sources, without);
  const context: DownloadContext = {
    store: join(options.state, "downloads"),
    hosts: limitedHosts(sources.hosts),
    signal: options.signal,
    silence: options.silence ?? 60_000,
    pause: options.pause ?? 1_000,
  };
  const { kept, failures: missing, old } = await downloadAll(sources, context, display);
  const building = `${dir}.new`;
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true });
  const { made, failures } = await makeRelease({
    ...context,
    folder: building,
    records: join(options.state, "records"),
    sources,
    kept,
    missing,
    display,
  });
  if (failures.some(({ isNeeded }) => isNeeded)) {
    await rm(building, { recursive: true, force: true });
    return { failures, old, check: null };
  }
  // Files are on their way no more, but who stops the command does not want the release that it ends with.
  const onProgress = (): void => options.signal.throwIfAborted();
  await writeReleaseFile(building, options.site, sources, made, onProgress);
  const check = await checkRelease(building, { onProgress });
  if (check.problems.length > 0) return { failures, old, check, made: building };
  await replace(dir, building);
  return { failures, old, check, made: dir };
}

async function mustBeFree(dir: string): Promise<void> {
  const entries = await readdir(dir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw new Error(`${dir} cannot be used (${error.code}): name a directory`);
  });
  if (entries.length > 0 && !entries.includes("release.json"))
    throw new Error(`${dir} holds something else than a release: name an empty or a new directory`);
}

/** The data sets that are wanted, without those that are made of ones that are not. */
function chosen(sources: Sources, without: readonly string[]): Sources {
  const left = new Set(without);
  const unknown = without.filter((id) => !sources.datasets.some((dataset) => dataset.id === id));
  if (unknown.length > 0)
    throw new Error(
      `--without: there is no data set ${unknown.join(", ")}; there are ${sources.datasets.map(({ id }) => id).join(", ")}`,
    );
  const datasets = sources.datasets.filter((dataset) => {
    const isMadeOfLeft = dataset.from.some((name) => left.has(name)) && dataset.optional;
    if (isMadeOfLeft) left.add(dataset.id);
    return !left.has(dataset.id);
  });
  const orphan = datasets.find(({ from }) => from.some((name) => left.has(name)));
  if (orphan) throw new Error(`--without: ${orphan.id} is made of what is left out; leave it out, too`);
  return { ...sources, datasets };
}

/** Every file that a data set needs: as it is now, or as it was last time where it cannot be had. */
async function downloadAll(
  { files, datasets }: Sources,
  context: DownloadContext,
  display: TransferDisplay,
): Promise<{ kept: Map<string, StoredFile>; failures: Map<string, string>; old: OldFile[] }> {
  const needed = [...new Set(datasets.flatMap(({ from }) => from))];
  const kept = new Map<string, StoredFile>();
  const failures = new Map<string, string>();
  const old: OldFile[] = [];
  await Promise.all(
    needed.map(async (name) => {
      const file = files[name];
      if (!file) return;
      try {
        const found = await download(file, context, {
          progress: (done, total) => display.show(name, done, total, "bytes"),
          wait: (reason) => display.wait(name, reason),
        });
        kept.set(name, found);
        display.end(name, found.isNew ? size(found.size) : "unchanged");
      } catch (error) {
        context.signal.throwIfAborted();
        const reason = error instanceof Error ? error.message : String(error);
        const before =
          file.sha256 === undefined ? await readStoredFile(await pathsOf(context.store, file.url)) : null;
        if (before) {
          const fetched = before.fetched.slice(0, 10);
          kept.set(name, before);
          old.push({ name, reason, fetched });
          display.end(name, `${reason}; taken as it was on ${fetched}`);
        } else {
          failures.set(name, reason);
          display.end(name, `failed: ${reason}`);
        }
      }
    }),
  );
  return { kept, failures, old };
}

async function writeReleaseFile(
  folder: string,
  { deployment }: LoadedDeployment,
  { genetic_codes }: Sources,
  made: readonly MadeDataset[],
  onProgress: () => void,
): Promise<void> {
  const { taxonid } = deployment.site;
  const organism = deployment.site.organisms.find((one) => one.taxonid === taxonid);
  if (!organism) throw new Error(`site.json does not describe the organism of taxon ${taxonid}`);
  const { genus, species, common_name } = organism;
  const dates = made.map(({ entry }) => entry.date).sort();
  const file = {
    schema: 1,
    // The newest of its data: what did not change makes the same release.
    release: dates.at(-1),
    organism: { taxonid, genus, species, common_name },
    ...(Object.keys(genetic_codes).length > 0 ? { genetic_codes } : {}),
    datasets: made.map(({ entry }) => entry),
  };
  const path = join(folder, "release.json");
  await writeWhole(path, `${JSON.stringify(file, null, 1)}\n`);
  const { fileRows } = await checkRelease(folder, { onProgress });
  for (const { entry } of made) entry.rows = fileRows[entry.id] ?? 0;
  await writeWhole(path, `${JSON.stringify(file, null, 1)}\n`);
  const provenance = made.map(({ entry, of }) => ({ dataset: entry.id, of }));
  await writeWhole(join(folder, "fetched.json"), `${JSON.stringify(provenance, null, 1)}\n`);
}

/** Moves the files of a release into its directory: a few renames, release.json last. What else is there stays. */
async function replace(dir: string, building: string): Promise<void> {
  const paths = async (folder: string): Promise<string[]> =>
    (await openRelease(folder)).file.datasets.map(({ path }) => path);
  const now = await paths(building);
  const before = existsSync(join(dir, "release.json")) ? await paths(dir).catch(() => []) : [];
  for (const path of [...now, "fetched.json", "release.json"]) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await rename(join(building, path), join(dir, path));
  }
  for (const path of before.filter((old) => !now.includes(old))) await rm(join(dir, path), { force: true });
  await rm(building, { recursive: true, force: true });
}

/** Says which entries of sources.json a release.json could not have; none when all is well. */
export function wrongEntries({ datasets }: Sources): string[] {
  const entries = datasets.map(({ id, entity, format, path, source, licence, note }: SourceDataset) => ({
    id: id.replaceAll("{id}", "1"),
    entity,
    format,
    path,
    rows: 0,
    date: "2000-01-01",
    source,
    licence,
    note,
  }));
  const read = releaseFile.shape.datasets.safeParse(entries);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `datasets[${path.map(String).join("].")}: ${message}`);
}
