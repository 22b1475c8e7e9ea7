import { useMemo, useState } from "react";
import type { GenePage, TargetOfAnnotation } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { GenotypeLink } from "../../features/entities/links.tsx";
import { referenceColumn } from "../../features/entities/reference-column.tsx";
import { geneColumnsOf } from "../../features/gene-list/columns.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { TargetQueries } from "./TargetQueries.tsx";

const saysTheSame = (a: TargetOfAnnotation, b: TargetOfAnnotation): boolean =>
  a.ontology_name === b.ontology_name &&
  a.relation_label === b.relation_label &&
  a.gene.uniquename === b.gene.uniquename;

/** The rows for the summary, of rows that follow each other and say the same only the first. */
export const targetSummary = (rows: readonly TargetOfAnnotation[]): TargetOfAnnotation[] =>
  rows
    .filter(({ show_in_summary: shown }) => shown)
    .filter((row, index, shown) => {
      const before = shown[index - 1];
      return before === undefined || !saysTheSame(row, before);
    });

const ontology: Column<TargetOfAnnotation> = {
  id: "ontology",
  header: "Ontology",
  tight: true,
  sortBy: (row) => row.ontology_name,
  cell: (row) => row.ontology_name,
};
const relation: Column<TargetOfAnnotation> = {
  id: "relation",
  header: "Relationship",
  inline: true,
  className: "nowrap-if-wide",
  sortBy: (row) => row.relation_label,
  cell: (row) => row.relation_label,
};
/** Name and product: in half of a page there is no room for the id, which the file has. */
const genes = geneColumnsOf<TargetOfAnnotation>(({ gene }) => gene, "Gene").filter(({ id }) => id !== "id");
const genotype: Column<TargetOfAnnotation> = {
  id: "genotype",
  header: "Genotype",
  cell: (row) => row.genotype && <GenotypeLink genotype={row.genotype} />,
};
const evidence: Column<TargetOfAnnotation> = {
  id: "evidence",
  header: "Evidence",
  inline: true,
  sortBy: (row) => row.evidence,
  cell: (row) => row.evidence,
};
const reference = referenceColumn<TargetOfAnnotation>();

const summaryColumns = [ontology, relation, ...genes];
const detailColumns = [ontology, relation, ...genes, genotype, evidence, reference];

const fileColumns: FileColumn<TargetOfAnnotation>[] = [
  { header: "ontology", text: (row) => row.ontology_name },
  { header: "relationship", text: (row) => row.relation_label },
  { header: "gene", text: (row) => row.gene.uniquename },
  { header: "gene_name", text: (row) => row.gene.name },
  { header: "genotype", text: (row) => row.genotype?.display_name ?? null },
  { header: "product", text: (row) => row.gene.product },
  { header: "evidence", text: (row) => row.evidence },
  { header: "reference", text: (row) => row.reference?.uniquename ?? null },
];

interface KeyedRow {
  readonly key: string;
  readonly row: TargetOfAnnotation;
}

/** Equal rows are told apart by their place. */
const keyed = (rows: readonly TargetOfAnnotation[]): KeyedRow[] =>
  rows.map((row, index) => ({ key: String(index), row }));
const ofKeyed = ({ cell, sortBy, ...column }: Column<TargetOfAnnotation>): Column<KeyedRow> => ({
  ...column,
  cell: ({ row }) => cell(row),
  ...(sortBy ? { sortBy: ({ row }: KeyedRow) => sortBy(row) } : {}),
});

/** What other genes do to this one, by the annotations that name it. */
export function TargetOf({ gene: target }: { readonly gene: GenePage }) {
  const [details, setDetails] = useState(false);
  const all = target.target_of_annotations;
  const summary = useMemo(() => targetSummary(all), [all]);
  const rows = useMemo(() => keyed(details ? all : summary), [details, all, summary]);
  const columns = useMemo(() => (details ? detailColumns : summaryColumns).map(ofKeyed), [details]);
  return (
    <Section
      id="target-of"
      title="Target of"
      count={counted(all.length, "annotation")}
      help="/documentation/gene-page-target"
      actions={
        <>
          <button
            type="button"
            className="button button--quiet"
            aria-expanded={details}
            onClick={() => setDetails(!details)}
          >
            {details ? "Show summary ..." : "Show details ..."}
          </button>
          <TakeTable
            what={`annotations that name ${target.display_name}`}
            file={`${target.uniquename}-target-of`}
            section="target-of"
            columns={fileColumns}
            rows={all}
          />
        </>
      }
    >
      <TargetQueries gene={target} />
      <DataTable
        key={String(details)}
        caption={`Annotations of other genes that name ${target.display_name}`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        cut="target-of"
      />
    </Section>
  );
}
