import type { GenePage } from "../../../api/contract/index.ts";
import { typeEntries } from "../../features/annotations/types-shown.ts";
import type { TypeWithCounts } from "../../features/annotations/types-shown.ts";
import type { MenuEntry } from "../../features/section-menu/SectionMenu.tsx";

const filled = (id: string, label: string, count: number): MenuEntry[] => (count > 0 ? [{ id, label, count }] : []);

/** The sections that a gene's page has, in their order: only those with data, and transcripts always. */
export function geneSections(gene: GenePage, types: readonly TypeWithCounts[]): MenuEntry[] {
  const hasExternal = gene.uniprot_identifier !== null || gene.rnacentral_urs_identifier !== null || gene.biogrid_interactor_id !== null || gene.pdb_entries.length > 0;
  const hasProtein = gene.transcripts.some((transcript) => transcript.protein !== null);
  return [
    { id: "summary", label: "Summary" },
    ...typeEntries(types),
    ...filled("orthologs", "Orthologs", gene.ortholog_annotations.length),
    ...filled("paralogs", "Paralogs", gene.paralog_annotations.length),
    ...filled("target-of", "Target of", gene.target_of_annotations.length),
    { id: "transcripts", label: gene.transcripts.length === 1 ? "Transcript" : "Transcripts", count: gene.transcripts.length },
    ...(hasProtein || gene.interpro_matches.length > 0 ? [{ id: "protein-features", label: "Domains and features", count: gene.interpro_matches.length }] : []),
    ...filled("history", "Structure history", gene.gene_history.length),
    ...(hasExternal ? [{ id: "external-references", label: "External references" }] : []),
    ...filled("literature", "Literature", gene.references.length),
  ];
}
