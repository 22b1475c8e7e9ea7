/** Fingers, the mouse and the wheel on a view that moves sideways and is zoomed. */
import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

export interface Gestures {
  /** Moved by a share of the width; what is under the pointer goes along with it. */
  readonly onMove: (by: number) => void;
  /** @param at share of the width that stays where it is */
  readonly onZoom: (factor: number, at: number) => void;
}

/** px that a pointer can move and still press what is under it */
const clickable = 6;
/** A notch of a mouse's wheel; touchpads send many smaller ones. */
const maxWheelZoom = 1.25;

interface Held {
  readonly x: number;
  readonly y: number;
}

/** Middle and distance of the fingers. */
function gripOf(pointers: ReadonlyMap<number, Held>): { readonly x: number; readonly spread: number } {
  const [one = { x: 0, y: 0 }, other = one] = [...pointers.values()];
  return { x: (one.x + other.x) / 2, spread: Math.hypot(one.x - other.x, one.y - other.y) };
}

/** The wheel alone scrolls the page; with Ctrl, which is also what a pinch on a touchpad is sent as, it zooms. */
function wheelZoom({ deltaY, deltaMode }: WheelEvent): number {
  const factor = 2 ** (-deltaY * (deltaMode === 0 ? 0.01 : 0.3));
  return Math.min(Math.max(factor, 1 / maxWheelZoom), maxWheelZoom);
}

/** Dragging, and two fingers. */
function hearPointers(frame: HTMLElement, { onMove, onZoom }: Gestures, signal: AbortSignal): void {
  const pointers = new Map<number, Held>();
  let begun = 0;
  let isDragged = false;
  const press = ({ button, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (button !== 0) return;
    if (pointers.size === 0) {
      begun = x;
      isDragged = false;
    }
    pointers.set(pointerId, { x, y });
  };
  const drag = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (!pointers.has(pointerId)) return;
    if (!isDragged && pointers.size === 1 && Math.abs(x - begun) < clickable) return;
    if (!isDragged) {
      isDragged = true;
      // From here on it is heard outside of the frame too; earlier, links would not be pressed.
      for (const id of pointers.keys()) frame.setPointerCapture(id);
    }
    const before = gripOf(pointers);
    pointers.set(pointerId, { x, y });
    const now = gripOf(pointers);
    const { left, width } = frame.getBoundingClientRect();
    if (now.x !== before.x) onMove((before.x - now.x) / width);
    if (before.spread > 0 && now.spread > 0 && now.spread !== before.spread)
      onZoom(now.spread / before.spread, (now.x - left) / width);
  };
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  // A drag that ends on a gene does not open it.
  const click = (event: MouseEvent) => {
    if (!isDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener("pointerdown", press, { signal });
  frame.addEventListener("pointermove", drag, { signal });
  frame.addEventListener("pointerup", release, { signal });
  frame.addEventListener("pointercancel", release, { signal });
  frame.addEventListener("click", click, { signal, capture: true });
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

function hearWheel(frame: HTMLElement, { onMove, onZoom }: Gestures, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    const { left, width } = frame.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) onZoom(wheelZoom(event), (event.clientX - left) / width);
    else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) onMove(event.deltaX / width);
    else return;
    event.preventDefault();
  };
  frame.addEventListener("wheel", turn, { signal, passive: false });
}

/** Listens on an element, which has to leave going up and down to the browser (`touch-action: pan-y`). */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const onMove = useEffectEvent(gestures.onMove);
  const onZoom = useEffectEvent(gestures.onZoom);
  useEffect(() => {
    const { current: frame } = element;
    if (frame === null) return;
    const heard = new AbortController();
    const meant: Gestures = { onMove: (by) => onMove(by), onZoom: (factor, at) => onZoom(factor, at) };
    hearPointers(frame, meant, heard.signal);
    hearWheel(frame, meant, heard.signal);
    return () => heard.abort();
  }, [element]);
}
