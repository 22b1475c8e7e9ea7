import { X } from "lucide-react";
import type { MouseEvent } from "react";

export interface FilterChipProps {
  /** What is filtered by. */
  readonly text: string;
  readonly onRemove: () => void;
}

const controls = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

/** Who takes filters back with the keyboard goes on from the next filter, or from the control before, and not from the top of the page. */
function leave(button: HTMLElement): void {
  const [chip, section] = [button.closest(".chip"), button.closest("section, main")];
  if (chip === null || section === null) return;
  const stays = (control: HTMLElement): boolean =>
    (control.compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    control.checkVisibility();
  const next = chip.nextElementSibling?.matches(".chip")
    ? chip.nextElementSibling.querySelector("button")
    : [...section.querySelectorAll<HTMLElement>(controls)].findLast(stays);
  next?.focus({ preventScroll: true });
}

/** A filter that is set, which also paper shows, and a cross that takes it back. */
export const FilterChip = ({ text, onRemove }: FilterChipProps) => (
  <span className="chip">
    {text}
    <button
      type="button"
      aria-label={`Remove filter ${text}`}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        leave(currentTarget);
        onRemove();
      }}
    >
      <X className="icon" aria-hidden />
    </button>
  </span>
);
