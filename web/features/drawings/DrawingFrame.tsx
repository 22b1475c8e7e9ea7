import { Minus, Plus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useLayer } from "./use-layer.ts";
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
  /** It has so many parts that they cannot be painted anew for each step of a move: what is painted is moved as a whole. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing that is moved and zoomed in its frame. */
export function DrawingFrame(props: DrawingFrameProps) {
  const { view, name, summary, svg, markers, isLarge = false, className, children } = props;
  const { frame, box, onPaper, onKeyDown } = view;
  const layer = useLayer(box);
  const isMovedWhole = isLarge && onPaper === null;
  const place = isMovedWhole ? `scale(${layer.scale})` : `translate(${box.x} ${box.y}) scale(${box.scale})`;
  return (
    // The keys move the drawing; a region that scrolls has to be reachable.
    <div
      className="graph__frame"
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label={`${name}: arrow keys move, plus and minus zoom, 0 shows all`}
      onKeyDown={onKeyDown}
    >
      <svg
        ref={svg}
        width="100%"
        height="100%"
        role="group"
        aria-label={summary}
        {...(onPaper !== null && { viewBox: onPaper })}
        {...(isMovedWhole && { className: "graph__layer", style: layer.style })}
      >
        <defs>{markers}</defs>
        <g className={className} transform={place}>
          {children}
        </g>
      </svg>
    </div>
  );
}
