/**
 * Compression in blocks (BGZF, SAM specification §4.1): a gzip file whose blocks can be unpacked one by one, so that an
 * index can say where in it a line begins. Pure.
 */
import { crc32, deflateRawSync } from "node:zlib";

/** Bytes of text in a block: with its header even what cannot be compressed stays below 64 KiB. */
const blockSize = 65_280;

/** The empty block that ends a file. */
const end = Buffer.from("1f8b08040000000000ff0600424302001b0003000000000000000000", "hex");

export interface Bgzipped {
  readonly bytes: Buffer;
  /** Virtual offset of the beginning of each line (offset of its block × 2^16 + offset in the unpacked block), and that of the end. */
  readonly offsets: readonly bigint[];
}

/** Packs lines that bring their own line feeds. Blocks begin with a line, unless a line is longer than a block. */
export function bgzip(lines: readonly (string | Buffer)[]): Bgzipped {
  const blocks: Buffer[] = [];
  const offsets: bigint[] = [];
  let packed = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = () => {
    if (size === 0) return;
    const block = blockOf(Buffer.concat(waiting, size));
    blocks.push(block);
    packed += block.length;
    waiting = [];
    size = 0;
  };
  for (const line of lines) {
    let rest = typeof line === "string" ? Buffer.from(line, "utf8") : line;
    if (size + rest.length > blockSize) flush();
    offsets.push(virtual(packed, size));
    while (rest.length > 0) {
      const piece = rest.subarray(0, blockSize - size);
      waiting.push(piece);
      size += piece.length;
      rest = rest.subarray(piece.length);
      if (size === blockSize) flush();
    }
  }
  flush();
  offsets.push(virtual(packed, 0));
  return { bytes: Buffer.concat([...blocks, end]), offsets };
}

const virtual = (block: number, within: number): bigint => (BigInt(block) << 16n) | BigInt(within);

function blockOf(text: Buffer): Buffer {
  const body = deflateRawSync(text, { level: 9 });
  const header = Buffer.from("1f8b08040000000000ff0600424302000000", "hex");
  const footer = Buffer.alloc(8);
  footer.writeUInt32LE(crc32(text), 0);
  footer.writeUInt32LE(text.length, 4);
  header.writeUInt16LE(header.length + body.length + footer.length - 1, 16);
  return Buffer.concat([header, body, footer]);
}
