import type { AnnotationType, OverviewPart } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { shadeOf } from "./shade.ts";
import { formOf, shownCells } from "./MoreCells.tsx";
import type { CellRoom } from "./MoreCells.tsx";
import type { ChooseCell } from "./use-chosen-cells.ts";

export interface CellsProps {
  readonly part: OverviewPart & { readonly table: AnnotationType };
  readonly cells: ChooseCell;
  readonly room: CellRoom;
}

/** Values by their number: side by side with a shade, or one below the other with a bar. */
export function RibbonCells({ part, cells, room }: CellsProps) {
  const max = Math.max(...part.cells.map((cell) => cell.count));
  return (
    <div className={formOf(part.table) === "bars" ? "overview__bars" : "overview__ribbon"}>
      {shownCells(part, cells, room).map((cell) => (
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
    </div>
  );
}
