/** What partners say. Pure. */
import type { InteractionPartner } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { partnerName } from "./layout.ts";

/** "Affinity Capture-MS (3), Synthetic Rescue" */
export const evidenceText = ({ evidence }: InteractionPartner): string =>
  evidence
    .map(({ evidence: kind, count }) => `${kind ?? "evidence not recorded"}${count > 1 ? ` (${count})` : ""}`)
    .join(", ");

/** All that the drawing shows of a partner. */
export function partnerText(partner: InteractionPartner): string {
  const { physical, genetic } = partner.counts;
  return [
    partnerName(partner),
    physical > 0 && counted(physical, "physical interaction"),
    genetic > 0 && counted(genetic, "genetic interaction"),
    partner.complexes.length > 0 && "shared complex",
    partner.pathways.length > 0 && "shared pathway",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The table as a file. */
export const fileColumns: readonly FileColumn<InteractionPartner>[] = [
  { header: "Partner ID", text: ({ gene }) => gene.uniquename },
  { header: "Partner", text: ({ gene }) => gene.name },
  { header: "Product", text: ({ gene }) => gene.product },
  { header: "Physical", text: ({ counts }) => counts.physical },
  { header: "Genetic", text: ({ counts }) => counts.genetic },
  { header: "Evidence", text: evidenceText },
  { header: "Publications", text: ({ reference_count: count }) => count },
  { header: "Shared complexes", text: ({ complexes }) => complexes.map(({ name }) => name).join("|") },
  { header: "Shared pathways", text: ({ pathways }) => pathways.map(({ title }) => title).join("|") },
];
