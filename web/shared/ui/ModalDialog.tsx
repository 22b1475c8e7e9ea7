import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

export interface DialogProps {
  readonly title: ReactNode;
  /** Called on Escape, on the button and on a press beside the dialog. */
  readonly onClose: () => void;
  /** Buttons at the end, the first choice last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What a dialog is made of, which is loaded by itself. Closing it gives the focus back to what had it before. */
export default function ModalDialog({ title, onClose, actions, children }: DialogProps) {
  return (
    <ModalOverlay className="dialog-scrim" isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal className="dialog">
        <Dialog>
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <X className="icon" aria-hidden />
            </button>
          </header>
          <div className="dialog__body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
