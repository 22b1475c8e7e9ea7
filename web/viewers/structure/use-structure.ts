import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { isIntervals } from "../../features/frames/messages.ts";
import type { ResidueMessage, ResidueInterval } from "../../features/frames/messages.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import { useDark } from "../../shared/theme/use-dark.ts";
import { drawStructure } from "./draw.ts";
import type { DrawnStructure } from "./draw.ts";
import type { ResidueAt } from "./residues.ts";
import { failureOf } from "./use-file.ts";

/** A colour of the page's styles as 0xRRGGBB, for drawings that cannot read these. A canvas that is asked for it would have to be made first. */
function colourOf(css: string): number {
  const sample = document.createElement("span");
  sample.style.color = css;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  // `rgb(18, 25, 29)`, or for mixed colours `color(srgb 0.07 0.1 0.11)`.
  const unit = color.startsWith("color(") ? 255 : 1;
  const [red = 255, green = 255, blue = 255] = (color.match(/(?<![a-z])[\d.]+/g) ?? []).map((part) =>
    Math.round(Number(part) * unit),
  );
  return red * 65536 + green * 256 + blue;
}

const groundColour = (): number => colourOf(getComputedStyle(document.body).backgroundColor);

export interface StructureState {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly drawn: RefObject<DrawnStructure | null>;
  readonly state: "drawing" | "drawn" | Failure;
  /** The residue that the pointer is at. */
  readonly residue: ResidueAt | null;
  readonly again: () => void;
}

/** Draws a structure into an element, and once more for each attempt. */
export function useStructure(file: CifFrame, isPredicted: boolean): StructureState {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnStructure>(null);
  const [state, setState] = useState<StructureState["state"]>("drawing");
  const [residue, setResidue] = useState<ResidueAt | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const target = host.current;
    if (!target) return;
    let isWanted = true;
    const drawing = drawStructure(target, file, isPredicted, groundColour(), setResidue);
    drawing.then(
      (structure) => {
        if (!isWanted) return;
        drawn.current = structure;
        setState("drawn");
      },
      (error: unknown) => {
        if (isWanted) setState(failureOf(error));
      },
    );
    return () => {
      isWanted = false;
      drawn.current = null;
      // A drawing that is still under way is cleared away when it is there; one that failed has done so itself.
      drawing.then(
        (structure) => structure.dispose(),
        () => undefined,
      );
    };
  }, [file, isPredicted, attempt]);
  useTied(drawn, state === "drawn", residue);
  const again = () => {
    // There is a place to draw it in again.
    setState("drawing");
    setAttempt(attempt + 1);
  };
  return { host, drawn, state, residue, again };
}

/** Tells the page around which residue is pointed at, and colours the intervals that it asks for, in the colours of the theme. */
function useTied(drawn: StructureState["drawn"], isDrawn: boolean, residue: ResidueAt | null): void {
  const isDark = useDark();
  const painted = useRef<readonly ResidueInterval[]>([]);
  useEffect(() => {
    if (parent === window || !isDrawn) return;
    const message: ResidueMessage = {
      type: "karyon:residue",
      residue: residue && residue.position > 0 ? { chain: residue.chain, position: residue.position } : null,
    };
    parent.postMessage(message, location.origin);
  }, [isDrawn, residue]);
  useEffect(() => {
    if (!isDrawn) return;
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent || parent === window || !isIntervals(data)) return;
      painted.current = data.intervals;
      drawn.current?.paint(data.intervals, colourOf("var(--focus)"));
      drawn.current?.mark(data.intervals);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [drawn, isDrawn]);
  useEffect(() => {
    if (!isDrawn) return;
    drawn.current?.setGround(groundColour());
    if (painted.current.length > 0) drawn.current?.paint(painted.current, colourOf("var(--focus)"));
  }, [drawn, isDrawn, isDark]);
}
