import { useEffect, useMemo } from "react";
import type { CSSProperties } from "react";
import { counted } from "../../shared/format/format.ts";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { timelineHeight, TimelinePicture, timelineWidth } from "./TimelinePicture.tsx";
import type { TimelineYear } from "./timeline.ts";
import { writeYears } from "./years.ts";

export interface TimelineProps {
  /** What the publications are about. */
  readonly about: string;
  readonly years: readonly TimelineYear[];
  /** As the address has it; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (years: string) => void;
}

const said = ({ year, count, curated }: TimelineYear): string =>
  `${year}: ${counted(count, "publication")}${curated > 0 ? `, ${curated} curated` : ""}`;

/** Publications of each year as a bar, the curated ones darker; a bar filters the list. */
export function Timeline({ about, years, chosen, onChoose }: TimelineProps) {
  const steps = useRovingFocus<HTMLDivElement>();
  const max = useMemo(() => Math.max(...years.map(({ count }) => count)), [years]);
  // Where not all years are in view, as on a phone, the newest are.
  useEffect(() => {
    steps.current?.scrollTo({ left: steps.current.scrollWidth });
  }, [steps, years]);
  return (
    <div className="timeline">
      <div ref={steps} role="toolbar" aria-label="Publications by year" className="timeline__years">
        {years.map((one) => {
          const span = writeYears({ first: one.year, last: one.year });
          // React's types know no custom properties.
          const style = {
            "--share": `${(one.count / max) * 100}%`,
            "--curated": `${one.count === 0 ? 0 : (one.curated / one.count) * 100}%`,
          } as CSSProperties;
          return (
            <button
              key={one.year}
              type="button"
              className="timeline__year"
              style={style}
              aria-pressed={chosen === span}
              aria-label={`${said(one)}, filter the list`}
              title={said(one)}
              disabled={one.count === 0}
              onClick={() => onChoose(span)}
            >
              <i />
              <span aria-hidden>{one.year % 5 === 0 ? one.year : ""}</span>
            </button>
          );
        })}
      </div>
      <p className="timeline__foot small muted">
        <span>
          <i className="timeline__key" aria-hidden /> curated
        </span>
        <span>
          <i className="timeline__key timeline__key--others" aria-hidden /> not curated
        </span>
        <span className="actions">
          <DrawingDownloads
            what={`the timeline of publications about ${about}`}
            file={`${about}-publications-by-year`}
            drawing={<TimelinePicture years={years} />}
            width={timelineWidth(years)}
            height={timelineHeight}
          />
        </span>
      </p>
    </div>
  );
}
