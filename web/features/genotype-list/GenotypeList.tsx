import { Copy } from "lucide-react";
import type { GenotypeOrder, GenotypeRow } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink, GenotypeLink, Listed } from "../entities/links.tsx";
import { listSize } from "../../../api/contract/values/list-size.ts";
import { Files } from "../gene-list/GeneListView.tsx";
import { LoadedList } from "../states/LoadedList.tsx";
import type { Column } from "../../shared/table/column.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { Pager } from "../../shared/table/Pager.tsx";
import { RecordTable } from "../../shared/table/RecordTable.tsx";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { nextSorting } from "../../shared/table/sort.ts";
import type { Sorting } from "../../shared/table/sort.ts";
import { useParameters } from "../../shared/urls/use-parameters.ts";

const genesOf = (row: GenotypeRow) => [
  ...new Map(row.alleles.map(({ allele: { gene } }) => [gene.uniquename, gene])).values(),
];

const columns: readonly (Column<GenotypeRow> & { readonly id: GenotypeOrder | "ploidy" })[] = [
  {
    id: "genotype",
    header: "Genotype",
    className: "wrap-anywhere roomy",
    sortBy: (row) => row.genotype.display_name,
    cell: (row) => <GenotypeLink genotype={row.genotype} glyph />,
  },
  {
    id: "gene",
    header: "Genes",
    className: "roomy",
    sortBy: (row) => row.alleles[0]?.allele.gene.name ?? null,
    cell: (row) => (
      <Listed
        parts={genesOf(row).map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))}
      />
    ),
  },
  {
    id: "product",
    header: "Product of the first gene",
    className: "wide-cell",
    sortBy: (row) => row.alleles[0]?.allele.gene.product ?? null,
    cell: (row) => row.alleles[0]?.allele.gene.product,
  },
  { id: "ploidy", header: "Ploidy", inline: true, cell: (row) => row.genotype.ploidiness },
];

const preset: Sorting = { column: "product", descending: false };

const sortText = ({ column, descending }: Sorting): string => `${descending ? "-" : ""}${column}`;

function readSorting(text: string | null): Sorting {
  const column = columns.find(({ id, sortBy }) => sortBy && id === text?.replace(/^-/, ""));
  return text !== null && column ? { column: column.id, descending: text.startsWith("-") } : preset;
}

/** How the list stands by the address, and what sorts it anew from its first page. */
function useListSorting() {
  const [search, change] = useParameters();
  const sorting = readSorting(search.get("sort"));
  const sort = (column: Column<GenotypeRow>) =>
    change(
      (present) => {
        present.delete("page");
        present.set("sort", sortText(nextSorting(column, sorting, preset)));
      },
      { isStep: true },
    );
  const page = Math.max(1, Math.trunc(Number(search.get("page") ?? 1)) || 1);
  return { sorting, sort, page };
}

export interface GenotypeListProps {
  /** Path of the list below the data set. */
  readonly path: string;
  /** Parameters that say which genotypes, where the path alone does not. */
  readonly params?: string;
  /** Which genotypes, behind the word: "of MMS sensitivity". */
  readonly about: string;
  /** File name without ending. */
  readonly fileName: string;
  /** Said where there are none. */
  readonly none: string;
}

/** Genotypes that the api lists, sorted by genotype, gene or product. Rows that stay while others are under way are those of the same list. */
export const GenotypeList = (props: GenotypeListProps) => (
  <OneList key={`${props.path}?${props.params ?? ""}`} {...props} />
);

function OneList({ path, params, about, fileName, none }: GenotypeListProps) {
  const copy = useCopy();
  const { sorting, sort, page } = useListSorting();
  const order = `${params === undefined ? "" : `${params}&`}sort=${sortText(sorting)}`;
  const query = lists.useGenotypesQuery({ path, params: `${order}&page=${page}&size=${listSize}` });
  return (
    <LoadedList query={query} what="genotypes" none={none}>
      {(data) => (
        <>
          <div className="list-bar">
            <span className="muted" role="status">
              {counted(data.total, "genotype")}
            </span>
            <div className="actions">
              <button
                type="button"
                className="button button--quiet"
                onClick={() =>
                  void copy(
                    counted(data.total, "genotype ID"),
                    fetch(urls.listFile(path, order, "ids")).then((answer) =>
                      answer.ok ? answer.text() : Promise.reject(new Error("no answer")),
                    ),
                  )
                }
              >
                <Copy className="icon" aria-hidden />
                Copy IDs
              </button>
              <Files
                fileOf={(format) => ({
                  href: urls.listFile(path, order, format),
                  name: `${fileName}.${format === "ids" ? "txt" : format}`,
                })}
              />
            </div>
          </div>
          <TableFrame caption={`Genotypes ${about}`} rows={data.rows.length} busy={query.isFetching}>
            <RecordTable
              caption={`Genotypes ${about}`}
              columns={columns}
              rows={data.rows}
              rowKey={(row) => row.genotype.display_uniquename}
              sorting={sorting}
              sort={data.total > 1 ? sort : null}
            />
          </TableFrame>
          <Pager
            name="page"
            title={`genotypes ${about}`}
            page={data.page}
            total={data.total}
            size={listSize}
            toTop
          />
        </>
      )}
    </LoadedList>
  );
}
