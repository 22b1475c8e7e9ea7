import { useEffect, useState } from "react";
import type { Pathway } from "./drawn-pathway.ts";
import type { PathwayDrawing } from "./layout.ts";
import { narrow } from "./opening.ts";
import { withPathway } from "./sent-drawing.ts";
import type { SentDrawing } from "./sent-drawing.ts";
import { narrowShape, wideShape } from "./shape.ts";

const startWorker = () => new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });

/** The first one is started with this file, so that its library comes while the models are read. */
let started: Worker | null = startWorker();

/** The places of a pathway; null until they are found. A change of the pathway keeps the drawing before until then. */
export function useLayout(pathway: Pathway | null): PathwayDrawing | null {
  const [drawing, setDrawing] = useState<PathwayDrawing | null>(null);
  useEffect(() => {
    if (pathway === null) return;
    const worker = started ?? startWorker();
    started = null;
    worker.addEventListener("message", ({ data }: MessageEvent<SentDrawing>) =>
      setDrawing(withPathway(data, pathway)),
    );
    worker.postMessage({ pathway, shape: innerWidth < narrow ? narrowShape : wideShape });
    return () => worker.terminate();
  }, [pathway]);
  return drawing;
}
