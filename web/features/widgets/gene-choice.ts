/** Which widget a gene's page shows: what the reader chose last, or what stands in for it where the gene has no such thing. */
import { codingType } from "../../../api/contract/values/coding-type.ts";
import type { GenePage, DataGap } from "../../../api/contract/index.ts";

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

const structuredRna = new Set(["tRNA gene", "snRNA gene", "snoRNA gene", "rRNA gene"]);

export type WidgetGene = Pick<
  GenePage,
  | "feature_type"
  | "uniprot_identifier"
  | "rnacentral_urs_identifier"
  | "has_protein_features"
  | "has_structure_file"
  | "rna_structure"
> & {
  readonly pdb_entries: readonly unknown[];
  readonly gocams: readonly unknown[];
  readonly transcripts: readonly {
    readonly protein: { readonly sequence: string; readonly number_of_residues: number } | null;
  }[];
};

/** What the release and the site have for widgets. */
export interface Offered {
  readonly dataGaps: readonly DataGap[];
  /** Whether the deployment names an address of predicted structures. */
  readonly hasModelAddress: boolean;
  /** Residues of the longest protein whose structure is predicted. */
  readonly longestModelled: number;
}

/** Whether the gene's protein is longer than any that a resource has. @param residues of the longest that it has */
export const isProteinLonger = (gene: Pick<WidgetGene, "transcripts">, residues: number): boolean =>
  (gene.transcripts[0]?.protein?.number_of_residues ?? 0) > residues;

const isModelled = (gene: WidgetGene): boolean =>
  gene.uniprot_identifier !== null && Boolean(gene.transcripts[0]?.protein?.sequence);

const mayHave: Readonly<Record<GeneWidget, (gene: WidgetGene) => boolean>> = {
  alphafold: isModelled,
  pdb: (gene) => gene.pdb_entries.length > 0,
  rna_2d: (gene) =>
    structuredRna.has(gene.feature_type) &&
    (gene.rnacentral_urs_identifier !== null || Boolean(gene.rna_structure)),
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

/**
 * A protein without features says so, but only of a release that tells them; a predicted structure needs its file,
 * except to say of a protein that it is too long to have one.
 */
const has = (
  widget: GeneWidget,
  gene: WidgetGene,
  { dataGaps, hasModelAddress, longestModelled }: Offered,
): boolean =>
  mayHave[widget](gene) &&
  (widget !== "alphafold" ||
    hasModelAddress ||
    gene.has_structure_file === true ||
    isProteinLonger(gene, longestModelled)) &&
  (widget !== "protein_features" ||
    gene.has_protein_features ||
    !dataGaps.some((topic) => topic.widget === widget));

/** The widgets that a gene has. */
export const widgetsOf = (gene: WidgetGene, offered: Offered): GeneWidget[] =>
  geneWidgets.filter((widget) => has(widget, gene, offered));

export interface MissingWidget {
  readonly id: GeneWidget;
  /** A few words, and the whole reason. */
  readonly short: string;
  readonly reason: string;
}

/** Widgets that genes of its kind would have if the release told of them, or the site kept them. */
export const missingWidgets = (gene: WidgetGene, offered: Offered): MissingWidget[] =>
  geneWidgets.flatMap((id): MissingWidget[] => {
    const found = offered.dataGaps.find(({ widget }) => widget === id);
    const suits = id === "rna_2d" ? structuredRna.has(gene.feature_type) : gene.feature_type === codingType;
    if (!suits || has(id, gene, offered)) return [];
    if (found) return [{ id, short: "not in this release", reason: `Not in this release: ${found.reason}` }];
    return id === "alphafold" ? [{ id, ...withoutModel(gene) }] : [];
  });

const withoutModel = (gene: WidgetGene): Omit<MissingWidget, "id"> =>
  gene.uniprot_identifier === null
    ? {
        short: "no UniProt accession",
        reason:
          "Predicted structures are found by UniProt accessions, and the release names none of this gene",
      }
    : {
        short: "not on this site",
        reason: `Neither the release nor the site keeps the predicted structure of ${gene.uniprot_identifier}; External references lead to AlphaFold DB`,
      };

/** The widget shown for a choice; the genome browser ends every chain. */
export function shownWidget(choice: GeneWidgetChoice, gene: WidgetGene, offered: Offered): GeneWidgetChoice {
  let shown = choice;
  while (shown !== "none" && !has(shown, gene, offered)) shown = standsIn[shown];
  return shown;
}
