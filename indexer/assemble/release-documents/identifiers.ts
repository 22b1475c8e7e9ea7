/** Identifiers of others and the genes they stand for. */
import { foldIdentifier, orthologType } from "../../../index-mappings/pages/identifiers.ts";
import type { IdentifierMap } from "../../../index-mappings/pages/identifiers.ts";
import type { GeneShort } from "../../../index-mappings/shapes/shorts.ts";
import { geneShortOf } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** UniProt accessions, and names and ids of orthologs in the deployment's organisms. */
export async function identifierMap(data: ReleaseData): Promise<IdentifierMap> {
  const [genes, orthologs] = await Promise.all([data.genes(), data.orthologs()]);
  const mapped: GeneShort[] = [];
  const kinds = ["uniprot", ...data.deployment.site.ortholog_taxonids.map(orthologType)];
  // Maps, since an identifier may be a word that every object has.
  const types = new Map(kinds.map((kind) => [kind, new Map<string, Set<number>>()]));
  for (const gene of genes.byId.values()) {
    const index = mapped.length;
    const known = [
      ["uniprot", gene.uniprot] as const,
      ...(orthologs.get(gene.id) ?? []).flatMap(
        ({ taxonid, name, ortholog }) =>
          [
            [orthologType(taxonid), name],
            [orthologType(taxonid), ortholog],
          ] as const,
      ),
    ];
    let isMapped = false;
    for (const [kind, id] of known) {
      const ids = types.get(kind);
      if (!ids || !id) continue;
      const folded = foldIdentifier(id);
      ids.set(folded, (ids.get(folded) ?? new Set()).add(index));
      isMapped = true;
    }
    if (isMapped) mapped.push(geneShortOf(gene));
  }
  return {
    genes: mapped,
    types: Object.fromEntries(
      [...types].map(([kind, ids]) => [
        kind,
        Object.fromEntries([...ids].map(([id, indexes]) => [id, [...indexes]])),
      ]),
    ),
  };
}
