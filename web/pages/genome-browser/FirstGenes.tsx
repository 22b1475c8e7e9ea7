import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { maxInterval } from "../../../api/contract/values/max-interval.ts";
import { GenesToScale, stripHeight } from "../../features/drawings/GenesToScale.tsx";
import { layoutInterval } from "../../features/drawings/neighbourhood.ts";
import { useGenesInIntervalQuery } from "../../features/genome-browser/genes-in-interval.ts";
import type { Interval } from "../../features/genome-browser/interval.ts";

export interface FirstGenesProps {
  readonly interval: Interval;
  /** An interval, mostly a gene, that stands out. */
  readonly marked: Interval | null;
  /** Hears that they are seen, or that there are none to see. */
  readonly onSeen: () => void;
}

/** ms that frames may take. */
const maxFrames = 1_000;

/** The genes of the place, to look at until the browser is there, which has its program and files to read first. */
export function FirstGenes({ interval, marked, onSeen }: FirstGenesProps) {
  const isShort = interval.end - interval.start < maxInterval;
  const { data, isError } = useGenesInIntervalQuery(interval, { skip: !isShort });
  const [width] = useState(() => document.documentElement.clientWidth);
  const strip = useMemo(
    () =>
      data &&
      layoutInterval(
        data.genes,
        interval,
        ({ location: { start_pos: start, end_pos: end } }) => start === marked?.start && end === marked.end,
        width,
      ),
    [data, interval, marked, width],
  );
  const seen = useEffectEvent(onSeen);
  const isOver = !isShort || isError || strip !== undefined;
  useEffect(() => {
    if (!isOver) return;
    // The frame after next begins when these genes have been painted. A page in the background has no frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(seen);
    });
    const timer = setTimeout(seen, maxFrames);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isOver]);
  if (!strip) return null;
  return (
    <div className="first-genes figure" aria-hidden>
      <svg viewBox={`0 0 ${width} ${stripHeight}`}>
        <GenesToScale
          strip={strip}
          width={width}
          around={(box, arrow) => <g key={box.gene.uniquename}>{arrow}</g>}
        />
      </svg>
    </div>
  );
}
