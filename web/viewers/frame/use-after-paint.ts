import { startTransition, useEffect, useState } from "react";

/** Whether the picture has been painted once: for what belongs to it and is not seen at first. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
