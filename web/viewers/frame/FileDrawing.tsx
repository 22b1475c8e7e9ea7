import { useMemo } from "react";
import type { ReactNode } from "react";
import { useReady } from "../../features/frames/use-ready.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { cleanDrawing } from "./clean-drawing.ts";
import { useDrawing } from "./use-drawing.ts";

export interface FileDrawingProps {
  /** Address of an SVG file. */
  readonly file: string;
  /** What it shows, for screen readers. */
  readonly label: string;
  /** How high it will be about, in rows. */
  readonly rows: number;
  readonly loading: string;
  readonly failed: string;
  /** Where else it can be seen. */
  readonly children: ReactNode;
}

/** A drawing of others, cleaned of all that could run, lead away or load something. */
export default function FileDrawing({ file, label, rows, loading, failed, children }: FileDrawingProps) {
  const { drawing, failure, retry } = useDrawing(file);
  const clean = useMemo(() => (drawing === null ? null : cleanDrawing(drawing)), [drawing]);
  useReady(clean !== null || failure !== null);
  if (failure !== null)
    return (
      <ErrorMessage title={failed} failure={failure} onRetry={retry}>
        {children}
      </ErrorMessage>
    );
  if (clean === null) return <SkeletonRows rows={rows} label={loading} />;
  return (
    <div
      className="viewer__drawing"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
