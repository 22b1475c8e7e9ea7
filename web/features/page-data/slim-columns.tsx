/** Columns of the terms of a slim. */
import { ListPlus } from "lucide-react";
import { Link } from "react-router-dom";
import type { SlimOverview, SlimTerm } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import type { Column } from "../../shared/table/column.ts";
import { urls } from "../../shared/urls/urls.ts";
import { TermLink } from "../entities/links.tsx";
import { share, shareText, tellsViability } from "./shares.ts";
import { ViabilityBar } from "./ViabilityBar.tsx";

const genesUrl = ({ single_locus: single }: SlimOverview, id: string): string =>
  single ? urls.termSingleLocusGenes(id) : urls.termGenes(id);

const term: Column<SlimTerm> = {
  id: "term",
  header: "Term",
  sortBy: ({ name }) => name,
  cell: (one) => <TermLink term={one} glyph />,
};
const id: Column<SlimTerm> = {
  id: "id",
  header: "ID",
  tight: true,
  inline: true,
  cell: ({ termid }) => <span className="id muted small">{termid}</span>,
};
const viability: Column<SlimTerm> = {
  id: "viability",
  header: "Deletion viability",
  className: "slim__bar",
  first: "largest",
  sortBy: (one) => share(one.viability.inviable, one.gene_count),
  cell: (one) => <ViabilityBar tally={one} />,
};
const unknownRole: Column<SlimTerm> = {
  id: "unknown",
  header: "Role unknown",
  number: true,
  inline: true,
  label: "Role unknown",
  sortBy: (one) => share(one.unknown_role, one.gene_count),
  cell: ({ unknown_role: unknown, gene_count: genes }) => shareText(unknown, genes),
};
const query: Column<SlimTerm> = {
  id: "query",
  header: "Query",
  tight: true,
  inline: true,
  screenOnly: true,
  cell: ({ termid, name }) => (
    <Link to={urls.queryFrom.term(termid, name)} aria-label={`Use in query: genes of ${name}`}>
      <ListPlus className="icon" aria-hidden /> Use in query
    </Link>
  ),
};

/** What the release does not tell of any gene has no column. */
export const slimColumns = (slim: SlimOverview): Column<SlimTerm>[] => [
  term,
  id,
  {
    id: "genes",
    header: "Genes",
    number: true,
    inline: true,
    label: "Genes",
    sortBy: ({ gene_count: genes }) => genes,
    cell: ({ termid, name, gene_count: genes }) => (
      <Link to={genesUrl(slim, termid)} aria-label={`${counted(genes, "gene")} of ${name}`}>
        {count(genes)}
      </Link>
    ),
  },
  ...(tellsViability(slim.total) ? [viability] : []),
  ...(slim.total.unknown_role > 0 ? [unknownRole] : []),
  query,
];
