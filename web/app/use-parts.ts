import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Rows that come with each step: few enough for the page to answer in between. */
const step = 200;

/**
 * The part of a long list that is drawn: at first so many rows, then more of them step by step, so that the page answers
 * meanwhile. On paper there are all.
 * @param first rows that are drawn at once
 */
export function useParts<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const [drawn, setDrawn] = useState(first);
  const isPart = drawn < rows.length;
  useEffect(() => {
    if (!isPart) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the next frame, so that what is there is seen before more is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    });
    // The paper is drawn right after this event.
    const toPaper = () => flushSync(() => setDrawn(Infinity));
    addEventListener("beforeprint", toPaper);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener("beforeprint", toPaper);
    };
  }, [isPart, drawn]);
  return isPart ? rows.slice(0, drawn) : rows;
}
