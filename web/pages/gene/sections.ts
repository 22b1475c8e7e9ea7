import type { GenePage, DataGap, Site } from "../../../api/contract/index.ts";
import { typeEntries } from "../../features/annotations/types-shown.ts";
import type { TypeWithCounts } from "../../features/annotations/types-shown.ts";
import { literatureEntry } from "../../features/literature/publications.ts";
import { gapsEntry } from "../../features/states/DataGaps.tsx";
import type { MenuEntry } from "../../features/section-menu/SectionMenu.tsx";
import { geneReferences, hasPredictedOrthologs, predictionGroup } from "./gene-references.ts";

const filled = (id: string, label: string, count: number): MenuEntry[] =>
  count > 0 ? [{ id, label, count }] : [];

/** Annotation types that come last, behind what is known of the gene's sequence and papers. */
const miscellaneous: ReadonlySet<string> = new Set(["cat_act", "ex_tools", "genome_org", "misc", "m_f_g"]);

/** Annotation types about parts of the protein, which stand with its domains. */
const aboutProtein: ReadonlySet<string> = new Set(["pombase_family_or_domain", "sequence"]);

/** The annotation types that have sections of their own. */
export const mainTypes = (types: readonly TypeWithCounts[]): TypeWithCounts[] =>
  types.filter(({ type }) => !miscellaneous.has(type.id) && !aboutProtein.has(type.id));
/** The annotation types that stand with protein features. */
export const proteinTypes = (types: readonly TypeWithCounts[]): TypeWithCounts[] =>
  types.filter(({ type }) => aboutProtein.has(type.id));
/** The annotation types that stand together at the end. */
export const miscellaneousTypes = (types: readonly TypeWithCounts[]): TypeWithCounts[] =>
  types.filter(({ type }) => miscellaneous.has(type.id));

/** What the page would show in a section or view of its own, and the release does not tell. */
export const gapSections = (
  gene: Pick<GenePage, "transcripts">,
  dataGaps: readonly DataGap[],
): readonly DataGap[] => {
  const codes = gene.transcripts.some((transcript) => transcript.cds_location !== null);
  return dataGaps.filter(
    ({ section, widget, is_partial }) =>
      !is_partial &&
      (section !== null || (widget !== null && (widget === "rna_2d") !== codes)) &&
      // Parts of proteins stand with the domains.
      (codes || section === null || !aboutProtein.has(section)),
  );
};

/** The sections that a gene's page has, in their order: only those with data, and transcripts always. */
export function geneSections(
  gene: GenePage,
  types: readonly TypeWithCounts[],
  dataGaps: readonly DataGap[],
  { taxonid, organisms, gene_references: resources }: Pick<Site, "taxonid" | "organisms" | "gene_references">,
): MenuEntry[] {
  const isOwn = gene.taxonid === taxonid;
  const hasExternal = isOwn && geneReferences(gene, resources).some(({ group }) => group !== predictionGroup);
  const orthologs = gene.ortholog_annotations.filter((row) =>
    organisms.some((organism) => organism.taxonid === row.taxonid),
  ).length;
  const hasPredictions =
    isOwn &&
    hasPredictedOrthologs(gene) &&
    geneReferences(gene, resources).some(({ group }) => group === predictionGroup);
  const hasProtein = gene.transcripts.some((transcript) => transcript.protein !== null);
  return [
    { id: "summary", label: "Summary" },
    ...typeEntries(mainTypes(types)),
    ...(orthologs > 0 || hasPredictions
      ? [{ id: "orthologs", label: "Orthologs", ...(orthologs > 0 && { count: orthologs }) }]
      : []),
    ...filled("paralogs", "Paralogs", gene.paralog_annotations.length),
    ...filled("target-of", "Target of", gene.target_of_annotations.length),
    ...filled("related", "Related genes", gene.related?.length ?? 0),
    {
      id: "transcripts",
      label: "Transcript details",
      count: gene.transcripts.length,
      group: "Sequence and transcripts",
    },
    { id: "sequence", label: "Sequence", group: "Sequence and transcripts" },
    ...filled("history", "Gene structure history", gene.gene_history.length).map((entry) => ({
      ...entry,
      group: "Sequence and transcripts",
    })),
    ...(hasExternal ? [{ id: "external-references", label: "External references" }] : []),
    ...literatureEntry(gene.references),
    ...filled("quantitative-expression", "Quantitative gene expression", gene.quantitative_expression.length),
    ...(hasProtein || gene.interpro_matches.length > 0
      ? [
          {
            id: "protein-features",
            label: "Domains and features",
            ...(gene.interpro_matches.length > 0 && { count: gene.interpro_matches.length }),
          },
        ]
      : []),
    ...typeEntries(proteinTypes(types)),
    ...typeEntries(miscellaneousTypes(types)),
    ...gapsEntry(gapSections(gene, dataGaps)),
  ];
}
