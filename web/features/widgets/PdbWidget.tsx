import { useRef, useState } from "react";
import type { GenePage, Site } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frames } from "../../shared/urls/frames.ts";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { entryAddress } from "./entry-address.ts";
import { StructureFeatures } from "./StructureFeatures.tsx";

type Entry = GenePage["pdb_entries"][number];

/** Whether the site has the structure itself, not only its name. */
const isKept = ({ has_file: inRelease }: Pick<Entry, "has_file">, { viewers }: Site): boolean =>
  inRelease === true || viewers.pdb.file_url !== null;

/** px that are kept for the widget. */
export const pdbHeight = (gene: GenePage, site: Site): number =>
  gene.pdb_entries.some((entry) => isKept(entry, site)) ? 520 : 60;

/** The experimental structures of the gene's protein: one drawn, all listed. Those without a file lead to their source. */
export function PdbWidget({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const row = useRef<HTMLDivElement>(null);
  const kept = gene.pdb_entries.filter((entry) => isKept(entry, site));
  const [chosen, setChosen] = useState(kept[0]?.pdb_id ?? null);
  return (
    <div className="widget__row" ref={row}>
      {chosen !== null && (
        <Frame
          title={`PDB structure ${chosen}`}
          src={frames.pdb(chosen)}
          width={600}
          height={400}
          loading="Structure view loading ..."
        />
      )}
      <div className="widget__aside">
        <ul className="plain">
          {gene.pdb_entries.map((entry) => (
            <li key={entry.pdb_id}>
              <EntryItem entry={entry} isKept={kept.includes(entry)} chosen={chosen} onChoose={setChosen} />
            </li>
          ))}
        </ul>
        {chosen !== null && <StructureFeatures key={chosen} gene={gene.uniquename} around={row} />}
      </div>
    </div>
  );
}

interface EntryItemProps {
  readonly entry: Entry;
  readonly isKept: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function EntryItem({ entry: { pdb_id: id, title }, isKept: canBeDrawn, chosen, onChoose }: EntryItemProps) {
  const { site } = useDeployment();
  return (
    <>
      {canBeDrawn ? (
        <button type="button" className="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {id}
        </button>
      ) : (
        <b className="id">{id}</b>
      )}{" "}
      {title} <OtherSite to={entryAddress(site.viewers.pdb, id)}>View at PDBe</OtherSite>
      {!canBeDrawn && <span className="muted small"> its file is not on this site</span>}
    </>
  );
}
