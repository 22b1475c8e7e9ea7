import { useState } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frames } from "../../shared/urls/frames.ts";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { entryAddress } from "./entry-address.ts";

/** The experimental structures of the gene's protein: one drawn, all listed. */
export function PdbWidget({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const [chosen, setChosen] = useState(gene.pdb_entries[0]?.pdb_id ?? "");
  return (
    <div className="widget__row">
      <Frame
        title={`PDB structure ${chosen}`}
        src={frames.pdb(chosen)}
        width={600}
        height={400}
        loading="Structure view loading ..."
      />
      <ul className="plain widget__aside">
        {gene.pdb_entries.map(({ pdb_id: id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              {id}
            </button>{" "}
            {title} <OtherSite to={entryAddress(site.viewers.pdb, id)}>View at PDBe</OtherSite>
          </li>
        ))}
      </ul>
    </div>
  );
}
