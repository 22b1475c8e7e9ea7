/** The map of the genome as a drawing of its own, for files. */
import { px } from "../../features/drawings/axis.ts";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { bases, counted } from "../../shared/format/format.ts";
import { barHeight, fullWidth, outline } from "./chromosome-outline.ts";
import { spanOf } from "./genome-steps.ts";
import type { MappedChromosome, MapWindow } from "./genome-steps.ts";

export interface MapFilesProps {
  readonly chromosomes: readonly MappedChromosome[];
  /** Class of a window's colour. */
  readonly colourOf: (window: MapWindow) => string;
  /** What the colours say. */
  readonly title: string;
  /** What each colour means, in their order. */
  readonly labels: readonly { readonly className: string; readonly label: string }[];
}

/** px */
const around = 16;
const rowHeight = 58;
const titleHeight = 30;
const legendStep = 170;
const width = fullWidth + 2 * around;
const heightOf = ({ chromosomes }: MapFilesProps): number =>
  2 * around + titleHeight + chromosomes.length * rowHeight + titleHeight;

function MapPicture(props: MapFilesProps) {
  const { chromosomes, colourOf, title, labels } = props;
  const longest = Math.max(...chromosomes.map(({ length }) => length));
  const legendY = heightOf(props) - around - 8;
  return (
    <svg width={width} height={heightOf(props)}>
      <g>
        <text x={around} y={around + 14}>
          {title}
        </text>
        {chromosomes.map((one, index) => {
          const wide = (fullWidth * one.length) / longest;
          const perBase = wide / one.length;
          const clip = `map-file-${index}`;
          return (
            <g
              key={one.chromosome}
              transform={`translate(${around} ${around + titleHeight + index * rowHeight})`}
            >
              <clipPath id={clip}>
                <path d={outline(wide, one.centromere === null ? null : one.centromere * perBase)} />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                {one.windows.map((window, at) => {
                  const { start, end } = spanOf(one, at);
                  return (
                    <rect
                      key={start}
                      className={colourOf(window)}
                      x={px((start - 1) * perBase)}
                      width={px((end - start + 1) * perBase + 0.4)}
                      height={barHeight}
                    />
                  );
                })}
              </g>
              <text y={barHeight + 18}>
                {one.name} {bases(one.length)}, {counted(one.gene_count, "gene")}
              </text>
            </g>
          );
        })}
        {labels.map(({ className, label }, index) => (
          <g key={className} transform={`translate(${around + index * legendStep} ${legendY})`}>
            <rect className={className} y={-11} width={14} height={14} />
            <text x={20}>{label}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Takes the map along as it is shown. */
export default function MapFiles(props: MapFilesProps) {
  return (
    <p className="actions">
      <DrawingDownloads
        what="the map of the genome"
        file="genome-map"
        drawing={<MapPicture {...props} />}
        width={width}
        height={heightOf(props)}
      />
    </p>
  );
}
