import { memo, useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import type { AnnotationType, GenePage as Gene, DataGap } from "../../../api/contract/index.ts";
import { geneLongName, titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { firstRows } from "../../shared/table/cut.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typesShown } from "../../features/annotations/types-shown.ts";
import type { TypeWithCounts } from "../../features/annotations/types-shown.ts";
import { NeighbourhoodStrip } from "../../features/drawings/NeighbourhoodStrip.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { GeneName, OtherSite } from "../../features/entities/links.tsx";
import { Partners } from "../../features/interaction-graph/Partners.tsx";
import { PhenotypeMatrix } from "../../features/phenotype-matrix/PhenotypeMatrix.tsx";
import { RelatedGenes } from "../../features/related/Related.tsx";
import { OverviewBand } from "../../features/overview/OverviewBand.tsx";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import type { MenuEntry } from "../../features/section-menu/SectionMenu.tsx";
import { SequenceSection } from "../../features/sequence/SequenceSection.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { GeneWidgets } from "../../features/widgets/GeneWidgets.tsx";
import { ExternalReferences } from "./ExternalReferences.tsx";
import { FormerId, useFormerId } from "./FormerId.tsx";
import { GeneHistory } from "./GeneHistory.tsx";
import { GeneSummary } from "./GeneSummary.tsx";
import { Orthologs } from "./Orthologs.tsx";
import { Paralogs } from "./Paralogs.tsx";
import { ProteinFeatures } from "./ProteinFeatures.tsx";
import { QuantitativeExpression } from "./QuantitativeExpression.tsx";
import { geneSections, mainTypes, miscellaneousTypes, proteinTypes, gapSections } from "./sections.ts";
import { productsOf } from "./summary-facts.ts";
import { TargetOf } from "./TargetOf.tsx";
import { DataGaps } from "../../features/states/DataGaps.tsx";
import { Transcripts } from "./Transcripts.tsx";
import { InTurn } from "../../shared/ui/InTurn.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { counted } from "../../shared/format/format.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { browserUrl } from "../../features/genome-browser/location.ts";
import { TrackPicker } from "../../features/genome-browser/TrackPicker.tsx";
import { useBrowserLocation } from "../../features/genome-browser/use-browser-location.ts";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";

// The letters of the sequence far below: there before it is drawn, nothing is laid out anew for them.
void document.fonts.load('1em "Source Code Pro Variable"');

/** Interactions from which on a drawing says more than their table. */
const fewInteractions = 3;

/** /gene/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useGeneQuery(id)} title={["Gene", id]}>
      {(gene) => (
        <InTurn key={gene.uniquename}>
          <GeneContent asked={id} gene={gene} />
        </InTurn>
      )}
    </Loaded>
  );
}

function GeneContent({ asked, gene }: { readonly asked: string; readonly gene: Gene }) {
  const deployment = useDeployment();
  const dataGaps = useDataGaps();
  const types = useMemo(() => typesShown(deployment, gene.annotation_counts), [deployment, gene]);
  const entries = useMemo(
    () => geneSections(gene, types, dataGaps, deployment.site),
    [gene, types, dataGaps, deployment],
  );
  const former = useFormerId(asked, gene);
  usePageTitle(...titleParts.gene(gene));
  useFragment();
  return <GeneSections gene={gene} types={types} entries={entries} former={former} dataGaps={dataGaps} />;
}

interface GeneSectionsProps {
  readonly gene: Gene;
  readonly types: readonly TypeWithCounts[];
  readonly entries: readonly MenuEntry[];
  /** Another id that the page was asked for by; null for none. */
  readonly former: string | null;
  readonly dataGaps: readonly DataGap[];
}

/** What is on the page. It stays as it is while the address changes, which each choice in a table does. */
const GeneSections = memo(function Sections({ gene, types, entries, former, dataGaps }: GeneSectionsProps) {
  const has = (section: string): boolean => entries.some((entry) => entry.id === section);
  const tables = (shown: readonly TypeWithCounts[]) =>
    shown.map(({ type, counts }) => (
      <AnnotationSection
        key={type.id}
        kind="gene"
        id={gene.uniquename}
        type={type}
        counts={counts}
        picture={<GenePicture gene={gene} type={type} types={types} />}
        wide={isWide(gene, type)}
        first={firstRows}
      />
    ));

  return (
    <PageWithMenu entries={entries}>
      <EntityHead
        type="gene"
        kind="Gene"
        id={null}
        name={<GeneHeading gene={gene} />}
        copied={gene.name === null ? gene.uniquename : `${gene.name} ${gene.uniquename}`}
        longName={geneLongName(gene)}
      >
        <div className="gene-line">
          {gene.product !== null && <p className="product">{productsOf(gene).join(" OR ")}</p>}
          <GeneLinks gene={gene} />
        </div>
        <FormerId gene={gene} asked={former} />
      </EntityHead>
      <AtAGlance gene={gene} />
      <NeighbourhoodStrip gene={gene} files />
      <GeneSummary gene={gene} />
      <GeneWidgets gene={gene} />
      <div className="side-by-side">
        {tables(mainTypes(types))}
        {has("orthologs") && <Orthologs gene={gene} />}
        {has("paralogs") && <Paralogs gene={gene} />}
        {has("target-of") && <TargetOf gene={gene} />}
        {has("related") && (
          <Section id="related" title="Related genes" help="/documentation/gene-page#related-genes" wide>
            <RelatedGenes to={gene.uniquename} genes={gene.related ?? []} />
          </Section>
        )}
      </div>
      <SectionsOfParts gene={gene} has={has} />
      <div className="side-by-side">
        {tables(proteinTypes(types))}
        {tables(miscellaneousTypes(types))}
      </div>
      <DataGaps gaps={gapSections(gene, dataGaps)} />
    </PageWithMenu>
  );
});

interface SectionsOfPartsProps extends Pick<GeneSectionsProps, "gene"> {
  readonly has: (section: string) => boolean;
}

/** Transcripts, sequence and protein, and the papers about them. */
const SectionsOfParts = ({ gene, has }: SectionsOfPartsProps) => (
  <>
    <Transcripts gene={gene} />
    <div className="side-by-side side-by-side--sequence">
      <SequenceSection gene={gene} />
      {has("history") && <GeneHistory gene={gene} />}
      {has("external-references") && <ExternalReferences gene={gene} />}
    </div>
    {has("literature") && <Literature gene={gene} />}
    {has("quantitative-expression") && <QuantitativeExpression gene={gene} />}
    {has("protein-features") && <ProteinFeatures gene={gene} />}
  </>
);

interface GenePictureProps extends Pick<GeneSectionsProps, "gene" | "types"> {
  readonly type: AnnotationType;
}

const allelesInMatrix = (gene: Gene): number => gene.annotated_allele_count ?? gene.allele_count;

/**
 * Whether a table needs the whole width: for what is drawn with it, as the protein with its modified residues, or for its
 * many columns. Findings that name no allele have neither.
 */
const isWide = (
  gene: Gene,
  { feature_type: feature, protein_viewer_type: viewer }: AnnotationType,
): boolean =>
  feature === "interaction" ||
  (feature === "genotype" && allelesInMatrix(gene) > 0) ||
  (viewer !== null && gene.has_protein_features);

const areInteractions = ({ type }: TypeWithCounts): boolean => type.feature_type === "interaction";
const interactionsOf = (types: readonly TypeWithCounts[]): number =>
  types.filter(areInteractions).reduce((sum, { counts }) => sum + counts.annotations, 0);

/** Whether something is drawn above the table of a type, or may be when it has come. */
function hasPicture(gene: Gene, type: AnnotationType, types: readonly TypeWithCounts[]): boolean {
  if (type.feature_type !== "interaction")
    return allelesInMatrix(gene) > 0 && type.overview?.directions !== undefined;
  return type.id === types.find(areInteractions)?.type.id && interactionsOf(types) >= fewInteractions;
}

/** What is drawn above the table of a type: partners above the first table of interactions, else what alleles do. */
function GenePicture({ gene, type, types }: GenePictureProps) {
  if (type.feature_type === "interaction")
    return hasPicture(gene, type, types) && <Partners gene={gene} interactions={interactionsOf(types)} />;
  return (
    <PhenotypeMatrix
      subject={`gene:${gene.uniquename}`}
      of={gene.display_name}
      type={type}
      page={urls.gene(gene.uniquename)}
      expected={allelesInMatrix(gene)}
    />
  );
}

/** "Gene: cdc2 / G1.09"; the kind line above says "Gene" to those who see. */
export const GeneHeading = ({ gene }: { readonly gene: Gene }) => (
  <span>
    <span className="visually-hidden">Gene: </span>
    <GeneName gene={gene} />
    {gene.name !== null && <span className="id"> / {gene.uniquename}</span>}
  </span>
);

/** Ways from a gene to other places: its alleles, the genome browser with or without chosen tracks, other sites. */
const GeneLinks = ({ gene }: { readonly gene: Gene }) => (
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
    <Link to={urls.geneSheet(gene.uniquename)}>Sheet to print</Link>
    <TrackPicker gene={gene} />
  </nav>
);

function BrowserLink({ location }: { readonly location: NonNullable<Gene["location"]> }) {
  return (
    <a href={pageAddress(browserUrl(urls.genomeBrowser, useBrowserLocation(location), []))}>Genome browser</a>
  );
}

/** Systematic id, name and synonyms joined by OR, and the organism's words. */
function pubmedWords(gene: Gene, organismWords: string): string {
  const names = [
    gene.uniquename,
    gene.name,
    ...gene.synonyms.filter((synonym) => !synonym.type.startsWith("obsolete")).map((synonym) => synonym.name),
  ];
  return `(${names.filter(Boolean).join(" OR ")}) AND (${organismWords})`;
}

/** Publications about the gene, and a search for more. */
function Literature({ gene }: { readonly gene: Gene }) {
  const { site } = useDeployment();
  return (
    <LiteratureSection
      about={gene.display_name}
      references={gene.references}
      help="/documentation/gene-page-literature"
      actions={
        gene.taxonid === site.taxonid && (
          <OtherSite to={external.pubmedSearch(pubmedWords(gene, site.pubmed_search_words))}>
            Search PubMed for {gene.display_name}
          </OtherSite>
        )
      }
    />
  );
}

/** What is known of it, type by type. */
const AtAGlance = ({ gene }: { readonly gene: Gene }) => (
  <OverviewBand
    page={gene}
    name={gene.display_name}
    references={gene.references}
    viability={gene.deletion_viability}
  />
);
