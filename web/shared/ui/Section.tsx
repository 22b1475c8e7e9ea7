import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./PageLink.tsx";

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

/** A section of a page: head with count and help, then its content. */
export function Section({ id, title, count, help, actions, wide = false, children }: SectionProps) {
  return (
    <section className={wide ? "section section--wide" : "section"} id={id} aria-labelledby={`${id}-title`}>
      <div className="section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {count && <span className="count">{count}</span>}
        {help && (
          <PageLink className="help" to={help} aria-label={`Help: ${title}`} title={`Help: ${title}`}>
            <CircleHelp className="icon" aria-hidden />
          </PageLink>
        )}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
