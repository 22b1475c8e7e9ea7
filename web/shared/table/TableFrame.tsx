import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode, RefObject } from "react";

export interface TableFrameProps {
  readonly caption: string;
  /**
   * How many rows there are below the head, titles among them: their height is kept free while the table is far from the window and not drawn.
   * null when each row is left undrawn by itself: that does for a table that is partly in the window, too.
   */
  readonly rows: number | null;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Tables with more rows are left undrawn while far from the window. Others are always there, for pictures of whole pages too. */
const maxAlwaysDrawn = 100;

/** Whether what is in an element is wider than the element. */
function useIsWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = frame;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const watcher = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    watcher.observe(element);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, [frame]);
  return isWide;
}

/** Keeps the head of a table that scrolls sideways in view by moving it: what sticks would stick to the frame that scrolls. */
function useMovedHead(frame: RefObject<HTMLElement | null>, isWide: boolean): void {
  useEffect(() => {
    const { current: element } = frame;
    const head = element?.querySelector<HTMLElement>("thead");
    if (!isWide || !element || !head) return;
    const move = (): void => {
      const { top, height } = element.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
      const way = Math.min(Math.max(line - top, 0), height - head.offsetHeight);
      head.style.transform = way > 0 ? `translateY(${way}px)` : "";
    };
    move();
    // What grows above the table moves it too.
    const watcher = new ResizeObserver(move);
    watcher.observe(document.body);
    addEventListener("scroll", move, { passive: true });
    addEventListener("resize", move, { passive: true });
    return () => {
      head.style.transform = "";
      watcher.disconnect();
      removeEventListener("scroll", move);
      removeEventListener("resize", move);
    };
  }, [frame, isWide]);
}

/**
 * The place of a table. Its head stays in view while rows pass below: a table that fits is part of the page, as nothing that
 * scrolls may stand between its head and the window; one that is wider scrolls sideways, and its head is moved along.
 */
export function TableFrame({ caption, rows, busy, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  useMovedHead(frame, isWide);
  const isLong = rows !== null && rows > maxAlwaysDrawn;
  return (
    <div
      ref={frame}
      className={["table-wrap", isLong && "table-wrap--long", isWide && "table-wrap--wide"]
        .filter(Boolean)
        .join(" ")}
      {...(isWide && { role: "region", "aria-label": `${caption}, table`, tabIndex: 0 })}
      aria-busy={busy}
      // React's types know no custom properties.
      style={{ "--rows": rows } as CSSProperties}
    >
      {children}
    </div>
  );
}
