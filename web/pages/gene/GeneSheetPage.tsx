import { Printer } from "lucide-react";
import { useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Link, useParams } from "react-router-dom";
import type { FirstTables, GenePage } from "../../../api/contract/index.ts";
import { geneLongName, titleParts } from "../../../api/contract/values/titles.ts";
import { typesShown } from "../../features/annotations/types-shown.ts";
import { citedAsText } from "../../features/cite-page/cited-page.ts";
import { NeighbourhoodStrip } from "../../features/drawings/NeighbourhoodStrip.tsx";
import { TranscriptFigure } from "../../features/drawings/TranscriptFigure.tsx";
import { OverviewBand } from "../../features/overview/OverviewBand.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneHeading } from "./GenePage.tsx";
import { GeneSummary } from "./GeneSummary.tsx";
import { partSequenceUrl } from "./part-sequence.ts";
import { mainTypes } from "./sections.ts";
import { shareLines } from "./share-lines.ts";
import { annotationTables, listTables } from "./sheet-tables.tsx";
import { SheetTable } from "./SheetTable.tsx";
import { productsOf } from "./summary-facts.ts";
import { useFittingLines } from "./use-fitting-lines.ts";

/** /gene/{uniquename}/sheet: a gene on two sheets of paper. */
export function Component() {
  const { id = "" } = useParams();
  const tables = api.useFirstTablesQuery(`gene:${id}`);
  return (
    <Loaded query={api.useGeneQuery(id)} title={["Gene", id]}>
      {(gene) => (
        <Loaded query={tables} title={["Gene", id]}>
          {(first) => <Sheet gene={gene} first={first} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Lines that the tables of each sheet have at most: of one column on the first, of both columns on the second. */
const maxLines = { ofTerms: 16, ofOthers: 124 };

interface SheetProps {
  readonly gene: GenePage;
  readonly first: FirstTables;
}

function Sheet({ gene, first }: SheetProps) {
  usePageTitle(...titleParts.gene(gene), "Sheet");
  const deployment = useDeployment();
  const types = mainTypes(typesShown(deployment, gene.annotation_counts));
  const hasSlim = ({ type }: (typeof types)[number]): boolean =>
    type.slim !== null && type.overview?.directions === undefined;
  const [ofTerms, others] = [types.filter(hasSlim), types.filter((one) => !hasSlim(one))];
  const terms = useFittingLines(maxLines.ofTerms, 1);
  const rest = useFittingLines(maxLines.ofOthers, 4);
  const listed = [...annotationTables(others, first, gene), ...listTables(gene, deployment.site.organisms)];
  return (
    <div className="page sheets" data-own-foot>
      <p className="sheets__bar">
        <Link to={urls.gene(gene.uniquename)}>All of {gene.display_name}</Link>
        <button type="button" className="button button--primary" onClick={() => print()}>
          <Printer className="icon" aria-hidden />
          Print, or save as PDF
        </button>
      </p>
      <OneSheet gene={gene} number={1} content={terms.ref}>
        <h1>
          <GeneHeading gene={gene} />
        </h1>
        {gene.product !== null && <p className="product">{productsOf(gene).join(" OR ")}</p>}
        <GeneSummary gene={gene} />
        {/* Its cells filter tables, of which the gene's page has all rows. */}
        <div inert>
          <OverviewBand
            page={gene}
            name={gene.display_name}
            references={gene.references}
            viability={gene.deletion_viability}
          />
          <NeighbourhoodStrip gene={gene} />
          <FirstTranscript gene={gene} />
        </div>
        <div className="sheet__columns sheet__columns--three">
          {annotationTables(ofTerms, first, gene).map((table) => (
            <SheetTable key={table.title} {...table} maxRows={terms.lines} />
          ))}
        </div>
      </OneSheet>
      <OneSheet gene={gene} number={2} content={rest.ref}>
        <p className="sheet__again">
          <GeneHeading gene={gene} />
        </p>
        <div className="sheet__columns sheet__columns--two">
          {shareLines(
            listed.map(({ rows }) => rows.length),
            rest.lines,
          ).flatMap((own, at) => {
            const table = listed[at];
            return table ? [<SheetTable key={table.title} {...table} maxRows={own} />] : [];
          })}
        </div>
      </OneSheet>
    </div>
  );
}

function FirstTranscript({ gene }: Pick<SheetProps, "gene">) {
  const [transcript] = gene.transcripts;
  return (
    transcript && (
      <TranscriptFigure
        transcript={transcript}
        sequenceOf={(part) => partSequenceUrl(gene, transcript, part, new URLSearchParams())}
      />
    )
  );
}

interface OneSheetProps extends Pick<SheetProps, "gene"> {
  readonly number: 1 | 2;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** One side of paper; at its foot how it is cited. */
function OneSheet({ gene, number, content, children }: OneSheetProps) {
  const { site_name: site } = useDeployment().site;
  const release = useMetadata()?.date_version ?? "";
  const [accessed] = useState(() => new Date().toISOString().slice(0, 10));
  const cited = citedAsText({
    site,
    title: geneLongName(gene),
    address: `${location.origin}${urls.gene(gene.uniquename)}`,
    release,
    accessed,
  });
  return (
    <section className="sheet" aria-label={`Sheet ${number} of 2`}>
      <div className="sheet__content" ref={content}>
        {children}
      </div>
      <p className="sheet__foot">
        <span>{cited}</span>
        <span>{number} / 2</span>
      </p>
    </section>
  );
}
