import { startTransition, useEffect, useState } from "react";
import { useBeforePrint } from "../browser/use-before-print.ts";
import { whenIdle } from "../browser/when-idle.ts";

/** Rows that come with each step at most, and no more than are there: few enough for the page to answer in between; fewer where nobody sees them yet. */
const steps = { seen: 200, hidden: 60 };

/**
 * The part of a long list that is drawn: at first so many rows, then more of them step by step, so that the page answers
 * meanwhile. On paper there are all. Another list, or another order of it, begins anew.
 * @param rows the same array as long as nothing has changed
 * @param first rows that are drawn at once, at least one
 * @param others whether the rows after them can be seen
 * @param keeps another list begins with as many rows as were there: a table that is seen does not become shorter first
 */
export function useParts<Row>(
  rows: readonly Row[],
  first: number,
  others: keyof typeof steps = "seen",
  keeps = false,
): readonly Row[] {
  const [part, setPart] = useState({ rows, drawn: first });
  const drawn = part.rows === rows ? part.drawn : Math.max(first, keeps ? part.drawn : 0);
  const isPart = drawn < rows.length;
  useEffect(() => {
    if (!isPart) return;
    const more = (): void =>
      startTransition(() => setPart({ rows, drawn: drawn + Math.min(steps[others], drawn) }));
    // Rows that nobody sees can wait.
    if (others === "hidden") return whenIdle(more);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the next frame, so that what is there is seen before more is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(more);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPart, rows, drawn, others]);
  useBeforePrint(isPart, () => setPart({ rows, drawn: Infinity }));
  return isPart ? rows.slice(0, drawn) : rows;
}
