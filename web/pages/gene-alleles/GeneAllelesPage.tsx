import { useCallback, useMemo, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { GeneAllele, GeneAlleles } from "../../../api/contract/index.ts";
import { geneLongName } from "../../../api/contract/values/titles.ts";
import { count, counted, words } from "../../shared/format/format.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useNotTold } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { AlleleLink, GeneName, GenotypeLink, Listed } from "../../features/entities/links.tsx";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { allelesRows } from "../../features/annotations/alleles-rows.ts";
import { PhenotypeMatrix } from "../../features/phenotype-matrix/PhenotypeMatrix.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { hasWords } from "../../shared/format/has-words.ts";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";

/** /gene_alleles/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={lists.useGeneAllelesQuery(id)} title={["Alleles of a gene", id]}>
      {(found) => <Alleles key={found.gene.uniquename} asked={id} found={found} />}
    </Loaded>
  );
}

type OpenAlleles = "all" | ReadonlySet<string>;
const isOpen = (opened: OpenAlleles, { uniquename }: GeneAllele): boolean =>
  opened === "all" || opened.has(uniquename);
const nothing: ReadonlySet<string> = new Set();

/** Annotations that name an allele, each type a link to the rows on the page of the gene. */
function AnnotationCounts({ allele }: { readonly allele: GeneAllele }) {
  const { annotationTypes } = useDeployment();
  const labelOf = (type: string): string =>
    annotationTypes.find(({ id }) => id === type)?.display_name ?? words(type);
  return (
    <Listed
      parts={allele.annotations.map(({ type, count: number }) => ({
        key: type,
        part: (
          <PageLink to={allelesRows(allele.gene.uniquename, type, allele.uniquename)}>
            {count(number)} {labelOf(type).toLowerCase()}
          </PageLink>
        ),
      }))}
    />
  );
}

const annotated = (allele: GeneAllele): number =>
  allele.annotations.reduce((sum, { count: number }) => sum + number, 0);

/** The columns of expression and genotypes are there only while some genotypes are shown. */
function columnsFor(opened: OpenAlleles, open: (allele: string) => void): Column<GeneAllele>[] {
  const anyOpen = opened === "all" || opened.size > 0;
  const shown = (allele: GeneAllele) => (isOpen(opened, allele) ? allele.genotypes : []);
  return [
    {
      id: "name",
      header: "Name",
      sortBy: (allele) => allele.name ?? allele.uniquename,
      cell: (allele) => <AlleleLink allele={allele} glyph />,
    },
    {
      id: "description",
      header: "Description",
      className: "wrap-anywhere",
      sortBy: (allele) => allele.description,
      cell: (allele) => allele.description,
    },
    {
      id: "type",
      header: "Type",
      inline: true,
      sortBy: (allele) => allele.allele_type,
      cell: (allele) => words(allele.allele_type),
    },
    {
      id: "annotations",
      header: "Annotations",
      sortBy: annotated,
      cell: (allele) => allele.annotations.length > 0 && <AnnotationCounts allele={allele} />,
    },
    ...(anyOpen
      ? [
          {
            id: "expression",
            header: "Expression",
            inline: true,
            cell: (allele: GeneAllele) =>
              [...new Set(shown(allele).flatMap(({ expression }) => expression ?? []))].join(", "),
          },
        ]
      : []),
    {
      id: "genotypes",
      header: "Genotypes",
      cell: (allele) =>
        allele.genotypes.length === 0 ? null : isOpen(opened, allele) ? (
          <ul className="plain">
            {allele.genotypes.map(({ genotype }) => (
              <li key={genotype.display_uniquename}>
                <GenotypeLink genotype={genotype} />
              </li>
            ))}
          </ul>
        ) : (
          <button
            type="button"
            className="link-button"
            onClick={() => open(allele.uniquename)}
            aria-label={`Show genotypes of ${allele.name ?? allele.uniquename}`}
          >
            Show genotypes..
          </button>
        ),
    },
  ];
}

const fileColumns: readonly FileColumn<GeneAllele>[] = [
  { header: "Allele ID", text: ({ uniquename }) => uniquename },
  { header: "Name", text: ({ name }) => name },
  { header: "Description", text: ({ description }) => description },
  { header: "Type", text: ({ allele_type: type }) => type },
  { header: "Synonyms", text: ({ synonyms }) => synonyms.join("|") },
  { header: "Annotations", text: annotated },
  {
    header: "Genotypes",
    text: ({ genotypes }) => genotypes.map(({ genotype }) => genotype.display_name).join("|"),
  },
];

/** Whether every word stands in what the table says of an allele. */
const holds = (allele: GeneAllele, text: string): boolean =>
  hasWords(
    [allele.name, allele.uniquename, allele.description, words(allele.allele_type), ...allele.synonyms],
    text,
  );

/** The filters, as the address has them. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (name: "text" | "type", value: string) =>
      setSearch(
        (present) => {
          const next = new URLSearchParams(present);
          if (value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { text: search.get("text") ?? "", type: search.get("type") ?? "", set };
}

interface AllelesProps {
  readonly asked: string;
  readonly found: GeneAlleles;
}

function Alleles({ asked, found: { gene, rows } }: AllelesProps) {
  const { annotationTypes } = useDeployment();
  const name = gene.name ?? gene.uniquename;
  const untold = useNotTold().find(({ topic }) => topic === "alleles");
  usePrimaryAddress(urls.geneAlleles, asked, gene.uniquename);
  usePageTitle("Alleles of a gene", geneLongName(gene));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind kind--allele">
            <Glyph type="allele" />
            {untold ? "Alleles" : counted(rows.length, "allele")}
          </p>
          <h1>
            Alleles of:{" "}
            <Link to={urls.gene(gene.uniquename)}>
              <GeneName gene={gene} />
            </Link>
          </h1>
          {gene.product !== null && <p className="product">{gene.product}</p>}
        </div>
      </header>
      {rows.length === 0 ? (
        <div className="empty well">
          {untold ? (
            <NotInRelease label={untold.label} reason={untold.reason} />
          ) : (
            <p>No alleles of {name} are recorded.</p>
          )}
        </div>
      ) : (
        <>
          <AllelesTable rows={rows} name={name} />
          {annotationTypes.map((type) => (
            <PhenotypeMatrix
              key={type.id}
              subject={`gene:${gene.uniquename}`}
              of={name}
              type={type}
              page={urls.gene(gene.uniquename)}
              expected={
                rows.filter(({ annotations }) => annotations.some((one) => one.type === type.id)).length
              }
            />
          ))}
        </>
      )}
    </div>
  );
}

function AllelesTable({ rows, name }: { readonly rows: readonly GeneAllele[]; readonly name: string }) {
  const [opened, setOpened] = useState<OpenAlleles>(nothing);
  const { text, type, set } = useFilters();
  const setText = useCallback((value: string) => set("text", value.trim()), [set]);
  const columns = useMemo(
    () =>
      columnsFor(opened, (allele) =>
        setOpened((present) => (present === "all" ? present : new Set([...present, allele]))),
      ),
    [opened],
  );
  const matching = useMemo(() => rows.filter((allele) => holds(allele, text)), [rows, text]);
  const types = useMemo(
    () =>
      [...Map.groupBy(matching, ({ allele_type: of }) => of)].map(([of, all]) => ({
        of,
        number: all.length,
      })),
    [matching],
  );
  const shown = type === "" ? matching : matching.filter(({ allele_type: of }) => of === type);
  const isChosen = types.some(({ of }) => of === type);
  return (
    <>
      <fieldset className="filterbar">
        <legend className="visually-hidden">Filters of the alleles of {name}</legend>
        <label>
          Type:{" "}
          <select className="select" value={type} onChange={(event) => set("type", event.target.value)}>
            <option value="">any ({count(matching.length)})</option>
            {type !== "" && !isChosen && <option value={type}>{words(type)} (0)</option>}
            {types.map(({ of, number }) => (
              <option key={of} value={of}>
                {words(of)} ({count(number)})
              </option>
            ))}
          </select>
        </label>
        <TextFilter label={`Filter alleles of ${name} by words`} value={text} onChange={setText} />
        {rows.some(({ genotypes }) => genotypes.length > 0) && (
          <span role="group" aria-label="Show genotypes">
            Show genotypes:{" "}
            <button
              type="button"
              className="button"
              aria-pressed={opened === "all"}
              onClick={() => setOpened("all")}
            >
              All
            </button>{" "}
            <button
              type="button"
              className="button"
              aria-pressed={opened !== "all" && opened.size === 0}
              onClick={() => setOpened(nothing)}
            >
              None
            </button>
          </span>
        )}
        <span className="actions">
          <TakeTable
            what={`alleles of ${name}`}
            file={`${name}-alleles`}
            section="main"
            columns={fileColumns}
            rows={shown}
          />
        </span>
        <div className="filterbar__state">
          <span role="status">
            {shown.length === rows.length
              ? `Showing all ${counted(rows.length, "allele")}`
              : `Showing ${count(shown.length)} of ${counted(rows.length, "allele")}`}
          </span>
        </div>
      </fieldset>
      {shown.length === 0 ? (
        <div className="empty">
          <p>No allele fits these filters.</p>
        </div>
      ) : (
        <DataTable
          caption={`Alleles of ${name}`}
          columns={columns}
          rows={shown}
          rowKey={(allele) => allele.uniquename}
          sorted={{ column: "type", descending: false }}
        />
      )}
    </>
  );
}
