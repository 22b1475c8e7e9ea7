import { useEffect, useRef, useState } from "react";

/** ms after the last key */
const pause = 250;

export interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field that filters a list while somebody types. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // Back, or "show all", has changed it from outside.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return <input className="input" type="search" aria-label={label} placeholder={label} value={text} onChange={(event) => setText(event.target.value)} />;
}
