import { expect, test } from "vitest";
import type { StructureFile } from "../read/records.ts";
import { structureCheck } from "./structures.ts";

test("says of a structure that is there twice which of both is shown", () => {
  const said: string[] = [];
  const check = structureCheck(({ file, reason }) => said.push(`${file}: ${reason}`));
  const take = (path: string, form: StructureFile["form"], source: StructureFile["source"], id: string) =>
    check.structure(
      { id: path, entity: "structure", format: form, path, rows: 1 } as Parameters<typeof check.structure>[0],
      { line: null, source, id, form, content: "" },
    );
  take("a.bcif", "bcif", "alphafold", "P04551");
  take("b.cif", "mmcif", "alphafold", "P04551");
  take("c.cif", "mmcif", "pdb", "1abc");
  take("d.bcif", "bcif", "pdb", "1abc");
  take("e.bcif", "bcif", "pdb", "2abc");
  expect(said).toEqual([
    "b.cif: the predicted structure of P04551 is in a.bcif too; that one is shown",
    "d.bcif: the structure 1abc is in c.cif too; this one is shown",
  ]);
});
