import { memo, useCallback, useMemo } from "react";
import type {
  AnnotationsAnswer,
  InteractionRow,
  InteractionSummaryRow,
} from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import type { TableRowsProps } from "../annotation-rows/table-rows.ts";
import { OpenableRows } from "../annotation-rows/OpenableRows.tsx";
import { GeneLink } from "../entities/links.tsx";
import { chosenColumns } from "../../shared/table/column-choice.ts";
import type { TableGroup } from "../../shared/table/GroupedTable.tsx";
import { interactionColumns } from "./columns.tsx";
import { pairColumns } from "./pair-columns.tsx";
import { otherGene, pairName, partOf } from "./pair.ts";
import type { InteractionTypes } from "./pair.ts";

const isInteraction = (row: AnnotationsAnswer["rows"][number]): row is InteractionRow =>
  row.kind === "interaction";
const isPair = (row: AnnotationsAnswer["rows"][number]): row is InteractionSummaryRow =>
  row.kind === "interaction_summary";
const noSection = (): null => null;
const canOpen = (row: InteractionSummaryRow): boolean => row.has_details;

/** Interactions under their pair and evidence, in the order given. */
function pairGroups(
  rows: readonly InteractionRow[],
  geneId: string | null,
  types: InteractionTypes,
): TableGroup<InteractionRow>[] {
  return [
    ...Map.groupBy(rows, (row) => [row.gene_a.uniquename, row.gene_b.uniquename, row.evidence].join(" ")),
  ].map(([key, inside]) => {
    // A group has at least one row.
    const first = inside[0]!;
    const other = otherGene(first, geneId);
    const pair =
      geneId === null ? (
        <>
          <GeneLink gene={first.gene_a} glyph /> and <GeneLink gene={first.gene_b} />
        </>
      ) : (
        <>
          <GeneLink gene={other} glyph />
          {other.product && <span className="muted"> {other.product}</span>}
        </>
      );
    const part = geneId === null ? "" : partOf(first, geneId, types);
    return {
      key,
      rows: inside,
      section: null,
      name: pairName(first, geneId),
      head: (
        <>
          {pair}
          {first.evidence && <> · {first.evidence}</>}
          {part !== "" && <span className="muted"> · this gene: {part}</span>}
        </>
      ),
    };
  });
}

export interface InteractionRowsProps extends TableRowsProps {
  /** The gene that the page is about. */
  readonly geneId: string | null;
}

/** The rows of an interaction table: one a pair of genes and evidence, to be opened, or all interactions under their pairs. */
export const InteractionRows = memo(function Rows({ geneId, ...table }: InteractionRowsProps) {
  const { answer, kind, isShown } = table;
  const { interaction_types: types } = useDeployment().site;
  const pairs = useMemo(() => answer.rows.filter(isPair), [answer]);
  const groups = useMemo(
    () => pairGroups(answer.rows.filter(isInteraction), geneId, types),
    [answer, geneId, types],
  );
  const ofPairs = useMemo(
    () => chosenColumns(pairColumns(kind, geneId, types), isShown),
    [kind, geneId, types, isShown],
  );
  const columns = useMemo(() => chosenColumns(interactionColumns(kind), isShown), [kind, isShown]);
  const nameOf = useCallback((row: InteractionSummaryRow) => pairName(row, geneId), [geneId]);
  return (
    <OpenableRows
      table={table}
      groups={groups}
      columns={columns}
      isDetail={isInteraction}
      summaries={pairs}
      summaryColumns={ofPairs}
      nameOf={nameOf}
      sectionOf={noSection}
      canOpen={canOpen}
    />
  );
});
