import { Link } from "react-router-dom";
import type { SearchHit } from "../../../api/contract/search.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Viability } from "../entities/Viability.tsx";
import { orthologLines } from "../entities/orthologs.ts";

/** Where the genes of a hit are listed. */
const genesUrl: Partial<Record<SearchHit["type"], (id: string) => string>> = {
  term: urls.termGenes,
  reference: urls.referenceGenes,
};

/** What is known of a hit at a glance, at the right of its row: what differs between things of one kind. */
export function HitFacts({ hit: { type, id, facts } }: { readonly hit: SearchHit }) {
  const { site } = useDeployment();
  if (facts === null) return null;
  const { chromosome, deletion_viability: viability, orthologs, gene_count: genes } = facts;
  const name = site.chromosomes.find((one) => one.id === chromosome)?.long_display_name ?? chromosome;
  const lines = orthologLines(orthologs, site);
  const url = genesUrl[type];
  if (name === null && viability === null && lines.length === 0 && genes === null) return null;
  return (
    <ul className="hit__facts" aria-label="At a glance">
      {name !== null && <li>{name}</li>}
      {viability !== null && (
        <li>
          <span className="visually-hidden">Deletion: </span>
          <Viability value={viability} />
        </li>
      )}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {genes !== null && genes > 0 && url && (
        <li>
          <Link to={url(id)}>{counted(genes, "gene")}</Link>
        </li>
      )}
      {genes === 0 && <li>no genes</li>}
    </ul>
  );
}
