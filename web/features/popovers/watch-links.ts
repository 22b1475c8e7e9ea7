/** Tells when the popover of a link has to open and close: by mouse, by keyboard focus and by a long press. */
import { marked } from "../entities/about.ts";

export interface LinkWatch {
  /** Closes the popover, if one is open, and forgets what was about to open. */
  close(): void;
  stop(): void;
}

/** ms that the mouse may be off link and popover before it closes: long enough to cross the gap between them. */
const grace = 300;
/** ms of a long press: shorter than the browser's own, which would open its menu. */
const longPress = 450;
/** px that a finger may move in a press. */
const wobble = 10;

type Trigger = "mouse" | "focus" | "touch";

/**
 * @param panel the popover's element; while the mouse or the focus is in it, it stays
 * @param delay ms from hover or focus until it opens
 * @param onChange is given the link whose popover is open now; null for none
 * @param onSoon is called when a popover is about to open
 */
export function watchLinks(
  panel: HTMLElement,
  delay: number,
  onChange: (link: HTMLElement | null) => void,
  onSoon: () => void,
): LinkWatch {
  let open: { readonly link: HTMLElement; readonly way: Trigger } | null = null;
  let pending: {
    readonly link: HTMLElement;
    readonly way: Trigger;
    readonly timer: number;
    readonly x: number;
    readonly y: number;
  } | null = null;
  let leaving = 0;
  let swallowClick = false;

  const linkAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(marked) : null;
  const inPanel = (target: EventTarget | null): boolean => target instanceof Node && panel.contains(target);
  const stay = () => {
    clearTimeout(leaving);
    leaving = 0;
  };
  const forget = (...ways: readonly Trigger[]) => {
    if (pending === null || !ways.includes(pending.way)) return;
    clearTimeout(pending.timer);
    pending = null;
  };
  const close = () => {
    forget("mouse", "focus", "touch");
    stay();
    if (open === null) return;
    open = null;
    onChange(null);
  };
  const show = (link: HTMLElement, way: Trigger) => {
    forget("mouse", "focus", "touch");
    stay();
    open = { link, way };
    onChange(link);
  };
  const soon = (
    link: HTMLElement,
    way: Trigger,
    wait: number,
    { clientX: x, clientY: y } = { clientX: 0, clientY: 0 },
  ) => {
    forget("mouse", "focus", "touch");
    onSoon();
    pending = { link, way, timer: window.setTimeout(() => show(link, way), wait), x, y };
  };

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event.target);
    if (link !== null && link === pending?.link) return;
    forget("mouse");
    if ((link !== null && link === open?.link) || inPanel(event.target)) {
      stay();
      return;
    }
    if (link !== null) soon(link, "mouse", delay);
    // What was opened by the keyboard stays with the focus.
    if (open?.way === "mouse" && leaving === 0) leaving = window.setTimeout(close, grace);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (inPanel(target)) return;
    const link = linkAt(target);
    forget("focus");
    if (open?.way === "focus" && link !== open.link) close();
    if (link !== null && link !== open?.link && link.matches(":focus-visible")) soon(link, "focus", delay);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (open !== null || pending !== null)) {
      if (open !== null) {
        // Only the popover: a dialog or list behind it stays.
        event.stopPropagation();
        if (inPanel(document.activeElement)) open.link.focus();
      }
      close();
    }
    if (event.key === "Tab" && open !== null) tab(event, open.link);
  };
  /** The popover is the next stop after its link, although it stands elsewhere in the document. */
  const tab = (event: KeyboardEvent, link: HTMLElement) => {
    const stops = [...panel.querySelectorAll<HTMLElement>("a[href], button")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const to =
      document.activeElement === link && !event.shiftKey
        ? stops[0]
        : event.shiftKey && at >= 0
          ? (stops[at - 1] ?? link)
          : stops[at + 1];
    if (at >= 0 && to === undefined) {
      // From the last stop on, as from the link.
      link.focus();
      close();
    } else if ((at >= 0 || document.activeElement === link) && to !== undefined) {
      event.preventDefault();
      to.focus();
    }
  };
  const onDown = (event: PointerEvent) => {
    swallowClick = false;
    if (inPanel(event.target)) return;
    close();
    const link = linkAt(event.target);
    if (event.pointerType === "touch" && link !== null) soon(link, "touch", longPress, event);
  };
  const onMove = (event: PointerEvent) => {
    if (pending?.way === "touch" && Math.hypot(event.clientX - pending.x, event.clientY - pending.y) > wobble)
      forget("touch");
  };
  const onUp = (event: Event) => {
    forget("touch");
    // Lifting the finger after a long press is no tap.
    swallowClick = event.type === "pointerup" && open?.way === "touch" && linkAt(event.target) === open.link;
  };
  const onClick = (event: MouseEvent) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: MouseEvent) => {
    const pressed = pending?.way === "touch" ? pending.link : null;
    if (pressed !== null && linkAt(event.target) === pressed) show(pressed, "touch");
    if (open?.way === "touch" && linkAt(event.target) === open.link) event.preventDefault();
  };

  const listening = new AbortController();
  // Before React's own listeners, and whatever a component stops.
  const early = { capture: true, signal: listening.signal };
  document.addEventListener("pointerover", onOver, early);
  document.addEventListener("focusin", onFocus, early);
  document.addEventListener("keydown", onKey, early);
  document.addEventListener("pointerdown", onDown, early);
  document.addEventListener("pointermove", onMove, early);
  document.addEventListener("pointerup", onUp, early);
  document.addEventListener("pointercancel", onUp, early);
  document.addEventListener("click", onClick, early);
  document.addEventListener("contextmenu", onMenu, early);
  // The mouse may leave the window without going over anything else.
  document.documentElement.addEventListener(
    "pointerleave",
    () => {
      if (open?.way === "mouse" && leaving === 0) leaving = window.setTimeout(close, grace);
      forget("mouse");
    },
    { signal: listening.signal },
  );

  return {
    close,
    stop() {
      close();
      listening.abort();
    },
  };
}
