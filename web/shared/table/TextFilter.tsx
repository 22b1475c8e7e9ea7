import { useEffect, useState } from "react";

/** ms after the last key before the table is filtered */
const pause = 300;

export interface TextFilterProps {
  /** Names the box. */
  readonly label: string;
  /** The words that the table is filtered by. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A box for words that rows have to hold. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Back and "Clear filters" change the words from outside; what was sent from here comes back when more may be typed.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      onChange(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, sent, onChange]);
  return (
    <input
      className="input input--filter"
      type="search"
      value={text}
      placeholder="Filter by words"
      aria-label={label}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
