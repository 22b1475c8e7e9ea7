import { Link } from "react-router-dom";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { structureSubset } from "../../../api/contract/values/subset-name.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { external, siteAssetUrl, urls } from "../../shared/urls/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { FirstFew, PathwayModels } from "../../features/entities/FirstFew.tsx";
import { GeneLink, Listed, OtherSite } from "../../features/entities/links.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

/** A publication's own facts. */
export function ReferenceSummary({ reference }: { readonly reference: ReferencePage }) {
  const { reference_extras: extras } = useDeployment().site;
  const genes = reference.pubmed_keyword_genes;
  const structures = reference.structure_gene_count ?? 0;
  const { graphical_abstract: picture = null, tracks = [] } = extras[reference.uniquename] ?? {};
  return (
    <>
      {picture !== null && <GraphicalAbstract {...picture} />}
      <dl className="defs">
        <Definition term="Authors" wide>
          {reference.authors ?? reference.authors_abbrev}
        </Definition>
        <Definition term="Citation" wide>
          {reference.citation}
        </Definition>
        <Definition term="ID">
          <span className="id">{reference.uniquename}</span>
        </Definition>
        <Definition term="Year">{reference.publication_year}</Definition>
        <Definition term="Read it">
          {reference.pubmedid !== null && <Readers pubmedid={reference.pubmedid} doi={reference.doi} />}
        </Definition>
        <Definition term="Genes">
          {reference.gene_count > 0 ? (
            <Link to={urls.referenceGenes(reference.uniquename)}>
              {counted(reference.gene_count, "gene")}
            </Link>
          ) : reference.curated ? (
            <NotInRelease reason="the publication is curated" />
          ) : (
            "none annotated"
          )}
        </Definition>
        <Definition term="Gene structures">
          {structures > 0 && <StructureGenes reference={reference.uniquename} genes={structures} />}
        </Definition>
        <Definition term="Pathway models" wide>
          {reference.gocams.length > 0 && <PathwayModels models={reference.gocams} />}
        </Definition>
        <Definition term="Genes from PubMed keywords" wide>
          {genes.length > 0 && (
            <FirstFew
              parts={genes.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))}
            />
          )}
        </Definition>
        <Definition term="Genome browser tracks" wide>
          {tracks.length > 0 && <Tracks tracks={tracks} />}
        </Definition>
        <Definition term="Abstract" wide>
          {reference.abstract}
        </Definition>
      </dl>
    </>
  );
}

interface GraphicalAbstractProps {
  readonly image: string;
  readonly alt_text: string;
}

const GraphicalAbstract = ({ image, alt_text: words }: GraphicalAbstractProps) => (
  <img className="graphical-abstract" src={siteAssetUrl(image)} alt={words} width={300} height={185} />
);

/** Where a paper is known for how genes are built. */
const StructureGenes = ({ reference, genes }: { readonly reference: string; readonly genes: number }) => (
  <>
    named in the history of{" "}
    <Link to={urls.geneSubset(structureSubset(reference))}>{counted(genes, "gene")}</Link>
  </>
);

type Track = { readonly label: string; readonly url: string };

const Tracks = ({ tracks }: { readonly tracks: readonly Track[] }) => (
  <Listed
    between=" · "
    parts={tracks.map(({ label, url }) => ({ key: url, part: <SmartLink to={url}>{label}</SmartLink> }))}
  />
);

/** Where the publication can be read. */
const Readers = ({ pubmedid, doi }: { readonly pubmedid: string; readonly doi: string | null }) => (
  <>
    <OtherSite to={external.europePmc(pubmedid)}>Europe PMC (abstract)</OtherSite> ·{" "}
    <OtherSite to={external.europePmcSearch(pubmedid)}>Europe PMC (search)</OtherSite> ·{" "}
    <OtherSite to={external.pubmed(pubmedid)}>PubMed</OtherSite>
    {doi !== null && (
      <>
        {" "}
        · <OtherSite to={external.doi(doi)}>DOI</OtherSite>
      </>
    )}
  </>
);
