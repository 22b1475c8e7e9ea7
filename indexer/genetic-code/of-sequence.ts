/** By sequence id, `*` for all others: what release.json says of translation tables. */
export type GeneticCodes = Readonly<Record<string, number>>;

/** Stands for all sequences that are not named. */
export const allOthers = "*";

const standard = 1;
/** Mould, protozoan and coelenterate mitochondria; also what most fungi have. */
const mitochondrial = 4;

/**
 * The NCBI translation table of a sequence: as the release says it, else table 4 for a sequence that its id or header
 * line calls mitochondrial, and table 1 for any other.
 */
export function tableOf(
  codes: GeneticCodes,
  { id, description }: { readonly id: string; readonly description: string },
): number {
  const usual = /mitochondri/i.test(`${id} ${description}`) ? mitochondrial : standard;
  return codes[id] ?? codes[allOthers] ?? usual;
}
