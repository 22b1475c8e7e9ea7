/** What alleles do to which processes, above the table of the annotations. */
import { useDeferredValue, useMemo, useState } from "react";
import type { AnnotationType, PhenotypeMatrix as Matrix } from "../../../api/contract/index.ts";
import { useAnswerOnPaper } from "../../shared/api-client/ask-at-once.ts";
import { pictureAddress, pictures } from "../../shared/api-client/pictures.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { lateView, useLateView } from "../../shared/ui/late-view.ts";
import { directionLegend } from "../overview/DirectionCells.tsx";

const matrixTable = lateView(() => import("./MatrixTable.tsx"));

const firstRows = 12;
const allRows = 200;
/** px of the head with what stands around the rows, and of a row. */
const [headHeight, rowHeight] = [168, 41];

export interface PhenotypeMatrixProps {
  /** gene:ID or reference:ID */
  readonly subject: string;
  /** What it is called: "cdc2". */
  readonly of: string;
  readonly type: AnnotationType;
  /** Path of the page with the table behind the cells. */
  readonly page: string;
  /** Alleles that annotations name, or more: what the place is kept for. Nothing is drawn of none; the table says so. */
  readonly expected: number;
}

/** Types without directions have none. */
export const PhenotypeMatrix = (props: PhenotypeMatrixProps) =>
  props.expected > 0 && props.type.overview?.directions && <MatrixToCome {...props} />;

/** Asked for when it is near the window, and when the page is printed. */
function MatrixToCome({ subject, of, type, page, expected }: PhenotypeMatrixProps) {
  const [size, setSize] = useState(firstRows);
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const request = useMemo(() => ({ subject, type: type.id, size }), [subject, type.id, size]);
  const come = pictures.usePhenotypeMatrixQuery(request, { skip: !near });
  const { isError, error, refetch } = come;
  const printed = useAnswerOnPaper<Matrix>(come.data ? null : pictureAddress.phenotypeMatrix(request));
  // Drawing waits for whatever is more urgent.
  const drawn = useDeferredValue(come.data);
  const matrix = drawn ?? printed;
  const drawTable = useLateView(matrixTable, near);
  if (matrix?.row_total === 0) return null;
  const place = (
    <div className="waiting" style={{ minHeight: headHeight + Math.min(expected, firstRows) * rowHeight }} />
  );
  return (
    <div ref={ref} className="matrix">
      <h3>Alleles and what they affect</h3>
      {isError ? (
        <ErrorMessage
          title="The matrix could not be loaded."
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        >
          The table below has all that it would show.
        </ErrorMessage>
      ) : matrix === null || drawTable === null ? (
        place
      ) : (
        <>
          {drawTable({
            matrix,
            request,
            of,
            page,
            onMore: size < allRows ? () => setSize(allRows) : null,
          })}
          <p className="matrix__legend">
            {directionLegend}
            <span>
              bars: down to the left, up to the right; length: severity; empty bar: severity not recorded
            </span>
          </p>
        </>
      )}
    </div>
  );
}
