import type { ReactNode } from "react";
import { SectionMenu } from "./SectionMenu.tsx";
import type { MenuEntry } from "./SectionMenu.tsx";

export interface PageWithMenuProps {
  /** Its sections in their order. */
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
}

/** A page of sections, and the menu of them beside it; the server writes the same frame (api/pages/html.ts). */
export const PageWithMenu = ({ entries, children }: PageWithMenuProps) => (
  <div className="page page--with-menu">
    <SectionMenu entries={entries} />
    <div>{children}</div>
  </div>
);
