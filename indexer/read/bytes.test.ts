import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plain } from "./bytes.ts";

async function* pieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}

/** What came out before the end or the failure, and the code of the failure. */
async function unpack(content: Buffer, size: number): Promise<{ text: string; failure: unknown }> {
  let text = "";
  try {
    for await (const piece of plain(pieces(content, size))) text += piece.toString();
  } catch (error) {
    return { text, failure: error instanceof Error && "code" in error ? error.code : error };
  }
  return { text, failure: null };
}

const size = fc.integer({ min: 1, max: 64 });

test("a file that was cut anywhere gives what came before the cut, and fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), fc.nat(), size, async (content, where, piece) => {
      const packed = gzipSync(content);
      const { text, failure } = await unpack(packed.subarray(0, 2 + (where % (packed.length - 2))), piece);
      expect(failure).toBe("Z_BUF_ERROR");
      expect(content.startsWith(text)).toBe(true);
    }),
  );
});

test("several gzip members one after the other are one file, as bgzip writes them", async () => {
  const packed = Buffer.concat([gzipSync("one\n"), gzipSync("two\n")]);
  for (const piece of [1, 7, 1000])
    expect(await unpack(packed, piece)).toEqual({ text: "one\ntwo\n", failure: null });
});

test("zeros behind the end are padding", async () => {
  const packed = Buffer.concat([gzipSync("one\n"), Buffer.alloc(5000)]);
  for (const piece of [100, 10_000])
    expect(await unpack(packed, piece)).toEqual({ text: "one\n", failure: null });
});

test("plain content passes unchanged, also when it is a byte long or none", async () => {
  for (const content of ["", "\u001f", "id\tname\n"])
    expect(await unpack(Buffer.from(content), 1)).toEqual({ text: content, failure: null });
});
