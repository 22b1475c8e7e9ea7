/** Large answers that are asked for again are packed once, better than on the way, and kept as they are sent. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { LruCache } from "../cache/lru-cache.ts";

/** Of Brotli: a third smaller than what is packed on the way, for twice the time of a thread beside. */
const quality = 5;

const pack = {
  br: (text: string): Promise<Buffer> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
} as const;

/** Bytes; an answer of all coding genes of a yeast with a dozen columns has some 200 KB. */
const largestSum = 8 * 1024 * 1024;

const packed = new LruCache<Buffer>({
  name: "packed answers",
  maxSize: largestSum,
  sizeOf: ({ length }) => length,
});

/**
 * Sends JSON, packed once for all who ask for the same.
 * @param key tells all answers from each other
 * @param make only called when the answer is not kept
 */
export async function sendPacked(
  request: Request,
  response: Response,
  key: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const encoding = (["br", "gzip"] as const).find((one) => request.acceptsEncodings(one) === one);
  if (encoding === undefined) {
    response.json(await make());
    return;
  }
  const body = await packed.read(`${encoding} ${key}`, async () =>
    pack[encoding](JSON.stringify(await make())),
  );
  response
    .type("application/json")
    .vary("Accept-Encoding")
    .set({ "Content-Encoding": encoding, "Content-Length": String(body.length) })
    .end(body);
}
