import { memo, useCallback, useMemo } from "react";
import type { CSSProperties, ReactNode } from "react";
import type {
  AnnotationCount,
  AnnotationsAnswer,
  AnnotationType,
  GenePage,
} from "../../../api/contract/index.ts";
import type { TableView } from "../../../api/contract/lists.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useColumnChoice } from "../../shared/table/column-choice.ts";
import type { ColumnChoice, NamedColumn } from "../../shared/table/column-choice.ts";
import { isLong } from "../../shared/table/cut.ts";
import type { Cut } from "../../shared/table/cut.ts";
import { Pager } from "../../shared/table/Pager.tsx";
import { ShowRows } from "../../shared/table/ShowRows.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { AnnotationRows } from "../annotation-rows/AnnotationRows.tsx";
import { detailColumns, hiddenColumns } from "../annotation-rows/columns.tsx";
import type { ColumnFacts, SubjectKind } from "../annotation-rows/columns.tsx";
import { summaryColumns } from "../annotation-rows/summary-columns.tsx";
import { interactionColumns } from "../interactions/columns.tsx";
import { pairColumns } from "../interactions/pair-columns.tsx";
import { InteractionRows } from "../interactions/InteractionRows.tsx";
import { AnnotationBar } from "./AnnotationBar.tsx";
import { expectedFacets, expectedRows } from "./expected.ts";
import { GeneNotes } from "./GeneNotes.tsx";
import { TableActions } from "./TableActions.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { TableNotes } from "./TableNotes.tsx";
import { UseGenes } from "./UseGenes.tsx";
import { cleared, isFiltered } from "./table-state.ts";
import { sectionOf, tableOf } from "./types-shown.ts";
import { useColumnFacts } from "./use-column-facts.ts";
import { useOpenRows } from "./use-open-rows.ts";
import type { OpenRows } from "./use-open-rows.ts";
import { allRows, pageSize, useTableAnswer } from "./use-table-answer.ts";
import type { AskedTable } from "./use-table-answer.ts";
import { useTableState } from "./use-table-state.ts";
import type { UsedTableState } from "./use-table-state.ts";

/** Annotations from which on a table shows no details all at once. */
const largeTable = 5000;

export interface AnnotationSectionProps {
  readonly kind: SubjectKind;
  /** Id of the page's entity. */
  readonly id: string;
  readonly type: AnnotationType;
  readonly counts: AnnotationCount;
  /** What is drawn of the annotations, above their table. */
  readonly picture?: ReactNode;
  /** Has what takes the whole width where tables stand side by side. */
  readonly wide?: boolean;
  /** Rows that are seen at first. */
  readonly first?: number;
}

/** One type of annotation on an entity's page. Its rows are asked for when it comes near the view. */
export function AnnotationSection(props: AnnotationSectionProps) {
  const { state, change } = useTableState(props.type.id, props.type.details_only ? "details" : "summary");
  return <SectionInState {...props} state={state} change={change} />;
}

/** Every change of the address comes by here; only the section that it is about is drawn anew. */
const SectionInState = memo(function InState(props: AnnotationSectionProps & UsedTableState) {
  const { kind, id, type, counts, state, picture, wide = false } = props;
  const isLarge = counts.annotations > largeTable;
  const view = isLarge ? "summary" : state.view;
  const { ref, isBusy, asked } = useTableAnswer(`${kind}:${id}`, type.id, view, state, isLarge);
  const gene = api.useGeneQuery(id, { skip: kind !== "gene" }).currentData ?? null;
  const facts = useColumnFacts(gene, type, counts, asked.request);
  const hidden = useMemo(() => hiddenColumns(kind, type), [kind, type]);
  const choice = useColumnChoice(type.id, hidden);
  const table = { ...props, view, isLarge, asked, gene, facts, choice };
  return (
    <Section
      id={sectionOf(type.id)}
      title={type.display_name}
      count={sectionCount(counts, type.feature_type === "interaction")}
      help={type.help_route}
      wide={wide}
      actions={<SectionActions {...table} />}
    >
      {isLarge && (
        <p className="message table-notes">
          This section has {count(counts.annotations)} annotations so page loading may be slow. The{" "}
          {type.feature_type} list has been truncated for some terms.
        </p>
      )}
      {gene && <GeneNotes gene={gene} type={type} />}
      <TableNotes kind={kind} type={type} answer={asked.answer} failed={asked.failure !== null} />
      <div className={type.feature_type === "interaction" ? "beside-picture" : undefined}>
        {picture}
        <div ref={ref} id={tableOf(type.id)} aria-busy={isBusy} className="annotation-table">
          <AnnotationTable {...table} />
        </div>
      </div>
    </Section>
  );
});

const namesNoAllele = (type: AnnotationType, answer: AnnotationsAnswer | null): boolean =>
  type.feature_type === "genotype" && answer !== null && answer.total > 0 && answer.bare === answer.total;

interface AnnotationTableProps extends AnnotationSectionProps, UsedTableState {
  /** The view that is shown, whatever the address says of a large table. */
  readonly view: TableView;
  readonly isLarge: boolean;
  readonly asked: AskedTable;
  /** The gene that the page is about. */
  readonly gene: GenePage | null;
  readonly facts: ColumnFacts;
  readonly choice: ColumnChoice;
}

/** The bar, the rows as far as they have come, and the foot. */
const AnnotationTable = memo(function Table(props: AnnotationTableProps) {
  const { kind, id, type, counts, state, change, view, isLarge, asked } = props;
  const { gene, facts, choice, first = pageSize } = props;
  const { request, answer, failure } = asked;
  const cut = useTableCut(props);
  // Nothing that is seen may go: with all rows open, all details are there.
  const showDetails = () => change({ ...state, view: "details", page: 1, all: true }, true);
  const open = useOpenRows(view, answer, isLarge ? null : showDetails);
  const { toggled, onToggle } = open;
  const rows = { kind, type, request, cut, toggled, onToggle, facts, isShown: choice.isShown };
  return (
    <>
      <TableBar {...props} open={open} />
      {failure !== null && (
        <ErrorMessage
          title={`The table “${type.display_name}” could not be loaded.`}
          failure={failure}
          onRetry={asked.retry}
        >
          {answer === null
            ? "The rest of the page is not affected."
            : "The rows below are those from before; the rest of the page is not affected."}
        </ErrorMessage>
      )}
      {answer === null ? (
        failure === null && (
          <RowsToCome type={type} counts={counts} view={view} size={state.all ? asked.size : first} />
        )
      ) : answer.rows.length === 0 ? (
        <NoRows onClear={isFiltered(state) ? () => change(cleared(view, state.all)) : null} />
      ) : type.feature_type === "interaction" ? (
        <InteractionRows {...rows} answer={answer} geneId={kind === "gene" ? id : null} />
      ) : (
        <AnnotationRows {...rows} answer={answer} />
      )}
      <div className="table-end">
        {answer && cut && <AllRows {...props} answer={answer} cut={cut} />}
        <TableFoot type={type} answer={answer} state={state} gene={gene} />
      </div>
    </>
  );
});

/** Where the rows of a long table are cut; null where all are seen. */
function useTableCut({ asked, state, change, first = pageSize }: AnnotationTableProps): Cut | null {
  const total = asked.answer?.row_total ?? 0;
  const onFound = useCallback(() => change({ ...state, all: true }, true), [change, state]);
  return useMemo(
    () => (isLong(total, first, pageSize) ? { at: first, isOpen: state.all, onFound } : null),
    [total, first, state.all, onFound],
  );
}

interface AllRowsProps extends AnnotationTableProps {
  readonly answer: AnnotationsAnswer;
  readonly cut: Cut;
}

/** Brings all rows of a long table, and leads to further pages of those that are too many for one. */
function AllRows({ type, state, change, asked, answer, isLarge, cut }: AllRowsProps) {
  return (
    <>
      {state.all && (
        <Pager
          name={`${type.id}.page`}
          title={type.display_name}
          page={answer.page}
          total={answer.row_total}
          size={asked.size}
        />
      )}
      <ShowRows
        table={type.display_name}
        total={answer.row_total}
        max={allRows(isLarge)}
        cut={cut}
        onToggle={() => change({ ...state, page: 1, all: !state.all })}
      />
      {answer.rows.length < answer.row_total && (
        <p className="paper-only small muted">
          {count(answer.rows.length)} of {count(answer.row_total)} rows are printed; all are on the page and
          in its files.
        </p>
      )}
    </>
  );
}

interface TableBarProps extends AnnotationTableProps {
  readonly open: OpenRows;
}

/** Address of a table as it is shown. */
const addressOf = (type: AnnotationType): string =>
  `${location.pathname}${location.search}#${encodeURIComponent(sectionOf(type.id))}`;

/** Beside the title: where the genes of the table can go, and what can be taken along. */
const SectionActions = memo(function Actions(props: AnnotationTableProps) {
  const { kind, id, type, asked, gene, choice } = props;
  const columns = useNamedColumns(props);
  const address = () => addressOf(type);
  // On a gene's page the other annotations are all of this gene.
  const hasOtherGenes =
    kind !== "gene" ||
    type.feature_type === "interaction" ||
    (type.feature_type === "genotype" && !namesNoAllele(type, asked.answer));
  return (
    <>
      {hasOtherGenes && (
        <UseGenes name={`${type.display_name} of ${gene?.display_name ?? id}`} request={asked.request} />
      )}
      <TableActions type={type} request={asked.request} address={address} columns={columns} choice={choice} />
    </>
  );
});

/** What a visitor can do with the table of this page's entity. */
function TableBar(props: TableBarProps) {
  const { kind, type, state, change, view, isLarge, asked, open } = props;
  const { annotationFilters } = useDeployment();
  const { answer } = asked;
  const to = open.showsDetails ? ("summary" as const) : ("details" as const);
  return (
    <AnnotationBar
      type={type}
      state={state}
      answer={answer}
      failed={asked.failure !== null}
      facets={answer?.facets ?? expectedFacets(type, annotationFilters, kind, view)}
      onChange={change}
      view={{
        to,
        reason:
          isLarge && to === "details"
            ? `Details of more than ${count(largeTable)} annotations are not shown all at once. Open single rows, or filter and download.`
            : null,
        onPress: () => {
          open.reset();
          change(cleared(to, state.all));
        },
      }}
    />
  );
}

/** Columns of the view that is shown, whether chosen or not. */
function useNamedColumns({
  kind,
  id,
  type,
  view,
  asked,
  facts,
}: AnnotationTableProps): readonly NamedColumn[] {
  const { interaction_types: types } = useDeployment().site;
  const { request } = asked;
  return useMemo(() => {
    if (type.feature_type === "interaction")
      return view === "summary"
        ? pairColumns(kind, kind === "gene" ? id : null, types)
        : interactionColumns(kind);
    return view === "summary" ? summaryColumns(kind, type, request) : detailColumns(kind, type, facts);
  }, [kind, id, type, view, types, request, facts]);
}

/** In place of rows that are under way: about as high as they will be. */
function RowsToCome({
  type,
  counts,
  view,
  size,
}: Pick<AnnotationTableProps, "type" | "counts" | "view"> & { readonly size: number }) {
  const { rows, heads, extensions } = expectedRows(type, counts, view, size);
  return (
    <div
      className={`loading-rows loading-rows--${view} loading-rows--${type.feature_type}`}
      // React's types know no custom properties.
      style={{ "--rows": rows, "--heads": heads, "--extensions": extensions } as CSSProperties}
    >
      <div className="waiting">
        <SkeletonRows rows={Math.min(rows, 8)} label={`Loading ${type.display_name} …`} />
      </div>
    </div>
  );
}

/** In place of rows of which none is left; `onClear` is null where no filter left them out. */
function NoRows({ onClear }: { readonly onClear: (() => void) | null }) {
  return (
    <div className="table-wrap">
      <div className="empty">
        <p>(No annotations after filtering)</p>
        {onClear && (
          <button type="button" className="button" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
    </div>
  );
}

/** "39 terms, 48 annotations" */
function sectionCount(counts: AnnotationCount, isInteraction: boolean): string {
  if (isInteraction) return counted(counts.annotations, "interaction");
  return `${counts.terms === 0 ? "" : `${counted(counts.terms, "term")}, `}${counted(counts.annotations, "annotation")}`;
}
