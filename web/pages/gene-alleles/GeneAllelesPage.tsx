import { useMemo, useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { GeneAllele, GeneAlleles } from "../../../api/contract/index.ts";
import { geneLongName } from "../../../api/contract/values/titles.ts";
import { counted, words } from "../../shared/format/format.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { AlleleLink, GeneName, GenotypeLink } from "../../features/entities/links.tsx";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

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

function Alleles({ asked, found: { gene, rows } }: { readonly asked: string; readonly found: GeneAlleles }) {
  const [opened, setOpened] = useState<OpenAlleles>(nothing);
  const columns = useMemo(
    () =>
      columnsFor(opened, (allele) =>
        setOpened((present) => (present === "all" ? present : new Set([...present, allele]))),
      ),
    [opened],
  );
  usePrimaryAddress(urls.geneAlleles, asked, gene.uniquename);
  usePageTitle("Alleles of a gene", geneLongName(gene));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind kind--allele">
            <Glyph type="allele" />
            {counted(rows.length, "allele")}
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
          <p>No alleles of {gene.name ?? gene.uniquename} are recorded.</p>
        </div>
      ) : (
        <>
          {rows.some(({ genotypes }) => genotypes.length > 0) && (
            <div className="list-bar" role="group" aria-label="Show genotypes">
              <span>Show genotypes:</span>
              <button
                type="button"
                className="button"
                aria-pressed={opened === "all"}
                onClick={() => setOpened("all")}
              >
                All
              </button>
              <button
                type="button"
                className="button"
                aria-pressed={opened !== "all" && opened.size === 0}
                onClick={() => setOpened(nothing)}
              >
                None
              </button>
            </div>
          )}
          <DataTable
            caption={`Alleles of ${gene.name ?? gene.uniquename}`}
            columns={columns}
            rows={rows}
            rowKey={(allele) => allele.uniquename}
            sorted={{ column: "type", descending: false }}
          />
        </>
      )}
    </div>
  );
}
