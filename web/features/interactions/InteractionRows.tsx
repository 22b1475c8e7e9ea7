import { useCallback, useMemo } from "react";
import type { AnnotationsAnswer, InteractionRow, InteractionSummaryRow } from "../../../api/contract/index.ts";
import type { TableRowsProps } from "../annotations/AnnotationRows.tsx";
import { OpenedRow } from "../annotations/OpenedRow.tsx";
import { GeneLink } from "../entities/links.tsx";
import { chosenColumns } from "../table/column-choice.ts";
import { ExpandableTable } from "../table/ExpandableTable.tsx";
import { GroupedTable } from "../table/GroupedTable.tsx";
import type { Group } from "../table/GroupedTable.tsx";
import { interactionColumns, otherGene, pairColumns, partOf } from "./columns.tsx";

const isInteraction = (row: AnnotationsAnswer["rows"][number]): row is InteractionRow => row.kind === "interaction";
const isPair = (row: AnnotationsAnswer["rows"][number]): row is InteractionSummaryRow => row.kind === "interaction_summary";
const noSection = (): null => null;

type Pair = Pick<InteractionRow, "gene_a" | "gene_b" | "evidence" | "type">;
const named = (gene: InteractionRow["gene_a"]): string => gene.name ?? gene.uniquename;

/** Interactions under their pair and evidence, in the order given. */
function pairGroups(rows: readonly InteractionRow[], geneId: string | null): Group<InteractionRow>[] {
  return [...Map.groupBy(rows, (row) => [row.gene_a.uniquename, row.gene_b.uniquename, row.evidence].join(" "))].map(([key, inside]) => {
    // A group has at least one row.
    const first = inside[0]!;
    const other = otherGene(first, geneId);
    const pair = geneId === null ? <><GeneLink gene={first.gene_a} glyph /> and <GeneLink gene={first.gene_b} /></> : <><GeneLink gene={other} glyph />{other.product && <span className="muted"> {other.product}</span>}</>;
    return { key, rows: inside, section: null, name: pairName(first, geneId), head: <>{pair}{first.evidence && <> · {first.evidence}</>}{geneId !== null && first.type === "physical_interactions" && <span className="muted"> · this gene is {partOf(first, geneId)}</span>}</> };
  });
}

const pairName = (row: Pair, geneId: string | null): string =>
  `${geneId === null ? `${named(row.gene_a)} and ${named(row.gene_b)}` : named(otherGene(row, geneId))}${row.evidence ? `, ${row.evidence}` : ""}`;

export interface InteractionRowsProps extends TableRowsProps {
  /** The gene that the page is about. */
  readonly geneId: string | null;
}

/** The rows of an interaction table: one a pair of genes and evidence, to be opened, or all interactions under their pairs. */
export function InteractionRows({ answer, type, request, toggled, onToggle, isShown, geneId }: InteractionRowsProps) {
  const pairs = useMemo(() => answer.rows.filter(isPair), [answer]);
  const groups = useMemo(() => pairGroups(answer.rows.filter(isInteraction), geneId), [answer, geneId]);
  const ofPairs = useMemo(() => chosenColumns(pairColumns(geneId), isShown), [geneId, isShown]);
  const columns = useMemo(() => chosenColumns(interactionColumns, isShown), [isShown]);
  const details = useCallback(
    (row: InteractionSummaryRow) => <OpenedRow name={pairName(row, geneId)} row={row.id} total={row.count} request={request} columns={columns} isDetail={isInteraction} />,
    [request, columns, geneId],
  );
  if (groups.length > 0) return <GroupedTable caption={type.display_name} columns={columns} groups={groups} rowKey={(row) => row.id} closed={toggled} onToggle={onToggle} />;
  return (
    <ExpandableTable
      caption={type.display_name} columns={ofPairs} rows={pairs} rowKey={(row) => row.id} rowName={(row) => pairName(row, geneId)} sectionOf={noSection}
      open={toggled} onToggle={onToggle} details={details} isPart={answer.row_total > answer.rows.length}
    />
  );
}
