import { Fragment } from "react";
import { count } from "../../shared/format/format.ts";
import { directions } from "../entities/directions.ts";
import { shownCells } from "./MoreCells.tsx";
import type { CellsProps } from "./RibbonCells.tsx";

/** What the signs mean. */
export const directionLegend = (
  <>
    {directions.map(({ id, sign, words }) => (
      <span key={id} className={`overview__direction overview__direction--${id}`}>
        <i aria-hidden>{sign}</i> {words}
      </span>
    ))}
  </>
);

/** Groups of findings with how many of them go which way. */
export function DirectionCells({ part, cells, room }: CellsProps) {
  return (
    <div className="overview__findings">
      {shownCells(part, cells, room).map((cell) => {
        const found = directions.flatMap((direction) => {
          const number = cell.directions?.[direction.id] ?? 0;
          return number === 0 ? [] : [{ ...direction, number }];
        });
        return (
          <button
            key={cell.value}
            type="button"
            className="overview__cell"
            title={cell.label}
            aria-pressed={cells.isChosen(part, cell.value)}
            onClick={() => cells.choose(part, cell.value)}
          >
            <span>{cell.label}</span>
            <span className="overview__directions">
              {found.map(({ id, sign, words, number }) => (
                <Fragment key={id}>
                  {" "}
                  <span className={`overview__direction--${id}`}>
                    <i aria-hidden>{sign}</i>
                    {count(number)}
                    <span className="visually-hidden"> {words},</span>
                  </span>
                </Fragment>
              ))}
            </span>
            <span className="visually-hidden"> filter the table</span>
          </button>
        );
      })}
    </div>
  );
}
