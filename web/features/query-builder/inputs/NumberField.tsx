import { useId, useState } from "react";
import { numberFrom } from "./ranges.ts";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max?: number;
  readonly integer: boolean;
  readonly disabled?: boolean;
  readonly unit?: string | undefined;
  readonly onChange: (value: number) => void;
  /** The field was emptied: it has no bound. Without it the number comes back. */
  readonly onEmpty?: () => void;
}

/** A number that is taken over when the field is left or Enter is pressed, so that half of it is never corrected. */
export function NumberField({
  label,
  value,
  min,
  max,
  integer,
  disabled = false,
  unit,
  onChange,
  onEmpty,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const number = typed === null ? null : numberFrom(typed, integer);
    if (typed?.trim() === "") onEmpty?.();
    setTyped(null);
    if (number !== null && number !== value) onChange(number);
  };
  return (
    <span className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode={integer ? "numeric" : "decimal"}
        step={integer ? 1 : "any"}
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? String(value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") take();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          // The arrows of the field and of the keyboard change it at once.
          if (!(event.nativeEvent instanceof InputEvent))
            onChange(numberFrom(event.target.value, integer) ?? value);
        }}
      />
      {unit && <span className="subtle">{unit}</span>}
    </span>
  );
}
