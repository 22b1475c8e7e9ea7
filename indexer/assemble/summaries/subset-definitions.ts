/** What the genes of a named subset have in common, in a sentence. Pure. */
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { subsetName } from "../../../index-mappings/subset-name.ts";

const notCounted = "annotations with NOT, or whose evidence says that there are no data (ND), do not count";

/** Subsets that are made of annotations, by their names: how they are made, with what they are called. */
const made: readonly (readonly [RegExp, (id: string, displayName: string) => string])[] = [
  [/^with_.+_annotation$/, (_, called) => `Genes ${called}; ${notCounted}.`],
  [
    /^non_slim_without_.+_annotation$/,
    (_, called) => `Protein coding genes ${called}, apart from dubious genes and transposons; ${notCounted}.`,
  ],
  [
    /^non_slim_with_.+_annotation$/,
    (_, called) =>
      `Protein coding genes ${called} or below one of its terms, apart from dubious genes and transposons; ${notCounted}.`,
  ],
  [
    /^feature_type_ncRNA_gene$/,
    () => "Genes of all types that end in RNA gene, apart from those of messenger RNA.",
  ],
  [
    /^interpro:(.+)$/,
    (id) => `Genes with a protein that has a match of ${id} in the domain files of the release.`,
  ],
  [
    /^structure_history:(.+)$/,
    (id) =>
      `Genes whose structure history names ${id}: they were added with it, or coordinates that it gave were changed.`,
  ],
  [/^gomodel:(.+)$/, () => "Genes that enable an activity of the pathway model."],
];

/** How a subset is made; null for one that another version made. */
export function definitionOf(name: string, displayName: string): string | null {
  for (const [pattern, say] of made) {
    const found = pattern.exec(name);
    if (found) return say(found[1] ?? "", displayName);
  }
  for (const [field, entry] of entriesOf(geneFields))
    if ("query" in entry && entry.query?.node === "subset" && name.startsWith(subsetName(field, ""))) {
      const genes = "codingOnly" in entry.query && entry.query.codingOnly ? "Protein coding genes" : "Genes";
      return `${genes} with the value “${displayName}” of ${entry.label.toLowerCase()}.`;
    }
  return null;
}
