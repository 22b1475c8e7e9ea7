import type { PhenotypeMatrix } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { wrap } from "../ontology/wrap.ts";
import type { Size } from "../drawings/use-view-box.ts";
import { extremesOf, maxLength } from "./bars.ts";
import { Bars, signsText } from "./CellMarks.tsx";
import { alleleName } from "./texts.ts";

const nameWidth = 240;
const columnWidth = 128;
const headHeight = 76;
const rowHeight = 30;
/** Letters of a line in the head of a column. */
const letters = 18;

/** px that the drawing takes. */
export const drawingSize = ({ groups, rows }: PhenotypeMatrix): Size => ({
  width: nameWidth + groups.length * columnWidth,
  height: headHeight + rows.length * rowHeight + 28,
});

const xOf = (column: number): number => nameWidth + column * columnWidth;

/** The matrix as one drawing, for files. */
export function MatrixDrawing({ matrix }: { readonly matrix: PhenotypeMatrix }) {
  const { width, height } = drawingSize(matrix);
  const extremes = extremesOf(matrix.rows);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {matrix.groups.map(({ value, label, count: number }, column) => (
        <g key={value}>
          {wrap(label, letters, 3).map((line, index) => (
            <text key={line} x={xOf(column)} y={16 + index * 15}>
              {line}
            </text>
          ))}
          <text className="t-muted" x={xOf(column)} y={headHeight - 10}>
            {count(number)}
          </text>
        </g>
      ))}
      <path className="axis" d={`M0 ${headHeight}H${width}`} />
      {matrix.rows.map((row, index) => {
        const top = headHeight + index * rowHeight;
        return (
          <g key={row.allele?.uniquename ?? ""}>
            <text className={row.allele ? "t-name" : undefined} x={4} y={top + 20}>
              {alleleName(row)}
            </text>
            {row.cells.map((cell) => {
              const x = xOf(matrix.groups.findIndex(({ value }) => value === cell.group));
              return (
                <g key={cell.group}>
                  <Bars cell={cell} extremes={extremes} x={x} y={top + 9} />
                  <text className="t-muted" x={x + 2 * maxLength + 8} y={top + 20}>
                    {signsText(cell)}
                  </text>
                </g>
              );
            })}
            <path className="axis-light" d={`M0 ${top + rowHeight}H${width}`} />
          </g>
        );
      })}
      <text className="t-muted" x={4} y={height - 8}>
        Bar to the left: down, lost, late or resistant; to the right: up, early or sensitive. Length:
        severity; empty: not recorded.
      </text>
    </svg>
  );
}
