import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useCombobox } from "./use-combobox.ts";

export interface OptionListProps {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly options: readonly unknown[];
  /** Called with the index of an option. */
  readonly onEnter: (option: number) => void;
  readonly onClose: () => void;
}

/** A list below a field: the option that the arrow keys stand on, and what the field is given for them. */
export function useOptionList({ listId, isOpen, options, onEnter, onClose }: OptionListProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const count = options.length;
  useEffect(() => setActive(0), [options]);
  const combobox = useCombobox({ listId, isOpen, count, active, field, list, onClose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
        setActive((active + 1) % Math.max(1, count));
        break;
      case "ArrowUp":
        setActive((active - 1 + count) % Math.max(1, count));
        break;
      case "Enter":
        onEnter(active);
        break;
      case "Escape":
        onClose();
        break;
      case "Tab":
        onClose();
        return;
      default:
        return;
    }
    event.preventDefault();
  };
  return { list, active, fieldProps: { ref: field, ...combobox }, onKeyDown };
}
