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

/** Listens on an element, which has to leave going up and down to the browser (`touch-action: pan-y`). */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const move = useEffectEvent(gestures.onMove);
  const zoom = useEffectEvent(gestures.onZoom);
  useEffect(() => {
    const { current: frame } = element;
    if (frame === null) return;
    const heard = new AbortController();
    const { signal } = heard;
    const pointers = new Map<number, Held>();
    let begun: Held | null = null;
    let isDragged = false;

    frame.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        if (pointers.size === 0) {
          begun = { x: event.clientX, y: event.clientY };
          isDragged = false;
        }
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    frame.addEventListener(
      "pointermove",
      (event) => {
        if (!pointers.has(event.pointerId)) return;
        const before = gripOf(pointers);
        if (!isDragged && pointers.size === 1 && Math.abs(event.clientX - (begun?.x ?? 0)) < clickable)
          return;
        if (!isDragged) {
          isDragged = true;
          // From here on it is heard outside of the frame too; earlier, links would not be pressed.
          for (const id of pointers.keys()) frame.setPointerCapture(id);
        }
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const { left, width } = frame.getBoundingClientRect();
        const now = gripOf(pointers);
        if (now.x !== before.x) move((before.x - now.x) / width);
        if (before.spread > 0 && now.spread > 0 && now.spread !== before.spread)
          zoom(now.spread / before.spread, (now.x - left) / width);
      },
      { signal },
    );
    const release = (event: PointerEvent) => pointers.delete(event.pointerId);
    for (const end of ["pointerup", "pointercancel"] as const)
      frame.addEventListener(end, release, { signal });
    // A drag that ends on a gene does not open it.
    frame.addEventListener(
      "click",
      (event) => {
        if (!isDragged || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    frame.addEventListener(
      "wheel",
      (event) => {
        const { left, width } = frame.getBoundingClientRect();
        if (event.ctrlKey || event.metaKey) zoom(wheelZoom(event), (event.clientX - left) / width);
        else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) move(event.deltaX / width);
        else return;
        event.preventDefault();
      },
      { signal, passive: false },
    );
    return () => heard.abort();
  }, [element]);
}
