/** What the card of a gene, and that of the site, says. Pure. */
import { codingType } from "../../index-mappings/coding-type.ts";
import type { z } from "zod";
import type { Site } from "../../config/schema.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";
import { chromosomeName } from "../contract/values/chromosome-name.ts";
import type { Card } from "./card.ts";

/** What of a gene's page the card shows; the rest is not read. */
export const cardGene = genePage.pick({
  uniquename: true,
  name: true,
  product: true,
  feature_type: true,
  organism: true,
  deletion_viability: true,
  location: true,
  transcripts: true,
  allele_count: true,
  annotation_counts: true,
  gene_neighbourhood: true,
});
type CardGene = z.infer<typeof cardGene>;

type CardSite = Pick<Site, "site_name" | "accent_colour">;
/** Where a deployment has none of its own. */
const accent = "#0b5791";
/** Genes of the strip on either side. */
const besides = 3;

const ofSite = (site: CardSite): Pick<Card, "site" | "accent"> => ({
  site: site.site_name,
  accent: site.accent_colour ?? accent,
});

/** Neighbours of a gene, with itself among them. */
function stripOf({ uniquename, location, gene_neighbourhood: neighbours }: CardGene): Card["strip"] {
  if (location === null) return [];
  const at = neighbours.findIndex((one) => one.uniquename === uniquename);
  return neighbours.slice(Math.max(0, at - besides), at + besides + 1).map((one) => ({
    start: one.location.start_pos,
    end: one.location.end_pos,
    isForward: one.location.strand === "unstranded" ? null : one.location.strand === "forward",
    label: one.name ?? one.uniquename,
    isFocus: one.uniquename === uniquename,
  }));
}

/** The card of a gene: name, product, neighbours, and how much is known of it. */
export function cardOfGene(gene: CardGene, site: CardSite & Pick<Site, "chromosomes">): Card {
  const { name, uniquename, product, organism, location, deletion_viability: viability } = gene;
  const residues = gene.transcripts[0]?.protein?.number_of_residues;
  const annotations = gene.annotation_counts.reduce((sum, { annotations: rows }) => sum + rows, 0);
  const isNamed = name !== null && name !== uniquename;
  return {
    ...ofSite(site),
    organism: `${organism.genus} ${organism.species}`,
    kind: "Gene",
    title: isNamed ? name : uniquename,
    isItalic: isNamed,
    id: isNamed ? uniquename : "",
    text: product ?? (gene.feature_type === codingType ? "protein coding gene" : gene.feature_type),
    facts: [
      ...(location
        ? [
            `${chromosomeName(location.chromosome_name, site.chromosomes)}:${count(location.start_pos)}..${count(location.end_pos)}`,
          ]
        : []),
      ...(residues === undefined ? [] : [`${count(residues)} aa`]),
      ...(viability === null || viability === "unknown"
        ? []
        : [`deletion ${viability.replaceAll("_", " ")}`]),
      ...(gene.allele_count > 0 ? [counted(gene.allele_count, "allele")] : []),
      ...(annotations > 0 ? [counted(annotations, "annotation")] : []),
    ],
    strip: stripOf(gene),
  };
}

/** The card of pages that are about no gene: what the site is, and how much is in it. */
export function cardOfSite(site: CardSite & Pick<Site, "site_description">, metadata: Metadata | null): Card {
  const counts = metadata?.counts;
  return {
    ...ofSite(site),
    organism: metadata ? `${metadata.organism.genus} ${metadata.organism.species}` : "",
    kind: "",
    title: site.site_name,
    isItalic: false,
    id: "",
    text: site.site_description,
    facts: counts
      ? [
          counted(counts.genes, "gene"),
          // As the line under the head of each page counts them.
          counted(counts.annotations + counts.interactions, "annotation"),
          counted(counts.curated_references, "curated publication"),
          `release ${metadata.date_version}`,
        ]
      : [],
    strip: [],
  };
}
