/** Files that were fetched, kept from run to run with what their servers said of them. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** What tells versions of a file apart. */
const validators = z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() });
export type Validators = z.infer<typeof validators>;

const storedFile = validators.extend({
  url: z.string(),
  sha256: z.string(),
  size: z.number(),
  /** When it was fetched, ISO. */
  fetched: z.string(),
});

/** A file of the store. */
export interface StoredFile extends z.infer<typeof storedFile> {
  readonly path: string;
}

export interface StorePaths {
  /** The whole file. */
  readonly path: string;
  /** What came of it so far. */
  readonly part: string;
  readonly notes: string;
  readonly partNotes: string;
}

/** Where the file of an address lies; names keep the end of the address, for people. */
export async function pathsOf(folder: string, url: string): Promise<StorePaths> {
  await mkdir(folder, { recursive: true });
  const name = basename(new URL(url).pathname).replaceAll(/[^\w.-]/g, "_") || "file";
  const path = join(folder, `${createHash("sha256").update(url).digest("hex").slice(0, 12)}-${name}`);
  return { path, part: `${path}.part`, notes: `${path}.json`, partNotes: `${path}.part.json` };
}

const readNotes = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, "utf8"))).data ?? null;
  } catch {
    return null;
  }
};

/** Writes a file whole or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}

/** Checksum of a file in hexadecimal digits. */
export async function checksumOf(path: string, algorithm: "sha256" | "md5"): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** The file at these paths; null when there is none or it is no longer what was fetched. */
export async function readStoredFile({ path, notes }: StorePaths): Promise<StoredFile | null> {
  const known = await readNotes(notes, storedFile);
  if (!known) return null;
  const size = (await stat(path).catch(() => null))?.size;
  if (size !== known.size || (await checksumOf(path, "sha256")) !== known.sha256) return null;
  return { ...known, path };
}

/** Bytes that are there of a version, and what tells the server which; null for none, and for one that nothing tells. */
export async function readPart({
  part,
  partNotes,
}: StorePaths): Promise<{ size: number; validator: string } | null> {
  const version = await readNotes(partNotes, validators);
  const size = (await stat(part).catch(() => null))?.size ?? 0;
  // A weak ETag does not promise the same bytes.
  const validator = version?.etag?.startsWith("W/")
    ? version.lastModified
    : (version?.etag ?? version?.lastModified);
  return validator && size > 0 ? { size, validator } : null;
}

/** Says which version the part is of, before its first byte. */
export async function beginPart({ part, partNotes }: StorePaths, version: Validators): Promise<void> {
  await rm(part, { force: true });
  await writeWhole(partNotes, JSON.stringify(version));
}

/** Forgets what came of a file. */
export async function dropPart({ part, partNotes }: StorePaths): Promise<void> {
  await rm(part, { force: true });
  await rm(partNotes, { force: true });
}

/** Makes a part that is whole the file itself. */
export async function storeWhole(paths: StorePaths, url: string, version: Validators): Promise<StoredFile> {
  const sha256 = await checksumOf(paths.part, "sha256");
  const { size } = await stat(paths.part);
  const notes = { url, sha256, size, ...version, fetched: new Date().toISOString() };
  // Without its notes a file counts as not there, so that a kill in between costs a download and nothing else.
  await rm(paths.notes, { force: true });
  await rename(paths.part, paths.path);
  await writeWhole(paths.notes, JSON.stringify(notes, null, 1));
  await rm(paths.partNotes, { force: true });
  return { ...notes, path: paths.path };
}
