import { Link } from "react-router-dom";
import type { ContradictedProperty, ContradictedThing } from "../../../api/contract/index.ts";
import { count, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";

const size = 100;

function Thing({ thing: { kind, id, label } }: { readonly thing: ContradictedThing }) {
  return (
    <span className="inline-links">
      {kind === null ? label : <Link to={urls[kind](id)}>{label}</Link>}
      {label !== id && <span className="subtle"> {id}</span>}
    </span>
  );
}

/** All things of which a data set says something else than the one that the site goes by. */
export function ContradictedThings({
  of: { property, data_set: dataset, against, contradicted, things },
  closed,
}: {
  readonly of: ContradictedProperty;
  /** The address without the list. */
  readonly closed: string;
}) {
  const title = `${sentenceCase(property)}: ${dataset} against ${against}`;
  const page = usePageNumber("page", things.length, size);
  const columns: Column<ContradictedThing>[] = [
    { id: "thing", header: "What", cell: (thing) => <Thing thing={thing} /> },
    {
      id: "position",
      header: "Position",
      number: true,
      inline: true,
      label: "at",
      cell: ({ position }) => position !== null && count(position),
    },
    {
      id: "value",
      header: `In ${dataset}`,
      label: `in ${dataset}`,
      className: "wrap-anywhere",
      cell: (row) => row.value,
    },
    {
      id: "believed",
      header: `In ${against}`,
      label: `in ${against}`,
      className: "wrap-anywhere",
      cell: (row) => row.believed,
    },
  ];
  return (
    <Section id="contradicted-things" title={title} count={count(contradicted)}>
      <DataTable
        caption={title}
        columns={columns}
        rows={things.slice((page - 1) * size, page * size)}
        whole={things}
        rowKey={({ id, position, value, believed }) => [id, position, value, believed].join("\t")}
        isPart={things.length > size}
      />
      <Pager name="page" title={title} page={page} total={things.length} size={size} />
      <p className="table-foot">
        {things.length < contradicted && `The first ${count(things.length)} are listed. `}
        <Link to={{ search: closed, hash: "known-contradictions" }}>Close the list</Link>
      </p>
    </Section>
  );
}
