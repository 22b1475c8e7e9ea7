import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { browserUrl } from "../../features/genome-browser/location.ts";
import { TrackPicker } from "../../features/genome-browser/TrackPicker.tsx";
import { useBrowserLocation } from "../../features/genome-browser/use-browser-location.ts";
import { OtherSite } from "../../features/entities/links.tsx";

/** Ways from a gene to other places: its alleles, the genome browser with or without chosen tracks, other sites. */
export const GeneLinks = ({ gene }: { readonly gene: GenePage }) => (
  <nav className="gene-links" aria-label={`More about ${gene.display_name}`}>
    {gene.allele_count > 0 && (
      <Link to={urls.geneAlleles(gene.uniquename)}>{counted(gene.allele_count, "allele")}</Link>
    )}
    {gene.location !== null && <BrowserLink location={gene.location} />}
    {gene.uniprot_identifier !== null && (
      <OtherSite to={external.uniprot(gene.uniprot_identifier)}>UniProt {gene.uniprot_identifier}</OtherSite>
    )}
    {gene.uniprot_identifier !== null && (
      <OtherSite to={external.interproProtein(gene.uniprot_identifier)}>InterPro</OtherSite>
    )}
    <TrackPicker gene={gene} />
  </nav>
);

function BrowserLink({ location }: { readonly location: NonNullable<GenePage["location"]> }) {
  return <a href={browserUrl(urls.genomeBrowser, useBrowserLocation(location), [])}>Genome browser</a>;
}
