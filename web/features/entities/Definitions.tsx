import type { ReactNode } from "react";

export interface DefinitionProps {
  readonly term: string;
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One line of a definition grid; it stands inside `<dl className="defs">`. */
export const Definition = ({ term, wide = false, children }: DefinitionProps) => (
  <div className={wide ? "wide" : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
