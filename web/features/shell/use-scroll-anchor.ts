/**
 * Back and reload return to what one was reading. The router keeps a position in px, which is another place as soon
 * as something above it has another height: tables far from the window have an estimated one until they are drawn.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readStored, writeStored } from "../../shared/browser/storage.ts";

/** An element that was in view, and where. */
interface ScrollAnchor {
  /** Child indices that lead to it from the main element. */
  readonly path: readonly number[];
  /** Its distance from the upper edge of the window, px. */
  readonly top: number;
}

const storageKey = "karyon:places";
const anchors = new Map<string, ScrollAnchor>(restored());

/** A page that has kept its place for so long has grown to what it will be, ms. */
const patience = 5000;
/**
 * The browser and the router return to a position in px of their own: until all is loaded or the page is drawn, and this
 * much later, ms; where the page is slow to draw, once at any time. Not every browser tells of a hand on the scroll bar,
 * so that no more scrolling than this is held up.
 */
const lastMove = 500;

/**
 * Keeps an anchor where it was while the page grows, until the reader does something or the page has kept its place.
 * @returns what ends it
 */
function holdInPlace(main: HTMLElement, anchor: ScrollAnchor, onEnd: () => void): () => void {
  const hold = () => scrollTo(main, anchor);
  const growth = new ResizeObserver(() => {
    if (!hold()) return;
    holdAgainstOthers();
    clearTimeout(timer);
    timer = window.setTimeout(end, patience);
  });
  let isLate = false;
  const onScroll = () => {
    if (hold() && isLate) leave();
  };
  const leave = () => removeEventListener("scroll", onScroll);
  let leaving = 0;
  const leaveSoon = () => {
    clearTimeout(leaving);
    leaving = window.setTimeout(() => (isLate = true), lastMove);
  };
  const holdAgainstOthers = () => {
    isLate = false;
    addEventListener("scroll", onScroll, { passive: true });
    if (document.readyState === "complete") leaveSoon();
  };
  const end = () => {
    onEnd();
    growth.disconnect();
    leave();
    removeEventListener("load", leaveSoon);
    clearTimeout(leaving);
    clearTimeout(timer);
    for (const type of readerActs) removeEventListener(type, end);
  };
  let timer = window.setTimeout(end, patience);
  for (const type of readerActs) addEventListener(type, end, { passive: true });
  growth.observe(main);
  addEventListener("load", leaveSoon);
  holdAgainstOthers();
  hold();
  return end;
}

/**
 * Calls back a moment after each scrolling, and at once on the way to another page.
 * @returns what ends it
 */
function onScrolled(note: () => void): () => void {
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(note, 100);
  };
  const onWayOut = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href]")) note();
  };
  addEventListener("scroll", later, { passive: true });
  addEventListener("click", onWayOut, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", later);
    removeEventListener("click", onWayOut, { capture: true });
  };
}

/** Finds what was read when a visitor comes back, and holds it in its place while the page grows. */
export function useScrollAnchor(main: RefObject<HTMLElement | null>): void {
  // Every visit has a key of its own, also one whose address was typed.
  const { key: visit } = useLocation();
  const isReturn = useNavigationType() === "POP";
  // While the page grows to the place, what is in view is not what was read.
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    const anchor = isReturn ? anchors.get(visit) : undefined;
    if (!anchor || !main.current) return;
    isReturning.current = true;
    return holdInPlace(main.current, anchor, () => (isReturning.current = false));
  }, [isReturn, visit, main]);

  useEffect(() => {
    addEventListener("pagehide", store);
    const end = onScrolled(() => {
      const anchor = isReturning.current || !main.current ? null : anchorInView(main.current);
      if (!anchor) return;
      // The newest is last.
      anchors.delete(visit);
      anchors.set(visit, anchor);
    });
    return () => {
      end();
      removeEventListener("pagehide", store);
    };
  }, [visit, main]);
}

const readerActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** What is at a third of the window's height, where eyes are. */
function anchorInView(main: HTMLElement): ScrollAnchor | null {
  const { left, width } = main.getBoundingClientRect();
  const element = document
    .elementsFromPoint(left + width / 2, innerHeight / 3)
    .find((each) => main.contains(each));
  if (!element) return null;
  const path: number[] = [];
  for (let at: Element = element; at !== main && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return { path, top: element.getBoundingClientRect().top };
}

/** Whether the page had to be moved; it is not while it does not have the element yet. */
function scrollTo(main: HTMLElement, { path, top }: ScrollAnchor): boolean {
  let element: Element | undefined = main;
  for (const index of path) element = element?.children[index];
  const away = element ? element.getBoundingClientRect().top - top : 0;
  if (Math.abs(away) < 1) return false;
  scrollBy({ top: away, behavior: "instant" });
  return true;
}

/** A browser without room or leave to keep something forgets the places on reload. */
function store(): void {
  writeStored("tab", storageKey, JSON.stringify([...anchors].slice(-50)));
}

function restored(): [string, ScrollAnchor][] {
  try {
    return JSON.parse(readStored("tab", storageKey) ?? "[]") as [string, ScrollAnchor][];
  } catch {
    return [];
  }
}
