/** Reads files of structures with molstar. */
import { CIF } from "molstar/lib/mol-io/reader/cif.js";
import { trajectoryFromMmCIF } from "molstar/lib/mol-model-formats/structure/mmcif.js";
import { ModelSymmetry } from "molstar/lib/mol-model-formats/structure/property/symmetry.js";
import { Structure, StructureSymmetry } from "molstar/lib/mol-model/structure.js";

/** The head of packed values, which no text begins with. */
const binaryFrom = 0x80;

/**
 * The first model of a file, as the molecules stand together in nature where the file says so.
 * @param file an mmCIF file, or a BinaryCIF file
 * @throws when it cannot be read
 */
export async function readStructure(file: Uint8Array<ArrayBuffer>): Promise<Structure> {
  const isBinary = (file[0] ?? 0) >= binaryFrom;
  const parsed = await CIF.parse(isBinary ? file : new TextDecoder().decode(file)).run();
  if (parsed.isError) throw new Error(parsed.message);
  const [block] = parsed.result.blocks;
  if (!block) throw new Error("the file has no structure");
  const { representative: model } = await trajectoryFromMmCIF(block).run();
  const whole = Structure.ofModel(model);
  const [assembly] = ModelSymmetry.Provider.get(model)?.assemblies ?? [];
  return assembly ? StructureSymmetry.buildAssembly(whole, assembly.id).run() : whole;
}
