import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { frames } from "../../app/frames.ts";
import { urls } from "../../app/urls.ts";
import { Frame } from "../frames/Frame.tsx";

/** The main features of the gene's protein along its sequence. */
export function ProteinWidget({ gene }: { readonly gene: GenePage }) {
  if (!gene.has_protein_features) return <p className="empty well">No features available for {gene.display_name}</p>;
  return (
    <>
      <Frame title={`Protein features of ${gene.display_name}`} src={frames.proteinFeatures("widget", gene.uniquename)} width={1300} height={330} loading="Protein features loading ..." />
      <p className="small after"><Link to={urls.geneProteinFeatures(gene.uniquename)}>View all protein features ...</Link></p>
    </>
  );
}
