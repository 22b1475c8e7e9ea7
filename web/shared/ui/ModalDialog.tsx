import { X } from "lucide-react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { DialogProps } from "./Dialog.tsx";

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
