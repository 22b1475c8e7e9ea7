import { X } from "lucide-react";

export interface FilterChipProps {
  /** What is filtered by. */
  readonly text: string;
  readonly onRemove: () => void;
}

/** A filter that is set, which also paper shows, and a cross that takes it back. */
export const FilterChip = ({ text, onRemove }: FilterChipProps) => (
  <span className="chip">
    {text}
    <button type="button" aria-label={`Remove filter ${text}`} onClick={onRemove}>
      <X className="icon" aria-hidden />
    </button>
  </span>
);
