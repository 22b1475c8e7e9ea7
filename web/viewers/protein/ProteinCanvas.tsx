import { Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ProteinFeatures } from "../../../api/contract/index.ts";
import { useOnPaper } from "../../shared/browser/use-on-paper.ts";
import { useWidth } from "../../shared/browser/use-width.ts";
import { AboutFeature } from "./AboutFeature.tsx";
import { loadElements } from "./nightingale.ts";
import type { NightingaleNavigation } from "./nightingale.ts";
import { ProteinDownloads } from "./ProteinDownloads.tsx";
import { pictureWidths, ProteinPicture } from "./ProteinPicture.tsx";
import { Rulers } from "./Rulers.tsx";
import { scaleOf } from "./scale.ts";
import { TrackRow } from "./TrackRow.tsx";
import { useFeatureChoice } from "./use-feature-choice.ts";
import { useSeenResidues } from "./use-seen-residues.ts";

export interface ProteinCanvasProps extends Pick<ProteinFeatures, "tracks"> {
  readonly name: string;
  readonly sequence: string;
}

/** Width of the tracks' names and the space around, in px. */
const beside = 168;
const narrow = 560;

/** The tracks of a protein on one axis, as wide as the window. */
export function ProteinCanvas({ name, sequence, tracks }: ProteinCanvasProps) {
  const { ref, width: whole } = useWidth<HTMLDivElement>();
  const isOnPaper = useOnPaper();
  const width = Math.max(200, whole - (whole < narrow ? 0 : beside));
  const [manager, setManager] = useState<HTMLElement | null>(null);
  const navigation = useRef<NightingaleNavigation>(null);
  const choice = useFeatureChoice(tracks);
  const { selected, shown, marked, select } = choice;
  const seen = useSeenResidues(manager, sequence.length);
  const scale = useMemo(() => scaleOf(width, seen), [width, seen]);
  useEffect(() => {
    manager?.setAttribute("highlight", marked.map(([start, end]) => `${start}:${end}`).join(","));
  }, [manager, marked]);

  useEffect(() => {
    // The tracks are seen first. Without rulers they can be read, too.
    const seenFirst = setTimeout(() => void loadElements().catch(() => undefined));
    return () => clearTimeout(seenFirst);
  }, []);
  const zoom = (step: (rulers: NightingaleNavigation) => void) => {
    const go = () => navigation.current && step(navigation.current);
    void loadElements().then(go, () => undefined);
  };

  return (
    <div className="protein" ref={ref}>
      <h1 className="visually-hidden">Protein features of {name}</h1>
      <div className="protein__bar">
        {/* As high as the hint, or as what is selected: the picture must not move below a finger that points. */}
        <p role="status" className="protein__said">
          <Hint tracks={tracks} isShown={shown === null} />
          {selected && (
            <span data-kept={shown !== selected || undefined}>
              <AboutFeature feature={selected} onClear={() => select(null)} />
            </span>
          )}
          {shown && shown !== selected && (
            <span className="protein__pointed">
              <AboutFeature feature={shown} onClear={null} />
            </span>
          )}
        </p>
        <span className="actions">
          <ZoomButtons
            onOut={() => zoom((rulers) => rulers.zoomOut())}
            onIn={() => zoom((rulers) => rulers.zoomIn())}
          />
          <ProteinDownloads name={name} length={sequence.length} tracks={tracks} />
        </span>
      </div>
      {/* The elements measure themselves when they come to life. */}
      {whole > 0 && (
        <nightingale-manager ref={setManager}>
          <Rulers sequence={sequence} width={width} navigation={navigation} />
          {tracks.map((track, index) => (
            <TrackRow key={track.name} track={track} index={index} scale={scale} choice={choice} />
          ))}
        </nightingale-manager>
      )}
      {isOnPaper && <ProteinPicture tracks={tracks} length={sequence.length} width={pictureWidths.sheet} />}
    </div>
  );
}

const Hint = ({ tracks, isShown }: Pick<ProteinCanvasProps, "tracks"> & { readonly isShown: boolean }) => (
  <span className="muted protein__hint" data-kept={!isShown || undefined}>
    Point at a feature, tap it, or press the name of a track, to see what it is.
    {tracks.some(({ features }) => features.some(({ severity }) => severity !== null)) &&
      " Larger, darker heads: more severe phenotypes."}
  </span>
);

interface ZoomButtonsProps {
  readonly onOut: () => void;
  readonly onIn: () => void;
}

const ZoomButtons = ({ onOut, onIn }: ZoomButtonsProps) => (
  <>
    <button type="button" className="icon-button" aria-label="Zoom out" title="Zoom out" onClick={onOut}>
      <Minus className="icon" aria-hidden />
    </button>
    <button type="button" className="icon-button" aria-label="Zoom in" title="Zoom in" onClick={onIn}>
      <Plus className="icon" aria-hidden />
    </button>
  </>
);
