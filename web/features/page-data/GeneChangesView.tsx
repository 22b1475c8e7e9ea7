import { Link } from "react-router-dom";
import type { GeneChange } from "../../../api/contract/index.ts";
import { overviews } from "../../shared/api-client/overviews.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { LoadedPart } from "./LoadedPart.tsx";
import { about } from "../entities/about.ts";
import { GeneLink, GeneName } from "../entities/links.tsx";

/** The genes that an id stands for which is none any more. */
const genesNow = ({ id, gene, genes = [] }: GeneChange): readonly string[] =>
  gene === null ? genes : gene === id ? [] : [gene];

const columns: Column<GeneChange>[] = [
  {
    id: "name",
    header: "Gene",
    cell: ({ id, name, gene }) =>
      gene === id ? (
        <GeneLink gene={{ uniquename: id, name }} glyph />
      ) : (
        <GeneName gene={{ uniquename: id, name }} />
      ),
  },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    cell: ({ id }) => <span className="id muted small">{id}</span>,
  },
  { id: "date", header: "Date", className: "nowrap", cell: ({ date }) => date },
  {
    id: "now",
    header: "Now",
    label: "Now",
    cell: (row) =>
      genesNow(row).map((gene) => (
        <div key={gene}>
          <Link to={urls.gene(gene)} {...about("gene", gene)}>
            {gene}
          </Link>
        </div>
      )),
  },
  { id: "comment", header: "Comment", className: "wrap-anywhere", cell: ({ comment }) => comment },
  {
    id: "reference",
    header: "Reference",
    className: "wrap-anywhere",
    cell: ({ reference }) => <References text={reference} />,
  },
];

/** Publications among the sources lead to their pages. */
const References = ({ text }: { readonly text: string | null }) =>
  text === null
    ? null
    : text.split(/(PMID:\d+)/).map((part, index) =>
        part.startsWith("PMID:") ? (
          // Parts of one text stay in their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Link key={index} to={urls.reference(part)} {...about("reference", part)}>
            {part}
          </Link>
        ) : (
          part
        ),
      );

const fileColumns = (["id", "name", "date", "gene", "comment", "reference"] as const).map((key) => ({
  header: key === "gene" ? "now" : key,
  text: (row: GeneChange) => (key === "gene" ? (row.gene ?? row.genes?.join(",") ?? null) : row[key]),
}));

const pageSize = 50;

interface ChangesProps {
  readonly id: "new-genes" | "removed-genes";
  readonly title: string;
  readonly rows: readonly GeneChange[];
}

function Changes({ id, title, rows }: ChangesProps) {
  const release = useMetadata()?.date_version ?? "";
  const present = rows.flatMap(({ gene }) => gene ?? []);
  const page = usePageNumber(id, rows.length, pageSize);
  return (
    <Section
      id={id}
      title={title}
      count={counted(rows.length, "gene")}
      actions={
        <>
          {present.length > 0 && (
            <SendGenes quiet name={`${title} in the release`} genes={() => Promise.resolve(present)} />
          )}
          <TakeTable
            what={title.toLowerCase()}
            file={`${release}-${id}`}
            section={id}
            columns={fileColumns}
            rows={rows}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="muted">None in the history of this release.</p>
      ) : (
        <>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows.slice((page - 1) * pageSize, page * pageSize)}
            rowKey={(row) => `${row.id} ${row.date} ${row.comment ?? ""}`}
            isPart
            whole={rows}
          />
          <Pager name={id} title={title.toLowerCase()} page={page} total={rows.length} size={pageSize} />
        </>
      )}
    </Section>
  );
}

/** Genes that were added and removed, the newest first. */
export const GeneChangesView = () => (
  <LoadedPart query={overviews.useGeneChangesQuery()} what="new and removed genes">
    {({ added, removed }) => (
      <>
        <Changes id="new-genes" title="New genes" rows={added} />
        <Changes id="removed-genes" title="Removed genes" rows={removed} />
      </>
    )}
  </LoadedPart>
);
