/** Reads structures: mmCIF, one data block each, as many as there are in a file. */
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { Located, StructureFile } from "./records.ts";
import { ownerOf } from "./structure-owner.ts";

/** Characters; larger ones belong at an address of their own, which a deployment can name. */
const maxBlock = 20_000_000;

/** Yields the data blocks of a file and returns their number. Notes blocks without atoms, unknown names and repeated ones. */
export async function* readMmcif(
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly Located<StructureFile>[], number> {
  const seen = new Map<string, number>();
  let block: { readonly line: number; readonly name: string; parts: string[]; length: number } | null = null;
  let count = 0;

  const finish = (): Located<StructureFile>[] => {
    if (block === null) return [];
    const { line, name, parts } = block;
    block = null;
    const owner = ownerOf(name);
    const earlier = seen.get(name);
    seen.set(name, earlier ?? line);
    if (owner === null)
      note(line, `data_${name}: expected AF-…-F1 of a predicted structure, or the id of a PDB entry`);
    else if (earlier !== undefined)
      note(line, `duplicate block data_${name}: the same is in line ${earlier}`);
    else if (!parts.some((text) => text.startsWith("_atom_site."))) note(line, `data_${name} has no atoms`);
    else return [{ line, ...owner, form: "mmcif", content: `${parts.join("\n")}\n` }];
    return [];
  };

  for await (const batch of lines) {
    const records: Located<StructureFile>[] = [];
    for (let index = 0; index < batch.lines.length; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (text.startsWith("data_")) {
        records.push(...finish());
        block = { line, name: text.slice("data_".length).trim(), parts: [text], length: 0 };
        count++;
      } else if (block !== null) {
        block.length += text.length;
        if (block.length <= maxBlock) block.parts.push(text);
        else if (block.length - text.length <= maxBlock)
          note(line, `data_${block.name} is larger than ${maxBlock.toLocaleString("en")} characters`);
      } else if (text.trim() !== "" && !text.startsWith("#"))
        note(line, "expected data_ at the beginning", text);
    }
    yield records;
  }
  yield finish();
  return count;
}
