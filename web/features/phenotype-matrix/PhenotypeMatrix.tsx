/** What alleles do to which processes, above the table of the annotations. */
import { lazy, Suspense, useMemo, useState } from "react";
import type { AnnotationType } from "../../../api/contract/index.ts";
import { pictures } from "../../shared/api-client/pictures.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { directionLegend } from "../overview/DirectionCells.tsx";

const MatrixTable = lazy(() => import("./MatrixTable.tsx"));

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

/** Asked for when it is near the window. Types without directions have none. */
export function PhenotypeMatrix({ subject, of, type, page, expected }: PhenotypeMatrixProps) {
  const [size, setSize] = useState(firstRows);
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const request = useMemo(() => ({ subject, type: type.id, size }), [subject, type.id, size]);
  const skip = !near || expected === 0 || !type.overview?.directions;
  const { data: matrix, isError, error, refetch } = pictures.usePhenotypeMatrixQuery(request, { skip });
  if (expected === 0 || !type.overview?.directions || matrix?.row_total === 0) return null;
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
      ) : !matrix ? (
        place
      ) : (
        <Suspense fallback={place}>
          <MatrixTable
            matrix={matrix}
            request={request}
            of={of}
            page={page}
            onMore={size < allRows ? () => setSize(allRows) : null}
          />
          <p className="matrix__legend">
            {directionLegend}
            <span>
              bars: down to the left, up to the right; length: severity; empty bar: severity not recorded
            </span>
          </p>
        </Suspense>
      )}
    </div>
  );
}
