import type { AnnotationType, OverviewCell, OverviewPart } from "../../../api/contract/index.ts";
import type { ChooseCell } from "./use-chosen-cells.ts";

/** How the cells of a part are drawn: side by side, in two columns with signs, or one below the other with a bar. */
export type CellForm = "ribbon" | "findings" | "bars";

/** Findings go up or down, interactions have few kinds of evidence, and terms are many. */
export const formOf = ({ overview, feature_type: feature }: AnnotationType): CellForm =>
  overview?.directions ? "findings" : feature === "interaction" ? "bars" : "ribbon";

/** Which cells of parts are shown: those that have room at first, or all. */
export interface CellRoom {
  readonly atFirst: Readonly<Record<CellForm, number>>;
  /** What the toggles say. */
  readonly isOpen: boolean;
  /** What is drawn. */
  readonly hasAll: boolean;
  readonly onToggle: () => void;
}

type Part = OverviewPart & { readonly table: AnnotationType };

/** Cells of a part that are drawn; one that a table is filtered by always is. */
export const shownCells = (part: Part, cells: ChooseCell, { atFirst, hasAll }: CellRoom): OverviewCell[] =>
  part.cells.filter(
    ({ value }, index) => hasAll || index < atFirst[formOf(part.table)] || cells.isChosen(part, value),
  );

export interface MoreCellsProps {
  readonly part: Part;
  readonly cells: ChooseCell;
  readonly room: CellRoom;
}

/** The label of a part, which opens what has no room at first and closes it again. */
export function PartLabel({ part, cells, room }: MoreCellsProps) {
  const left = cellsLeft(part, cells, room);
  if (left === 0) return <span className="overview__label">{part.label}</span>;
  return (
    <button
      type="button"
      className="overview__label overview__more"
      aria-expanded={room.isOpen}
      onClick={room.onToggle}
    >
      {part.label} <span>{room.isOpen ? "fewer" : `${left} more`}</span>
    </button>
  );
}

/** The same where the label is a heading. */
export function MoreCells({ part, cells, room }: MoreCellsProps) {
  const left = cellsLeft(part, cells, room);
  if (left === 0) return null;
  return (
    <button
      type="button"
      className="overview__more"
      aria-expanded={room.isOpen}
      aria-label={room.isOpen ? `Fewer of ${part.label}` : `${left} more of ${part.label}`}
      onClick={room.onToggle}
    >
      <span>{room.isOpen ? "fewer" : `${left} more`}</span>
    </button>
  );
}

/** Cells that are not shown until all are asked for. */
const cellsLeft = (part: Part, cells: ChooseCell, room: CellRoom): number =>
  part.cells.length - shownCells(part, cells, { ...room, hasAll: false }).length;
