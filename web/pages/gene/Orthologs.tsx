import { useMemo, useState } from "react";
import type { GenePage, Site } from "../../../api/contract/index.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneName, Listed, OtherSite, TermLink } from "../../features/entities/links.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { termsOfSeveral } from "./ortholog-terms.ts";
import type { TermsOfSeveral } from "./ortholog-terms.ts";
import { geneReferences, hasPredictedOrthologs, predictionGroup } from "./gene-references.ts";
import { GeneReferenceList } from "./GeneReferenceList.tsx";
import { splitAtReferences } from "./history-text.ts";
import { SpeciesRow } from "./SpeciesRow.tsx";
import { Dialog, useDialogSoon } from "../../shared/ui/Dialog.tsx";
import { pathSegment } from "../../../api/contract/values/entity-path.ts";
import { about } from "../../features/entities/about.ts";

type Row = GenePage["ortholog_annotations"][number];
type Organism = Site["organisms"][number];

const speciesName = (organism: Organism): string => `${organism.genus.charAt(0)}. ${organism.species}`;

const nameOf = (row: Row): string => row.ortholog.name ?? row.ortholog.uniquename;

interface ColumnParts {
  readonly gene: GenePage;
  readonly organisms: ReadonlyMap<number, Organism>;
  readonly withQualifier: boolean;
  /** Terms of the rows are known to be of the ortholog itself. */
  readonly withTerms: boolean;
  readonly termsTitle: string;
}

const columnsFor = ({
  gene,
  organisms,
  withQualifier,
  withTerms,
  termsTitle,
}: ColumnParts): Column<Row>[] => [
  { id: "gene", header: "Gene", tight: true, cell: () => <GeneName gene={gene} /> },
  {
    id: "ortholog",
    header: "Ortholog",
    sortBy: nameOf,
    cell: (row) => <OrthologName row={row} organism={organisms.get(row.taxonid)} />,
  },
  {
    id: "species",
    header: "Organism",
    inline: true,
    sortBy: (row) => organisms.get(row.taxonid)?.genus ?? null,
    cell: (row) => <Species organism={organisms.get(row.taxonid)} />,
  },
  {
    id: "product",
    header: "Product",
    className: "wide-cell",
    sortBy: (row) => row.ortholog.product,
    cell: (row) => <OrthologProduct gene={nameOf(row)} product={row.ortholog.product} />,
  },
  ...(withTerms ? [{ id: "terms", header: termsTitle, cell: termsCell }] : []),
  ...(withQualifier ? [qualifierColumn] : []),
  {
    id: "reference",
    header: "Reference",
    inline: true,
    sortBy: (row) => row.source,
    cell: (row) => row.source !== null && <SourceText text={row.source} />,
  },
];

const qualifierColumn: Column<Row> = {
  id: "qualifier",
  header: "Qualifier",
  inline: true,
  cell: (row) => row.qualifier,
};

const termsCell = ({ terms = [] }: Row) =>
  terms.length > 0 && (
    <Listed parts={terms.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
  );

interface OfOrganism {
  /** Undefined for one that the deployment does not know. */
  readonly organism: Organism | undefined;
}

/** The name of an ortholog, as a link to the database of its organism where that has addresses. */
function OrthologName({ row: { ortholog }, organism }: OfOrganism & { readonly row: Row }) {
  const name = (
    <>
      {ortholog.name !== null && (
        <>
          <i>{ortholog.name}</i>{" "}
        </>
      )}
      <span className={ortholog.name === null ? "id" : "id muted small"}>{ortholog.uniquename}</span>
    </>
  );
  const url = organism?.gene_url ?? null;
  return url === null ? (
    name
  ) : (
    <OtherSite to={url.replace("<<IDENTIFIER>>", pathSegment(ortholog.uniquename))}>{name}</OtherSite>
  );
}

const Species = ({ organism }: OfOrganism) =>
  organism && (
    <>
      <i>{speciesName(organism)}</i>
      {organism.common_name !== organism.species && <span className="muted"> {organism.common_name}</span>}
    </>
  );

const fileColumns = (gene: GenePage): FileColumn<Row>[] => [
  { header: "gene", text: () => gene.uniquename },
  { header: "gene_name", text: () => gene.name },
  { header: "ortholog", text: (row) => row.ortholog.uniquename },
  { header: "ortholog_name", text: (row) => row.ortholog.name },
  { header: "taxonid", text: (row) => row.taxonid },
  { header: "product", text: (row) => row.ortholog.product },
  { header: "qualifier", text: (row) => row.qualifier },
  {
    header: "terms",
    text: (row) => row.terms?.map(({ termid, name }) => `${termid} ${name}`).join("|") ?? "",
  },
  { header: "source", text: (row) => row.source },
];

/** Where a row is from; publications in it are links. */
const SourceText = ({ text }: { readonly text: string }) => (
  <span className="muted">
    {splitAtReferences(text).map((part) =>
      part.isReference ? (
        <PageLink key={part.at} to={urls.reference(part.text)} {...about("reference", part.text)}>
          {part.text}
        </PageLink>
      ) : (
        part.text
      ),
    )}
  </span>
);

/** The orthologs of a gene in organisms that the deployment knows, and the columns that have something to say of them. */
function useOrthologs(gene: GenePage) {
  const { site, annotationTypes } = useDeployment();
  const organisms = useMemo(
    () => new Map(site.organisms.map((organism) => [organism.taxonid, organism])),
    [site],
  );
  const rows = useMemo(
    () => gene.ortholog_annotations.filter((row) => organisms.has(row.taxonid)),
    [gene, organisms],
  );
  const ofSeveral = useMemo(() => termsOfSeveral(rows), [rows]);
  const termsTitle = annotationTypes.find((type) => type.ortholog_taxonid !== null)?.display_name ?? "Terms";
  const columns = useMemo(() => {
    const withQualifier = rows.some((row) => row.qualifier !== null);
    const withTerms = rows.some(({ terms = [] }) => terms.length > 0) && ofSeveral.length === 0;
    return columnsFor({ gene, organisms, withQualifier, withTerms, termsTitle });
  }, [gene, organisms, rows, ofSeveral, termsTitle]);
  return { organisms, rows, columns, ofSeveral, termsTitle };
}

/** Orthologs that curators assigned in the deployment's other organisms, and where others predict some. */
export function Orthologs({ gene }: { readonly gene: GenePage }) {
  const { organisms, rows, columns, ofSeveral, termsTitle } = useOrthologs(gene);
  const missing = useDataGaps().find(({ section, is_partial }) => section === "orthologs" && !is_partial);
  const species = new Set(rows.map((row) => row.taxonid)).size;
  return (
    <Section
      id="orthologs"
      title="Orthologs"
      {...(rows.length > 0 ? { count: `${rows.length} in ${species} species` } : {})}
      help="/documentation/orthologs"
      wide
      actions={
        rows.length > 0 && (
          <TakeTable
            what={`orthologs of ${gene.display_name}`}
            file={`${gene.uniquename}-orthologs`}
            section="orthologs"
            columns={fileColumns(gene)}
            rows={rows}
          />
        )
      }
    >
      {rows.length > 0 ? (
        <>
          <SpeciesRow gene={gene} organisms={[...organisms.values()]} termsTitle={termsTitle} />
          <h3>Manually assigned orthologs</h3>
          <DataTable
            caption={`Manually assigned orthologs of ${gene.display_name}`}
            columns={columns}
            rows={rows}
            rowKey={(row) =>
              `${row.taxonid} ${row.ortholog.uniquename} ${row.qualifier ?? ""} ${row.source ?? ""}`
            }
            sorted={{ column: "species", descending: false }}
            cut="orthologs"
          />
          {ofSeveral.map((terms) => (
            <TermsOfOne
              key={terms.taxonid}
              of={terms}
              title={termsTitle}
              organism={organisms.get(terms.taxonid)}
            />
          ))}
        </>
      ) : missing ? (
        <NotInRelease reason={missing.reason} />
      ) : (
        <p className="subtle">No orthologs of {gene.display_name} have been assigned.</p>
      )}
      <Predictions gene={gene} />
    </Section>
  );
}

interface TermsOfOneProps extends OfOrganism {
  readonly of: TermsOfSeveral;
  readonly title: string;
}

/** Terms of one of several orthologs, of which it is not known. */
const TermsOfOne = ({ of: { orthologs, terms }, title, organism }: TermsOfOneProps) => (
  <p className="subtle">
    {title} of one of the {orthologs} {organism?.common_name} orthologs:{" "}
    <Listed parts={terms.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />. The
    release does not say of which.
  </p>
);

/** Where others predict orthologs of the gene. */
function Predictions({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  if (gene.taxonid !== site.taxonid || !hasPredictedOrthologs(gene)) return null;
  const references = geneReferences(gene, site.gene_references).filter(
    ({ group }) => group === predictionGroup,
  );
  return (
    references.length > 0 && (
      <div className="predictions">
        <h3>Ortholog prediction resources</h3>
        <GeneReferenceList
          caption={`Ortholog prediction resources for ${gene.display_name}`}
          references={references}
        />
      </div>
    )
  );
}

interface OrthologProductProps {
  /** How the gene of the page is called. */
  readonly gene: string;
  readonly product: string | null;
}

/** A product up to its first semicolon; the whole of it in a dialog. */
function OrthologProduct({ gene, product }: OrthologProductProps) {
  const [open, setOpen] = useState(false);
  const short = product?.split(";")[0] ?? product;
  useDialogSoon(short !== product);
  if (product === null) return null;
  if (short === product) return product;
  return (
    <>
      <button
        type="button"
        className="link-button link-button--text"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {short} …
      </button>
      {open && (
        <Dialog title={`Ortholog product for ${gene}`} onClose={() => setOpen(false)}>
          <p>{product}</p>
        </Dialog>
      )}
    </>
  );
}
