import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

export interface DisclosureProps {
  /** What the button shows. */
  readonly button: ReactNode;
  readonly buttonClass: string;
  /** Name of the button where what it shows is no text. */
  readonly buttonLabel?: string;
  /** Which edge of the button the panel keeps to. */
  readonly align?: "start" | "end";
  readonly panelClass?: string;
  /** Stays open while the address changes but not the page: what is chosen in it stands in the address. */
  readonly keeps?: boolean;
  readonly disabled?: boolean;
  /** Value of the button's `data-menu`, for those who look for it. */
  readonly buttonMark?: string;
  /** Said on hover, where the button shows a text. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Least distance of a panel from the window's edges, in px. */
const margin = 8;

/**
 * A button that opens a panel below it. The panel closes on Escape (the focus goes back to the button), when the focus
 * or the pointer goes elsewhere, and on a change of page. For menus of links this is what screen readers know best:
 * a button and a list, all reachable by Tab.
 */
export function Disclosure({
  button,
  buttonClass,
  buttonLabel,
  align = "start",
  panelClass = "",
  keeps = false,
  disabled = false,
  buttonMark,
  hint,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  // A panel that would stand out of the window moves into it.
  useLayoutEffect(() => {
    if (!open || panel.current === null) return;
    const { left, right } = panel.current.getBoundingClientRect();
    const over = Math.max(0, right - (document.documentElement.clientWidth - margin));
    panel.current.style.translate = `${left - over < margin ? margin - left : -over}px`;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  return (
    <div className="disclosure" ref={root}>
      <button
        type="button"
        ref={trigger}
        className={buttonClass}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={buttonLabel}
        title={buttonLabel ?? hint}
        data-menu={buttonMark}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div
          id={panelId}
          ref={panel}
          className={`disclosure__panel ${align === "end" ? "disclosure__panel--end" : ""} ${panelClass}`}
        >
          <ClosedByMove keeps={keeps} setOpen={setOpen} />
          {children}
        </div>
      )}
    </div>
  );
}

/** Closes the panel when the address changes. Only what is open watches it: a page has a hundred closed ones. */
function ClosedByMove({
  keeps,
  setOpen,
}: {
  readonly keeps: boolean;
  readonly setOpen: (open: boolean) => void;
}) {
  const { key, pathname } = useLocation();
  const place = keeps ? pathname : key;
  const opened = useRef(place);
  useEffect(() => {
    if (opened.current !== place) setOpen(false);
  }, [place, setOpen]);
  return null;
}
