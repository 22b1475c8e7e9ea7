/** Large answers that are asked for again are packed once, better than on the way, and kept as they are sent. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { LruCache } from "../cache/lru-cache.ts";
import { sendStream, yielding } from "./send-stream.ts";

/** Of Brotli: a quarter smaller than what is packed on the way. The next one takes twice its time for a tenth less, and whoever asks first waits for it. */
const quality = 4;

const pack = {
  br: (text: string): Promise<Buffer> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
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

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of yielding(pieces)) text += piece;
  return text;
}

/** Sends an answer, packed once for all who ask for the same. */
export async function sendPacked(
  request: Request,
  response: Response,
  { key, pieces, head }: PackedAnswer,
): Promise<void> {
  const encoding = (["br", "gzip"] as const).find((one) => request.acceptsEncodings(one) === one);
  if (encoding === undefined) {
    await sendStream(response, pieces(), head);
    return;
  }
  const body = await packed.read(`${encoding} ${key}`, async () => pack[encoding](await textOf(pieces())));
  head();
  response
    .vary("Accept-Encoding")
    .set({ "Content-Encoding": encoding, "Content-Length": String(body.length) })
    .end(body);
}
