import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** What can be stepped to. */
const steps = "a[href], button:not(:disabled)";
/** How far the keys go; the ends stand for themselves. */
const strides: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

type Item = HTMLElement | SVGElement;

/** Says which of the items the Tab key comes to; those that are told apart already stay as they are, which costs nothing. */
function setEntry(items: Iterable<Item>, entry: EventTarget | undefined | null): void {
  for (const item of items) {
    const index = item === entry ? "0" : "-1";
    if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
  }
}

/**
 * Makes the links and buttons of an element one stop of the Tab key; arrows, Home and End go from one to the next (the
 * roving tabindex of the ARIA Authoring Practices). Tab comes back to where it left.
 */
export function useRovingFocus<E extends Element>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  // After each drawing: what came new is in the order of Tab until it is taken out.
  useEffect(() => {
    const items = [...(ref.current?.querySelectorAll<Item>(steps) ?? [])];
    const entry =
      items.find((item) => item.getAttribute("tabindex") === "0") ??
      items.find((item) => item.matches("[aria-current], [aria-pressed='true']")) ??
      items[0];
    setEntry(items, entry);
  });
  useEffect(() => {
    const group = ref.current;
    if (group === null) return;
    const step = (event: Event): void => {
      // Heard as "keydown" only.
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const stride = strides[key];
      const items = [...group.querySelectorAll<Item>(steps)];
      const at = items.findIndex((item) => item === document.activeElement);
      if (stride === undefined || at === -1 || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      items[Math.min(Math.max(at + stride, 0), items.length - 1)]?.focus();
    };
    const enter = (event: Event): void => setEntry(group.querySelectorAll<Item>(steps), event.target);
    group.addEventListener("keydown", step);
    group.addEventListener("focusin", enter);
    return () => {
      group.removeEventListener("keydown", step);
      group.removeEventListener("focusin", enter);
    };
  }, []);
  return ref;
}
