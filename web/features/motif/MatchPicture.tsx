import { counted } from "../../shared/format/format.ts";
import type { Stretch } from "./stretches.ts";

const width = 1000;
const height = 12;
/** A single residue of a long protein still has to be seen. */
const leastWidth = 5;

export interface MatchPictureProps {
  /** residues */
  readonly length: number;
  readonly matches: number;
  /** What they cover. */
  readonly stretches: readonly Stretch[];
}

/** Where along the protein the matches lie; the list below has the positions. */
export function MatchPicture({ length, matches, stretches }: MatchPictureProps) {
  const x = (position: number) => ((position - 1) / length) * width;
  // One path, however many they are: a protein may have a thousand.
  const path = stretches
    .map(({ start, end }) => {
      const wide = Math.max(leastWidth, x(end + 1) - x(start));
      return `M${Math.min(x(start), width - leastWidth).toFixed(2)} 0h${wide.toFixed(2)}v${height}h${(-wide).toFixed(2)}z`;
    })
    .join("");
  return (
    <svg
      className="match-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${counted(matches, "match", "matches")} along ${counted(length, "residue")}, to scale`}
    >
      <rect className="match-picture__protein" x={0} y={4} width={width} height={4} />
      <path className="match-picture__match" d={path} />
    </svg>
  );
}
