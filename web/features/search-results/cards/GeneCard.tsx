import type { GenePage, Site } from "../../../../api/contract/index.ts";
import { api } from "../../../shared/api-client/api.ts";
import { useDeployment } from "../../../shared/boot/boot.ts";
import { counted, sentenceCase, strandSign } from "../../../shared/format/format.ts";
import { pageAddress } from "../../../shared/urls/dataset.ts";
import { urls } from "../../../shared/urls/urls.ts";
import { sectionOf, typesShown } from "../../annotations/types-shown.ts";
import { NeighbourhoodStrip } from "../../drawings/NeighbourhoodStrip.tsx";
import { Definition } from "../../entities/Definitions.tsx";
import { Listed, TermLink } from "../../entities/links.tsx";
import { useLocationText } from "../../entities/use-location-text.ts";
import { Viability } from "../../entities/Viability.tsx";
import { browserUrl } from "../../genome-browser/location.ts";
import { useBrowserLocation } from "../../genome-browser/use-browser-location.ts";
import { publicationsOf } from "../../literature/publications.ts";
import { RelatedGenes } from "../../related/Related.tsx";
import { CardBody, Ways } from "./CardBody.tsx";

/** Where a gene lies, what becomes of cells without it, who its orthologs are, and ways to all that is known of it. */
export const GeneCard = ({ id }: { readonly id: string }) => (
  <CardBody query={api.useGeneQuery(id)}>{(gene) => <AboutGene gene={gene} />}</CardBody>
);

/** The page of the gene has more. */
const maxRelated = 3;

interface Ortholog {
  readonly organism: string;
  readonly names: string;
}

/** Of the organisms that the deployment shows, in their order. */
const orthologsOf = ({ ortholog_annotations: all }: GenePage, site: Site): Ortholog[] =>
  site.ortholog_taxonids.flatMap((taxonid) => {
    const names = all
      .filter((one) => one.taxonid === taxonid)
      .map(({ ortholog }) => ortholog.name ?? ortholog.uniquename);
    const organism = site.organisms.find((one) => one.taxonid === taxonid)?.common_name ?? String(taxonid);
    return names.length === 0
      ? []
      : [{ organism: `${sentenceCase(organism)} ortholog`, names: [...new Set(names)].join(", ") }];
  });

function AboutGene({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const diseases = gene.diseases ?? [];
  return (
    <>
      <dl className="defs">
        <Definition term="Location">{gene.location && <GeneLocation location={gene.location} />}</Definition>
        <Definition term="Deletion">
          {gene.deletion_viability && <Viability value={gene.deletion_viability} />}
        </Definition>
        {orthologsOf(gene, site).map(({ organism, names }) => (
          <Definition key={organism} term={organism}>
            {names}
          </Definition>
        ))}
        {diseases.length > 0 && (
          <Definition term="Disease of the ortholog" wide>
            <Listed parts={diseases.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
          </Definition>
        )}
      </dl>
      <NeighbourhoodStrip gene={gene} />
      <GeneWays gene={gene} />
      {gene.related !== undefined && gene.related.length > 0 && (
        <>
          <h3 className="hit__subhead">Related genes</h3>
          <RelatedGenes to={gene.uniquename} genes={gene.related.slice(0, maxRelated)} />
        </>
      )}
    </>
  );
}

function GeneLocation({ location }: { readonly location: NonNullable<GenePage["location"]> }) {
  const locationText = useLocationText();
  return (
    <>
      <a href={pageAddress(browserUrl(urls.genomeBrowser, useBrowserLocation(location), []))}>
        {locationText(location)}
      </a>{" "}
      <span className="muted">{strandSign(location.strand)}</span>
    </>
  );
}

/** How much of each is known, each a way to it. */
function GeneWays({ gene }: { readonly gene: GenePage }) {
  const deployment = useDeployment();
  const page = urls.gene(gene.uniquename);
  const [model, ...others] = gene.gocams;
  const publications = publicationsOf(gene.references).length;
  const ways = [
    ...(publications === 0 ? [] : [{ to: `${page}#literature`, text: counted(publications, "publication") }]),
    ...(gene.allele_count === 0
      ? []
      : [{ to: urls.geneAlleles(gene.uniquename), text: counted(gene.allele_count, "allele") }]),
    ...(model === undefined
      ? []
      : [
          {
            to: others.length === 0 ? urls.gocam(model.gocam_id) : page,
            text: counted(gene.gocams.length, "pathway model"),
          },
        ]),
    ...typesShown(deployment, gene.annotation_counts).map(({ type, counts }) => ({
      to: `${page}#${sectionOf(type.id)}`,
      text: `${type.display_name} ${counts.annotations}`,
    })),
  ];
  return <Ways label={`What is known of ${gene.display_name}`} ways={ways} />;
}
