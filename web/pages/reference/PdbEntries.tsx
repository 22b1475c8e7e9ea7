import type { PdbEntry } from "../../../api/contract/index.ts";
import { counted } from "../../app/format.ts";
import { external } from "../../app/urls.ts";
import { GeneLink, Listed, OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { DataTable } from "../../features/table/DataTable.tsx";
import type { Column } from "../../features/table/DataTable.tsx";
import { resolution } from "./resolution.ts";

const columns: Column<PdbEntry>[] = [
  { id: "id", header: "PDB", tight: true, sortBy: (entry) => entry.pdb_id, cell: (entry) => <OtherSite to={external.pdb(entry.pdb_id)}>{entry.pdb_id}</OtherSite> },
  { id: "title", header: "Title", className: "wide-cell", sortBy: (entry) => entry.title, cell: (entry) => entry.title },
  { id: "authors", header: "Authors", inline: true, cell: (entry) => entry.entry_authors_abbrev },
  { id: "method", header: "Method", inline: true, sortBy: (entry) => entry.experimental_method, cell: (entry) => entry.experimental_method },
  { id: "resolution", header: "Resolution (Å)", number: true, inline: true, label: "Å", sortBy: (entry) => Number(resolution(entry.resolution)) || null, cell: (entry) => resolution(entry.resolution) },
  {
    id: "genes", header: "Genes and chains",
    cell: (entry) => <Listed parts={entry.gene_chains.map(({ gene, chain, position }) => ({ key: `${gene.uniquename} ${chain}`, part: <><GeneLink gene={gene} /> <span className="muted">{chain} {position}</span></> }))} />,
  },
];

/** Protein structures that the publication describes. */
export const PdbEntries = ({ entries }: { readonly entries: readonly PdbEntry[] }) => (
  <Section id="structures" title="Protein structures" count={counted(entries.length, "entry", "entries")}>
    <DataTable caption="Protein structures of this publication" columns={columns} rows={entries} rowKey={(entry) => entry.pdb_id} />
  </Section>
);
