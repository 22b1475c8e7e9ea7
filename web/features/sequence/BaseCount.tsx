import { useState } from "react";
import { longestFlank } from "./flanks.ts";

export interface BaseCountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of bases: below 0 is 0, an empty box counts as 0. */
export function BaseCount({ label, value, onChange }: BaseCountProps) {
  const [text, setText] = useState(String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if ((Number(text) || 0) !== value) setText(String(value));
  }
  const typed = (given: string) => {
    const number = Math.min(longestFlank, Math.max(0, Math.trunc(Number(given)) || 0));
    setText(given === "" || Number(given) === number ? given : String(number));
    onChange(number);
  };
  return (
    <label className="check">
      <input
        className="input seq-bar__number"
        type="number"
        min={0}
        max={longestFlank}
        step={1}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => text === "" && setText("0")}
      />
      {label}
    </label>
  );
}
