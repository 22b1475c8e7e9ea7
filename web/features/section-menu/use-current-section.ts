import { useEffect, useState } from "react";

/** Share of the window's height above which a section's start counts as reached. */
const reached = 0.3;

/** Id of the last section whose start has been scrolled to the upper part of the window, and what says beforehand which one it will be. */
export function useCurrentSection(
  entries: readonly { readonly id: string }[],
): readonly [string | null, (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(entries[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = atEnd ? innerHeight : innerHeight * reached;
      const passed = entries.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      setCurrent(passed.at(-1)?.id ?? entries[0]?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  }, [entries]);
  return [current, setCurrent];
}
