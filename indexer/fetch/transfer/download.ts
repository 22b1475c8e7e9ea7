/** Downloads a file once: what is there and unchanged is not sent again, what broke off goes on. */
import { open } from "node:fs/promises";
import type { SourceFile } from "../../../config/sources.ts";
import { FetchError } from "./fetch-error.ts";
import { repeated, request } from "./request.ts";
import { beginPart, checksumOf, dropPart, storeWhole, pathsOf, readStoredFile, readPart } from "./store.ts";
import type { Answer, RequestContext } from "./request.ts";
import type { StoredFile, StorePaths, Validators } from "./store.ts";

export interface DownloadContext extends RequestContext {
  /** Folder of the store. */
  readonly store: string;
}

export interface DownloadEvents {
  /** Bytes that are there, and how many there will be; null when the server does not say. */
  progress(done: number, total: number | null): void;
  /** The server is waited for. */
  wait(reason: string): void;
}

export interface Downloaded extends StoredFile {
  /** Whether it came in this run; otherwise it was there. */
  readonly isNew: boolean;
}

/**
 * The file of an address as it is now.
 * @throws FetchError when it cannot be had, with what to do
 */
export async function download(
  file: SourceFile,
  context: DownloadContext,
  events: DownloadEvents,
): Promise<Downloaded> {
  const paths = await pathsOf(context.store, file.url);
  return context.hosts.run(file.url, async () => {
    let done = 0;
    let before = 0;
    return repeated(
      file.url,
      async () => {
        before = done;
        return oneTry(file, paths, context, (size, total) => {
          done = size;
          events.progress(size, total);
        });
      },
      context,
      { progress: () => done > before, onWait: (reason) => events.wait(reason) },
    );
  });
}

async function oneTry(
  file: SourceFile,
  paths: StorePaths,
  context: DownloadContext,
  progress: DownloadEvents["progress"],
): Promise<Downloaded> {
  const stored = await readStoredFile(paths);
  // A file with a checksum in sources.json is one version for ever.
  if (stored && file.sha256 === stored.sha256) return { ...stored, isNew: false };
  // What another version of sources.json wanted, or a checksum that has come since, is not asked of the server again.
  const kept = stored && (await isExpected(stored.path, file, context)) ? stored : null;
  const part = await readPart(paths);
  const answer = await request(
    file.url,
    { headers: conditions(kept, part), accepted: [200, 206, 304, 416] },
    context,
  );
  if (answer.status === 304 && kept) return { ...kept, isNew: false };
  if (answer.status === 416 || answer.status === 304) {
    // Nothing is left behind what is there, or the file has become shorter: begin again.
    await dropPart(paths);
    throw new FetchError(`${file.url} has changed on the way`, { passing: true });
  }
  const version = versionOf(answer.headers);
  const offset = answer.status === 206 ? offsetOf(answer, part?.size ?? 0) : 0;
  if (offset === null) {
    await dropPart(paths);
    throw new FetchError(`${file.url} goes on at another place than was asked for`, { passing: true });
  }
  if (offset === 0) await beginPart(paths, version);
  await receive(answer, paths, offset, progress);
  await verify(file, paths, context);
  return { ...(await storeWhole(paths, file.url, version)), isNew: true };
}

function conditions(
  kept: StoredFile | null,
  part: Awaited<ReturnType<typeof readPart>>,
): Record<string, string> {
  // A part is newer than what is kept.
  if (part) return { range: `bytes=${part.size}-`, "if-range": part.validator };
  return {
    ...(kept?.etag ? { "if-none-match": kept.etag } : {}),
    ...(kept?.lastModified ? { "if-modified-since": kept.lastModified } : {}),
  };
}

function versionOf(headers: Headers): Validators {
  return { etag: headers.get("etag"), lastModified: headers.get("last-modified") };
}

/** Where a part answer begins; null when it is not where the part ends. */
function offsetOf({ headers }: Answer, expected: number): number | null {
  const start = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
  return start !== undefined && Number(start) === expected ? expected : null;
}

async function receive(
  { headers, body }: Answer,
  { part }: StorePaths,
  offset: number,
  progress: DownloadEvents["progress"],
): Promise<void> {
  const length = headers.get("content-length");
  const total = length === null ? null : offset + Number(length);
  let done = offset;
  progress(done, total);
  // Not by way of a stream, which would throw away what it still has when the connection breaks.
  const handle = await open(part, offset > 0 ? "a" : "w");
  try {
    for await (const piece of body) {
      await handle.appendFile(piece);
      done += piece.length;
      progress(done, total);
    }
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && error.code === "ENOSPC";
    throw isFull ? new FetchError("the disk is full: make room and run the same command") : error;
  } finally {
    await handle.close();
  }
  if (total !== null && done !== total)
    throw new FetchError(`the transfer broke off after ${done} of ${total} bytes`, { passing: true });
}

/** Sites answer unknown addresses with a page and call it found. */
async function verify(file: SourceFile, paths: StorePaths, context: DownloadContext): Promise<void> {
  if (await isPage(paths.part)) {
    await dropPart(paths);
    throw new FetchError(
      `${file.url} is a web page, not a file: look where the file is now and correct sources.json`,
    );
  }
  const wrong = await mismatch(paths.part, file, context);
  if (wrong === null) return;
  await dropPart(paths);
  throw new FetchError(
    `${file.url} is not what its checksum says (${wrong}): it is not kept`,
    // A checksum beside the file may be renewed a moment after the file.
    { passing: file.sha256 === undefined },
  );
}

/** How the checksum of a file differs from the expected one; null where it does not, and where nothing says one. */
async function mismatch(path: string, file: SourceFile, context: DownloadContext): Promise<string | null> {
  const expected = file.sha256 ?? (await publishedChecksum(file, context));
  if (expected === null) return null;
  const found = await checksumOf(path, expected.length === 32 ? "md5" : "sha256");
  return found === expected ? null : `${found.slice(0, 12)}… in place of ${expected.slice(0, 12)}…`;
}

const isExpected = async (...of: Parameters<typeof mismatch>): Promise<boolean> =>
  (await mismatch(...of)) === null;

async function isPage(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    return /^\s*(<!doctype html|<html)/i.test(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** The first checksum of a file as md5sum and sha256sum write it: of the line that names the file, where lines do. */
async function publishedChecksum(file: SourceFile, context: DownloadContext): Promise<string | null> {
  if (file.checksum_url === undefined) return null;
  const { body } = await request(file.checksum_url, {}, context);
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  const lines = Buffer.concat(pieces).toString("utf8").split("\n");
  const name = new URL(file.url).pathname.split("/").at(-1) ?? "";
  const found = /\b([0-9a-f]{64}|[0-9a-f]{32})\b/i.exec(
    lines.find((line) => line.includes(name)) ?? lines[0] ?? "",
  )?.[1];
  if (found === undefined) throw new FetchError(`${file.checksum_url} has no checksum of ${name}`);
  return found.toLowerCase();
}
