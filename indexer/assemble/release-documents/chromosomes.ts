/** Chromosomes with their genes: summaries, and what is known along them. */
import type { ChromosomeSummary } from "../../../index-mappings/pages/others.ts";
import type { GenomeMap } from "../../../index-mappings/pages/release.ts";
import type { GeneModel } from "../joins/features.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import { locationOf } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** Name, length and number of genes of each chromosome. */
export async function chromosomeSummaries(data: ReleaseData): Promise<ChromosomeSummary[]> {
  const [genes, features, chromosomes] = await Promise.all([
    data.genes(),
    data.features(),
    data.chromosomes(),
  ]);
  const located = Map.groupBy(features.genes.values(), ({ chromosome }) => chromosome);
  return [...chromosomes.values()].map(({ id, displayName, residues }) => {
    const models = located.get(id) ?? [];
    return {
      name: id,
      long_display_name: displayName,
      length: residues.length,
      gene_count: models.length,
      coding_gene_count: models.filter((model) => genes.byId.get(model.id)?.feature_type === codingType)
        .length,
      centromeres: (features.centromeres.get(id) ?? []).map((range) => locationOf(id, range, range.strand)),
    };
  });
}

/** Windows that a map shows along the longest chromosome, at most. */
const maxWindows = 120;
/** nt */
const roundWindows = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** Where genes lie on the chromosomes of the front page, in steps. */
export async function genomeMap(data: ReleaseData): Promise<GenomeMap> {
  const [genes, features, chromosomes] = await Promise.all([
    data.genes(),
    data.features(),
    data.chromosomes(),
  ]);
  const shown = [...chromosomes.values()].filter(({ onFrontPage }) => onFrontPage);
  const longest = Math.max(...shown.map(({ residues }) => residues.length));
  const window = roundWindows.find((size) => longest / size <= maxWindows) ?? longest;
  const published = data.deployment.site.published_characterisation_status;
  const tellsViability = [...genes.byId.values()].some((gene) => gene.deletion_viability !== null);
  const located = Map.groupBy(features.genes.values(), ({ chromosome }) => chromosome);
  return shown.map(({ id, residues: { length } }) => {
    const windows = Array.from({ length: Math.ceil(length / window) }, () => ({
      coding: 0,
      published: 0,
      ...(tellsViability && { inviable: 0 }),
    }));
    const models = located.get(id) ?? [];
    for (const model of models) {
      const gene = genes.byId.get(model.id);
      const counts = windows[Math.floor((middle(model) - 1) / window)];
      if (gene?.feature_type !== codingType || !counts) continue;
      counts.coding++;
      if (gene.characterisation_status === published) counts.published++;
      if (counts.inviable !== undefined && gene.deletion_viability === "inviable") counts.inviable++;
    }
    const [centromere] = features.centromeres.get(id) ?? [];
    return {
      chromosome: id,
      length,
      gene_count: models.length,
      centromere: centromere ? Math.round(middle(centromere)) : null,
      window,
      windows,
    };
  });
}

/** Features of each type, in the order of their names. */
export async function featureTypes(
  data: ReleaseData,
): Promise<Record<string, { name: string; count: number }>> {
  const { types } = await data.features();
  return Object.fromEntries(
    [...types].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => [name, { name, count }]),
  );
}

const middle = ({ start, end }: Pick<GeneModel, "start" | "end">): number => (start + end) / 2;
