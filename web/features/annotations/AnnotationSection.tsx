import { useMemo } from "react";
import type { AnnotationCount, AnnotationType } from "../../../api/contract/index.ts";
import { api } from "../../app/api.ts";
import { asFailure } from "../../app/failure.ts";
import { counted } from "../../app/format.ts";
import { Section } from "../entities/Section.tsx";
import { ErrorMessage } from "../states/ErrorMessage.tsx";
import { SkeletonRows } from "../states/Loading.tsx";
import { Pager, usePageNumber } from "../table/Pager.tsx";
import { AnnotationRows } from "./AnnotationRows.tsx";
import type { SubjectKind } from "./columns.tsx";
import { useNearView } from "./use-near-view.ts";

const pageSize = 50;
/** Height of a row, in px, that keeps the place of rows that are under way. */
const rowHeight = 31;

export interface AnnotationSectionProps {
  readonly kind: SubjectKind;
  /** Id of the page's entity. */
  readonly id: string;
  readonly type: AnnotationType;
  readonly counts: AnnotationCount;
}

/** One type of annotation on an entity's page. Its rows are asked for when it comes near the view. */
export function AnnotationSection({ kind, id, type, counts }: AnnotationSectionProps) {
  const param = `${type.id}-page`;
  const page = usePageNumber(param, counts.annotations, pageSize);
  const request = useMemo(() => ({ subject: `${kind}:${id}`, type: type.id, page, size: pageSize }), [kind, id, type.id, page]);
  const known = api.endpoints.annotations.useQueryState(request).currentData !== undefined;
  const { ref, near } = useNearView<HTMLDivElement>(known);
  const { data, currentData, isError, error, isFetching, refetch } = api.useAnnotationsQuery(request, { skip: !near });
  // While the next page is under way the last one stays; rows of another page's entity never do.
  const shown = currentData ?? (isFetching && data ? data : undefined);
  const rowsToCome = Math.min(counts.annotations, pageSize);

  const terms = type.feature_type === "interaction" || counts.terms === 0 ? "" : `${counted(counts.terms, "term")}, `;
  return (
    <Section id={type.id} title={type.display_name} count={`${terms}${counted(counts.annotations, type.feature_type === "interaction" ? "interaction" : "annotation")}`} help={type.help_route}>
      <div ref={ref} aria-busy={isFetching}>
        {shown ? (
          <>
            <AnnotationRows rows={shown.rows} kind={kind} id={id} type={type} isPart={shown.total > pageSize} />
            <Pager name={param} title={type.display_name} page={page} total={shown.total} size={pageSize} />
          </>
        ) : isError && !isFetching ? (
          <ErrorMessage title={`The table “${type.display_name}” could not be loaded.`} failure={asFailure(error)} onRetry={() => void refetch()}>The rest of the page is not affected.</ErrorMessage>
        ) : (
          <div className="loading-rows" style={{ height: rowsToCome * rowHeight }}>
            <div className="waiting"><SkeletonRows rows={Math.min(rowsToCome, 8)} label={`Loading ${type.display_name} …`} /></div>
          </div>
        )}
      </div>
    </Section>
  );
}
