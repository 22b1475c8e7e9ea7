import { codingType } from "../../../api/contract/values/coding-type.ts";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { subsetName } from "../../../api/contract/values/subset-name.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata, useDataGaps } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { bases, count, counted } from "../../shared/format/format.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { Swatch } from "../../features/drawings/Swatch.tsx";
import { Chromosome } from "./Chromosome.tsx";
import {
  mapViews,
  maxIn,
  numberIn,
  numberStep,
  shareSteps,
  stepOf,
  totals,
  windowText,
  withFound,
} from "./genome-steps.ts";
import type { GenePlace, MappedChromosome, MapView, MapWindow } from "./genome-steps.ts";
import type { MapFilesProps } from "./MapFiles.tsx";
import { WindowTable } from "./WindowTable.tsx";

/** What tells which proteins have a published role. */
const knownBy = "gene-characterisation";
/** Height of the map while it is under way, for three chromosomes. */
const heightToCome = "11rem";

/** What is known along each chromosome, or how many genes lie there, to scale, and the same as a table. */
export function GenomeMap() {
  const { site } = useDeployment();
  const { data, isError, error, refetch } = api.useGenomeMapQuery();
  const tellsRoles = !useDataGaps().some(({ topic }) => topic === knownBy);
  const chromosomes = useMemo(
    () =>
      site.chromosomes.flatMap((settings): MappedChromosome[] => {
        const mapped = data?.find((one) => one.chromosome === settings.id);
        if (!mapped || !settings.show_on_front_page) return [];
        const { name, long_display_name: longName } = settings;
        // Without characterisation it would draw a genome of which nothing is known.
        const windows = tellsRoles
          ? mapped.windows
          : mapped.windows.map((window) => ({ ...window, published: undefined }));
        return [{ ...mapped, windows, name, longName }];
      }),
    [site, data, tellsRoles],
  );
  if (isError)
    return (
      <ErrorMessage
        title="The map of the genome could not be loaded."
        failure={asFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <div style={{ minHeight: heightToCome }} />;
  if (chromosomes.length === 0) return null;

  return <Karyotype chromosomes={chromosomes} tellsRoles={tellsRoles} />;
}

const viewNames: Readonly<Record<MapView, string>> = {
  role: "Share with a published role",
  unpublished: "Genes without a published role",
  coding: "Coding genes",
  inviable: "Genes inviable when deleted",
  query: "Genes of my last query",
};
/** In narrow windows, whose legend below the map says the whole. */
const shortNames: Readonly<Record<MapView, string>> = {
  role: "Known role",
  unpublished: "Unknown role",
  coding: "Coding genes",
  inviable: "Inviable",
  query: "Last query",
};
// Few want files of it, or have run a query: they come when they are asked for.
const MapFiles = lazy(() => import("./MapFiles.tsx"));
const LastQuery = lazy(() => import("./LastQuery.tsx"));

/** Of the address. */
const parameter = "map";

const codingGenes = subsetName("feature_type", codingType);

/** The query for the genes of some subsets that lie on the chromosomes that are drawn. */
const genesOn = (chromosomes: readonly MappedChromosome[], subsets: readonly string[]): string =>
  urls.resultsOf(
    JSON.stringify({
      and: [
        ...subsets.map((subset_name) => ({ subset: { subset_name } })),
        { or: chromosomes.map(({ chromosome }) => ({ genome_range: { chromosome_name: chromosome } })) },
      ],
    }),
  );

/** The view that the address names, of those that the release has data for. */
function useView(tellsRoles: boolean) {
  const [search, setSearch] = useSearchParams();
  const views = mapViews(tellsRoles);
  const [first = "coding"] = views;
  return {
    views,
    view: views.find((one) => one === search.get(parameter)) ?? first,
    choose: (next: MapView) =>
      setSearch(next === first ? {} : { [parameter]: next }, { replace: true, preventScrollReset: true }),
  };
}

interface KaryotypeProps {
  readonly chromosomes: readonly MappedChromosome[];
  readonly tellsRoles: boolean;
}

function Karyotype({ chromosomes: all, tellsRoles }: KaryotypeProps) {
  const { views, view, choose } = useView(tellsRoles);
  const [found, setFound] = useState<readonly GenePlace[] | null>(null);
  const [pointed, setPointed] = useState<{ readonly on: string; readonly index: number } | null>(null);
  const chromosomes = useMemo(
    // Before its genes have come, nothing is said of them.
    () => (view === "query" && found !== null ? withFound(all, found) : all),
    [view, all, found],
  );
  const longest = Math.max(...chromosomes.map((one) => one.length));
  const max = maxIn(chromosomes, view);
  const window = bases(chromosomes[0]?.window ?? 0);
  const shown = chromosomes.find(({ chromosome }) => chromosome === pointed?.on);
  const colourOf = (of: MapWindow) => (view === "role" ? stepOf(of) : numberStep(numberIn[view](of), max));
  const title = `${viewNames[view]}, ${view === "query" || view === "coding" ? "" : "coding genes, "}windows of ${window}`;
  const labels = labelsOf(view, max);
  return (
    <section aria-labelledby="map-title">
      <div className="section__head section__head--small">
        <h2 id="map-title">{tellsRoles ? "What is known along the genome" : "Genes along the genome"}</h2>
        <CodingGenes chromosomes={chromosomes} tellsRoles={tellsRoles} />
        <ViewChoice views={views} chromosomes={chromosomes} view={view} onChoose={choose} />
      </div>
      <div className="karyotype">
        {chromosomes.map((one) => (
          <Chromosome
            key={one.chromosome}
            chromosome={one}
            longest={longest}
            colourOf={colourOf}
            pointed={pointed?.on === one.chromosome ? pointed.index : null}
            onPoint={(index) => setPointed(index === null ? null : { on: one.chromosome, index })}
          />
        ))}
      </div>
      <p className="karyotype__readout small">
        {shown && pointed
          ? windowText(shown, pointed.index)
          : "Point at a window, or move along a chromosome by arrow keys; a click or a tap opens the genome browser."}
      </p>
      {view === "query" && (
        <div className="small">
          <Suspense>
            <LastQuery onGenes={setFound} />
          </Suspense>
        </div>
      )}
      {(view !== "query" || found !== null) && <Legend title={title} labels={labels} />}
      <OtherForms
        tellsRoles={tellsRoles}
        chromosomes={chromosomes}
        colourOf={colourOf}
        title={title}
        labels={labels}
      />
      <WindowTable chromosomes={chromosomes} />
    </section>
  );
}

/** How many proteins there are, and how many of them have a published role; each number leads to the query for its genes. */
function CodingGenes({ chromosomes, tellsRoles }: KaryotypeProps) {
  const { site } = useDeployment();
  const metadata = useMetadata();
  const { coding, published } = totals(chromosomes);
  const elsewhere = (metadata?.counts.coding_genes ?? coding) - coding;
  const status = subsetName("characterisation_status", site.published_characterisation_status);
  return (
    <span className="count">
      {tellsRoles && (
        <>
          <Link to={genesOn(chromosomes, [codingGenes, status])}>{count(published)}</Link> of{" "}
        </>
      )}
      <Link to={genesOn(chromosomes, [codingGenes])}>{counted(coding, "protein")}</Link> on these chromosomes
      {tellsRoles && " have a published biological role"}
      {elsewhere > 0 && `; ${count(elsewhere)} more lie on other sequences`}
    </span>
  );
}

interface ViewChoiceProps {
  readonly views: readonly MapView[];
  readonly chromosomes: readonly MappedChromosome[];
  readonly view: MapView;
  readonly onChoose: (view: MapView) => void;
}

/** What the map shows; greyed where the release does not tell it. */
function ViewChoice({ views, chromosomes, view, onChoose }: ViewChoiceProps) {
  const tellsViability = chromosomes.some(({ windows }) =>
    windows.some(({ inviable }) => inviable !== undefined),
  );
  return (
    <div className="actions">
      <div className="segmented" role="group" aria-label="What the map shows">
        {views.map((one) => {
          const isMissing = one === "inviable" && !tellsViability;
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              disabled={isMissing}
              onClick={() => onChoose(one)}
            >
              <span className="segmented__long">{viewNames[one]}</span>
              <span className="segmented__short">{shortNames[one]}</span>
              {isMissing && " – not in this release"}
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface ColourLabel {
  readonly className: string;
  readonly label: string;
}

/** What each colour means. */
const labelsOf = (view: MapView, max: number): readonly ColourLabel[] => [
  ...(view === "role"
    ? shareSteps
    : [1, 2, 3, 4, 5].flatMap((step) => {
        const last = Math.floor((step * max) / 5);
        // Where no window has five genes, some steps hold no number.
        return last === Math.floor(((step - 1) * max) / 5)
          ? []
          : [{ className: `s${step}`, label: `up to ${last}` }];
      })),
  { className: "s0", label: view === "role" ? "no coding gene" : "none" },
];

interface LegendProps {
  readonly title: string;
  readonly labels: readonly ColourLabel[];
}

const Legend = ({ title, labels }: LegendProps) => (
  <ul className="legend">
    <li>{title}:</li>
    {labels.map(({ className, label }) => (
      <li key={className}>
        <Swatch of={className} />
        {label}
      </li>
    ))}
  </ul>
);

/** The map as a table, and to take along. */
function OtherForms({ tellsRoles, ...props }: MapFilesProps & Pick<KaryotypeProps, "tellsRoles">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="karyotype__table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same as a table, and as a picture to take along</summary>
      <MapTable chromosomes={props.chromosomes} tellsRoles={tellsRoles} />
      {isOpen && (
        <Suspense>
          <MapFiles {...props} />
        </Suspense>
      )}
    </details>
  );
}

const MapTable = ({ chromosomes, tellsRoles }: KaryotypeProps) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">Chromosome</th>
        {["Length", "Genes", "Coding genes", ...(tellsRoles ? ["With a published role"] : [])].map(
          (column) => (
            <th scope="col" className="num" key={column}>
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {chromosomes.map((one) => {
        const { coding, published } = totals([one]);
        return (
          <tr key={one.chromosome}>
            <th scope="row">{one.longName}</th>
            <td className="num">{bases(one.length)}</td>
            <td className="num">{count(one.gene_count)}</td>
            <td className="num">{count(coding)}</td>
            {tellsRoles && <td className="num">{count(published)}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);
