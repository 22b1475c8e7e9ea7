import type { CSSProperties, ReactNode } from "react";

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

/** What a table scrolls in when it is wider than the page. */
export const TableFrame = ({ caption, rows, busy, children }: TableFrameProps) => (
  // React's types know no custom properties.
  <div
    className={rows !== null && rows > maxAlwaysDrawn ? "table-wrap table-wrap--long" : "table-wrap"}
    role="region"
    aria-label={`${caption}, table`}
    tabIndex={0}
    aria-busy={busy}
    style={{ "--rows": rows } as CSSProperties}
  >
    {children}
  </div>
);
