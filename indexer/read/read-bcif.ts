/** Reads structures as BinaryCIF: one document of MessagePack with as many data blocks as there are structures. */
import { decodeMsgPack } from "molstar/lib/mol-io/common/msgpack/decode.js";
import { encodeMsgPack } from "molstar/lib/mol-io/common/msgpack/encode.js";
import { z } from "zod";
import { ownerOf } from "./structure-owner.ts";
import { ReadFailure } from "./problem.ts";
import type { Note } from "./problem.ts";
import type { Located, StructureFile } from "./records.ts";

/** Bytes of a file; larger collections belong at an address of their own, which a deployment can name. */
const maxFile = 200_000_000;

/** What has to be there to part the blocks; their columns are passed on as they are. */
const binaryCif = z.object({
  version: z.string(),
  encoder: z.string().optional(),
  dataBlocks: z.array(
    z.object({ header: z.string(), categories: z.array(z.looseObject({ name: z.string() })) }),
  ),
});

/** Yields the data blocks of a file and returns their number. Notes blocks without atoms, unknown names and repeated ones. */
export async function* readBcif(
  bytes: AsyncIterable<Buffer>,
  note: Note,
): AsyncGenerator<readonly Located<StructureFile>[], number> {
  const { dataBlocks, ...head } = await decoded(bytes);
  const seen = new Set<string>();
  for (const block of dataBlocks) {
    const name = block.header;
    const owner = ownerOf(name);
    const isRepeated = seen.has(name);
    seen.add(name);
    if (owner === null)
      note(null, `${name}: expected AF-…-F1 of a predicted structure, or the id of a PDB entry`);
    else if (isRepeated) note(null, `duplicate block ${name}`);
    else if (!block.categories.some((category) => category.name === "_atom_site"))
      note(null, `${name} has no atoms`);
    else
      yield [
        { line: null, ...owner, form: "bcif", content: encodeMsgPack({ ...head, dataBlocks: [block] }) },
      ];
  }
  return dataBlocks.length;
}

/** @throws ReadFailure where the file is too large or no BinaryCIF */
async function decoded(bytes: AsyncIterable<Buffer>): Promise<z.infer<typeof binaryCif>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > maxFile) throw new ReadFailure(null, `is larger than ${maxFile.toLocaleString("en")} bytes`);
    pieces.push(piece);
  }
  if (size === 0) return { version: "", dataBlocks: [] };
  // A copy of its own: the decoder reads from the beginning of the memory behind it.
  const content = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  const document = unpacked(content);
  const file = binaryCif.safeParse(document);
  if (file.success) return file.data;
  throw new ReadFailure(null, "is no BinaryCIF: expected a version and data blocks with categories");
}

function unpacked(content: Uint8Array): unknown {
  try {
    return decodeMsgPack(content);
  } catch {
    return null;
  }
}
