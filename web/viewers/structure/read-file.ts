/** Reads files of structures: mmCIF and BinaryCIF, which may be gzip. What draws them comes later. */
import { parseCifBinary } from "molstar/lib/mol-io/reader/cif/binary/parser.js";
import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { parseCifText } from "molstar/lib/mol-io/reader/cif/text/parser.js";

/** The head of packed values, which no text begins with. */
const binaryFrom = 0x80;

/** Files at other addresses may be packed as they are kept. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The tables of the first structure of a file. @throws when it cannot be read */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<CifFrame> {
  const file = await unpacked(bytes);
  const isBinary = (file[0] ?? 0) >= binaryFrom;
  const parsed = await (isBinary ? parseCifBinary(file) : parseCifText(new TextDecoder().decode(file))).run();
  if (parsed.isError) throw new Error(parsed.message);
  const [block] = parsed.result.blocks;
  if (!block) throw new Error("the file has no structure");
  return block;
}

/** The same of a file at an address; null where there is none, which is no failure. @throws when it cannot be had or read */
export async function fetchFile(address: string, signal: AbortSignal): Promise<CifFrame | null> {
  const answer = await fetch(address, { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return readFile(new Uint8Array(await answer.arrayBuffer()));
}
