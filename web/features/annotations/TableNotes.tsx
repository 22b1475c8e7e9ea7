import { Link } from "react-router-dom";
import type { AnnotationsAnswer, AnnotationType } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted } from "../../shared/format/format.ts";
import type { SubjectKind } from "../annotation-rows/columns.tsx";
import { Listed, TermLink } from "../entities/links.tsx";

export interface TableNotesProps {
  readonly kind: SubjectKind;
  readonly type: AnnotationType;
  /** null while the first answer is under way. */
  readonly answer: AnnotationsAnswer | null;
  readonly failed: boolean;
}

/** Above the rows of any entity: how many of them lack their evidence, and the slim terms of a gene. */
export function TableNotes({ kind, type, answer, failed }: TableNotesProps) {
  const { annotationFilters } = useDeployment();
  const hasSlim =
    kind === "gene" && type.filters.some((filter) => annotationFilters[filter]?.filter_type === "slim");
  return (
    <>
      {answer?.bare != null && answer.bare > 0 && type.feature_type !== "interaction" && (
        <p className="small muted table-notes" role="note">
          {count(answer.bare)} of {counted(answer.total, "annotation")}:{" "}
          {type.feature_type === "genotype"
            ? "gene and term only; allele, evidence and publication are not in this release"
            : "gene and term only; evidence and publication are not in this release"}
        </p>
      )}
      {hasSlim && answer?.slim !== null && !failed && <SlimTerms type={type} slim={answer?.slim} />}
    </>
  );
}

/** The slim terms that a gene's annotations fall under, or that there are none; undefined while they are under way. */
function SlimTerms({
  type,
  slim,
}: {
  readonly type: AnnotationType;
  readonly slim: AnnotationsAnswer["slim"] | undefined;
}) {
  const { site } = useDeployment();
  const link = type.slim === null ? null : (site.slims[type.slim]?.link ?? null);
  const title = type.slim_description ?? "";
  return (
    <p className={slim ? "slim-box" : "slim-box slim-box--to-come"}>
      <span className="muted">{link === null ? title : <Link to={link}>{title}</Link>}: </span>
      {slim &&
        (slim.length > 0 ? (
          <Listed parts={slim.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
        ) : (
          `This gene product is not currently assigned to any ${type.slim_no_category_text ?? "category"}`
        ))}
    </p>
  );
}
