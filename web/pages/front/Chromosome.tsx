import { useId } from "react";
import { bases, count, counted, range } from "../../shared/format/format.ts";
import { px } from "../../features/drawings/axis.ts";
import { stepOf } from "./genome-steps.ts";
import type { MappedChromosome } from "./genome-steps.ts";

const height = 22;
/** px of the longest chromosome. */
const fullWidth = 1376;
/** Half the width of the waist at a centromere, in px. */
const waist = 12;

/** The outline: a bar, with a waist where the arms meet. */
function outline(width: number, waistAt: number | null): string {
  if (waistAt === null) return `M0 0H${px(width)}V${height}H0z`;
  const [a, b, c, d] = [waistAt - waist, waistAt - waist / 3, waistAt + waist / 3, waistAt + waist].map(px);
  const x = px(waistAt);
  return `M0 0H${a}Q${b} 0 ${x} 6Q${c} 0 ${d} 0H${px(width)}V${height}H${d}Q${c} ${height} ${x} 16Q${b} ${height} ${a} ${height}H0z`;
}

/** One chromosome to the scale of the longest, in windows coloured by what is known. */
export function Chromosome({
  chromosome,
  longest,
}: {
  readonly chromosome: MappedChromosome;
  readonly longest: number;
}) {
  const clip = useId();
  const { length, centromere, windows, window } = chromosome;
  const share = `${(100 * length) / longest}%`;
  const width = (fullWidth * length) / longest;
  const perBase = width / length;
  return (
    <div className="chromosome">
      <svg
        viewBox={`0 0 ${px(width)} ${height}`}
        preserveAspectRatio="none"
        style={{ width: share }}
        role="img"
        aria-label={`${chromosome.longName}: share of coding genes with a published role in windows of ${bases(window)}`}
      >
        <clipPath id={clip}>
          <path d={outline(width, centromere === null ? null : centromere * perBase)} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {windows.map((one, index) => {
            const start = index * window;
            const end = Math.min(start + window, length);
            return (
              <rect
                key={start}
                className={stepOf(one)}
                x={px(start * perBase)}
                width={px((end - start) * perBase + 0.4)}
                height={height}
              >
                <title>{`${chromosome.name}:${range(start + 1, end)}, ${counted(one.coding, "coding gene")}, ${count(one.published)} with a published role`}</title>
              </rect>
            );
          })}
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
