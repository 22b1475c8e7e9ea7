import { UnfoldHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { count } from "../../shared/format/format.ts";

export interface WidenSelectionProps {
  /** Nothing is selected. */
  readonly disabled: boolean;
  readonly onWiden: (by: number) => void;
}

const maxBases = 10_000;

/** Takes bases on both sides of the selection along, so that an exon comes with bases of its introns. */
export function WidenSelection({ disabled, onWiden }: WidenSelectionProps) {
  const id = useId();
  const [typed, setTyped] = useState("20");
  const by = Math.min(maxBases, Math.max(1, Math.trunc(Number(typed)) || 1));
  return (
    <form
      className="seq-bar__widen"
      onSubmit={(event) => {
        event.preventDefault();
        onWiden(by);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Bases to add on each side of the selection
      </label>
      <input
        id={id}
        className="input"
        type="number"
        min={1}
        max={maxBases}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button button--quiet" disabled={disabled}>
        <UnfoldHorizontal className="icon" aria-hidden />
        Widen selection by {count(by)} nt each side
      </button>
    </form>
  );
}
