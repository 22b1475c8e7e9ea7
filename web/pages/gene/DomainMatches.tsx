import { useMemo } from "react";
import type { GenePage, InterproMatch } from "../../../api/contract/index.ts";
import { count, counted, range } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { OtherSite } from "../../features/entities/links.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useTiedRows } from "../../features/widgets/use-tied-rows.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";

const fileColumns: FileColumn<InterproMatch>[] = [
  { header: "match_id", text: (match) => match.id },
  { header: "source", text: (match) => match.dbname },
  { header: "name", text: (match) => match.name ?? match.description },
  { header: "interpro_id", text: (match) => match.interpro_id },
  { header: "interpro_name", text: (match) => match.interpro_name ?? null },
  { header: "start", text: (match) => match.match_start },
  { header: "end", text: (match) => match.match_end },
  {
    header: "stretches",
    text: (match) => match.locations.map(({ start, end }) => range(start, end)).join(", "),
  },
  { header: "genes", text: (match) => match.gene_count },
];

/** What the viewer above calls a match. */
const featureId = (match: InterproMatch): string => `${match.dbname}:${match.id}`;

const subsetOf = (match: InterproMatch): string =>
  match.interpro_id === null ? `interpro:${match.dbname}:${match.id}` : `interpro:${match.interpro_id}`;

const idColumn = (pointed: string | null): Column<InterproMatch> => ({
  id: "id",
  header: "Match ID",
  tight: true,
  sortBy: (match) => match.id,
  cell: (match) => (
    <span className={featureId(match) === pointed ? "id is-pointed" : "id"} data-feature={featureId(match)}>
      {match.id}
    </span>
  ),
});

const otherColumns: readonly Column<InterproMatch>[] = [
  {
    id: "source",
    header: "Source",
    inline: true,
    sortBy: (match) => match.dbname,
    cell: (match) => (
      <>
        {match.dbname}
        <Contradicted contradictions={match.contradictions} of={["database of the domain"]} />
      </>
    ),
  },
  {
    id: "name",
    header: "Name",
    className: "wide-cell",
    sortBy: (match) => match.name ?? match.description,
    cell: (match) => match.name ?? match.description,
  },
  {
    id: "interpro",
    header: "InterPro ID",
    inline: true,
    sortBy: (match) => match.interpro_id,
    cell: (match) =>
      match.interpro_id !== null && (
        <>
          <OtherSite to={external.interproEntry(match.interpro_id)}>{match.interpro_id}</OtherSite>{" "}
          {match.interpro_name !== match.name && match.interpro_name}
        </>
      ),
  },
  {
    id: "start",
    header: "Start",
    number: true,
    first: "smallest",
    inline: true,
    label: "start",
    sortBy: (match) => match.match_start,
    cell: (match) => count(match.match_start),
  },
  {
    id: "end",
    header: "End",
    number: true,
    first: "smallest",
    inline: true,
    label: "end",
    sortBy: (match) => match.match_end,
    cell: (match) => count(match.match_end),
  },
  {
    id: "stretches",
    header: "Stretches",
    className: "wide-cell",
    cell: (match) =>
      match.locations.length > 1 && (
        <span className="small muted">
          {match.locations.map(({ start, end }) => range(start, end)).join(", ")}
        </span>
      ),
  },
  {
    id: "count",
    header: "Count",
    number: true,
    inline: true,
    label: "genes",
    sortBy: (match) => match.gene_count,
    cell: (match) => (
      <PageLink
        to={urls.geneSubset(subsetOf(match))}
        aria-label={`${counted(match.gene_count, "gene")} with ${match.id}`}
      >
        {count(match.gene_count)}
      </PageLink>
    ),
  },
];

/** Domain matches as a table. A row that is pointed at or has the focus is marked in the viewer, and the other way round. */
export function DomainMatches({ gene }: { readonly gene: GenePage }) {
  const { pointed, handlers } = useTiedRows();
  const matches = useMemo(
    () => gene.interpro_matches.toSorted((a, b) => a.match_start - b.match_start),
    [gene],
  );
  const columns = useMemo(() => [idColumn(pointed), ...otherColumns], [pointed]);
  return (
    <div className="domain-matches tied-rows" {...handlers}>
      <div className="actions">
        <TakeTable
          what={`domain matches of ${gene.display_name}`}
          file={`${gene.uniquename}-domains`}
          section="protein-features"
          columns={fileColumns}
          rows={matches}
        />
      </div>
      <details className="folded">
        <summary>{counted(matches.length, "InterPro match", "InterPro matches")} as a table</summary>
        <DataTable
          caption={`Domain matches of ${gene.display_name}`}
          columns={columns}
          rows={matches}
          rowKey={featureId}
          sorted={{ column: "start", descending: false }}
        />
      </details>
    </div>
  );
}
