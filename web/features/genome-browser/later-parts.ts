/** Which deployments need more of JBrowse than what every one begins with. */
import { bringLater } from "virtual:jbrowse-parts";
import type { BrowserTrack } from "../../../api/contract/index.ts";

/** What the parts that come first read and draw. */
const known: ReadonlySet<string> = new Set([
  "ReferenceSequenceTrack",
  "FeatureTrack",
  "IndexedFastaAdapter",
  "BgzipFastaAdapter",
  "Gff3Adapter",
  "Gff3TabixAdapter",
  "LinearReferenceSequenceDisplay",
  "LinearBasicDisplay",
  "LinearArcDisplay",
  "DivSequenceRenderer",
  "CanvasFeatureRenderer",
  "ArcRenderer",
  "QuantitativeTrack",
  "BigWigAdapter",
  "LinearWiggleDisplay",
  "XYPlotRenderer",
  "GCContentTrack",
  "GCContentAdapter",
  "LinearGCContentDisplay",
]);

/** All that a configuration names as a type of something. */
const typesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) =>
        key === "type" && typeof one === "string" ? [one] : typesIn(one),
      );

let brought: Promise<void> | null = null;

/** Waits for the further parts that tracks need; null where they need none, so that nothing waits. */
export function partsFor(tracks: readonly BrowserTrack[]): Promise<void> | null {
  if (tracks.every(({ jbrowse }) => typesIn(jbrowse).every((type) => known.has(type)))) return null;
  return (brought ??= bringLater());
}
