import type { AnnotationType, OverviewPart } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { shadeOf } from "./shade.ts";
import type { ChooseCell } from "./use-chosen-cells.ts";

/** As many as have room in a line; the table has the others. */
const maxCells = { ribbon: 8, bars: 4 };

export interface CellsProps {
  readonly part: OverviewPart & { readonly table: AnnotationType };
  readonly cells: ChooseCell;
}

/** Values by their number: side by side with a shade, or one below the other with a bar. */
export function RibbonCells({ part, cells, form }: CellsProps & { readonly form: "ribbon" | "bars" }) {
  const max = Math.max(...part.cells.map((cell) => cell.count));
  const shown = part.cells.slice(0, maxCells[form]);
  const left = part.cells.length - shown.length;
  return (
    <div className={form === "ribbon" ? "overview__ribbon" : "overview__bars"}>
      {shown.map((cell) => (
        <button
          key={cell.value}
          type="button"
          className="overview__cell"
          style={shadeOf(cell.count / max)}
          title={cell.label}
          aria-pressed={cells.isChosen(part, cell.value)}
          onClick={() => cells.choose(part, cell.value)}
        >
          <span>{cell.label}</span> <b>{count(cell.count)}</b>
          <span className="visually-hidden">
            {" "}
            {cell.count === 1 ? "annotation" : "annotations"}, filter the table
          </span>
        </button>
      ))}
      {left > 0 && (
        <a className="overview__more" href={`#${part.type}`}>
          {left} more
        </a>
      )}
    </div>
  );
}
