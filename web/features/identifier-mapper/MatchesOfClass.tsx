import { Download } from "lucide-react";
import { useId, useState } from "react";
import type { GeneShort } from "../../../api/contract/index.ts";
import type { MapperAnswer, MapperGroup } from "../../../api/contract/identifier-mapper.ts";
import { count, counted } from "../../shared/format/format.ts";
import { GeneLink, Listed } from "../entities/links.tsx";
import { saveText } from "../../shared/browser/save.ts";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { ShowAll } from "../../shared/table/ShowAll.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { genesOf, genesOfEach, listName, mappingTable } from "./classes.ts";
import type { MatchClass } from "./classes.ts";

/** Groups shown at first: a table of thousands of rows takes a while to draw. */
const first = 500;

const Genes = ({ genes }: Pick<MapperGroup, "genes">) => (
  <Listed parts={genes.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))} />
);

/** Where several identifiers stand for several genes, the genes of each. */
const GenesOfEach = ({ group }: { readonly group: MapperGroup }) => (
  <ul>
    {genesOfEach(group).map(({ id, genes }) => (
      <li key={id}>
        <span className="id--long">{id}</span>: <Genes genes={genes} />
      </li>
    ))}
  </ul>
);

const columns: readonly Column<MapperGroup>[] = [
  {
    id: "ids",
    header: "Identifier",
    cell: ({ ids }) => <span className="id--long">{ids.join(", ")}</span>,
    sortBy: ({ ids }) => ids[0] ?? null,
  },
  {
    id: "genes",
    header: "Gene",
    cell: (group) =>
      group.ids.length > 1 && group.genes.length > 1 ? (
        <GenesOfEach group={group} />
      ) : (
        <Genes genes={group.genes} />
      ),
    sortBy: ({ genes: [gene] }) => gene?.name ?? gene?.uniquename ?? null,
  },
  {
    id: "id",
    header: "ID",
    inline: true,
    cell: ({ genes }) => (
      <span className="id muted small">{genes.map(({ uniquename }) => uniquename).join(", ")}</span>
    ),
    sortBy: ({ genes: [gene] }) => gene?.uniquename ?? null,
  },
  {
    id: "product",
    header: "Product",
    className: "wide-cell",
    cell: ({ genes }) => [...new Set(genes.map(({ product }) => product).filter(Boolean))].join("; "),
    sortBy: ({ genes: [gene] }) => gene?.product ?? null,
  },
];

interface SaveMappingProps {
  readonly answer: MapperAnswer;
  /** The class that is saved; all where there is none. */
  readonly of?: MatchClass;
}

/** Saves which identifiers mean which genes. */
export const SaveMapping = ({ answer, of }: SaveMappingProps) => (
  <button
    type="button"
    className="button button--quiet"
    onClick={() =>
      saveText(
        `${of?.id.replaceAll("_", "-") ?? "identifier-mapping"}.tsv`,
        "text/tab-separated-values",
        mappingTable(answer, of && [of]),
      )
    }
  >
    <Download className="icon" aria-hidden />
    {of ? "TSV" : "Mapping (TSV)"}
  </button>
);

interface SendMappedProps {
  readonly label: string;
  readonly genes: readonly GeneShort[];
  readonly type: string;
}

/** Sends the genes that identifiers mean to a query. */
export const SendMapped = ({ label, genes, type }: SendMappedProps) => (
  <SendGenes
    label={label}
    name={listName(genes.length, type)}
    genes={() => Promise.resolve(genes.map(({ uniquename }) => uniquename))}
  />
);

/** The matches of one class: open by themselves when there is just one. */
export function MatchesOfClass({
  of,
  answer,
  type,
}: {
  readonly of: MatchClass;
  readonly answer: MapperAnswer;
  readonly type: string;
}) {
  const groups = answer[of.id];
  const [open, setOpen] = useState(groups.length === 1);
  const [all, setAll] = useState(false);
  const id = useId();
  if (groups.length === 0) return null;
  const genes = genesOf(groups);
  const shown = all ? groups : groups.slice(0, first);
  return (
    <section className="mapper-class" aria-labelledby={`${id}-title`}>
      <div className="mapper-class__head">
        <h2 id={`${id}-title`}>{of.title}</h2>
        <span className="muted">
          {counted(
            groups.reduce((sum, { ids }) => sum + ids.length, 0),
            "identifier",
          )}
          , {counted(genes.length, "gene")}
        </span>
        <div className="actions">
          <SendMapped label="Send to advanced search" genes={genes} type={type} />
          <SaveMapping answer={answer} of={of} />
        </div>
      </div>
      {groups.length > 1 && (
        <p>
          <button type="button" className="link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Hide matches" : "Show matches ..."}
          </button>
        </p>
      )}
      {open && (
        <>
          <DataTable
            caption={of.title}
            columns={columns}
            rows={shown}
            rowKey={({ ids }) => ids[0] ?? ""}
            isPart={shown.length < groups.length}
            atOnce={first}
          />
          {shown.length < groups.length && (
            <ShowAll shown={first} total={count(groups.length)} onShow={() => setAll(true)} />
          )}
        </>
      )}
    </section>
  );
}
