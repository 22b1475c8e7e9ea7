import { useState } from "react";
import { useBeforePrint } from "./use-before-print.ts";

/** Whether the page is being drawn for paper. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useBeforePrint(
    true,
    () => setOnPaper(true),
    () => setOnPaper(false),
  );
  return isOnPaper;
}
