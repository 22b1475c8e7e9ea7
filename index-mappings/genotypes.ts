import { analysis } from "./analysis.ts";
import type { RecordOf } from "./fields/field.ts";
import { genotypeFields } from "./fields/genotype.ts";
import { mappingOfFields } from "./fields/mapping.ts";

/** A genotype as lists see it. */
export type GenotypeRecord = RecordOf<typeof genotypeFields>;

export const genotypes = {
  settings: { analysis },
  mapping: mappingOfFields(genotypeFields),
} as const;
