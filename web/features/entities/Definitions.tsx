import type { ReactNode } from "react";

export interface DefinitionProps {
  readonly term: string;
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** null, false, no text or no part: there is nothing to say, and no line. */
  readonly children: ReactNode;
}

/** One line of a definition grid; it stands inside `<dl className="defs">`. */
export const Definition = ({ term, wide = false, children }: DefinitionProps) =>
  !saysNothing(children) && (
    <div className={wide ? "wide" : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );

const saysNothing = (children: ReactNode): boolean =>
  children == null ||
  children === false ||
  children === "" ||
  (Array.isArray(children) && children.length === 0);
