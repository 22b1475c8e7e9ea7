/** Large answers that are asked for again are packed once, better than on the way, and kept as they are sent. */
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import type { Request, Response } from "express";
import { LruCache } from "../cache/lru-cache.ts";
import { atOnce, encodingFor, packAtOnce } from "./encodings.ts";
import type { Encoding } from "./encodings.ts";
import { sendStream, yielding } from "./send-stream.ts";

/** Of Brotli: a quarter smaller than what is packed on the way. The next one takes twice its time for a tenth less, and whoever asks first waits for it. */
const quality = 4;

/** 256 KB of what was packed to look back at. A packer with Brotli's usual 4 MB counts as so much memory that several at once set off collections of the whole heap. */
const windowBits = 18;

const packers = {
  zstd: () => createZstdCompress(),
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
    }),
  gzip: () => createGzip(),
} as const;

/** Bytes; an answer of all coding genes of a yeast with a dozen columns has some 200 KB. */
const maxSum = 8 * 1024 * 1024;

const packed = new LruCache<Buffer>({
  name: "packed answers",
  maxSize: maxSum,
  sizeOf: ({ length }) => length,
});

interface PackedAnswer {
  /** Tells all answers from each other. */
  readonly key: string;
  /** Makes the answer; only called when it is not kept. Others are answered between any two pieces. */
  readonly pieces: () => AsyncGenerator<string>;
  /** Sets the headers. */
  readonly head: () => void;
}

async function* inTurn(begun: readonly string[], more: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* begun;
  yield* more;
}

/** Packs each piece while the next is made: all of a large answer in one text would be megabytes of garbage, whose collection takes longer than the packing. What has no more than can be packed at once is. */
async function pack(encoding: Encoding, pieces: AsyncGenerator<string>): Promise<Buffer> {
  const begun: string[] = [];
  for (let length = 0; length <= atOnce;) {
    const { value, done } = await pieces.next();
    if (done) return packAtOnce(encoding, Buffer.concat(begun.map((piece) => Buffer.from(piece))));
    begun.push(value);
    length += value.length;
  }
  return pipeline(yielding(inTurn(begun, pieces)), packers[encoding](), buffer);
}

/** Sends an answer, packed once for all who ask for the same. */
export async function sendPacked(
  request: Request,
  response: Response,
  { key, pieces, head }: PackedAnswer,
): Promise<void> {
  const encoding = encodingFor(request);
  if (encoding === undefined) {
    await sendStream(response, pieces(), head);
    return;
  }
  const body = await packed.read(`${encoding} ${key}`, () => pack(encoding, pieces()));
  head();
  response
    .vary("Accept-Encoding")
    .set({ "Content-Encoding": encoding, "Content-Length": String(body.length) })
    .end(body);
}
