import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { ProteinFeature, ProteinFeatures } from "../../../api/contract/index.ts";
import { proteinFeatures } from "../../shared/api-client/protein-features.ts";
import { counted, range, words } from "../../shared/format/format.ts";
import { isResidue } from "../frames/messages.ts";
import type { PointedResidue, IntervalsMessage } from "../frames/messages.ts";

export interface StructureFeaturesProps {
  /** Systematic id of the gene. */
  readonly gene: string;
  /** Holds the frame with the structure. */
  readonly around: RefObject<HTMLElement | null>;
}

/** The structure's frame, when it is there. */
const frameIn = (around: RefObject<HTMLElement | null>): HTMLIFrameElement | null =>
  around.current?.querySelector("iframe") ?? null;

/** The residue that the pointer is at in the structure. */
function usePointedResidue(around: RefObject<HTMLElement | null>): PointedResidue | null {
  const [residue, setResidue] = useState<PointedResidue | null>(null);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const frame = frameIn(around);
      if (origin === location.origin && frame !== null && source === frame.contentWindow && isResidue(data))
        setResidue(data.residue);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [around]);
  return residue;
}

const covers = ({ positions }: ProteinFeature, at: number): boolean =>
  positions.some(([, start, end]) => start <= at && at <= end);

/** Domains, modifications and changes of alleles, which colour the structure beside them when they are pressed. */
export function StructureFeatures({ gene, around }: StructureFeaturesProps) {
  const { data } = proteinFeatures.useAllProteinFeaturesQuery(gene);
  const residue = usePointedResidue(around);
  if (!data?.sequence || data.tracks.length === 0) return null;
  return <Features key={gene} found={data} around={around} residue={residue} />;
}

interface FeaturesProps extends Pick<StructureFeaturesProps, "around"> {
  readonly found: ProteinFeatures;
  readonly residue: PointedResidue | null;
}

function Features({ found: { sequence, tracks }, around, residue }: FeaturesProps) {
  const [track, setTrack] = useState(tracks[0]?.name ?? "");
  const [painted, setPainted] = useState<string | null>(null);
  const features = tracks.find(({ name }) => name === track)?.features ?? [];
  const paint = (feature: ProteinFeature | null) => {
    setPainted(feature?.id ?? null);
    const message: IntervalsMessage = {
      type: "karyon:intervals",
      intervals: feature?.positions.map(([, start, end]) => [start, end] as const) ?? [],
    };
    frameIn(around)?.contentWindow?.postMessage(message, location.origin);
  };
  const choose = (name: string) => {
    setTrack(name);
    paint(null);
  };
  return (
    <div className="structure-features">
      <h2>On the structure</h2>
      <label>
        <span className="visually-hidden">Kind of features</span>
        <select className="input" value={track} onChange={(event) => choose(event.target.value)}>
          {tracks.map(({ name, features: own }) => (
            <option key={name} value={name}>
              {words(name)} ({own.length})
            </option>
          ))}
        </select>
      </label>
      <ul className="plain structure-features__list" aria-label={`${words(track)}: press one to colour it`}>
        {features.map((feature) => (
          <li key={feature.id} className={residue && covers(feature, residue.position) ? "is-pointed" : ""}>
            <button
              type="button"
              className="link-button link-button--text"
              aria-pressed={feature.id === painted}
              onClick={() => paint(feature.id === painted ? null : feature)}
            >
              {feature.display_name}
            </button>{" "}
            <span className="muted">{intervalsOf(feature)}</span>
          </li>
        ))}
      </ul>
      <SequenceAround sequence={sequence ?? ""} residue={residue} />
    </div>
  );
}

/** As many intervals as fit in a line. */
const maxIntervals = 3;

const intervalsOf = ({ positions }: ProteinFeature): string =>
  positions.length <= maxIntervals
    ? positions.map(([, start, end]) => (start === end ? String(start) : range(start, end))).join(", ")
    : counted(positions.length, "place");

/** Residues on both sides of the one that is pointed at. */
const beside = 8;

/** The sequence around the residue that is pointed at in the structure. */
function SequenceAround({
  sequence,
  residue,
}: { readonly sequence: string } & Pick<FeaturesProps, "residue">) {
  const at = residue?.position ?? 0;
  return (
    <p className="structure-features__sequence" role="status">
      {at > 0 && at <= sequence.length ? (
        <>
          <span className="muted">{at}</span>{" "}
          <code>
            {sequence.slice(Math.max(0, at - 1 - beside), at - 1)}
            <mark>{sequence[at - 1]}</mark>
            {sequence.slice(at, at + beside)}
          </code>
        </>
      ) : (
        <span className="muted">The sequence stands here for the residue that is pointed at.</span>
      )}
    </p>
  );
}
