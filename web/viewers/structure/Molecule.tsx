import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import { useReady } from "../../features/frames/use-ready.ts";
import { drawStructure } from "./draw.ts";
import type { DrawnStructure } from "./draw.ts";

/** Radians, and the factor of a step. */
const turnStep = 0.15;
const zoomStep = 0.85;

export interface MoleculeProps {
  /** Address of its mmCIF file. */
  readonly file: string;
  readonly source: "alphafold" | "pdb";
  readonly id: string;
}

/** The surface's colour as a number, for drawings that cannot read the tokens. */
function surfaceColour(): number {
  const sample = document.createElement("canvas").getContext("2d");
  if (!sample) return 0xffffff;
  sample.fillStyle = getComputedStyle(document.body).backgroundColor;
  sample.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = sample.getImageData(0, 0, 1, 1).data;
  return red * 65536 + green * 256 + blue;
}

/** Draws the structure into an element, and once more for each attempt. */
function useDrawing({ file, source }: Pick<MoleculeProps, "file" | "source">) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnStructure>(null);
  const [state, setState] = useState<"drawing" | "drawn" | Failure>("drawing");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setState("drawing");
    if (!host.current) return;
    const drawing = drawStructure(host.current, file, source === "alphafold", surfaceColour());
    drawing.then(
      (structure) => {
        if (gone) return;
        drawn.current = structure;
        setState("drawn");
      },
      (error: unknown) => {
        if (!gone)
          setState({
            status: null,
            detail: error instanceof Error ? error.message : String(error),
            requestId: null,
          });
      },
    );
    return () => {
      gone = true;
      drawn.current = null;
      // A drawing that is still under way is cleared away when it is there; one that failed has done so itself.
      drawing.then(
        (structure) => structure.dispose(),
        () => undefined,
      );
    };
  }, [file, source, attempt]);
  return { host, drawn, state, again: () => setAttempt(attempt + 1) };
}

const turns: Readonly<Record<string, readonly [upright: number, level: number]>> = {
  ArrowLeft: [-turnStep, 0],
  ArrowRight: [turnStep, 0],
  ArrowUp: [0, turnStep],
  ArrowDown: [0, -turnStep],
};

/** Turns and zooms by keys. */
function turnByKey(event: KeyboardEvent, structure: DrawnStructure | null): void {
  const by = turns[event.key];
  if (by) structure?.turn(...by);
  else if (event.key === "+" || event.key === "=") structure?.zoom(zoomStep);
  else if (event.key === "-") structure?.zoom(1 / zoomStep);
  else if (event.key === "0") structure?.reset();
  else return;
  event.preventDefault();
}

/** A structure that can be turned with pointer and keys. */
export default function Molecule({ file, source, id }: MoleculeProps) {
  const { site } = useDeployment();
  const { host, drawn, state, again } = useDrawing({ file, source });
  useReady(state !== "drawing");
  if (typeof state === "object") {
    return (
      <ErrorMessage title={`The structure ${id} could not be drawn.`} failure={state} onRetry={again}>
        <SourceLink source={site.viewers[source]} id={id}>
          View {id} at its source
        </SourceLink>
      </ErrorMessage>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">
        {source === "pdb" ? "Structure" : "Predicted structure"} {id}
      </h1>
      {state === "drawing" && <SkeletonRows rows={4} label="Structure view loading ..." />}
      <div
        className="molecule"
        ref={host}
        tabIndex={0}
        role="application"
        aria-label={`Structure ${id}: arrow keys turn it, plus and minus zoom, 0 starts again`}
        onKeyDown={(event) => turnByKey(event, drawn.current)}
      />
    </>
  );
}
