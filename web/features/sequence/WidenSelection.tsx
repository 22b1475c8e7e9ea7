import { UnfoldHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { count } from "../../shared/format/format.ts";

export interface WidenSelectionProps {
  /** "nt" or "aa" */
  readonly unit: string;
  readonly onWiden: (by: number) => void;
}

const most = 10_000;

/** Takes residues on both sides of the selection along, so that an exon comes with bases of its introns. */
export function WidenSelection({ unit, onWiden }: WidenSelectionProps) {
  const id = useId();
  const [typed, setTyped] = useState("20");
  const by = Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1));
  return (
    <form
      className="seq-bar__widen"
      onSubmit={(event) => {
        event.preventDefault();
        onWiden(by);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Residues to add on each side ({unit})
      </label>
      <input
        id={id}
        className="input"
        type="number"
        min={1}
        max={most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button button--quiet">
        <UnfoldHorizontal className="icon" aria-hidden />
        Widen by {count(by)} {unit} each side
      </button>
    </form>
  );
}
