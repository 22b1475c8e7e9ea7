import { Minus, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Ref } from "react";
import type { ProteinFeature, ProteinFeatures } from "../../../api/contract/index.ts";
import { range } from "../../shared/format/format.ts";
import { isFeature } from "../../features/frames/messages.ts";
import type { FeatureMessage } from "../../features/frames/messages.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { useAnswer } from "../frame/use-answers.ts";
import { useReady } from "../../features/frames/use-ready.ts";
import { useWidth } from "../frame/use-width.ts";
import { registerElements } from "./nightingale.ts";
import type { NightingaleNavigation } from "./nightingale.ts";
import { scaleOf } from "./scale.ts";
import { TrackRow } from "./TrackRow.tsx";
import { useSeenResidues } from "./use-seen-residues.ts";

registerElements();

/** protein_feature_view/{scope}/{gene}: features along the gene's protein, as wide as the window. */
export default function ProteinView({ scope, gene }: { readonly scope: string; readonly gene: string }) {
  const answer = useAnswer<ProteinFeatures>(
    `protein_features/${encodeURIComponent(scope)}/${encodeURIComponent(gene)}`,
  );
  useReady(answer.state !== "asking");
  useEffect(() => {
    if (answer.state === "there") document.title = `Protein features of ${answer.data.gene.display_name}`;
  }, [answer]);
  if (answer.state === "asking") return <SkeletonRows rows={5} label="Loading protein features …" />;
  if (answer.state === "failed")
    return (
      <ErrorMessage
        title="The protein features could not be loaded."
        failure={answer.failure}
        onRetry={answer.retry}
      />
    );
  const {
    gene: { display_name: name },
    sequence,
    tracks,
  } = answer.data;
  if (sequence === null || tracks.length === 0)
    return <p className="empty">No features available for {name}</p>;
  return <Drawing name={name} sequence={sequence} tracks={tracks} />;
}

interface DrawingProps extends Pick<ProteinFeatures, "tracks"> {
  readonly name: string;
  readonly sequence: string;
}

/** Width of the tracks' names and the space around, in px. */
const beside = 168;
const narrow = 560;

/** The feature that is pointed at, here or in a table of the page around, and the one that is selected. */
function useFeatureChoice(tracks: ProteinFeatures["tracks"]) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const features = useMemo(
    () => new Map(tracks.flatMap((track) => track.features.map((feature) => [feature.id, feature] as const))),
    [tracks],
  );

  // The page around may point at a feature in its table, and is told of those that are pointed at here.
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin === location.origin && event.source === parent && isFeature(event.data))
        setPointed(event.data.selectedProteinFeatureId);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  const tell = useCallback((id: string | null) => {
    const message: FeatureMessage = { type: "karyon:feature", selectedProteinFeatureId: id };
    if (parent !== window) parent.postMessage(message, location.origin);
  }, []);
  const point = useCallback(
    (id: string | null) => {
      setPointed(id);
      tell(id);
    },
    [tell],
  );
  const select = useCallback(
    (id: string | null) => {
      setSelected(id);
      tell(id);
    },
    [tell],
  );
  return { selected, shown: features.get(pointed ?? selected ?? "") ?? null, point, select };
}

function Drawing({ name, sequence, tracks }: DrawingProps) {
  const { ref, width: whole } = useWidth<HTMLDivElement>();
  const width = Math.max(200, whole - (whole < narrow ? 0 : beside));
  const length = sequence.length;
  const [manager, setManager] = useState<HTMLElement | null>(null);
  const navigation = useRef<NightingaleNavigation>(null);
  const { selected, shown, point, select } = useFeatureChoice(tracks);
  const seen = useSeenResidues(manager, length);
  const scale = useMemo(() => scaleOf(width, seen), [width, seen]);
  useEffect(() => {
    manager?.setAttribute(
      "highlight",
      shown?.positions.map(([, start, end]) => `${start}:${end}`).join(",") ?? "",
    );
  }, [manager, shown]);

  return (
    <div className="protein" ref={ref}>
      <h1 className="visually-hidden">Protein features of {name}</h1>
      <div className="protein__bar">
        <p role="status">
          {shown ? (
            <About feature={shown} />
          ) : (
            <span className="muted">
              Point at a feature, or press the name of a track, to see what it is.
              {tracks.some(({ features }) => features.some(({ severity }) => severity !== null)) &&
                " Larger, darker heads: more severe phenotypes."}
            </span>
          )}
        </p>
        <ZoomButtons onOut={() => navigation.current?.zoomOut()} onIn={() => navigation.current?.zoomIn()} />
      </div>
      {/* The elements measure themselves when they are put in. The ruler ends where the last residue begins, and tracks where it ends: its margin is a residue wide, so that both count alike. */}
      {whole > 0 && (
        <nightingale-manager ref={setManager}>
          <Rulers sequence={sequence} width={width} navigation={navigation} />
          {tracks.map((track, index) => (
            <TrackRow
              key={track.name}
              track={track}
              index={index}
              scale={scale}
              selected={selected}
              shown={shown}
              onPoint={point}
              onSelect={select}
            />
          ))}
        </nightingale-manager>
      )}
    </div>
  );
}

interface ZoomButtonsProps {
  readonly onOut: () => void;
  readonly onIn: () => void;
}

const ZoomButtons = ({ onOut, onIn }: ZoomButtonsProps) => (
  <span className="actions">
    <button type="button" className="icon-button" aria-label="Zoom out" title="Zoom out" onClick={onOut}>
      <Minus className="icon" aria-hidden />
    </button>
    <button type="button" className="icon-button" aria-label="Zoom in" title="Zoom in" onClick={onIn}>
      <Plus className="icon" aria-hidden />
    </button>
  </span>
);

interface RulersProps {
  readonly navigation: Ref<NightingaleNavigation>;
  readonly sequence: string;
  /** In px. */
  readonly width: number;
}

/** The positions, and below them the residues. */
function Rulers({ sequence, width, navigation }: RulersProps) {
  const { length } = sequence;
  return (
    <>
      <div className="protein-row">
        <span className="protein-row__name muted">{length} aa</span>
        <nightingale-navigation
          ref={navigation}
          length={length}
          width={width}
          height={34}
          ruler-padding={0}
          margin-left={0}
          margin-right={width / length}
        />
      </div>
      <div className="protein-row">
        <span className="protein-row__name muted">Sequence</span>
        <nightingale-sequence
          sequence={sequence}
          length={length}
          width={width}
          height={22}
          margin-left={0}
          margin-right={0}
        />
      </div>
    </>
  );
}

/** As many intervals as fit in a line. */
const maxIntervals = 6;

function About({ feature }: { readonly feature: ProteinFeature }) {
  const intervals = feature.positions.map(([label, start, end]) =>
    start === end ? (label.match(/\d/) ? label : String(start)) : range(start, end),
  );
  return (
    <>
      <b>{feature.display_name}</b>
      {feature.detail !== null && feature.detail !== feature.display_name && (
        <>
          {" "}
          <span className="id">{feature.detail}</span>
        </>
      )}{" "}
      <span className="muted">
        {intervals.slice(0, maxIntervals).join(", ")}
        {intervals.length > maxIntervals && ` and ${intervals.length - maxIntervals} more`}
        {feature.severity !== null && `, severity ${feature.severity}`}
      </span>
    </>
  );
}
