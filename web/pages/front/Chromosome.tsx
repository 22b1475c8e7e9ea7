import { useId } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { bases, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { px } from "../../features/drawings/axis.ts";
import { barHeight, fullWidth, outline } from "./chromosome-outline.ts";
import { spanOf, windowText } from "./genome-steps.ts";
import type { MappedChromosome, MapWindow } from "./genome-steps.ts";

export interface ChromosomeProps {
  readonly chromosome: MappedChromosome;
  readonly longest: number;
  /** Class of a window's colour. */
  readonly colourOf: (window: MapWindow) => string;
  /** Index of the window that is pointed at; null for none. */
  readonly pointed: number | null;
  readonly onPoint: (index: number | null) => void;
}

interface WindowsProps extends Omit<ChromosomeProps, "longest"> {
  /** px */
  readonly perBase: number;
  readonly onOpen: (index: number) => void;
}

const Windows = ({ chromosome, perBase, colourOf, pointed, onPoint, onOpen }: WindowsProps) =>
  chromosome.windows.map((one, index) => {
    const { start, end } = spanOf(chromosome, index);
    return (
      <rect
        key={start}
        className={index === pointed ? `${colourOf(one)} is-pointed` : colourOf(one)}
        x={px((start - 1) * perBase)}
        width={px((end - start + 1) * perBase + 0.4)}
        height={barHeight}
        onPointerEnter={() => onPoint(index)}
        onClick={() => onOpen(index)}
      />
    );
  });

/** How far keys move along a chromosome. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * One chromosome to the scale of the longest, in coloured windows: pointing at one, or moving to it by arrow keys, says what
 * it holds; a press or Enter opens it in the genome browser.
 */
export function Chromosome({ chromosome, longest, colourOf, pointed, onPoint }: ChromosomeProps) {
  const clip = useId();
  const navigate = useNavigate();
  const { length, centromere, windows } = chromosome;
  const share = `${(100 * length) / longest}%`;
  const width = (fullWidth * length) / longest;
  const perBase = width / length;
  const at = pointed ?? 0;
  const open = (index: number) => {
    const { start, end } = spanOf(chromosome, index);
    void navigate(urls.genomeLocation(`${chromosome.name}:${start}-${end}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") open(at);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onPoint(Math.min(windows.length - 1, Math.max(0, at + step)));
  };
  return (
    <div className="chromosome">
      <svg
        viewBox={`0 0 ${px(width)} ${barHeight}`}
        preserveAspectRatio="none"
        style={{ width: share }}
        role="slider"
        tabIndex={0}
        aria-label={`${chromosome.longName}: arrow keys move along it, Enter opens the genome browser`}
        aria-valuemin={1}
        aria-valuemax={windows.length}
        aria-valuenow={at + 1}
        aria-valuetext={windowText(chromosome, at)}
        onFocus={() => onPoint(at)}
        onBlur={() => onPoint(null)}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onPoint(null)}
      >
        <clipPath id={clip}>
          <path d={outline(width, centromere === null ? null : centromere * perBase)} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Windows {...{ chromosome, perBase, colourOf, pointed, onPoint }} onOpen={open} />
        </g>
      </svg>
      <p className="chromosome__line" style={{ width: share }}>
        <span>
          <b>{chromosome.name}</b> {bases(length)}, {counted(chromosome.gene_count, "gene")}
        </span>
        {centromere !== null && (
          <span className="chromosome__cen" style={{ left: `${(100 * centromere) / length}%` }}>
            cen
          </span>
        )}
      </p>
    </div>
  );
}
