import { useCallback, useEffect, useRef, useState } from "react";
import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";

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

const largest = 2;
const step = 1.25;
const readable = 0.8;
/** px that a pointer can move and still click */
const clickable = 4;
/** px that an arrow key moves the drawing by */
const stride = 60;

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

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface UsedViewBox {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly box: ViewBox;
  readonly zoom: (direction: 1 | -1) => void;
  readonly fit: () => void;
  /** Brings a place of the drawing into the middle, large enough to be read. */
  readonly show: (place: Point) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Zooming and moving a drawing: by buttons, keys (arrows, + and -, 0), dragging, two fingers, and the wheel with Ctrl.
 * @param start has to stay the same function as long as the drawing is the same
 */
export function useViewBox(drawing: Size, start: Start): UsedViewBox {
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<ViewBox>({ x: 0, y: 0, scale: 1 });
  const pressed = useRef(new Map<number, Point>());
  const isDragged = useRef(false);
  const { width, height } = drawing;
  const size = useCallback(
    () => ({ width: frame.current?.clientWidth ?? width, height: frame.current?.clientHeight ?? height }),
    [width, height],
  );

  useEffect(() => setBox(start({ width, height }, size())), [width, height, start, size]);

  const zoomAt = useCallback(
    (factor: number, at: Point) =>
      setBox((present) => {
        const least = Math.min(0.2, whole({ width, height }, size()).scale);
        const scale = Math.min(largest, Math.max(least, present.scale * factor));
        const ratio = scale / present.scale;
        return { scale, x: at.x - (at.x - present.x) * ratio, y: at.y - (at.y - present.y) * ratio };
      }),
    [width, height, size],
  );
  const zoom = useCallback(
    (direction: 1 | -1) => {
      const present = size();
      zoomAt(direction === 1 ? step : 1 / step, { x: present.width / 2, y: present.height / 2 });
    },
    [zoomAt, size],
  );
  const fit = useCallback(() => setBox(whole({ width, height }, size())), [width, height, size]);
  const show = useCallback(
    (place: Point) =>
      setBox((present) => {
        const [scale, { width: wide, height: high }] = [Math.max(readable, present.scale), size()];
        return { scale, x: wide / 2 - place.x * scale, y: high / 2 - place.y * scale };
      }),
    [size],
  );
  const move = (x: number, y: number) =>
    setBox((present) => ({ ...present, x: present.x + x, y: present.y + y }));

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

  const release = (event: PointerEvent) => {
    pressed.current.delete(event.pointerId);
  };

  return {
    frame,
    box,
    zoom,
    fit,
    show,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        isDragged.current = false;
        pressed.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event) => {
        const before = pressed.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        // A link that is pressed and let go again is to be followed.
        if (!isDragged.current && distance(before, now) < clickable) return;
        isDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current.set(event.pointerId, now);
        const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return move(now.x - before.x, now.y - before.y);
        const { left, top } = event.currentTarget.getBoundingClientRect();
        zoomAt(distance(now, other) / Math.max(1, distance(before, other)), {
          x: (now.x + other.x) / 2 - left,
          y: (now.y + other.y) / 2 - top,
        });
        move((now.x - before.x) / 2, (now.y - before.y) / 2);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture: (event) => {
        if (!isDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event) => event.preventDefault(),
      onKeyDown: (event) => {
        const moves: Readonly<Record<string, readonly [number, number]>> = {
          ArrowLeft: [stride, 0],
          ArrowRight: [-stride, 0],
          ArrowUp: [0, stride],
          ArrowDown: [0, -stride],
        };
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
