/** The numbers that the site shows beside those that a second, plain count of the files gives. */
import type { Recounts } from "../../../index-mappings/pages/release.ts";
import { codingType, featureType } from "../joins/genes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { subsetName } from "../summaries/subsets.ts";
import { plainCounts } from "./plain-counts.ts";

/** Ids that are named where the two counts differ; the numbers say how many there are. */
const named = 10;

const codingSubset = subsetName("feature_type", codingType);

/** Each number that can be counted from lines alone. */
export async function recounts(data: ReleaseData): Promise<Recounts> {
  const plain = await plainCounts(data.release);
  const [genes, subsets, features, peptides, ontology, references, alleles] = await Promise.all([
    data.genes(),
    data.subsets(),
    data.features(),
    data.peptides(),
    data.ontology(),
    data.references(),
    data.alleles(),
  ]);
  const row = (label: string, what: string, onSite: Iterable<string>, subset: string | null = null) => {
    const inFiles = plain.get(what) ?? new Set<string>();
    const site = new Set(onSite);
    return {
      label,
      in_files: inFiles.size,
      on_site: site.size,
      only_in_files: [...inFiles].filter((id) => !site.has(id)).slice(0, named),
      only_on_site: [...site].filter((id) => !inFiles.has(id)).slice(0, named),
      subset,
    };
  };
  const ofSubset = (what: string, name: string, label: (title: string) => string) =>
    row(label(subsets.get(name)?.displayName ?? what), what, subsets.get(name)?.genes ?? [], name);
  const beginningWith = (start: string): string[] =>
    [...plain.keys()].filter((what) => what.startsWith(start)).map((what) => what.slice(start.length));
  const transcripts = [...features.genes.values()].flatMap((model) => model.transcripts);
  return [
    row("Genes", "genes", genes.byId.keys()),
    row("Protein coding genes", "coding genes", subsets.get(codingSubset)?.genes ?? [], codingSubset),
    ...beginningWith("type ").map((type) =>
      ofSubset(`type ${type}`, subsetName("feature_type", featureType(type)), (title) => `${title}s`),
    ),
    row(
      "Transcripts",
      "transcripts",
      transcripts.map(({ id }) => id),
    ),
    row("Peptides", "peptides", peptides.keys()),
    row("Terms", "terms", ontology.terms.keys()),
    row("Publications", "references", references.keys()),
    row(
      "Curated publications",
      "curated references",
      [...references.values()].filter(({ curated }) => curated).map(({ id }) => id),
    ),
    row("Alleles", "alleles", alleles.keys()),
    ...beginningWith("with ").map((type) =>
      ofSubset(`with ${type}`, `with_${type}_annotation`, (title) => `Genes ${title}`),
    ),
  ].filter(({ in_files: files, on_site: site }) => files > 0 || site > 0);
}
