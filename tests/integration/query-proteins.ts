import type { ReferenceGene, ReleaseReader } from "./query-genes.ts";

/** Proteins with their domains, structures and masses, orthologs and paralogs, and the subsets that genes belong to. */
export async function readProteins({ genes, gene, lines }: ReleaseReader): Promise<void> {
  for (const [id, mass, point] of await lines("peptide-stats", 1)) {
    const found = genes.get(id!);
    if (found?.type !== "mRNA gene") continue;
    if (mass !== "") found.measures.protein_mol_weight = Number(mass);
    if (point !== "") found.measures.isoelectric_point = Number(point);
  }
  const count = (found: ReferenceGene, name: string, by = 1): void => {
    found.numbers[name] = (found.numbers[name] ?? 0) + by;
  };
  const tellsTransmembrane = (await lines("protein-domains", 1)).some(([, , , , database = ""]) =>
    /^(TMHMM|PHOBIUS)$/i.test(database),
  );
  for (const found of genes.values()) {
    if (found.type !== "mRNA gene") continue;
    for (const name of [
      "coiled_coils_count",
      "disordered_regions_count",
      "low_complexity_regions_count",
      ...(tellsTransmembrane ? ["tm_domain_count"] : []),
    ])
      found.numbers[name] = 0;
  }
  const disordered = new Map<string, Set<number>>();
  const cover = (found: ReferenceGene, start: string, end: string): void => {
    const positions = disordered.get(found.id) ?? new Set<number>();
    for (let at = Number(start); at <= Number(end); at++) positions.add(at);
    disordered.set(found.id, positions);
  };
  for (const [id, , , start = "", end = ""] of await lines("disordered-regions", 1)) {
    const found = gene(id);
    if (found?.type !== "mRNA gene" || Number(end) < Number(start)) continue;
    count(found, "disordered_regions_count");
    cover(found, start, end);
  }
  for (const found of genes.values()) {
    const length = found.numbers["protein_length"];
    if (found.type === "mRNA gene")
      found.numbers["disordered_percent"] =
        length === undefined ? 0 : Math.floor((100 * (disordered.get(found.id)?.size ?? 0)) / length);
  }
  for (const [id, , , domain = "", database = ""] of await lines("protein-domains", 1)) {
    const found = gene(id);
    if (!found) continue;
    for (const name of [
      database === "INTERPRO" ? `interpro:${domain}` : `interpro:${database}:${domain}`,
      `${database}:${domain}`,
      domain,
      `interpro:${domain}`,
    ])
      found.subsets.add(name);
    if (found.type !== "mRNA gene") continue;
    if (/^(Coiled coils|COILS)$/i.test(database)) count(found, "coiled_coils_count");
    if (/^(MOBIDB-Low-complexity|SEG)$/i.test(database)) count(found, "low_complexity_regions_count");
    if (/^(TMHMM|PHOBIUS)$/i.test(database)) count(found, "tm_domain_count");
  }
  const entries = await lines("pdb-entries", 1);
  const structures = new Map<string, Set<string>>();
  for (const [id, entry = ""] of entries) {
    const found = gene(id);
    if (found) structures.set(found.id, (structures.get(found.id) ?? new Set()).add(entry));
  }
  if (entries.length > 0)
    for (const found of genes.values())
      if (found.type === "mRNA gene")
        found.numbers["pdb_structure_count"] = structures.get(found.id)?.size ?? 0;
  for (const [group = ""] of await lines("paralogs", 0)) {
    const ids = group.split(",").flatMap((id) => gene(id)?.id ?? []);
    for (const id of ids) for (const other of ids) if (other !== id) genes.get(id)?.paralogs.add(other);
  }
  for (const [id, , , taxon] of await lines("orthologs", 1)) gene(id)?.taxa.add(Number(taxon));
  for (const [id, viability] of await lines("gene-viability", 0))
    genes
      .get(id!)
      ?.subsets.add(
        `deletion_viability_${viability === "condition-dependent" ? "depends_on_conditions" : viability!}`,
      );
  for (const [id, status = ""] of await lines("gene-characterisation", 1)) {
    const found = genes.get(id!);
    if (found?.type === "mRNA gene")
      found.subsets.add(`characterisation_status_${status.replaceAll(/[ ,:]+/g, "_")}`);
  }
  for (const found of genes.values()) {
    found.subsets.add(`feature_type_${found.type.replaceAll(/[ ,:]+/g, "_")}`);
    if (found.type.endsWith("RNA gene") && found.type !== "mRNA gene")
      found.subsets.add("feature_type_ncRNA_gene");
  }
}
