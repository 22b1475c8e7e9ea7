/** Which deployments need more of JBrowse than what every one begins with. */
import type { PluginConstructor } from "@jbrowse/core/Plugin";
import { laterParts } from "virtual:jbrowse-parts";
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
]);

/** All that a configuration names as a type of something. */
const typesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) =>
        key === "type" && typeof one === "string" ? [one] : typesIn(one),
      );

/** The tracks of a deployment stay the same ones. */
const partsOf = new WeakMap<readonly BrowserTrack[], Promise<PluginConstructor[]>>();

/** The further parts that tracks need; null where they need none, so that nothing waits. */
export function partsFor(tracks: readonly BrowserTrack[]): Promise<PluginConstructor[]> | null {
  if (tracks.every(({ jbrowse }) => typesIn(jbrowse).every((type) => known.has(type)))) return null;
  const parts = partsOf.get(tracks) ?? laterParts();
  partsOf.set(tracks, parts);
  return parts;
}
