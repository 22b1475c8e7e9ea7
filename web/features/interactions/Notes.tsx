import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Dialog, useDialogSoon } from "../../shared/ui/Dialog.tsx";

export interface NotesProps {
  readonly notes: readonly string[];
  /** The interaction, e.g. "cdc2 and wee1, Synthetic Rescue". */
  readonly about: string;
}

/** A button that opens what the curators noted of an interaction. */
export function Notes({ notes, about }: NotesProps) {
  const [open, setOpen] = useState(false);
  useDialogSoon(notes.length > 0);
  if (notes.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        aria-label={`Note on ${about}`}
        onClick={() => setOpen(true)}
      >
        <MessageSquareText className="icon" aria-hidden /> Note
      </button>
      {open && (
        <Dialog title={`Interaction note: ${about}`} onClose={() => setOpen(false)}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}
