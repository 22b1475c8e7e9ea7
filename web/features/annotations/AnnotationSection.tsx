import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { CSSProperties } from "react";
import type { AnnotationCount, AnnotationsAnswer, AnnotationType } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count, counted } from "../../shared/format/format.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { interactionColumns, pairColumns } from "../interactions/columns.tsx";
import { InteractionRows } from "../interactions/InteractionRows.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useColumnChoice } from "../../shared/table/column-choice.ts";
import type { NamedColumn } from "../../shared/table/column-choice.ts";
import { Pager } from "../../shared/table/Pager.tsx";
import { AnnotationBar } from "./AnnotationBar.tsx";
import { AnnotationRows } from "../annotation-rows/AnnotationRows.tsx";
import { detailColumns, hiddenColumns } from "../annotation-rows/columns.tsx";
import type { SubjectKind } from "../annotation-rows/columns.tsx";
import { expectedFacets, expectedRows } from "./expected.ts";
import { GeneNotes } from "./GeneNotes.tsx";
import { withoutIgnored } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";
import { SlimBox } from "./SlimBox.tsx";
import { summaryColumns } from "../annotation-rows/summary-columns.tsx";
import { TableActions } from "./TableActions.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { UseGenes } from "./UseGenes.tsx";
import { cleared, isFiltered } from "./table-state.ts";
import { sectionOf } from "./types-shown.ts";
import { useColumnFacts } from "./use-column-facts.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { useRowsOnPaper } from "./use-rows-on-paper.ts";
import { useTableState } from "./use-table-state.ts";
import type { UsedTableState } from "./use-table-state.ts";

const pageSize = 50;
/** Annotations from which on a table shows no details all at once. */
const largeTable = 5000;

export interface AnnotationSectionProps {
  readonly kind: SubjectKind;
  /** Id of the page's entity. */
  readonly id: string;
  readonly type: AnnotationType;
  readonly counts: AnnotationCount;
}

/** One type of annotation on an entity's page. Its rows are asked for when it comes near the view. */
export function AnnotationSection(props: AnnotationSectionProps) {
  const { state, change } = useTableState(props.type.id, props.type.details_only ? "details" : "summary");
  return <SectionInState {...props} state={state} change={change} />;
}

/** Every change of the address comes by here; only the section that it is about is drawn anew. */
const SectionInState = memo(function InState({
  kind,
  id,
  type,
  counts,
  state,
  change,
}: AnnotationSectionProps & UsedTableState) {
  const {
    annotationFilters,
    site: { interaction_types: interactionTypes },
  } = useDeployment();
  const isLarge = counts.annotations > largeTable;
  const view = isLarge ? "summary" : state.view;
  const isInteraction = type.feature_type === "interaction";
  const section = sectionOf(type.id);

  const base = useMemo<AnnotationsRequest>(
    () => ({
      subject: `${kind}:${id}`,
      type: type.id,
      view,
      page: 1,
      size: pageSize,
      text: state.text,
      filters: state.filters,
    }),
    [kind, id, type.id, view, state.text, state.filters],
  );
  const request = useMemo(() => ({ ...base, page: state.page }), [base, state.page]);
  const { currentData: fetched } = api.endpoints.annotations.useQueryState(request);
  // On paper the rows are there before the table is near: else they would be asked for twice.
  const printed = useRowsOnPaper(request, fetched);
  const { ref, near } = useNearView<HTMLDivElement>(fetched !== undefined);
  const { data, currentData, isError, error, isFetching, refetch } = api.useAnnotationsQuery(request, {
    skip: !near,
  });
  // While the next answer is under way the last one stays; drawing its rows waits for whatever is more urgent.
  const latest = currentData ?? (isFetching && data ? data : null);
  const drawn = useDeferredValue(latest);
  const answer = printed ?? drawn;
  const isBusy = isFetching || drawn !== latest;
  const gene = api.useGeneQuery(id, { skip: kind !== "gene" }).currentData ?? null;

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      (view === "summary" ? setOpen : setClosed)((present) => present.symmetricDifference(new Set([key]))),
    [view],
  );
  const showsDetails =
    view === "details"
      ? closed.size === 0
      : answer !== null && answer.row_total === answer.rows.length && allOpen(answer, open);
  const to = showsDetails ? ("summary" as const) : ("details" as const);
  const show = () => {
    setOpen(emptied);
    setClosed(emptied);
    change(cleared(to));
  };

  const facts = useColumnFacts(gene, type, counts, base);
  const choice = useColumnChoice(
    type.id,
    useMemo(() => hiddenColumns(kind, type), [kind, type]),
  );
  const geneId = kind === "gene" ? id : null;
  const columns: readonly NamedColumn[] = useMemo(() => {
    if (isInteraction)
      return view === "summary" ? pairColumns(kind, geneId, interactionTypes) : interactionColumns(kind);
    return view === "summary" ? summaryColumns(kind, type, base) : detailColumns(kind, type, facts);
  }, [isInteraction, view, geneId, interactionTypes, kind, type, base, facts]);

  const understood = useMemo(() => withoutIgnored(base, answer?.ignored ?? []), [base, answer?.ignored]);
  const address = () => `${location.pathname}${location.search}#${encodeURIComponent(section)}`;
  // On a gene's page the other annotations are all of this gene.
  const hasOtherGenes = kind !== "gene" || isInteraction || type.feature_type === "genotype";
  const hasSlim =
    kind === "gene" && type.filters.some((filter) => annotationFilters[filter]?.filter_type === "slim");
  const facets = answer?.facets ?? expectedFacets(type, annotationFilters, kind, view);
  const toCome = expectedRows(type, counts, view, pageSize);
  const rowsProps = {
    kind,
    type,
    request: understood,
    toggled: view === "summary" ? open : closed,
    onToggle: toggle,
    facts,
    isShown: choice.isShown,
  };
  return (
    <Section
      id={section}
      title={type.display_name}
      count={sectionCount(counts, isInteraction)}
      help={type.help_route}
    >
      {isLarge && (
        <p className="message table-notes">
          This section has {count(counts.annotations)} annotations so page loading may be slow. The{" "}
          {type.feature_type} list has been truncated for some terms.
        </p>
      )}
      {gene && <GeneNotes gene={gene} type={type} />}
      {answer?.bare != null && answer.bare > 0 && !isInteraction && (
        <p className="small muted table-notes" role="note">
          {count(answer.bare)} of {counted(answer.total, "annotation")}:{" "}
          {type.feature_type === "genotype"
            ? "gene and term only; allele, evidence and publication are not in this release"
            : "gene and term only; evidence and publication are not in this release"}
        </p>
      )}
      {hasSlim && answer?.slim !== null && !isError && <SlimBox type={type} slim={answer?.slim} />}
      <div ref={ref} aria-busy={isBusy} className="annotation-table">
        <AnnotationBar
          type={type}
          state={state}
          answer={answer}
          failed={isError}
          facets={facets}
          onChange={change}
          view={{
            to,
            reason:
              isLarge && to === "details"
                ? `Details of more than ${count(largeTable)} annotations are not shown all at once. Open single rows, or filter and download.`
                : null,
            onPress: show,
          }}
          actions={
            <TableActions
              type={type}
              request={understood}
              address={address}
              columns={columns}
              choice={choice}
            />
          }
          aside={
            hasOtherGenes && (
              <span className="actions">
                <UseGenes
                  origin={`${type.display_name} of ${gene?.display_name ?? id}`}
                  request={understood}
                  address={address}
                />
              </span>
            )
          }
        />
        {isError ? (
          <ErrorMessage
            title={`The table “${type.display_name}” could not be loaded.`}
            failure={asFailure(error)}
            onRetry={() => void refetch()}
          >
            The rest of the page is not affected.
          </ErrorMessage>
        ) : answer === null ? (
          // React's types know no custom properties.
          <div
            className={`loading-rows loading-rows--${view} loading-rows--${type.feature_type}`}
            style={
              {
                "--rows": toCome.rows,
                "--heads": toCome.heads,
                "--extensions": toCome.extensions,
              } as CSSProperties
            }
          >
            <div className="waiting">
              <SkeletonRows rows={Math.min(toCome.rows, 8)} label={`Loading ${type.display_name} …`} />
            </div>
          </div>
        ) : answer.rows.length === 0 ? (
          <div className="table-wrap">
            <div className="empty">
              <p>(No annotations after filtering)</p>
              {isFiltered(state) && (
                <button type="button" className="button" onClick={() => change({ ...cleared(view) })}>
                  Clear filters
                </button>
              )}
            </div>
          </div>
        ) : isInteraction ? (
          <InteractionRows {...rowsProps} answer={answer} geneId={geneId} />
        ) : (
          <AnnotationRows {...rowsProps} answer={answer} />
        )}
        {answer && (
          <Pager
            name={`${type.id}.page`}
            title={type.display_name}
            page={answer.page}
            total={answer.row_total}
            size={pageSize}
          />
        )}
        {answer ? (
          <TableFoot type={type} answer={answer} state={state} gene={gene} />
        ) : (
          hasFoot(type) && (
            <p className="row small table-notes" aria-hidden="true">
              &nbsp;
            </p>
          )
        )}
      </div>
    </Section>
  );
});

/** Whether there will be a line below the table, whose place is kept. */
const hasFoot = (type: AnnotationType): boolean =>
  type.source_config.length > 0 ||
  type.external_link_config.length > 0 ||
  type.downstream_query_title !== null ||
  type.feature_type === "interaction";

/** Nothing is drawn anew where nothing was open. */
const emptied = (keys: ReadonlySet<string>): ReadonlySet<string> => (keys.size === 0 ? keys : new Set());

/** Whether each row that can be opened is open, and there are such rows. */
function allOpen({ rows }: AnnotationsAnswer, open: ReadonlySet<string>): boolean {
  const openable = rows.filter((row) => row.kind !== "interaction_summary" || row.has_details);
  return openable.length > 0 && openable.every((row) => open.has(row.id));
}

/** "39 terms, 48 annotations" */
function sectionCount(counts: AnnotationCount, isInteraction: boolean): string {
  if (isInteraction) return counted(counts.annotations, "interaction");
  return `${counts.terms === 0 ? "" : `${counted(counts.terms, "term")}, `}${counted(counts.annotations, "annotation")}`;
}
