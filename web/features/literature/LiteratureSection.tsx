import { BadgeCheck, X } from "lucide-react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { untitled } from "../../../api/contract/values/titles.ts";
import { OtherSite } from "../entities/links.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { sortRows } from "../../shared/table/sort.ts";
import { Timeline } from "./Timeline.tsx";
import { timelineOf } from "./timeline.ts";
import { publishedIn, readYears, yearsParameter, yearsText } from "./years.ts";
import { about as aboutThing } from "../entities/about.ts";
import { Definition } from "../entities/Definitions.tsx";
import { methodsOf, referencesText, withoutMethods } from "./publications.ts";
import { useParameters } from "../../shared/urls/use-parameters.ts";

export interface CitationParts {
  readonly journal: string;
  /** From the year on; "" where there is no year. */
  readonly datePages: string;
}

/** A citation cut before its first year: "PLoS ONE 2009;4(5):e5533" → "PLoS ONE", "2009;4(5):e5533". */
export function citationParts(citation: string): CitationParts {
  const at = citation.search(/(?<!\d)\d{4}(?!\d)/);
  return at === -1
    ? { journal: citation.trim(), datePages: "" }
    : { journal: citation.slice(0, at).trim(), datePages: citation.slice(at).trim() };
}

const literatureOrders = [
  { value: "+gene_count", label: "Publication gene count" },
  { value: "+authors_abbrev", label: "Authors" },
  { value: "+publication_year", label: "Year Ascending" },
  { value: "-publication_year", label: "Year Descending" },
] as const;

type LiteratureOrder = (typeof literatureOrders)[number]["value"];

/** Publications about few genes say most about each. */
const preset: LiteratureOrder = "+gene_count";

/** The order that an address names. */
const orderOf = (text: string | null): LiteratureOrder =>
  literatureOrders.find(({ value }) => value === text)?.value ?? preset;

const values = {
  "+gene_count": (reference: ReferenceShort) => reference.gene_count,
  "+authors_abbrev": (reference: ReferenceShort) => reference.authors_abbrev,
  "+publication_year": (reference: ReferenceShort) => reference.publication_year,
  "-publication_year": (reference: ReferenceShort) => reference.publication_year,
} as const;

/** Publications in one of the four orders. */
const sortLiterature = (references: readonly ReferenceShort[], order: LiteratureOrder): ReferenceShort[] =>
  // Those without a title come last in any order, which stays within both parts.
  sortRows(
    sortRows(references, values[order], order.startsWith("-")),
    ({ title: text }) => Number(text === null),
    false,
  );

const title: Column<ReferenceShort> = {
  id: "title",
  header: "Title",
  className: "wide-cell",
  cell: (reference) => (
    <span className={reference.title === null ? "inline-links" : undefined}>
      <PageLink to={urls.reference(reference.uniquename)} {...aboutThing("reference", reference.uniquename)}>
        {reference.title ?? reference.uniquename}
      </PageLink>
      {reference.title === null && <Untitled id={reference.uniquename} />}
    </span>
  ),
};
/** Says that there is no title, and leads to where there is one. */
const Untitled = ({ id: reference }: { readonly id: string }) => {
  const [, pubmed] = /^PMID:(\d+)$/.exec(reference) ?? [];
  return (
    <span className="small muted">
      {" "}
      {untitled}
      {pubmed !== undefined && (
        <>
          {" · "}
          <OtherSite to={external.pubmed(pubmed)}>PubMed</OtherSite>
        </>
      )}
    </span>
  );
};

const authors: Column<ReferenceShort> = {
  id: "authors",
  header: "Authors",
  inline: true,
  className: "nowrap-if-wide",
  cell: (reference) => reference.authors_abbrev,
};
const citation: Column<ReferenceShort> = {
  id: "citation",
  header: "Citation",
  inline: true,
  className: "nowrap-if-wide",
  cell: (reference) => reference.citation && <Citation text={reference.citation} />,
};
const year: Column<ReferenceShort> = {
  id: "year",
  header: "Year",
  number: true,
  inline: true,
  cell: (reference) => reference.publication_year,
};
const id: Column<ReferenceShort> = {
  id: "id",
  header: "ID",
  tight: true,
  inline: true,
  cell: (reference) =>
    reference.title !== null && <span className="id muted small">{reference.uniquename}</span>,
};
const curated: Column<ReferenceShort> = {
  id: "curated",
  header: "Curated",
  tight: true,
  inline: true,
  cell: (reference) =>
    reference.curated && (
      <span className="ent" title="Curated">
        <BadgeCheck className="icon icon--ok" aria-hidden />
        <span className="visually-hidden">Curated</span>
      </span>
    ),
};
const genes: Column<ReferenceShort> = {
  id: "genes",
  header: "Genes",
  number: true,
  inline: true,
  label: "genes",
  cell: (reference) =>
    reference.gene_count > 0 ? (
      <PageLink
        to={urls.referenceGenes(reference.uniquename)}
        aria-label={`${counted(reference.gene_count, "gene")} of ${reference.uniquename}`}
      >
        {count(reference.gene_count)}
      </PageLink>
    ) : null,
};
const details: Column<ReferenceShort> = {
  id: "details",
  header: "Details",
  tight: true,
  inline: true,
  screenOnly: true,
  cell: (reference) => (
    <PageLink
      to={urls.reference(reference.uniquename)}
      {...aboutThing("reference", reference.uniquename)}
      aria-label={`details of ${reference.uniquename}`}
    >
      details ...
    </PageLink>
  ),
};

const columnsWithYear = [title, authors, citation, year, id, curated, genes, details];
const columnsWithoutYear = columnsWithYear.filter((column) => column !== year);

function Citation({ text }: { readonly text: string }) {
  const { journal, datePages } = citationParts(text);
  return (
    <>
      <i>{journal}</i> {datePages}
    </>
  );
}

const fileColumns: FileColumn<ReferenceShort>[] = [
  { header: "id", text: (reference) => reference.uniquename },
  { header: "title", text: (reference) => reference.title },
  { header: "authors", text: (reference) => reference.authors_abbrev },
  { header: "citation", text: (reference) => reference.citation },
  { header: "year", text: (reference) => reference.publication_year },
  { header: "curated", text: (reference) => (reference.curated ? "yes" : "no") },
  { header: "genes", text: (reference) => reference.gene_count },
];

/** Where the chosen order stands in the address. */
const parameter = "literature.sort";

/** Where the years stand that the section was opened for, and how it is sorted. */
function useLiteratureAddress() {
  const [search, change] = useParameters();
  return {
    order: orderOf(search.get(parameter)),
    years: search.get(yearsParameter),
    choose: (order: LiteratureOrder) =>
      change((address) => (order === preset ? address.delete(parameter) : address.set(parameter, order))),
    chooseYears: (span: string) =>
      change((address) =>
        address.get(yearsParameter) === span
          ? address.delete(yearsParameter)
          : address.set(yearsParameter, span),
      ),
    showAllYears: () => change((address) => address.delete(yearsParameter)),
  };
}

export interface LiteratureSectionProps {
  /** What the references are about. */
  readonly about: string;
  readonly references: readonly ReferenceShort[];
  readonly help?: string;
  readonly actions?: ReactNode;
}

/**
 * Publications, first a few. The year's column shows when they are sorted by it. Methods that annotations go by were
 * published nowhere: they stand below, and count for no year.
 */
export function LiteratureSection({ about, references, help, actions }: LiteratureSectionProps) {
  const { order, years, choose, chooseYears, showAllYears } = useLiteratureAddress();
  const methods = useMemo(() => methodsOf(references), [references]);
  const literature = useMemo(() => withoutMethods(references), [references]);
  const chosen = useMemo(() => {
    const span = readYears(years);
    return span === null ? literature : publishedIn(literature, span);
  }, [literature, years]);
  const timeline = useMemo(() => timelineOf(literature), [literature]);
  const sorted = useMemo(() => sortLiterature(chosen, order), [chosen, order]);
  const columns = order.endsWith("publication_year") ? columnsWithYear : columnsWithoutYear;
  return (
    <Section
      id="literature"
      title="Literature"
      // Methods stand below their table and have a heading of their own.
      count={referencesText(literature.length > 0 ? literature : references)}
      help={help ?? null}
      actions={
        <>
          <SortBy order={order} onChoose={choose} />
          {actions}
          <TakeTable
            what={`publications about ${about}`}
            file={`${about}-literature`}
            {...(chosen !== literature && years !== null && { filter: `published ${years}` })}
            section="literature"
            columns={fileColumns}
            rows={sorted}
          />
        </>
      }
    >
      {timeline.length > 0 && (
        <Timeline about={about} years={timeline} chosen={years} onChoose={chooseYears} />
      )}
      {chosen !== literature && (
        <YearsChip onClear={showAllYears}>
          Published {yearsText(years ?? "")}: {count(chosen.length)} of {count(literature.length)}
        </YearsChip>
      )}
      {literature.length > 0 && (
        <DataTable
          caption={`Publications about ${about}`}
          columns={columns}
          rows={sorted}
          whole={literature}
          rowKey={(reference) => reference.uniquename}
          cut="literature"
        />
      )}
      {methods.length > 0 && <Methods methods={methods} />}
    </Section>
  );
}

/** What annotations were made by, where no publication says it. */
const Methods = ({ methods }: { readonly methods: readonly ReferenceShort[] }) => (
  <dl className="defs">
    <Definition term={methods.length === 1 ? "Described method" : "Described methods"} wide>
      <ul className="plain-list">
        {methods.map(({ uniquename, title: name }) => (
          <li key={uniquename}>
            <PageLink to={urls.reference(uniquename)} {...aboutThing("reference", uniquename)}>
              {name ?? uniquename}
            </PageLink>{" "}
            {name !== null && <span className="id muted small">{uniquename}</span>}
          </li>
        ))}
      </ul>
    </Definition>
  </dl>
);

interface SortByProps {
  readonly order: LiteratureOrder;
  readonly onChoose: (order: LiteratureOrder) => void;
}

const SortBy = ({ order, onChoose }: SortByProps) => (
  <div className="literature-order" role="group" aria-label="Sort publications by">
    <span>Sort by:</span>
    {literatureOrders.map(({ value, label }) => (
      <button
        type="button"
        className="button"
        key={value}
        aria-pressed={order === value}
        onClick={() => onChoose(value)}
      >
        {label}
      </button>
    ))}
  </div>
);

const YearsChip = ({ onClear, children }: { readonly onClear: () => void; readonly children: ReactNode }) => (
  <span className="chip">
    {children}
    <button type="button" aria-label="Show publications of all years" onClick={onClear}>
      <X className="icon" aria-hidden />
    </button>
  </span>
);
