/** Reads what a file of a structure says with molstar. */
import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { trajectoryFromMmCIF } from "molstar/lib/mol-model-formats/structure/mmcif.js";
import { ModelSymmetry } from "molstar/lib/mol-model-formats/structure/property/symmetry.js";
import { Structure, StructureSymmetry } from "molstar/lib/mol-model/structure.js";

/** The first model of a file, as the molecules stand together in nature where the file says so. @throws when it is none */
export async function readStructure(file: CifFrame): Promise<Structure> {
  const { representative: model } = await trajectoryFromMmCIF(file).run();
  const whole = Structure.ofModel(model);
  const [assembly] = ModelSymmetry.Provider.get(model)?.assemblies ?? [];
  return assembly ? StructureSymmetry.buildAssembly(whole, assembly.id).run() : whole;
}
