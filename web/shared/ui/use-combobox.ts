import { useEffect } from "react";
import type { RefObject } from "react";
import { useInteractOutside } from "react-aria/useInteractOutside";

export interface ComboboxOptions {
  /** Id of the list, from which those of its options are made. */
  readonly listId: string;
  /** The list is to be seen. */
  readonly isOpen: boolean;
  /** Options in the list. */
  readonly count: number;
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The element around the list. */
  readonly list: RefObject<HTMLElement | null>;
  /** Called on a press beside field and list. */
  readonly onClose: () => void;
}

/** Id of an option of a list. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * A field with suggestions below it, which keeps the focus while the arrow keys go through them: what the field says of
 * them, closing on a press elsewhere, and the active option in view.
 * @returns props of the field
 */
export function useCombobox({ listId, isOpen, count, active, field, list, onClose }: ComboboxOptions) {
  useInteractOutside({
    ref: list,
    isDisabled: !isOpen,
    onInteractOutside: ({ target }) => {
      if (target !== field.current) onClose();
    },
  });
  useEffect(() => {
    if (!isOpen || active < 0) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [isOpen, listId, active]);
  return {
    role: "combobox",
    autoComplete: "off",
    spellCheck: false,
    "aria-autocomplete": "list",
    "aria-expanded": isOpen && count > 0,
    "aria-controls": listId,
    "aria-activedescendant": isOpen && active >= 0 && active < count ? optionId(listId, active) : undefined,
  } as const;
}
