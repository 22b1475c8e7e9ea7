import { useEffect, useState } from "react";
import type { Pathway } from "./activities.ts";
import type { PathwayDrawing } from "./layout.ts";
import { narrow } from "./opening.ts";
import { narrowShape, wideShape } from "./shape.ts";

/** The places of a pathway; null until they are found. A change of the pathway keeps the drawing before until then. */
export function useLayout(pathway: Pathway | null): PathwayDrawing | null {
  const [drawing, setDrawing] = useState<PathwayDrawing | null>(null);
  useEffect(() => {
    if (pathway === null) return;
    const worker = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<PathwayDrawing>) => setDrawing(data));
    worker.postMessage({ pathway, shape: innerWidth < narrow ? narrowShape : wideShape });
    return () => worker.terminate();
  }, [pathway]);
  return drawing;
}
