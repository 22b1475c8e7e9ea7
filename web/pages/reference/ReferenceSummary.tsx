import { Info } from "lucide-react";
import { Link } from "react-router-dom";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../app/boot.ts";
import { counted } from "../../app/format.ts";
import { external, mailUrl, urls } from "../../app/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GocamLink, OtherSite } from "../../features/entities/links.tsx";

/** A publication's own facts, and how far it is curated. */
export function ReferenceSummary({ reference }: { readonly reference: ReferencePage }) {
  return (
    <>
      <dl className="defs">
        {reference.authors !== null && <Definition term="Authors" wide>{reference.authors}</Definition>}
        {reference.authors === null && reference.authors_abbrev !== null && <Definition term="Authors" wide>{reference.authors_abbrev}</Definition>}
        {reference.citation !== null && <Definition term="Citation" wide>{reference.citation}</Definition>}
        <Definition term="ID"><span className="id">{reference.uniquename}</span></Definition>
        {reference.publication_year !== null && <Definition term="Year">{reference.publication_year}</Definition>}
        {reference.pubmedid !== null && (
          <Definition term="Read it">
            <OtherSite to={external.pubmed(reference.pubmedid)}>PubMed</OtherSite> · <OtherSite to={external.europePmc(reference.pubmedid)}>Europe PMC</OtherSite>
            {reference.doi !== null && <> · <OtherSite to={external.doi(reference.doi)}>DOI</OtherSite></>}
          </Definition>
        )}
        <Definition term="Genes">{reference.gene_count > 0 ? <Link to={urls.referenceGenes(reference.uniquename)}>{counted(reference.gene_count, "gene")}</Link> : "none annotated"}</Definition>
        {reference.gocams.length > 0 && <Definition term="Pathway models" wide><FirstFew parts={reference.gocams.map((model) => ({ key: model.gocam_id, part: <GocamLink model={model} /> }))} /></Definition>}
        {reference.abstract !== null && <Definition term="Abstract" wide>{reference.abstract}</Definition>}
      </dl>
      <CurationStatus reference={reference} />
    </>
  );
}

/** Why a publication has no annotations. */
function reasonOf(status: string | null): string | null {
  if (status === null) return null;
  if (/review|comment/i.test(status)) return "This publication is a review or comment, and has no data of its own to curate.";
  if (/method|reagent/i.test(status)) return "This publication describes a method or reagent, and has no data to curate.";
  return /curatable/i.test(status) ? null : "The data of this publication cannot be associated with genes or annotation types.";
}

function CurationStatus({ reference }: { readonly reference: ReferencePage }) {
  const { site } = useDeployment();
  if (reference.annotation_counts.some((type) => type.annotations > 0)) {
    return reference.approved_date === null ? null : <p className="small muted after">Curated; approved {reference.approved_date}.</p>;
  }
  const reason = reasonOf(reference.canto_triage_status);
  return (
    <div className="message">
      <Info className="icon" aria-hidden />
      <div>
        {reason ?? <>This publication hasn't been curated yet. <a href={mailUrl(site.contact_address, `Curation of ${reference.uniquename}`)}>Tell the curators</a> what it should hold.</>}
      </div>
    </div>
  );
}
