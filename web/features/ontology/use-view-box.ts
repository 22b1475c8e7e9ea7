import { useCallback, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";

/** The part of a drawing that is seen, in its own units. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const largest = 2;
const step = 1.25;
/** px that an arrow key moves the drawing by */
const stride = 60;

/** The whole drawing, never larger than its own size; centred. */
function whole(drawing: Size, frame: Size): ViewBox {
  const scale = Math.min(1, frame.width / drawing.width, frame.height / drawing.height);
  return { scale, x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2 };
}

/** Readable, with the bottom of the drawing, where the term stands, at the bottom of the frame. */
function atTerm(drawing: Size, frame: Size, term: { readonly x: number }): ViewBox {
  const fitting = whole(drawing, frame);
  if (fitting.scale >= 0.7) return fitting;
  const scale = 0.8;
  return { scale, x: frame.width / 2 - term.x * scale, y: frame.height - drawing.height * scale };
}

export interface UsedViewBox {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly box: ViewBox;
  readonly zoom: (direction: 1 | -1) => void;
  readonly fit: () => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Zooming and moving a drawing: by buttons, keys (arrows, + and -, 0), dragging, and the wheel with Ctrl. */
export function useViewBox(drawing: Size, focus: { readonly x: number }): UsedViewBox {
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<ViewBox>({ x: 0, y: 0, scale: 1 });
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { width, height } = drawing;
  const size = useCallback(() => ({ width: frame.current?.clientWidth ?? width, height: frame.current?.clientHeight ?? height }), [width, height]);

  useEffect(() => setBox(atTerm({ width, height }, size(), { x: focus.x })), [width, height, focus.x, size]);

  const zoomAt = useCallback((factor: number, at: { readonly x: number; readonly y: number }) => setBox((present) => {
    const least = Math.min(0.2, whole({ width, height }, size()).scale);
    const scale = Math.min(largest, Math.max(least, present.scale * factor));
    const ratio = scale / present.scale;
    return { scale, x: at.x - (at.x - present.x) * ratio, y: at.y - (at.y - present.y) * ratio };
  }), [width, height, size]);
  const zoom = useCallback((direction: 1 | -1) => {
    const present = size();
    zoomAt(direction === 1 ? step : 1 / step, { x: present.width / 2, y: present.height / 2 });
  }, [zoomAt, size]);
  const fit = useCallback(() => setBox(whole({ width, height }, size())), [width, height, size]);
  const move = (x: number, y: number) => setBox((present) => ({ ...present, x: present.x + x, y: present.y + y }));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's own wheel handlers cannot keep the page from zooming.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomAt(event.deltaY < 0 ? step : 1 / step, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [zoomAt]);

  return {
    frame, box, zoom, fit,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest("a, button"))) return;
        dragged.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (!dragged.current) return;
        move(event.clientX - dragged.current.x, event.clientY - dragged.current.y);
        dragged.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: () => { dragged.current = null; },
      onKeyDown: (event) => {
        const moves: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [stride, 0], ArrowRight: [-stride, 0], ArrowUp: [0, stride], ArrowDown: [0, -stride] };
        const by = moves[event.key];
        if (by) move(...by);
        else if (event.key === "+" || event.key === "=") zoom(1);
        else if (event.key === "-") zoom(-1);
        else if (event.key === "0") fit();
        else return;
        event.preventDefault();
      },
    },
  };
}
