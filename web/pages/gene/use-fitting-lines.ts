import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

const minLines = 2;

export interface FittingLines {
  /** Of the element with a height of its own that has to hold all. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly lines: number;
}

/** How many lines of tables an element has room for: from the most, in steps, until nothing stands out of it. */
export function useFittingLines(maxLines: number, step: number): FittingLines {
  const ref = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState(maxLines);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || lines <= minLines) return;
    const isOver =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (isOver) setLines(Math.max(minLines, lines - step));
  }, [lines, step]);
  return { ref, lines };
}
