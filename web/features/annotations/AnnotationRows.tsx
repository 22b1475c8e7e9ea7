import { useMemo } from "react";
import type { AnnotationsAnswer, AnnotationType } from "../../../api/contract/index.ts";
import { DataTable } from "../table/DataTable.tsx";
import { annotationColumns } from "./columns.tsx";
import type { SubjectKind } from "./columns.tsx";
import { interactionColumns } from "./interaction-columns.tsx";

export interface AnnotationRowsProps {
  readonly rows: AnnotationsAnswer["rows"];
  readonly kind: SubjectKind;
  readonly id: string;
  readonly type: AnnotationType;
  /** There are more rows than these. */
  readonly isPart: boolean;
}

/** Rows of one annotation type: those of annotations, or those of interactions. */
export function AnnotationRows({ rows, kind, id, type, isPart }: AnnotationRowsProps) {
  const ofTerms = useMemo(() => annotationColumns(kind, type), [kind, type]);
  const ofInteractions = useMemo(() => interactionColumns(kind === "gene" ? id : null), [kind, id]);
  if (type.feature_type === "interaction") {
    return <DataTable caption={type.display_name} columns={ofInteractions} rows={rows.filter((row) => row.kind === "interaction")} rowKey={(row) => row.id} isPart={isPart} />;
  }
  return <DataTable caption={type.display_name} columns={ofTerms} rows={rows.filter((row) => row.kind === "annotation")} rowKey={(row) => row.id} isPart={isPart} />;
}
