import { useEffect, useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useDisclosure } from "./use-disclosure.ts";

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

/** Distance that a panel keeps from the window's edges, in px. */
const minMargin = 8;

/**
 * A button that opens a panel below it, which a change of page closes too. For menus of links this is what screen readers
 * know best: a button and a list, all reachable by Tab.
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
  const { isOpen: open, setOpen, trigger, rootProps } = useDisclosure();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  // A panel that would stand out of the window moves into it.
  useLayoutEffect(() => {
    if (!open || panel.current === null) return;
    const { left, right } = panel.current.getBoundingClientRect();
    const over = Math.max(0, right - (document.documentElement.clientWidth - minMargin));
    panel.current.style.translate = `${left - over < minMargin ? minMargin - left : -over}px`;
  }, [open]);

  return (
    <div className="disclosure" {...rootProps}>
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
      {/* It takes the focus of presses on its words, which would go to the page around it, as if somebody left. */}
      {open && (
        <div
          id={panelId}
          ref={panel}
          tabIndex={-1}
          className={`disclosure__panel ${align === "end" ? "disclosure__panel--end" : ""} ${panelClass}`}
        >
          <ClosedByMove keeps={keeps} setOpen={setOpen} />
          {children}
        </div>
      )}
    </div>
  );
}

/** Closes the panel when the address changes. Only what is open watches it: a page has many closed ones. */
function ClosedByMove({
  keeps,
  setOpen,
}: {
  readonly keeps: boolean;
  readonly setOpen: (open: boolean) => void;
}) {
  const { key, pathname } = useLocation();
  const address = keeps ? pathname : key;
  const opened = useRef(address);
  useEffect(() => {
    if (opened.current !== address) setOpen(false);
  }, [address, setOpen]);
  return null;
}
