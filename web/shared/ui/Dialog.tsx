import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";

export interface DialogProps {
  readonly title: ReactNode;
  /** Called on Escape, on the button and on a press beside the dialog. */
  readonly onClose: () => void;
  /** Buttons at the end, the first choice last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page, which takes no focus and no press while it is there. */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The focus goes back to where it was, also when the dialog goes without being closed.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" aria-hidden />
        </button>
      </header>
      <div className="dialog__body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}
