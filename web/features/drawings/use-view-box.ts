import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import type { D3ZoomEvent, ZoomTransform } from "d3-zoom";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useBeforePrint } from "../../shared/browser/use-before-print.ts";

/** The part of a drawing that is seen, in its own units. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const maxScale = 2;
/** A drawing can be made so small, or as small as is needed to see the whole. */
const usualMinScale = 0.2;
const step = 1.25;
const readable = 0.8;
/** px that a pointer can move and still click */
const clickable = 4;
/** px that an arrow key moves the drawing by */
const stride = 60;

const unplaced: ViewBox = { x: 0, y: 0, scale: 1 };

/** Where a drawing begins. */
export type Start = (drawing: Size, frame: Size) => ViewBox;

/** The whole drawing, never larger than its own size; centred. */
export function whole(drawing: Size, frame: Size): ViewBox {
  const scale = Math.min(1, frame.width / drawing.width, frame.height / drawing.height);
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: (frame.height - drawing.height * scale) / 2,
  };
}

/** Readable, with the bottom of the drawing, where the term stands, at the bottom of the frame. */
export function atTerm(drawing: Size, frame: Size, term: { readonly x: number }): ViewBox {
  const fitting = whole(drawing, frame);
  if (fitting.scale >= 0.7) return fitting;
  const scale = readable;
  return { scale, x: frame.width / 2 - term.x * scale, y: frame.height - drawing.height * scale };
}

export interface UsedViewBox {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly box: ViewBox;
  /** The drawing has its place; until then nobody sees it, and much of it need not be made. */
  readonly isPlaced: boolean;
  /** What is seen on paper, whose frames have other sizes, as an SVG's viewBox; null on a screen. */
  readonly onPaper: string | null;
  readonly zoomBy: (direction: 1 | -1) => void;
  readonly fit: () => void;
  /** Brings a point of the drawing into the middle, large enough to be read. */
  readonly show: (point: Point) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The wheel alone scrolls the page; with Ctrl, which is also what a pinch on a touchpad is sent as, it zooms. */
function isMeant(event: MouseEvent | WheelEvent | TouchEvent): boolean {
  if (event.type === "wheel") return event.ctrlKey || event.metaKey;
  return !("button" in event) || event.button === 0;
}

/** A notch of a mouse's wheel is a step; touchpads send smaller ones. */
const wheelDelta = ({ deltaY, deltaMode }: WheelEvent): number =>
  -Math.sign(deltaY) * Math.min(Math.log2(step), Math.abs(deltaY) * (deltaMode === 0 ? 0.02 : 1));

/** Leaves one finger that goes up or down to the browser, which scrolls the page by it. Has to listen before the zoom. */
function leaveScrolling(element: HTMLElement): void {
  let from: Point | null = null;
  let scrolls = false;
  select(element)
    .on("touchstart.scroll", ({ touches }: TouchEvent) => {
      const [only, other] = touches;
      from = only && !other ? { x: only.clientX, y: only.clientY } : null;
      scrolls = false;
    })
    .on("touchmove.scroll", (event: TouchEvent) => {
      const [finger] = event.touches;
      if (from && finger) scrolls = Math.abs(finger.clientY - from.y) > Math.abs(finger.clientX - from.x);
      from = null;
      if (scrolls) event.stopImmediatePropagation();
    });
}

/** What listens to dragging, fingers and the wheel with Ctrl on an element, and tells what they make of the view. */
function useZoom(frame: RefObject<HTMLDivElement | null>, onZoom: (box: ViewBox) => void) {
  const zoomer = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        .filter(isMeant)
        .wheelDelta(wheelDelta)
        .clickDistance(clickable)
        .on("zoom", ({ transform: { x, y, k } }: D3ZoomEvent<HTMLDivElement, unknown>) =>
          onZoom({ x, y, scale: k }),
        ),
    [onZoom],
  );
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    leaveScrolling(element);
    const listening = select(element).call(zoomer).on("dblclick.zoom", null);
    return () => void listening.on(".zoom", null).on(".scroll", null);
  }, [frame, zoomer]);
  return zoomer;
}

/** Keys that move a drawing, with px to the right and down. */
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};

/**
 * What of a drawing is seen on paper: all of it, or the part that somebody has moved to.
 * @param fit shows all of it
 * @param begin shows it as it began
 * @param begun how it began
 */
function usePaper(
  frame: RefObject<HTMLDivElement | null>,
  { width, height }: Size,
  fit: () => void,
  begin: () => void,
  begun: RefObject<ZoomTransform | null>,
): string | null {
  const [viewBox, setViewBox] = useState<string | null>(null);
  const hasFitted = useRef(false);
  const toPaper = () => {
    const { current: element } = frame;
    if (element === null || viewBox !== null) return;
    const isMoved = zoomTransform(element) !== begun.current;
    hasFitted.current = !isMoved;
    if (!isMoved) fit();
    const { x, y, k } = zoomTransform(element);
    const { clientWidth, clientHeight } = element;
    setViewBox((isMoved ? [0, 0, clientWidth, clientHeight] : [x, y, width * k, height * k]).join(" "));
  };
  const toScreen = () => {
    if (viewBox === null) return;
    setViewBox(null);
    if (hasFitted.current) begin();
  };
  useBeforePrint(true, toPaper, toScreen);
  return viewBox;
}

/**
 * Zooming and moving a drawing: by buttons, keys (arrows, + and -, 0), dragging, two fingers, and the wheel with Ctrl.
 * @param start has to stay the same function as long as the drawing is the same
 */
export function useViewBox({ width, height }: Size, start: Start): UsedViewBox {
  const frame = useRef<HTMLDivElement>(null);
  const begun = useRef<ZoomTransform>(null);
  const [placed, setBox] = useState<ViewBox | null>(null);
  const box = placed ?? unplaced;
  const zoomer = useZoom(frame, setBox);
  const begin = useCallback(
    (begins: Start) => {
      const element = frame.current;
      if (element === null) return;
      const drawing = { width, height };
      const seen = { width: element.clientWidth, height: element.clientHeight };
      const { x, y, scale } = begins(drawing, seen);
      zoomer.scaleExtent([Math.min(usualMinScale, whole(drawing, seen).scale), maxScale]);
      begun.current = zoomIdentity.translate(x, y).scale(scale);
      zoomer.transform(select(element), begun.current);
    },
    [zoomer, width, height],
  );
  useLayoutEffect(() => begin(start), [begin, start]);
  const fit = useCallback(() => begin(whole), [begin]);
  const onPaper = usePaper(frame, { width, height }, fit, () => begin(start), begun);
  const zoomBy = useCallback(
    (direction: 1 | -1) => {
      if (frame.current) zoomer.scaleBy(select(frame.current), direction === 1 ? step : 1 / step);
    },
    [zoomer],
  );
  const show = useCallback(
    ({ x, y }: Point) => {
      if (frame.current === null) return;
      const { k } = zoomTransform(frame.current);
      select(frame.current).call(zoomer.scaleTo, Math.max(readable, k)).call(zoomer.translateTo, x, y);
    },
    [zoomer],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by && frame.current) zoomer.translateBy(select(frame.current), by[0] / box.scale, by[1] / box.scale);
    else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  return { frame, box, isPlaced: placed !== null, onPaper, zoomBy, fit, show, onKeyDown };
}
