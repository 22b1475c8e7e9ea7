import { Link, useSearchParams } from "react-router-dom";
import type { ContradictedProperty, KnownContradictions as Known } from "../../../api/contract/index.ts";
import { releaseFacts } from "../../shared/api-client/release-facts.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { saveText } from "../../shared/browser/save.ts";
import { count, counted, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { ContradictedThings } from "./ContradictedThings.tsx";
import { contradictionLines } from "./contradiction-lines.ts";
import { OddModels } from "./OddModels.tsx";

/** The property and data sets in the address, of which all things are shown. */
const param = "contradicted";
const idOf = ({ property, data_set: dataset, against }: ContradictedProperty): string =>
  [property, dataset, against].join(" · ");

const columns: Column<ContradictedProperty>[] = [
  { id: "property", header: "What", cell: ({ property }) => sentenceCase(property) },
  { id: "data_set", header: "Data set", className: "wrap-anywhere", cell: (row) => row.data_set },
  {
    id: "against",
    header: "This site goes by",
    label: "this site goes by",
    className: "wrap-anywhere",
    cell: ({ against }) => against,
  },
  {
    id: "compared",
    header: "Compared",
    number: true,
    inline: true,
    label: "compared",
    cell: (row) => count(row.compared),
  },
  {
    id: "contradicted",
    header: "Contradicted",
    number: true,
    inline: true,
    label: "contradicted",
    cell: (row) => (
      <Link
        to={{ search: new URLSearchParams({ [param]: idOf(row) }).toString(), hash: "contradicted-things" }}
        aria-label={`${counted(row.contradicted, "contradiction")} of ${row.property} in ${row.data_set}`}
      >
        {count(row.contradicted)}
      </Link>
    ),
  },
  { id: "kind", header: "Kind", cell: (row) => (row.is_wording ? "other words" : "other facts") },
];

/** What the data sets of the release contradict each other in, and gene models that are not as others are. */
export function KnownContradictions() {
  const query = releaseFacts.useKnownContradictionsQuery();
  if (query.isError) {
    const failure = asFailure(query.error);
    // Generations of earlier versions do not say it.
    return failure.status === 404 ? null : (
      <ErrorMessage
        title="The known contradictions could not be loaded."
        failure={failure}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return query.data ? (
    <Contradictions known={query.data} />
  ) : (
    <SkeletonRows rows={6} label="Loading known contradictions …" />
  );
}

function Contradictions({ known }: { readonly known: Known }) {
  const [search] = useSearchParams();
  const release = useMetadata()?.date_version ?? "";
  const { site_name: site } = useDeployment().site;
  const facts = known.properties.filter((row) => !row.is_wording);
  const wording = known.properties.filter((row) => row.is_wording);
  const hasAll = known.properties.every(({ things, contradicted }) => things.length === contradicted);
  const open = known.properties.find((row) => idOf(row) === search.get(param));
  return (
    <>
      <Section
        id="known-contradictions"
        title="Known contradictions"
        actions={
          known.properties.length > 0 && (
            <button
              type="button"
              className="button button--quiet"
              onClick={() =>
                saveText(
                  `${release}-known-contradictions.tsv`,
                  "text/tab-separated-values",
                  contradictionLines(
                    known,
                    `${hasAll ? "all" : "those listed"}; ${site}, release ${release}`,
                  ),
                )
              }
            >
              {hasAll ? "All as TSV" : "Those listed as TSV"}
            </button>
          )
        }
      >
        <p className="small">
          What several data sets say of one gene, allele, term or model was compared when the release was
          loaded. Where they differ this site goes by one of them, and pages of genes, terms, genotypes and
          alleles say beside the value what the other one says. Nothing is left out because of it.
        </p>
        {known.properties.length === 0 ? (
          <p>The data sets of this release do not contradict each other.</p>
        ) : (
          <DataTable
            caption="Known contradictions between data sets"
            columns={columns}
            rows={[...facts, ...wording]}
            rowKey={idOf}
          />
        )}
      </Section>
      {open && <ContradictedThings of={open} closed={`?${without(search).toString()}`} />}
      <OddModels models={known.models} />
    </>
  );
}

function without(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(param);
  rest.delete("page");
  return rest;
}
