import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { ComparedTerm } from "../../../api/contract/gene-comparison.ts";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GeneLink, TermLink } from "../../features/entities/links.tsx";
import { count, counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { called, geneCountColumn, holdersColumns, holdersFileColumn } from "./holders.tsx";
import type { Genes } from "./holders.tsx";

export interface ComparedTermsProps {
  /** What the ontology is called. */
  readonly name: string;
  readonly id: string;
  readonly terms: readonly ComparedTerm[];
  readonly genes: Genes;
}

const columnsFor = (genes: Genes): readonly Column<ComparedTerm>[] => [
  {
    id: "term",
    header: "Term",
    className: "wide-cell",
    sortBy: (term) => term.name,
    cell: (term) => <TermLink term={term} />,
  },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    cell: (term) => <span className="id muted small">{term.termid}</span>,
  },
  ...holdersColumns<ComparedTerm>(genes, "Of"),
  geneCountColumn(
    ({ gene_count: genesOfRelease, termid, name }) =>
      genesOfRelease !== null && (
        <Link to={urls.termGenes(termid)} aria-label={`${counted(genesOfRelease, "gene")}: ${name}`}>
          {count(genesOfRelease)}
        </Link>
      ),
  ),
];

/** Terms of an ontology: a table of those in common, and below it what only one gene has. */
export function ComparedTerms({ name, id, terms, genes }: ComparedTermsProps) {
  const shared = useMemo(() => terms.filter((term) => term.genes.length > 1), [terms]);
  const columns = useMemo(() => columnsFor(genes), [genes]);
  const fileColumns: readonly FileColumn<ComparedTerm>[] = [
    { header: "term_id", text: (term) => term.termid },
    { header: "term", text: (term) => term.name },
    holdersFileColumn(genes),
    { header: "genes_of_release", text: (term) => term.gene_count },
  ];
  return (
    <Section
      id={id}
      title={name}
      count={shared.length === 0 ? "nothing in common" : `${counted(shared.length, "term")} in common`}
      actions={
        <TakeTable
          what={`${name} of ${genes.map(called).join(", ")}`}
          file={`compared-${id}`}
          section={id}
          columns={fileColumns}
          rows={terms}
        />
      }
    >
      {shared.length > 0 && (
        <DataTable
          caption={`${name} in common`}
          columns={columns}
          rows={shared}
          rowKey={({ termid }) => termid}
          cut={id}
        />
      )}
      {genes.map((gene, place) => {
        const own = terms.filter((term) => term.genes.length === 1 && term.genes[0] === place);
        return (
          own.length > 0 && (
            <p key={gene.uniquename} className="small after">
              Only <GeneLink gene={gene} /> ({count(own.length)}):{" "}
              <FirstFew
                shown={5}
                parts={own.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))}
              />
            </p>
          )
        );
      })}
    </Section>
  );
}
