/** Columns of enriched terms: of one list its figures, of several those that tell them apart. */
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { TermLink } from "../../features/entities/links.tsx";
import { count } from "../../shared/format/format.ts";
import type { Column } from "../../shared/table/column.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { Chance } from "./Chance.tsx";
import type { ComparedTerm } from "./compare.ts";
import { termAddress } from "./term-address.ts";

const TermName = ({ term, isDomain }: { readonly term: ComparedTerm; readonly isDomain: boolean }) =>
  !isDomain ? (
    <TermLink term={{ termid: term.id, name: term.label }} glyph />
  ) : (
    <Link to={termAddress(term, isDomain)}>{term.label}</Link>
  );

const figure = (
  id: string,
  header: string,
  cell: (row: EnrichmentRow) => ReactNode,
  list = 0,
): Column<ComparedTerm> => ({
  id: `${id}-${list}`,
  header,
  label: header,
  number: true,
  inline: true,
  cell: ({ of }) => {
    const row = of[list] ?? null;
    return row && cell(row);
  },
});

const inBackground = ({ of }: ComparedTerm): number | null =>
  of.find((row) => row !== null)?.in_background ?? null;

const names = (isDomain: boolean): readonly Column<ComparedTerm>[] => [
  {
    id: "label",
    header: isDomain ? "Domain" : "Term",
    cell: (term) => <TermName term={term} isDomain={isDomain} />,
  },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    cell: ({ id }) => <span className="id muted small">{id}</span>,
  },
];

const same: Column<ComparedTerm> = {
  id: "same",
  header: "Folded",
  label: "Folded",
  number: true,
  inline: true,
  cell: ({ same: terms }) => terms.length > 0 && `+ ${count(terms.length)}`,
};

/** @param lists how many there are */
export const columnsOf = (isDomain: boolean, lists: number): readonly Column<ComparedTerm>[] =>
  lists === 1
    ? [
        ...names(isDomain),
        figure("in_set", "In list", (row) => count(row.in_set)),
        figure("in_background", "In background", (row) => count(row.in_background)),
        figure("fold", "Fold", (row) => row.fold.toFixed(1)),
        figure("p", "p", (row) => <Chance value={row.p} />),
        figure("q", "q", (row) => <Chance value={row.q} />),
        same,
      ]
    : [
        ...names(isDomain),
        {
          id: "in_background",
          header: "In background",
          label: "In background",
          number: true,
          inline: true,
          cell: (term) => count(inBackground(term) ?? 0),
        },
        ...Array.from({ length: lists }, (_, list) => [
          figure("in_set", `List ${list + 1}: genes`, (row) => count(row.in_set), list),
          figure("q", `List ${list + 1}: q`, (row) => <Chance value={row.q} />, list),
        ]).flat(),
        same,
      ];

/** The comparison as a file. */
export const fileColumnsOf = (lists: readonly string[]): readonly FileColumn<ComparedTerm>[] => [
  { header: "ID", text: ({ id }) => id },
  { header: "Label", text: ({ label }) => label },
  { header: "Genes of the background", text: inBackground },
  ...lists.flatMap((name, list): FileColumn<ComparedTerm>[] => [
    { header: `${name}: genes`, text: ({ of }) => of[list]?.in_set ?? null },
    { header: `${name}: fold`, text: ({ of }) => of[list]?.fold.toPrecision(4) ?? null },
    { header: `${name}: p`, text: ({ of }) => of[list]?.p.toPrecision(4) ?? null },
    { header: `${name}: q`, text: ({ of }) => of[list]?.q.toPrecision(4) ?? null },
    {
      header: `${name}: gene IDs`,
      text: ({ of }) => of[list]?.genes.map(({ uniquename }) => uniquename).join(",") ?? null,
    },
  ]),
];
