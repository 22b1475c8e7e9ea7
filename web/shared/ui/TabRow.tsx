import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

export interface TabRowProps {
  /** What the tabs choose, for screen readers. */
  readonly label: string;
  /** Changes with the tab that is chosen, and with what makes tabs wider: then the chosen one is brought into view. */
  readonly at: string;
  /** Links, one of them with `aria-current`. */
  readonly children: ReactNode;
}

/** Says on the element on which sides there is more than is seen; style sheets fade these edges. */
function tellEdges(bar: HTMLElement): void {
  const before = bar.scrollLeft > 1;
  const after = bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 1;
  bar.dataset["more"] = [before && "before", after && "after"].filter(Boolean).join(" ");
}

/** Links in a row that scrolls where it is wider than the window, as on a phone. */
export function TabRow({ label, at, children }: TabRowProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = row.current;
    const tab = bar?.querySelector<HTMLElement>("[aria-current]");
    if (!bar || !tab) return;
    // Not scrollIntoView: that would scroll the page too.
    bar.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - bar.clientWidth / 2;
  }, [at]);
  useEffect(() => {
    const bar = row.current;
    if (!bar) return;
    const tell = () => tellEdges(bar);
    const sizes = new ResizeObserver(tell);
    // The tabs too: fonts and numbers come late.
    for (const element of [bar, ...bar.children]) sizes.observe(element);
    bar.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      bar.removeEventListener("scroll", tell);
    };
  }, [at]);
  return (
    <nav className="tabs" ref={row} aria-label={label}>
      {children}
    </nav>
  );
}
