/** Structures of compounds that take part in reactions. */
import type { CompoundStructure } from "../../../index-mappings/shapes/reaction.ts";
import { compoundKey } from "../reactions/compound-key.ts";
import type { Rows } from "../rows/rows.ts";

/** By the key of a compound; a name comes before the synonyms of others, and of several the first stays. */
export async function joinCompoundStructures(rows: Rows): Promise<ReadonlyMap<string, CompoundStructure>> {
  const byName = new Map<string, CompoundStructure>();
  const bySynonym = new Map<string, CompoundStructure>();
  for await (const { id, name, synonyms, smiles } of rows("compound-structures")) {
    const structure = { chebi: id, smiles };
    const key = compoundKey(name);
    if (!byName.has(key)) byName.set(key, structure);
    for (const synonym of synonyms.map(compoundKey))
      if (!bySynonym.has(synonym)) bySynonym.set(synonym, structure);
  }
  return new Map([...bySynonym, ...byName]);
}
