import { Minus, Plus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { UsedViewBox } from "./use-view-box.ts";

/** What zooms a drawing and brings all of it back into its frame. */
export const ZoomButtons = ({ view: { zoomBy, fit } }: { readonly view: UsedViewBox }) => (
  <>
    <button
      type="button"
      className="icon-button"
      aria-label="Zoom out"
      title="Zoom out"
      onClick={() => zoomBy(-1)}
    >
      <Minus className="icon" aria-hidden />
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label="Zoom in"
      title="Zoom in"
      onClick={() => zoomBy(1)}
    >
      <Plus className="icon" aria-hidden />
    </button>
    <button type="button" className="button button--quiet" onClick={fit}>
      Show all
    </button>
  </>
);

export interface DrawingFrameProps {
  readonly view: UsedViewBox;
  /** What the frame is called; the keys that move it are said after it. */
  readonly name: string;
  /** How much is drawn, for screen readers. */
  readonly summary: string;
  readonly svg?: Ref<SVGSVGElement>;
  readonly markers: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing that is moved and zoomed in its frame. */
export const DrawingFrame = ({
  view: { frame, box, onKeyDown },
  name,
  summary,
  svg,
  markers,
  className,
  children,
}: DrawingFrameProps) => (
  // The keys move the drawing; a region that scrolls has to be reachable.
  <div
    className="graph__frame"
    ref={frame}
    tabIndex={0}
    role="group"
    aria-label={`${name}: arrow keys move, plus and minus zoom, 0 shows all`}
    onKeyDown={onKeyDown}
  >
    <svg ref={svg} width="100%" height="100%" role="group" aria-label={summary}>
      <defs>{markers}</defs>
      <g className={className} transform={`translate(${box.x} ${box.y}) scale(${box.scale})`}>
        {children}
      </g>
    </svg>
  </div>
);
