import { decodeMsgPack } from "molstar/lib/mol-io/common/msgpack/decode.js";
import { encodeMsgPack } from "molstar/lib/mol-io/common/msgpack/encode.js";
import { expect, test } from "vitest";
import { ReadFailure } from "./problem.ts";
import { readBcif } from "./read-bcif.ts";

async function read(...pieces: readonly Uint8Array[]) {
  const problems: string[] = [];
  async function* bytes() {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const batches = readBcif(bytes(), (_line, reason) => problems.push(reason));
  const records = [];
  for (let next = await batches.next(); ; next = await batches.next()) {
    if (next.done) return { records, rows: next.value, problems };
    records.push(...next.value);
  }
}

const block = (header: string, name = "_atom_site") => ({
  header,
  categories: [{ name, rowCount: 2, columns: [] }],
});
const file = (...dataBlocks: readonly object[]) =>
  encodeMsgPack({ version: "0.3.0", encoder: "test", dataBlocks });

test("each data block becomes a file of its own", async () => {
  const content = file(block("AF-P04551-F1"), block("1ABC"));
  const { records, rows, problems } = await read(content.subarray(0, 50), content.subarray(50));
  expect(records.map(({ source, id, form }) => `${source} ${id} ${form}`)).toEqual([
    "alphafold P04551 bcif",
    "pdb 1abc bcif",
  ]);
  expect(records.map((record) => decodeMsgPack(Uint8Array.from(Buffer.from(record.content))))).toMatchObject([
    { dataBlocks: [{ header: "AF-P04551-F1", categories: [{ name: "_atom_site", rowCount: 2 }] }] },
    { dataBlocks: [{ header: "1ABC" }] },
  ]);
  expect([rows, problems]).toEqual([2, []]);
});

test("what is no structure is told, and left out", async () => {
  const { records, rows, problems } = await read(
    file(block("readme"), block("1abc", "_cell"), block("2abc"), block("2abc")),
  );
  expect(records.map(({ id }) => id)).toEqual(["2abc"]);
  expect(rows).toBe(4);
  expect(problems).toEqual([
    "readme: expected AF-…-F1 of a predicted structure, or the id of a PDB entry",
    "1abc has no atoms",
    "duplicate block 2abc",
  ]);
});

test.each([
  ["text", Buffer.from("data_1abc\n")],
  ["a number", Uint8Array.of(7)],
  ["a file that is cut off", Uint8Array.of(0x83, 0xa7, 0x76)],
])("%s is no BinaryCIF", async (_what, content) => {
  await expect(read(content)).rejects.toThrow(ReadFailure);
});
