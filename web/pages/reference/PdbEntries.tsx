import { useCallback, useMemo, useState } from "react";
import type { MouseEvent } from "react";
import type { PdbEntry } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { external } from "../../shared/urls/urls.ts";
import { GeneLink, Listed, OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { Frame } from "../../features/frames/Frame.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

/** A resolution as shown: rounded to two decimals, empty when it is no number. */
export function resolution(text: string | null): string {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "";
}

const chains = (entry: PdbEntry): string =>
  entry.gene_chains
    .map(({ gene, chain, position }) => `${gene.name ?? gene.uniquename} ${chain} ${position}`.trim())
    .join(", ");

/** What a row says in one place, after the pointer has rested on it. */
const About = ({ entry }: { readonly entry: PdbEntry }) => (
  <span className="hint hint--late" aria-hidden>
    <b>{entry.pdb_id}</b> {entry.title}
    <br />
    <span className="muted">
      {[
        entry.entry_authors_abbrev,
        entry.experimental_method,
        resolution(entry.resolution) && `${resolution(entry.resolution)} Å`,
        chains(entry),
      ]
        .filter(Boolean)
        .join(" · ")}
    </span>
  </span>
);

const idColumn = (
  chosen: string | null,
  choose: (id: string) => void,
  isKept: (entry: PdbEntry) => boolean,
): Column<PdbEntry> => ({
  id: "id",
  header: "PDB",
  tight: true,
  sortBy: (entry) => entry.pdb_id,
  cell: (entry) => (
    <span className="pdb-id" data-pdb={entry.pdb_id}>
      {isKept(entry) ? (
        <button
          type="button"
          className="button"
          aria-pressed={entry.pdb_id === chosen}
          onClick={() => choose(entry.pdb_id)}
        >
          {entry.pdb_id}
        </button>
      ) : (
        <b className="id">{entry.pdb_id}</b>
      )}
      <About entry={entry} />
    </span>
  ),
});

const otherColumns: readonly Column<PdbEntry>[] = [
  {
    id: "title",
    header: "Title",
    className: "wide-cell",
    sortBy: (entry) => entry.title,
    cell: (entry) => entry.title,
  },
  { id: "authors", header: "Authors", inline: true, cell: (entry) => entry.entry_authors_abbrev },
  {
    id: "method",
    header: "Method",
    inline: true,
    sortBy: (entry) => entry.experimental_method,
    cell: (entry) => entry.experimental_method,
  },
  {
    id: "resolution",
    header: "Resolution (Å)",
    number: true,
    first: "smallest",
    inline: true,
    label: "Å",
    sortBy: (entry) => Number(resolution(entry.resolution)) || null,
    cell: (entry) => resolution(entry.resolution),
  },
  {
    id: "genes",
    header: "Genes and chains",
    cell: (entry) => (
      <Listed
        parts={entry.gene_chains.map(({ gene, chain, position }) => ({
          key: `${gene.uniquename} ${chain}`,
          part: (
            <>
              <GeneLink gene={gene} />{" "}
              <span className="muted">
                {chain} {position}
              </span>
            </>
          ),
        }))}
      />
    ),
  },
  {
    id: "source",
    header: "At its source",
    inline: true,
    cell: (entry) => <OtherSite to={external.pdb(entry.pdb_id)}>PDBe</OtherSite>,
  },
];

/** Protein structures that the publication describes: one drawn, all listed. A press on a row draws it. */
export function PdbEntries({ entries }: { readonly entries: readonly PdbEntry[] }) {
  const hasAddress = useDeployment().site.viewers.pdb.file_url !== null;
  const isKept = useCallback(
    ({ has_file: inRelease }: PdbEntry) => hasAddress || inRelease === true,
    [hasAddress],
  );
  const [chosen, setChosen] = useState(entries.find(isKept)?.pdb_id ?? null);
  const columns = useMemo(() => [idColumn(chosen, setChosen, isKept), ...otherColumns], [chosen, isKept]);
  const choose = ({ target }: MouseEvent) => {
    const row = target instanceof Element && !target.closest("a") ? target.closest("tbody tr") : null;
    const id = row?.querySelector("[data-pdb]")?.getAttribute("data-pdb");
    if (entries.some((entry) => entry.pdb_id === id && isKept(entry))) setChosen(id ?? null);
  };
  return (
    <Section id="structures" title="Protein structures" count={counted(entries.length, "entry", "entries")}>
      {chosen === null ? (
        <p className="subtle">No file of these structures is on this site; each entry leads to its source.</p>
      ) : (
        <Frame
          title={`Structure ${chosen}`}
          src={frames.pdb(chosen)}
          width={600}
          height={400}
          loading="Structure view loading ..."
        />
      )}
      <div className="pdb-entries" onClick={choose}>
        <DataTable
          caption="Protein structures of this publication"
          columns={columns}
          rows={entries}
          rowKey={(entry) => entry.pdb_id}
        />
      </div>
    </Section>
  );
}
