/** The deployment's tracks as JBrowse is configured with them. Pure. */
import type { BrowserTrack } from "../../../api/contract/index.ts";

/** JBrowse draws the sequence of the assembly from the track of this type. */
const sequenceTrackType = "ReferenceSequenceTrack";

type Json = Readonly<Record<string, unknown>>;

export interface JbrowseConfig {
  readonly assembly: {
    readonly name: string;
    readonly sequence: Json & { readonly type: string; readonly trackId: string };
  };
  readonly tracks: readonly (Json & { readonly type: string; readonly trackId: string })[];
}

/** @param dataset address of the data set that the tracks come from, with its host */
export function jbrowseConfig(
  tracks: readonly BrowserTrack[],
  assembly: string,
  dataset: string,
): JbrowseConfig {
  const configured = tracks.flatMap(({ label, track_id: trackId, jbrowse }) => {
    if (jbrowse === null) return [];
    const track = { ...withAddresses(jbrowse, dataset), type: jbrowse.type, trackId, name: label };
    return [{ ...track, displays: displaysOf(jbrowse, trackId) }];
  });
  const sequence = configured.find(({ type }) => type === sequenceTrackType);
  if (!sequence) throw new Error("no track draws the chromosomes");
  return {
    assembly: { name: assembly, sequence },
    tracks: configured
      .filter((track) => track !== sequence)
      .map((track) => ({ ...track, assemblyNames: [assembly] })),
  };
}

const featureRenderer = "CanvasFeatureRenderer";
/** Labels are text of the page, which follows the theme; JBrowse's own are black and blue. */
const labels = { nameColor: "var(--text)", descriptionColor: "var(--text-muted)" };

/** Every display has an id of its own, and that of features readable labels; the configuration need not say so. */
function displaysOf({ type, displays }: NonNullable<BrowserTrack["jbrowse"]>, trackId: string): Json[] {
  const given: Json[] = Array.isArray(displays)
    ? displays
    : type === "FeatureTrack"
      ? [{ type: "LinearBasicDisplay" }]
      : [];
  return given.map((display, index) => ({
    displayId: `${trackId}-display-${index}`,
    ...display,
    ...rendererOf(display),
  }));
}

function rendererOf({ type, renderer }: Json): Json {
  if (type !== "LinearBasicDisplay") return {};
  const own = typeof renderer === "object" && renderer !== null ? renderer : { type: featureRenderer };
  const isPlain = "type" in own && own.type === featureRenderer;
  return isPlain
    ? {
        renderer: {
          ...own,
          labels: { ...labels, ...("labels" in own && typeof own.labels === "object" ? own.labels : {}) },
        },
      }
    : {};
}

const placeholder = "<<DATASET>>";

/** JSON with the placeholder filled in wherever a text begins with it. */
function withAddresses(value: Json, dataset: string): Json {
  // What was JSON is JSON of the same shape.
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === "string" && one.startsWith(placeholder) ? dataset + one.slice(placeholder.length) : one,
  ) as Json;
}
