/** What lies at a place of a chromosome, drawn by the site itself: to look at, to move and to zoom, and to open a gene's page from. */
import { ArrowLeft, ArrowRight, Minus, Plus } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { count } from "../../shared/format/format.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { PartsLegend } from "../drawings/PartsLegend.tsx";
import { formatInterval } from "../genome-browser/interval.ts";
import type { Interval, KnownChromosome } from "../genome-browser/interval.ts";
import { useWidth } from "../../shared/browser/use-width.ts";
import { Density } from "./Density.tsx";
import { GenomeDrawing } from "./GenomeDrawing.tsx";
import { GoTo } from "./GoTo.tsx";
import { around, lengthOf, minShown, moved, zoomed } from "./moves.ts";
import { isShort } from "./use-genes-around.ts";
import type { GenesAround } from "./use-genes-around.ts";
import { useGestures } from "./use-gestures.ts";

/** What buttons and keys do: as shares of what is shown, and how much larger. */
const stride = 0.5;
const keyStride = 0.2;
const zoomStep = 2;
/** nt that a press on a chromosome as a whole brings into view */
const pressedLength = 20_000;
/** ms without a move after which the address says what is shown */
const rest = 250;

interface Moving {
  /** Where it began, as the address has it: another address ends the move. */
  readonly from: string;
  readonly at: Interval;
}

/** What is shown: the place of the address, and while it is moved what it will be. */
function useMoving(interval: Interval, onMove: (interval: Interval) => void) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const from = formatInterval(interval);
  const present = moving?.from === from ? moving.at : null;
  const onRest = useRef(onMove);
  useEffect(() => {
    onRest.current = onMove;
  });
  useEffect(() => {
    if (present === null) return;
    const timer = setTimeout(() => onRest.current(present), rest);
    return () => clearTimeout(timer);
  }, [present]);
  const move = (by: (at: Interval) => Interval) =>
    setMoving((before) => ({ from, at: by(before?.from === from ? before.at : interval) }));
  return { shown: present ?? interval, move };
}

export interface GenomeViewProps {
  readonly known: readonly KnownChromosome[];
  readonly interval: Interval;
  readonly genes: GenesAround;
  /** An interval, mostly a gene, that stands out. */
  readonly marked: Interval | null;
  /** Inside of another page. */
  readonly isFramed: boolean;
  readonly onMove: (interval: Interval) => void;
  /** Goes to a place or a gene, as addresses write it. */
  readonly onGo: (loc: string) => void;
  /** Below the drawing. */
  readonly children?: ReactNode;
}

/** Controls, the drawing, and what its colours mean. */
export function GenomeView(props: GenomeViewProps) {
  const { known, interval, genes, marked, isFramed, onMove, onGo, children } = props;
  const { shown, move } = useMoving(interval, onMove);
  const chromosome = known.find(({ id }) => id === interval.chromosome);
  const whole = chromosome?.length ?? interval.end;
  const { ref, width } = useWidth<HTMLDivElement>();
  const steering: Steering = {
    pan: (by) => move((at) => moved(at, by, whole)),
    zoom: (factor, at = 0.5) => move((present) => zoomed(present, factor, at, whole)),
    open: (at) => {
      const position = shown.start + at * lengthOf(shown);
      move(({ chromosome: id }) => around(id, position, pressedLength, whole));
    },
  };
  return (
    <div className="genome-view">
      {!isFramed && (
        <div className="genome-view__bar">
          <GoTo known={known} example={formatInterval(interval)} onGo={onGo} />
        </div>
      )}
      <div className="genome-view__bar genome-view__bar--steps">
        {!isFramed && <Chromosomes known={known} present={interval.chromosome} onGo={onGo} />}
        <Moves steering={steering} shown={shown} whole={whole} />
      </div>
      <MovedFrame name={chromosome?.label ?? interval.chromosome} shown={shown} steering={steering}>
        <div ref={ref} className="genome-view__inner" aria-busy={genes.isFetching || undefined}>
          {width > 0 && <Drawn {...{ shown, genes, marked, width, isFramed }} />}
        </div>
      </MovedFrame>
      <ul className="legend">
        <li>Above the line: forward strand</li>
        <PartsLegend has={() => true} />
      </ul>
      {children}
    </div>
  );
}

interface Steering {
  /** By a share of what is shown. */
  readonly pan: (by: number) => void;
  /** @param at share of the width that stays where it is */
  readonly zoom: (factor: number, at?: number) => void;
  /** @param at share of the width, around which genes are to be seen */
  readonly open: (at: number) => void;
}

/** What a key does on the frame itself; on a gene the arrows go to the next one. */
const keysOfFrame: Readonly<Record<string, number>> = {
  ArrowLeft: -keyStride,
  ArrowRight: keyStride,
  PageUp: -1,
  PageDown: 1,
};

interface MovedFrameProps {
  readonly name: string;
  readonly shown: Interval;
  readonly steering: Steering;
  readonly children: ReactNode;
}

/** What is moved by dragging, fingers, the wheel and keys. */
function MovedFrame({ name, shown, steering, children }: MovedFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  useGestures(frame, { onMove: steering.pan, onZoom: steering.zoom });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = event.target === event.currentTarget ? keysOfFrame[event.key] : undefined;
    if (event.key === "+" || event.key === "=") steering.zoom(zoomStep);
    else if (event.key === "-") steering.zoom(1 / zoomStep);
    else if (by !== undefined) steering.pan(by);
    else return;
    event.preventDefault();
  };
  const onClick = ({ clientX, currentTarget }: MouseEvent) => {
    if (isShort(shown)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    steering.open((clientX - left) / width);
  };
  return (
    <>
      <div
        className="genome-view__frame figure"
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={`${name}, ${count(shown.start)} to ${count(shown.end)}`}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {children}
      </div>
      <p id={hint} className="visually-hidden">
        Arrow keys move, plus and minus zoom. Tab leads to the genes.
      </p>
    </>
  );
}

interface DrawnProps {
  readonly shown: Interval;
  readonly genes: GenesAround;
  readonly marked: Interval | null;
  readonly width: number;
  readonly isFramed: boolean;
}

function Drawn({ shown, genes, marked, width, isFramed }: DrawnProps) {
  if (!isShort(shown)) return <Density interval={shown} width={width} />;
  if (genes.error !== null && genes.genes === null)
    return (
      <ErrorMessage
        title="The genes of this place could not be loaded."
        failure={asFailure(genes.error)}
        onRetry={genes.retry}
      />
    );
  if (genes.genes === null)
    return (
      <p className="genome-view__empty" role="status">
        <span className="visually-hidden">Genes loading …</span>
        <span className="skeleton" aria-hidden />
        <span className="skeleton" aria-hidden />
        <span className="skeleton" aria-hidden />
      </p>
    );
  const isNone =
    !genes.isFetching &&
    !genes.genes.some(({ location }) => location.end_pos >= shown.start && location.start_pos <= shown.end);
  return (
    <>
      {isNone && (
        <p className="genome-view__none" role="status">
          No gene lies here. Zoom out, or move along.
        </p>
      )}
      <GenomeDrawing genes={genes.genes} interval={shown} marked={marked} width={width} isFramed={isFramed} />
    </>
  );
}

interface ChromosomesProps {
  readonly known: readonly KnownChromosome[];
  readonly present: string;
  readonly onGo: (loc: string) => void;
}

/** Leads to a chromosome as a whole. */
const Chromosomes = ({ known, present, onGo }: ChromosomesProps) =>
  known.length > 1 && (
    <select
      className="select"
      aria-label="Chromosome"
      value={present}
      onChange={({ target }) => onGo(target.value)}
    >
      {known.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );

interface MovesProps {
  readonly steering: Steering;
  readonly shown: Interval;
  readonly whole: number;
}

const Moves = ({ steering: { pan, zoom }, shown, whole }: MovesProps) => (
  <div className="genome-view__moves" role="group" aria-label="Move and zoom">
    <MoveButton name="Move left" Icon={ArrowLeft} isOver={shown.start === 1} onPress={() => pan(-stride)} />
    <MoveButton
      name="Move right"
      Icon={ArrowRight}
      isOver={shown.end === whole}
      onPress={() => pan(stride)}
    />
    <MoveButton
      name="Zoom out"
      Icon={Minus}
      isOver={lengthOf(shown) >= whole}
      onPress={() => zoom(1 / zoomStep)}
    />
    <MoveButton
      name="Zoom in"
      Icon={Plus}
      isOver={lengthOf(shown) <= minShown}
      onPress={() => zoom(zoomStep)}
    />
  </div>
);

interface MoveButtonProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  /** There is no further; it keeps the focus. */
  readonly isOver: boolean;
  readonly onPress: () => void;
}

const MoveButton = ({ name, Icon, isOver, onPress }: MoveButtonProps) => (
  <button
    type="button"
    className="button genome-view__move"
    aria-label={name}
    title={name}
    aria-disabled={isOver || undefined}
    onClick={isOver ? undefined : onPress}
  >
    <Icon className="icon" aria-hidden />
  </button>
);
