import { useCallback, useMemo } from "react";
import type { CompoundSide, ReactionTerm } from "../../../api/contract/index.ts";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GeneLink, TermLink } from "../../features/entities/links.tsx";
import { SendGenes } from "../../features/gene-handoff/SendGenes.tsx";
import { count, counted } from "../../shared/format/format.ts";
import { hasWords } from "../../shared/format/has-words.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

/** Rows of a page. */
const pageSize = 50;

const columns: readonly Column<ReactionTerm>[] = [
  { id: "term", header: "Term", cell: (term) => <TermLink term={term} />, sortBy: ({ name }) => name },
  {
    id: "equation",
    header: "Reaction",
    className: "wide-cell",
    cell: ({ reaction }) => reaction?.equation ?? "",
  },
  {
    id: "genes",
    header: "Genes",
    number: true,
    label: "Genes",
    sortBy: ({ gene_count: genes }) => genes,
    cell: ({ termid, gene_count: genes }) =>
      genes === 0 ? "0" : <PageLink to={urls.termGenes(termid)}>{count(genes)}</PageLink>,
  },
];

const fileColumns: readonly FileColumn<ReactionTerm>[] = [
  { header: "term_id", text: ({ termid }) => termid },
  { header: "term", text: ({ name }) => name },
  { header: "reaction", text: ({ reaction }) => reaction?.equation ?? "" },
  { header: "genes", text: ({ gene_count: genes }) => genes },
];

export interface CompoundReactionsProps {
  /** Also the name of its parameters in the address. */
  readonly id: "made" | "used";
  readonly title: string;
  /** Name of the compound. */
  readonly compound: string;
  readonly side: CompoundSide;
}

/** The rows that hold the words of the address, and how to change these. */
function useWords(id: string, terms: readonly ReactionTerm[]) {
  const [search, changeParameters] = useParameters();
  const words = search.get(`${id}_words`) ?? "";
  const change = useCallback(
    (text: string) =>
      changeParameters((present) => {
        present.delete(id);
        setOrDelete(present, `${id}_words`, text);
      }),
    [id, changeParameters],
  );
  const found = useMemo(
    () =>
      terms.filter(({ termid, name, reaction }) => hasWords([termid, name, reaction?.equation ?? ""], words)),
    [terms, words],
  );
  return { words, change, found };
}

/** The terms on one side of whose reactions a compound stands, and the genes annotated to them. */
export function CompoundReactions({ id, title, compound, side: { terms, genes } }: CompoundReactionsProps) {
  const { words, change, found } = useWords(id, terms);
  const page = usePageNumber(id, found.length, pageSize);
  const what = `${title.toLowerCase().replace(/ it$/, "")} ${compound}`;
  const verb = id === "made" ? "make" : "use";
  return (
    <Section
      id={id}
      title={title}
      count={`${counted(terms.length, "term")}, ${counted(genes.length, "gene")}`}
      actions={
        <TakeTable what={what} file={`${verb}-${compound}`} section={id} columns={fileColumns} rows={found} />
      }
    >
      {terms.length === 0 ? (
        <p className="empty well">
          No reaction of this release {verb}s {compound}.
        </p>
      ) : (
        <>
          <Genes genes={genes} verb={verb} compound={compound} />
          {terms.length > 10 && (
            <TextFilter label={`Filter ${what} by words`} value={words} onChange={change} />
          )}
          <DataTable
            caption={`${title}, ${compound}`}
            columns={columns}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            rowKey={({ termid }) => termid}
            isPart={found.length > pageSize}
            whole={found}
          />
          <Pager name={id} title={what} page={page} total={found.length} size={pageSize} />
        </>
      )}
    </Section>
  );
}

interface GenesProps {
  readonly genes: CompoundSide["genes"];
  readonly verb: string;
  readonly compound: string;
}

/** The genes, and how to take them to a query. */
const Genes = ({ genes, verb, compound }: GenesProps) =>
  genes.length === 0 ? (
    <p>No gene is annotated to any of these terms.</p>
  ) : (
    <div className="compound__genes">
      <div>
        {counted(genes.length, "gene")}:{" "}
        <FirstFew parts={genes.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))} />
      </div>
      <SendGenes
        name={`Genes that ${verb} ${compound}`}
        genes={() => Promise.resolve(genes.map(({ uniquename }) => uniquename))}
        label="Send gene list to advanced search"
      />
    </div>
  );
