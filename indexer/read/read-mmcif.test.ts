import { expect, test } from "vitest";
import { readMmcif } from "./read-mmcif.ts";
import { readText } from "../../tests/fixtures/read-text.ts";

const atoms = "loop_\n_atom_site.group_PDB\n_atom_site.id\nATOM 1\n#\n";
const read = (text: string) => readText(readMmcif, text);

test("each data block is a structure: a model of AlphaFold, or an entry of the PDB", async () => {
  const { records, rows, problems } = await read(
    `data_AF-P04551-F1\n#\n${atoms}data_1ABC\n${atoms}data_AF-Q9XYZ1-F1-model_v4\n${atoms}`,
  );
  expect(records.map(({ source, id }) => `${source} ${id}`)).toEqual([
    "alphafold P04551",
    "pdb 1abc",
    "alphafold Q9XYZ1",
  ]);
  expect(records[1]?.content).toBe(`data_1ABC\n${atoms}`);
  expect([rows, problems]).toEqual([3, []]);
});

test("what is no structure is told with its line, and left out", async () => {
  const { records, rows, problems } = await read(
    `ATOM\ndata_cell\n${atoms}data_1abc\n#\ndata_2abc\n${atoms}data_2abc\n${atoms}`,
  );
  expect(records.map(({ id }) => id)).toEqual(["2abc"]);
  expect(rows).toBe(4);
  expect(problems).toEqual([
    "1: expected data_ at the beginning",
    "2: data_cell: expected AF-…-F1 of a predicted structure, or the id of a PDB entry",
    "8: data_1abc has no atoms",
    "16: duplicate block data_2abc: the same is in line 10",
  ]);
});

test("a file arrives in pieces of any size", async () => {
  const text = `data_1abc\n${atoms}data_2abc\n${atoms}`;
  for (const piece of [1, 7, 40])
    expect((await readText(readMmcif, text, { piece, gzip: true })).records).toEqual(
      (await read(text)).records,
    );
});
