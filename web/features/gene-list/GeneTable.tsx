import type { GeneShort } from "../../../api/contract/index.ts";
import { byProduct, plainColumns } from "./columns.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";

/** A few genes inside a section; a page about genes shows them as features/gene-list does. */
export const GeneTable = ({
  caption,
  genes,
}: {
  readonly caption: string;
  readonly genes: readonly GeneShort[];
}) => (
  <DataTable
    caption={caption}
    columns={plainColumns}
    rows={genes}
    rowKey={(gene) => gene.uniquename}
    sorted={byProduct}
  />
);
