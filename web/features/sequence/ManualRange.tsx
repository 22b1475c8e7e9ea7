import { useEffect, useId, useState } from "react";
import { parseRange } from "./range.ts";
import type { ResidueRange } from "./range.ts";

/** ms after the last key before what cannot be read is called wrong: most ranges are wrong while they are typed */
const pause = 700;

/** The box was asked for: it takes the focus from the button that it stands in place of. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

export interface ManualRangeProps {
  /** Residues that are shown. */
  readonly length: number;
  readonly onSelect: (range: ResidueRange) => void;
}

/** Selects residues by their positions; a range that can be read is selected as it is typed. */
export function ManualRange({ length, onSelect }: ManualRangeProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const problem = (given: string): string | null => {
    const range = parseRange(given, length);
    return given.trim() === "" || typeof range !== "string" ? null : range;
  };
  useEffect(() => {
    const found = problem(text);
    if (found === null) {
      setError(null);
      return;
    }
    const timer = setTimeout(() => setError(found), pause);
    return () => clearTimeout(timer);
    // `problem` says the same of the same text and length.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, length]);

  if (!open)
    return (
      <button type="button" className="button button--quiet" onClick={() => setOpen(true)}>
        Manually select residues
      </button>
    );
  const typed = (given: string) => {
    setText(given);
    const range = parseRange(given, length);
    if (typeof range !== "string") onSelect(range);
  };
  return (
    <form
      className="seq-bar__range"
      onSubmit={(event) => {
        event.preventDefault();
        setError(problem(text));
      }}
    >
      <input
        className="input"
        value={text}
        ref={takeFocus}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        aria-label="Residues to select"
        aria-describedby={errorId}
        aria-invalid={error !== null}
        placeholder="Examples: 10..25 or 15-30 or 40"
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setError(problem(text))}
      />
      <span id={errorId} className="seq-bar__error" role="alert">
        {error}
      </span>
    </form>
  );
}
