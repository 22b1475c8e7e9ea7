import { useMemo, useState } from "react";
import type { RnaStructure } from "../../../api/contract/index.ts";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { DrawingFrame, ZoomButtons } from "../../features/drawings/DrawingFrame.tsx";
import { useViewBox } from "../../features/drawings/use-view-box.ts";
import type { Size, ViewBox } from "../../features/drawings/use-view-box.ts";
import { count } from "../../shared/format/format.ts";
import { layoutOf } from "./layout.ts";
import { RnaFigure, unit } from "./RnaFigure.tsx";

/** The whole drawing; a small one is enlarged, so that it can be read from afar. */
function fitted(drawing: Size, frame: Size): ViewBox {
  const scale = Math.min(2, frame.width / drawing.width, frame.height / drawing.height);
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: (frame.height - drawing.height * scale) / 2,
  };
}

export interface RnaDrawingProps {
  /** Of the gene. */
  readonly name: string;
  readonly structure: RnaStructure;
}

/** A predicted secondary structure, with what it is and what base the pointer is at. */
export function RnaDrawing({ name, structure }: RnaDrawingProps) {
  const { sequence, dot_bracket: brackets, energy } = structure;
  const layout = useMemo(() => layoutOf(brackets), [brackets]);
  const [at, setAt] = useState<number | null>(null);
  const size = { width: layout.box.width * unit, height: layout.box.height * unit };
  const view = useViewBox(size, fitted);
  const pairs = layout.partners.filter((partner, index) => partner > index).length;
  const what = `the secondary structure of ${name}`;
  const figure = <RnaFigure sequence={sequence} layout={layout} at={at} onPoint={setAt} />;
  return (
    <div className="rna">
      <h1 className="visually-hidden">RNA 2D structure of {name}</h1>
      <div className="rna__bar">
        <p>
          <b>Predicted here</b> from the sequence by least free energy: {count(pairs)} pairs,{" "}
          {energy.toFixed(1).replace("-", "\u2212")} kcal/mol. Knots and bound proteins are not taken into
          account.
        </p>
        <span className="actions">
          <ZoomButtons view={view} />
          <DrawingDownloads
            what={what}
            file={`rna-structure-${name}`}
            {...size}
            drawing={
              <svg xmlns="http://www.w3.org/2000/svg" {...size} viewBox={`0 0 ${size.width} ${size.height}`}>
                {figure}
              </svg>
            }
          />
        </span>
      </div>
      <p className="rna__at small" role="status">
        {at === null ? (
          <span className="muted">Point at a base, or tap it, to see its number and partner.</span>
        ) : (
          aboutBase(sequence, layout.partners, at)
        )}
      </p>
      <DrawingFrame
        view={view}
        name={`Secondary structure of ${name}`}
        summary={`${count(sequence.length)} bases, ${count(pairs)} pairs`}
        markers={null}
      >
        {figure}
      </DrawingFrame>
      <details className="rna__brackets">
        <summary>Sequence and brackets</summary>
        <pre tabIndex={0}>
          {sequence}
          {"\n"}
          {brackets}
        </pre>
      </details>
    </div>
  );
}

/** "G12 pairs with C34". */
function aboutBase(sequence: string, partners: readonly number[], at: number): string {
  const nameOf = (index: number) => `${sequence[index] ?? ""}${index + 1}`;
  const partner = partners[at] ?? -1;
  return partner < 0 ? `${nameOf(at)} is not paired` : `${nameOf(at)} pairs with ${nameOf(partner)}`;
}
