import { chance } from "../../features/query-results/enrichment-view.ts";
import { px } from "../../features/drawings/axis.ts";
import { counted } from "../../shared/format/format.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import type { ComparedTerm } from "./compare.ts";
import { gap, layoutDots } from "./dots.ts";
import type { Dot, DotDrawing, DotRow, Form } from "./dots.ts";
import { termAddress } from "./term-address.ts";

export interface DotPictureProps {
  readonly terms: readonly ComparedTerm[];
  /** What the lists are called. */
  readonly lists: readonly string[];
  /** Domains have no page. */
  readonly isDomain: boolean;
  readonly form: Form;
}

/** All that a row of the drawing shows, in words. */
function rowText({ term, dots }: DotRow, lists: readonly string[]): string {
  const said = lists.map((name, list) => {
    const row = dots.find((dot) => dot.list === list)?.row;
    const text = row
      ? `${counted(row.in_set, "gene")}, fold ${row.fold.toFixed(1)}, q ${chance(row.q)}`
      : "not tested";
    return lists.length === 1 ? text : `${name}: ${text}`;
  });
  return `${term.label}: ${said.join("; ")}`;
}

/** px that names above their dots, and these dots, stand from the middle of their row. */
const apart = { name: -6, dot: 10 } as const;

interface MarkProps {
  readonly dot: Dot;
  readonly y: number;
}

const Mark = ({ dot, y }: MarkProps) => (
  <circle
    className={dot.level === 0 ? "dots__mark dots__mark--none" : `dots__mark s${dot.level}`}
    cx={px(dot.x)}
    cy={y}
    r={px(dot.radius)}
  />
);

/** What the places of dots mean: the fold, or the lists. */
function Axis({ drawing, lists }: { readonly drawing: DotDrawing; readonly lists: readonly string[] }) {
  const { ticks, top, rows, rowHeight, labelWidth, plotWidth } = drawing;
  const bottom = top + rows.length * rowHeight;
  return (
    <>
      {ticks.map(({ x, value }) => (
        <g key={value}>
          <path className="axis-light" d={`M${px(x)} ${top}V${bottom}`} />
          <text
            className="t-muted"
            x={px(x)}
            y={lists.length === 1 ? bottom + 16 : top - 10}
            textAnchor="middle"
          >
            {lists.length === 1 ? value : `List ${value + 1}`}
          </text>
        </g>
      ))}
      {lists.length === 1 && (
        <text className="t-muted" x={labelWidth + plotWidth / 2} y={bottom + 34} textAnchor="middle">
          fold over the background
        </text>
      )}
    </>
  );
}

/** Terms as rows, a dot for each list: its place or column, its size by genes, its shade by q. */
export function DotPicture({ terms, lists, isDomain, form }: DotPictureProps) {
  const drawing = layoutDots(terms, lists.length, form);
  const { namesAbove, rowHeight } = drawing;
  const links = useRovingFocus<SVGSVGElement>();
  return (
    <svg
      ref={links}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="group"
      aria-label="Enriched terms as dots, the most significant first; the table below has the same"
    >
      {/* Files are drawn without the place of the outermost group, by which drawings are zoomed. */}
      <g>
        <Axis drawing={drawing} lists={lists} />
        {drawing.rows.map((row) => (
          <PageLink key={row.term.id} to={termAddress(row.term, isDomain)} aria-label={rowText(row, lists)}>
            <g transform={`translate(0 ${px(row.y)})`}>
              <rect className="p-hit" x={0} y={-rowHeight / 2} width={drawing.width} height={rowHeight} />
              <text
                x={namesAbove ? 0 : drawing.labelWidth - gap}
                y={namesAbove ? apart.name : 4}
                textAnchor={namesAbove ? "start" : "end"}
              >
                {row.label}
              </text>
              {row.dots.map((dot) => (
                <Mark key={dot.list} dot={dot} y={namesAbove ? apart.dot : 0} />
              ))}
            </g>
          </PageLink>
        ))}
      </g>
    </svg>
  );
}
