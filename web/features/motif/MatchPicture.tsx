import type { MotifMatch } from "../../../api/contract/motif.ts";
import { counted } from "../../app/format.ts";

const width = 1000;
const height = 12;
/** A single residue of a long protein still has to be seen. */
const leastWidth = 5;

export interface MatchPictureProps {
  /** residues */
  readonly length: number;
  readonly matches: readonly MotifMatch[];
}

/** Where along the protein the matches lie; the list below has the positions. */
export function MatchPicture({ length, matches }: MatchPictureProps) {
  const x = (position: number) => ((position - 1) / length) * width;
  return (
    <svg className="match-picture" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={`${counted(matches.length, "match", "matches")} along ${counted(length, "residue")}, to scale`}>
      <rect className="match-picture__protein" x={0} y={4} width={width} height={4} />
      {matches.map(({ start, end }) => <rect key={start} className="match-picture__match" x={Math.min(x(start), width - leastWidth)} y={0} width={Math.max(leastWidth, x(end + 1) - x(start))} height={height} />)}
    </svg>
  );
}
