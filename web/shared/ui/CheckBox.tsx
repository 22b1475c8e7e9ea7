import type { ReactNode } from "react";

export interface CheckBoxProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A box that is ticked, also by a press on its words. */
export const CheckBox = ({ checked, disabled = false, onChange, children }: CheckBoxProps) => (
  <label className="check">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);

export interface RadioButtonProps {
  /** The same for all that one can choose from. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several that exclude each other. */
export const RadioButton = ({ name, checked, onChoose, children }: RadioButtonProps) => (
  <label className="check">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
);
