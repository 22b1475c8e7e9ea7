/** Sending and reading JSON that is stored compressed. */
import { promisify } from "node:util";
import { constants, gunzip, gunzipSync } from "node:zlib";
import type { Request, Response } from "express";
import type { z } from "zod";

const unpack = promisify(gunzip);

/** Sends the bytes as they are stored to those who take gzip, which is nearly everyone; unpacks them for the others. */
export async function sendStored(
  request: Request,
  response: Response,
  packed: Buffer,
  type = "application/json",
): Promise<void> {
  response.type(type);
  if (request.acceptsEncodings("gzip")) {
    response.set({ "Content-Encoding": "gzip", "Content-Length": String(packed.length) }).end(packed);
    return;
  }
  response.send(await unpack(packed));
}

/** Bytes that are enough to tell what the first of a stored document are. */
const beginning = 256;

/** Whether a document begins with a letter or sign of a text rather than with the head of packed values. */
export function isText(packed: Buffer): boolean {
  const [first = 0] = gunzipSync(packed.subarray(0, beginning), { finishFlush: constants.Z_SYNC_FLUSH });
  return first < 0x80;
}

/** The document itself, checked against its schema. */
export async function parseStored<T>(packed: Buffer, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse((await unpack(packed)).toString("utf8")));
}
