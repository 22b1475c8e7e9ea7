import { useCallback, useLayoutEffect, useRef } from "react";
import type { TableView } from "../../../api/contract/lists.ts";

interface Pressed {
  readonly table: Element;
  readonly label: string;
  /** px, in the window */
  readonly top: number;
}

/** The button of a table's row that has just been pressed, and where it is. */
function pressedNow(): Pressed | null {
  const button = document.activeElement;
  const table = button?.closest(".annotation-table");
  const label = button?.ariaLabel;
  return button && table && label ? { table, label, top: button.getBoundingClientRect().top } : null;
}

/** Keeps what was pressed under the pointer, and the focus on it, when the rows of the other view take the place of those around it. */
export function usePressedPlace(drawn: TableView): () => void {
  const pressed = useRef<Pressed>(null);
  useLayoutEffect(() => {
    const { current: before } = pressed;
    pressed.current = null;
    const button = before?.table.querySelector<HTMLElement>(`[aria-label="${CSS.escape(before.label)}"]`);
    if (!before || !button) return;
    button.focus({ preventScroll: true });
    scrollBy({ top: button.getBoundingClientRect().top - before.top, behavior: "instant" });
  }, [drawn]);
  return useCallback(() => {
    pressed.current = pressedNow();
  }, []);
}
