import type { ReactNode } from "react";
import { HelpLink } from "./HelpLink.tsx";
import { useTurn } from "./turns.ts";

export interface SectionProps {
  /** Also the fragment of its address. */
  readonly id: string;
  readonly title: string;
  /** e.g. "39 terms, 48 annotations" */
  readonly count?: string;
  /** Address of its help page; null for none. */
  readonly help?: string | null;
  readonly actions?: ReactNode;
  /** Has what takes the whole width where sections stand side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A section of a page: head with count and help, then its content. On a long page it is drawn when its turn has come. */
export function Section({ id, title, count, help, actions, wide = false, children }: SectionProps) {
  const isDrawn = useTurn();
  const name = wide ? "section section--wide" : "section";
  if (!isDrawn) return <section className={`${name} section--waiting`} id={id} />;
  return (
    <section className={name} id={id} aria-labelledby={`${id}-title`}>
      <div className="section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {count && <span className="count">{count}</span>}
        {help && <HelpLink to={help} about={title} />}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
