import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { InterproMatch } from "../../../api/contract/index.ts";
import { count, range } from "../../app/format.ts";
import { urls } from "../../app/urls.ts";
import { px, scale, ticks } from "./axis.ts";

const width = 1120;
const left = 150;
const rowHeight = 26;
/** Width of a letter in px, for names that fit into their box. */
const letter = 6.6;
const kinds = 5;

/** Domain matches along a protein, a row for each source; each match leads to the genes that share it. */
export function ProteinFigure({ name, length, matches }: { readonly name: string; readonly length: number; readonly matches: readonly InterproMatch[] }) {
  const sources = useMemo(() => [...Map.groupBy(matches, (match) => match.dbname)], [matches]);
  const x = scale(1, length, width - left - 20, left);
  const bottom = sources.length * rowHeight + 8;
  const marks = [...new Set([1, ...ticks(1, length, 8).filter((position) => length - position > length / 20), length])];
  return (
    <div className="figure figure--scroll" tabIndex={0} role="region" aria-label="Protein features, scrolls sideways">
      <div className="figure__inner">
        <svg viewBox={`0 0 ${width} ${bottom + 26}`} role="group" aria-label={`Domain matches of ${name}, ${length} residues, to scale; the table below has the positions`}>
          {marks.map((position) => (
            <g key={position}>
              <path className="axis-light" d={`M${px(x(position))} 4V${bottom}`} />
              <text className="t-muted" x={px(x(position))} y={bottom + 16} textAnchor="middle">{count(position)}</text>
            </g>
          ))}
          {sources.map(([source, found], row) => (
            <g key={source}>
              <text x={0} y={row * rowHeight + 19}>{source}</text>
              <path className="axis-light" d={`M${left} ${row * rowHeight + 15}H${width - 20}`} />
              {found.map((match) => {
                const title = [match.id, match.name].filter(Boolean).join(" · ");
                return (
                  <Link key={`${match.id} ${match.match_start}`} to={urls.geneSubset(`interpro:${match.dbname}:${match.id}`)}>
                    <title>{`${title}, ${range(match.match_start, match.match_end)}`}</title>
                    {(match.locations.length > 0 ? match.locations : [{ start: match.match_start, end: match.match_end }]).map(({ start, end }) => (
                      <g key={start}>
                        <rect className={`d-${(row % kinds) + 1}`} x={px(x(start))} y={row * rowHeight + 7} width={px(x(end + 1) - x(start))} height={16} rx={2} />
                        {title.length * letter < x(end) - x(start) - 12 && <text className="t-muted" x={px(x(start) + 8)} y={row * rowHeight + 19.5}>{title}</text>}
                      </g>
                    ))}
                  </Link>
                );
              })}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
