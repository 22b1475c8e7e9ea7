/** Reads one file of a zip archive without unpacking the others. */
import type { Readable } from "node:stream";
import { open } from "yauzl";
import type { ZipFile } from "yauzl";

const openArchive = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

/** The contents of the first member whose name begins so; null when there is none. */
function openMember(zip: ZipFile, beginning: string): Promise<Readable | null> {
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(null));
    zip.on("entry", (entry) => {
      const name = entry.fileName.split("/").at(-1) ?? "";
      if (name === "" || !name.startsWith(beginning)) return zip.readEntry();
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
    zip.readEntry();
  });
}

/**
 * Yields the contents of the first member of an archive whose name begins so.
 * @throws Error when the archive is damaged or has no such member
 */
export async function* zipMember(path: string, beginning: string): AsyncGenerator<Buffer, void> {
  const zip = await openArchive(path);
  try {
    const stream = await openMember(zip, beginning);
    if (!stream) throw new Error(`the archive has no file whose name begins with “${beginning}”`);
    // Streams of bytes yield buffers.
    for await (const piece of stream) yield piece as Buffer;
  } finally {
    zip.close();
  }
}
