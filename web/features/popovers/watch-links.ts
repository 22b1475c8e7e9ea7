/** Tells when the popover of a link has to open and close: by mouse, by keyboard focus and by a long press. */
import { linkAt } from "../entities/about.ts";

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

/** The popover: the link that it is open for, and the one that it is about to open for. */
class LinkPopover {
  open: { readonly link: HTMLElement; readonly way: Trigger } | null = null;
  pending: {
    readonly link: HTMLElement;
    readonly way: Trigger;
    readonly timer: number;
    readonly x: number;
    readonly y: number;
  } | null = null;
  readonly panel: HTMLElement;
  readonly #onChange: (link: HTMLElement | null) => void;
  readonly #onSoon: () => void;
  #leaving = 0;

  constructor(panel: HTMLElement, onChange: (link: HTMLElement | null) => void, onSoon: () => void) {
    this.panel = panel;
    this.#onChange = onChange;
    this.#onSoon = onSoon;
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.panel.contains(target);
  }
  /** The mouse is back on link or popover. */
  stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = 0;
  }
  /** The mouse is off both. What was opened by the keyboard stays with the focus. */
  leave(): void {
    if (this.open?.way === "mouse" && this.#leaving === 0)
      this.#leaving = window.setTimeout(() => this.close(), grace);
  }
  forget(...ways: readonly Trigger[]): void {
    if (this.pending === null || !ways.includes(this.pending.way)) return;
    clearTimeout(this.pending.timer);
    this.pending = null;
  }
  close(): void {
    this.forget("mouse", "focus", "touch");
    this.stay();
    if (this.open === null) return;
    this.open = null;
    this.#onChange(null);
  }
  show(link: HTMLElement, way: Trigger): void {
    this.forget("mouse", "focus", "touch");
    this.stay();
    this.open = { link, way };
    this.#onChange(link);
  }
  soon(
    link: HTMLElement,
    way: Trigger,
    wait: number,
    { clientX: x, clientY: y } = { clientX: 0, clientY: 0 },
  ): void {
    this.forget("mouse", "focus", "touch");
    this.#onSoon();
    const timer = window.setTimeout(() => this.show(link, way), wait);
    this.pending = { link, way, timer, x, y };
  }
}

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
  const popover = new LinkPopover(panel, onChange, onSoon);
  const listening = new AbortController();
  watchMouse(popover, delay, listening.signal);
  watchKeyboard(popover, delay, listening.signal);
  watchTouch(popover, listening.signal);
  return {
    close: () => popover.close(),
    stop() {
      popover.close();
      listening.abort();
    },
  };
}

/** Listens before React's own listeners, and whatever a component stops. */
function listen<K extends keyof DocumentEventMap>(
  type: K,
  signal: AbortSignal,
  listener: (event: DocumentEventMap[K]) => void,
) {
  document.addEventListener(type, listener, { capture: true, signal });
}

function watchMouse(popover: LinkPopover, delay: number, signal: AbortSignal) {
  listen("pointerover", signal, (event) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event.target);
    if (link !== null && link === popover.pending?.link) return;
    popover.forget("mouse");
    if ((link !== null && link === popover.open?.link) || popover.holds(event.target)) {
      popover.stay();
      return;
    }
    if (link !== null) popover.soon(link, "mouse", delay);
    popover.leave();
  });
  // The mouse may leave the window without going over anything else.
  const onLeave = () => {
    popover.leave();
    popover.forget("mouse");
  };
  document.documentElement.addEventListener("pointerleave", onLeave, { signal });
}

function watchKeyboard(popover: LinkPopover, delay: number, signal: AbortSignal) {
  listen("focusin", signal, ({ target }) => {
    if (popover.holds(target)) return;
    const link = linkAt(target);
    popover.forget("focus");
    if (popover.open?.way === "focus" && link !== popover.open.link) popover.close();
    if (link !== null && link !== popover.open?.link && link.matches(":focus-visible"))
      popover.soon(link, "focus", delay);
  });
  listen("keydown", signal, (event) => {
    const { open, pending } = popover;
    if (event.key === "Escape" && (open !== null || pending !== null)) {
      if (open !== null) {
        // Only the popover: a dialog or list behind it stays.
        event.stopPropagation();
        if (popover.holds(document.activeElement)) open.link.focus();
      }
      popover.close();
    }
    if (event.key === "Tab" && open !== null) tab(event, popover, open.link);
  });
}

/** The popover is the next stop after its link, although it stands elsewhere in the document. */
function tab(event: KeyboardEvent, popover: LinkPopover, link: HTMLElement) {
  const stops = [...popover.panel.querySelectorAll<HTMLElement>("a[href], button")];
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
    popover.close();
  } else if ((at >= 0 || document.activeElement === link) && to !== undefined) {
    event.preventDefault();
    to.focus();
  }
}

function watchTouch(popover: LinkPopover, signal: AbortSignal) {
  let swallowClick = false;
  listen("pointerdown", signal, (event) => {
    swallowClick = false;
    if (popover.holds(event.target)) return;
    popover.close();
    const link = linkAt(event.target);
    if (event.pointerType === "touch" && link !== null) popover.soon(link, "touch", longPress, event);
  });
  listen("pointermove", signal, (event) => {
    const { pending } = popover;
    if (pending?.way === "touch" && Math.hypot(event.clientX - pending.x, event.clientY - pending.y) > wobble)
      popover.forget("touch");
  });
  const onUp = (event: Event) => {
    const { open } = popover;
    popover.forget("touch");
    // Lifting the finger after a long press is no tap.
    swallowClick = event.type === "pointerup" && open?.way === "touch" && linkAt(event.target) === open.link;
  };
  listen("pointerup", signal, onUp);
  listen("pointercancel", signal, onUp);
  listen("click", signal, (event) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  });
  listen("contextmenu", signal, (event) => {
    const pressed = popover.pending?.way === "touch" ? popover.pending.link : null;
    if (pressed !== null && linkAt(event.target) === pressed) popover.show(pressed, "touch");
    if (popover.open?.way === "touch" && linkAt(event.target) === popover.open.link) event.preventDefault();
  });
}
