import { memo, useMemo, useState } from "react";
import type { MotifMatch, PeptideMatch } from "../../../api/contract/motif.ts";
import { count, counted, range, withUnit } from "../../shared/format/format.ts";
import { tools } from "../../shared/api-client/tools.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { GeneLink } from "../entities/links.tsx";
import { coveredSegments } from "./covered-segments.ts";
import type { CoveredSegment } from "./covered-segments.ts";

/** Matches of a protein that are shown at first. */
const first = 20;

const MatchLine = ({ match: { start, end, before, match, after } }: { readonly match: MotifMatch }) => (
  <li>
    <span className="match-place">{start === end ? count(start) : range(start, end)}</span>
    <span className="residues">
      <span className="residues__before">{before}</span>
      <mark>{match}</mark>
      {after}
    </span>
  </li>
);

interface FirstOnlyProps {
  readonly total: number;
  /** The others could not be loaded. */
  readonly failed: boolean;
  readonly onShow: () => void;
}

const FirstOnly = ({ total, failed, onShow }: FirstOnlyProps) => (
  <>
    {failed && "The matches could not be loaded. "}Showing {first} of {count(total)} matches.{" "}
    <button type="button" className="link-button" onClick={onShow}>
      Show all ...
    </button>
  </>
);

export interface PeptideMatchesProps {
  readonly peptide: PeptideMatch;
  readonly motif: string;
  /** One of so many that its matches are drawn only when they are near the window. */
  readonly isOneOfMany: boolean;
}

/** A protein with its matches: where they lie, and what stands around them. It stays as it is while others are added to the list. */
export const PeptideMatches = memo(({ peptide, motif, isOneOfMany }: PeptideMatchesProps) => {
  const { ref, near } = useNearView<HTMLLIElement>(!isOneOfMany);
  const { gene, length = 1, match_count: total, peptide_id: id } = peptide;
  const [all, setAll] = useState(false);
  const query = tools.useMotifsQuery({ peptides: id, motif, count: "all" }, { skip: !all });
  const known = query.data?.peptide_matches[0]?.matches ?? peptide.matches ?? [];
  const segments = useMemo(() => coveredSegments(peptide), [peptide]);
  const shown = all ? known : known.slice(0, first);
  if (!gene) return null;
  return (
    <li className="motif-protein" ref={ref}>
      <div className="motif-protein__gene">
        <h3>
          <GeneLink gene={gene} glyph />
        </h3>
        <p className="subtle">
          <span className="id">{gene.name === null ? "" : gene.uniquename}</span>{" "}
          {id !== `${gene.uniquename}.1` && <span className="id">({id})</span>}
        </p>
        {gene.product !== null && <p className="small">{gene.product}</p>}
      </div>
      <div>
        <p className="motif-protein__size subtle">
          <b>{counted(total, "match", "matches")}</b> in {withUnit(count(length), "aa")}
        </p>
        {near && <MatchPicture length={length} matches={total} segments={segments} />}
        {near && (
          <ol className="match-list">
            {shown.map((match) => (
              <MatchLine key={match.start} match={match} />
            ))}
          </ol>
        )}
        {total > first && (
          <p className="subtle" role="status">
            {all && known.length === total ? (
              `Showing all ${count(total)} matches`
            ) : all && query.isFetching ? (
              "Loading …"
            ) : (
              <FirstOnly
                total={total}
                failed={all && query.isError}
                onShow={() => {
                  if (all) void query.refetch();
                  else setAll(true);
                }}
              />
            )}
          </p>
        )}
      </div>
    </li>
  );
});

const width = 1000;
const height = 12;
/** A single residue of a long protein still has to be seen. */
const minWidth = 5;

interface MatchPictureProps {
  /** residues */
  readonly length: number;
  readonly matches: number;
  /** What they cover. */
  readonly segments: readonly CoveredSegment[];
}

/** Where along the protein the matches lie; the list below has the positions. */
function MatchPicture({ length, matches, segments }: MatchPictureProps) {
  const x = (position: number) => ((position - 1) / length) * width;
  // One path, however many they are: a protein may have a thousand.
  const path = segments
    .map(({ start, end }) => {
      const wide = Math.max(minWidth, x(end + 1) - x(start));
      return `M${Math.min(x(start), width - minWidth).toFixed(2)} 0h${wide.toFixed(2)}v${height}h${(-wide).toFixed(2)}z`;
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
