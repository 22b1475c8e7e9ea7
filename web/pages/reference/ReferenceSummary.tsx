import { Link } from "react-router-dom";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { external, siteAssetUrl, urls } from "../../shared/urls/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GeneLink, GocamLink, OtherSite } from "../../features/entities/links.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

/** A publication's own facts. */
export function ReferenceSummary({ reference }: { readonly reference: ReferencePage }) {
  const { reference_extras: extras } = useDeployment().site;
  const { graphical_abstract: picture = null, tracks = [] } = extras[reference.uniquename] ?? {};
  return (
    <>
      {picture !== null && (
        <img
          className="graphical-abstract"
          src={siteAssetUrl(picture.image)}
          alt={picture.alt_text}
          width={300}
          height={185}
        />
      )}
      <dl className="defs">
        {reference.authors !== null && (
          <Definition term="Authors" wide>
            {reference.authors}
          </Definition>
        )}
        {reference.authors === null && reference.authors_abbrev !== null && (
          <Definition term="Authors" wide>
            {reference.authors_abbrev}
          </Definition>
        )}
        {reference.citation !== null && (
          <Definition term="Citation" wide>
            {reference.citation}
          </Definition>
        )}
        <Definition term="ID">
          <span className="id">{reference.uniquename}</span>
        </Definition>
        {reference.publication_year !== null && (
          <Definition term="Year">{reference.publication_year}</Definition>
        )}
        {reference.pubmedid !== null && (
          <Definition term="Read it">
            <OtherSite to={external.europePmc(reference.pubmedid)}>Europe PMC (abstract)</OtherSite> ·{" "}
            <OtherSite to={external.europePmcSearch(reference.pubmedid)}>Europe PMC (search)</OtherSite> ·{" "}
            <OtherSite to={external.pubmed(reference.pubmedid)}>PubMed</OtherSite>
            {reference.doi !== null && (
              <>
                {" "}
                · <OtherSite to={external.doi(reference.doi)}>DOI</OtherSite>
              </>
            )}
          </Definition>
        )}
        <Definition term="Genes">
          {reference.gene_count > 0 ? (
            <Link to={urls.referenceGenes(reference.uniquename)}>
              {counted(reference.gene_count, "gene")}
            </Link>
          ) : (
            "none annotated"
          )}
        </Definition>
        {reference.gocams.length > 0 && (
          <Definition term="Pathway models" wide>
            <FirstFew
              parts={reference.gocams.map((model) => ({
                key: model.gocam_id,
                part: <GocamLink model={model} />,
              }))}
            />
          </Definition>
        )}
        {reference.pubmed_keyword_genes.length > 0 && (
          <Definition term="Genes from PubMed keywords" wide>
            <FirstFew
              parts={reference.pubmed_keyword_genes.map((gene) => ({
                key: gene.uniquename,
                part: <GeneLink gene={gene} />,
              }))}
            />
          </Definition>
        )}
        {tracks.length > 0 && (
          <Definition term="Genome browser tracks" wide>
            {tracks.map(({ label, url }, index) => (
              <span key={url}>
                {index > 0 && " · "}
                <SmartLink to={url}>{label}</SmartLink>
              </span>
            ))}
          </Definition>
        )}
        {reference.abstract !== null && (
          <Definition term="Abstract" wide>
            {reference.abstract}
          </Definition>
        )}
      </dl>
    </>
  );
}
