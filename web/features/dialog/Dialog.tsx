import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";

export interface DialogProps {
  readonly title: ReactNode;
  /** Called on Escape, on the button and on a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, which takes no focus and no press while it is there. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose} onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}><X className="icon" aria-hidden /></button>
      </header>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
