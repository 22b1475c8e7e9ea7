/** Which widget a gene's page shows: what the reader chose last, or what stands in for it where the gene has no such thing. */
import type { GenePage, NotTold } from "../../../api/contract/index.ts";

/** In the order of their buttons. */
export const geneWidgets = [
  "alphafold",
  "pdb",
  "rna_2d",
  "gocam_viewer",
  "protein_features",
  "genome_browser",
] as const;
export type GeneWidget = (typeof geneWidgets)[number];

/** "none" hides them all. */
export type GeneWidgetChoice = GeneWidget | "none";

const codingType = "mRNA gene";
const structuredRna = new Set(["tRNA gene", "snRNA gene", "snoRNA gene", "rRNA gene"]);

type WidgetGene = Pick<
  GenePage,
  "feature_type" | "uniprot_identifier" | "rnacentral_urs_identifier" | "has_protein_features"
> & {
  readonly pdb_entries: readonly unknown[];
  readonly gocams: readonly unknown[];
  readonly transcripts: readonly { readonly protein: { readonly sequence: string } | null }[];
};

const mayHave: Readonly<Record<GeneWidget, (gene: WidgetGene) => boolean>> = {
  alphafold: (gene) => gene.uniprot_identifier !== null && Boolean(gene.transcripts[0]?.protein?.sequence),
  pdb: (gene) => gene.pdb_entries.length > 0,
  rna_2d: (gene) => gene.rnacentral_urs_identifier !== null && structuredRna.has(gene.feature_type),
  gocam_viewer: (gene) => gene.gocams.length > 0,
  protein_features: (gene) => gene.feature_type === codingType,
  genome_browser: () => true,
};

/** What stands in for a widget that a gene has not. */
const standsIn: Readonly<Record<GeneWidget, GeneWidget>> = {
  gocam_viewer: "protein_features",
  pdb: "alphafold",
  alphafold: "protein_features",
  rna_2d: "genome_browser",
  protein_features: "genome_browser",
  genome_browser: "genome_browser",
};

/** A protein without features says so, but only of a release that tells them. */
const has = (widget: GeneWidget, gene: WidgetGene, notTold: readonly NotTold[]): boolean =>
  mayHave[widget](gene) &&
  (widget !== "protein_features" ||
    gene.has_protein_features ||
    !notTold.some((topic) => topic.widget === widget));

/** The widgets that a gene has. */
export const widgetsOf = (gene: WidgetGene, notTold: readonly NotTold[]): GeneWidget[] =>
  geneWidgets.filter((widget) => has(widget, gene, notTold));

/** Widgets that genes of its kind would have if the release told of them. */
export const untoldWidgets = (
  gene: WidgetGene,
  notTold: readonly NotTold[],
): { readonly id: GeneWidget; readonly reason: string }[] =>
  geneWidgets.flatMap((id) => {
    const found = notTold.find(({ widget }) => widget === id);
    const suits = id === "rna_2d" ? structuredRna.has(gene.feature_type) : gene.feature_type === codingType;
    return found && suits && !has(id, gene, notTold) ? [{ id, reason: found.reason }] : [];
  });

/** The widget shown for a choice; the genome browser ends every chain. */
export function shownWidget(
  choice: GeneWidgetChoice,
  gene: WidgetGene,
  notTold: readonly NotTold[],
): GeneWidgetChoice {
  let shown = choice;
  while (shown !== "none" && !has(shown, gene, notTold)) shown = standsIn[shown];
  return shown;
}
