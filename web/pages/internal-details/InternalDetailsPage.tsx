import { Link } from "react-router-dom";
import type { Metadata, Recounts } from "../../../api/contract/index.ts";
import { releaseFacts } from "../../shared/api-client/release-facts.ts";
import { recountList } from "../../shared/urls/count-lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { count, isoDate } from "../../shared/format/format.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { Counted, countName } from "../../features/release-facts/Counted.tsx";
import { VersionTable } from "../../features/release-facts/VersionTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { KnownContradictions } from "./KnownContradictions.tsx";

/** /internal-details: where the data of the release comes from. */
export function Component() {
  const metadata = useMetadata();
  usePageTitle("Sources and versions");
  if (metadata === null)
    return (
      <div className="page">
        <h1>Sources and versions</h1>
        <p>Nothing is known of a release at the moment; the line below the menus says why.</p>
      </div>
    );
  return (
    <div className="page">
      <header className="entity-head">
        <h1>Sources and versions</h1>
      </header>
      <ReleaseFacts metadata={metadata} />
      <Section id="sources" title="Data sets">
        <VersionTable caption="Data sets of the release" versions={metadata.data_source_versions} />
      </Section>
      <CountedAgain />
      <KnownContradictions />
      <Section id="ontologies" title="Ontologies">
        <VersionTable caption="Ontologies of the release" versions={metadata.cv_versions} />
      </Section>
    </div>
  );
}

/** What the release is, and how much it holds. */
function ReleaseFacts({ metadata }: { readonly metadata: Metadata }) {
  return (
    <dl className="defs">
      <Definition term="Release">{metadata.date_version}</Definition>
      <Definition term="Loaded">{isoDate(metadata.db_creation_datetime)}</Definition>
      <Definition term="Loaded by">
        {metadata.export_prog_name} {metadata.export_prog_version}
      </Definition>
      <Definition term="Organism">
        <i>
          {metadata.organism.genus} {metadata.organism.species}
        </i>
        , taxon {metadata.organism.taxonid}
      </Definition>
      {Object.entries(metadata.counts).map(([kind, number]) => (
        <Definition term={countName(kind)} key={kind}>
          <Counted kind={kind} number={number} /> {asideOf(kind, metadata.counts)}
        </Definition>
      ))}
      {metadata.counts.community_curated_references === undefined && (
        <Definition term="Community curated references">not in this release</Definition>
      )}
    </dl>
  );
}

/** What else is to be known of a count. */
function asideOf(kind: string, { annotations, interactions }: Metadata["counts"]) {
  if (kind === "terms")
    return (
      <>
        in all ontologies, of which <Link to={urls.searchKind("term")}>those in use</Link> are listed
      </>
    );
  if (kind === "references") return "publications, described methods and other sources";
  return kind === "annotations" && interactions > 0
    ? `and ${count(interactions)} interactions, together ${count(annotations + interactions)}`
    : null;
}

/** Ids, and how many there are beside them. */
const listed = (ids: readonly string[], more = 0): string =>
  `${ids.join(", ")}${more > 0 ? ` and ${count(more)} more` : ""}`;

const countColumns: Column<Recounts[number]>[] = [
  {
    id: "what",
    header: "What",
    cell: ({ label }) => label,
  },
  { id: "files", header: "In the files", number: true, cell: (row) => count(row.in_files) },
  {
    id: "site",
    header: "On this site",
    number: true,
    cell: ({ label, subset, counted, on_site: number }) => {
      const list = subset === null ? recountList(counted) : urls.geneSubset(subset);
      return list === undefined || number === 0 ? (
        count(number)
      ) : (
        <Link to={list} aria-label={`${label}: ${count(number)}`}>
          {count(number)}
        </Link>
      );
    },
  },
  {
    id: "difference",
    header: "Difference",
    className: "wrap-anywhere",
    cell: ({
      only_in_files: files,
      only_on_site: site,
      more_in_files: moreInFiles,
      more_on_site: moreOnSite,
    }) =>
      [
        files.length > 0 && `only in the files: ${listed(files, moreInFiles)}`,
        site.length > 0 &&
          `on this site since rows name them, though no list has them: ${listed(site, moreOnSite)}`,
      ]
        .filter(Boolean)
        .join("; ") || "none",
  },
];

/** A second count of the release, on another way; releases that an earlier version loaded have none. */
function CountedAgain() {
  const { data } = releaseFacts.useRecountsQuery();
  if (!data) return null;
  return (
    <Section id="counted-again" title="Counted again">
      <p className="small">
        These numbers were counted a second time when the release was loaded: from the lines of its files
        alone, without the programs that make the pages. A number leads to the list or the file of what it
        counts, where there is one.
      </p>
      <DataTable
        caption="Numbers of the files and of this site"
        columns={countColumns}
        rows={data}
        rowKey={({ label }) => label}
      />
    </Section>
  );
}
