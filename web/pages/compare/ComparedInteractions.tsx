import type { GeneComparison } from "../../../api/contract/gene-comparison.ts";
import { GeneLink } from "../../features/entities/links.tsx";
import { counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { holdersColumns, NamedHolders } from "./holders.tsx";
import type { Genes } from "./holders.tsx";

export interface ComparedInteractionsProps extends Pick<GeneComparison, "interactions" | "partners"> {
  readonly genes: Genes;
}

type Partner = GeneComparison["partners"][number];

/** Which of the genes interact with each other, and with whom several of them do. */
export function ComparedInteractions({ genes, interactions, partners }: ComparedInteractionsProps) {
  const columns: readonly Column<Partner>[] = [
    {
      id: "gene",
      header: "Partner",
      sortBy: (row) => row.name ?? row.uniquename,
      cell: (row) => <GeneLink gene={row} glyph />,
    },
    {
      id: "product",
      header: "Product",
      className: "wide-cell",
      sortBy: (row) => row.product,
      cell: (row) => row.product,
    },
    {
      id: "type",
      header: "Interaction",
      inline: true,
      sortBy: (row) => row.interaction,
      cell: (row) => row.interaction,
    },
    ...holdersColumns<Partner>(genes, "With"),
  ];
  return (
    <Section
      id="interactions"
      title="Interactions"
      count={
        partners.length === 0 ? "no partner in common" : `${counted(partners.length, "partner")} in common`
      }
    >
      {interactions.length > 0 && (
        <ul className="plain">
          {interactions.map(({ interaction, genes: pair }) => (
            <li key={`${interaction} ${pair.join(" ")}`}>
              <NamedHolders genes={genes} of={pair} />: {interaction} interaction with each other
            </li>
          ))}
        </ul>
      )}
      {partners.length > 0 && (
        <DataTable
          caption="Interaction partners in common"
          columns={columns}
          rows={partners}
          rowKey={({ uniquename, interaction }) => `${uniquename} ${interaction}`}
          cut="interactions"
        />
      )}
    </Section>
  );
}
