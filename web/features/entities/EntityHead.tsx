import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import { mailUrl } from "../../shared/urls/urls.ts";
import { CopyButton } from "../../shared/ui/CopyButton.tsx";
import { Glyph } from "./Glyph.tsx";
import type { GlyphType } from "./Glyph.tsx";

export interface EntityHeadProps {
  readonly type: GlyphType;
  /** What it is, e.g. "Gene". */
  readonly kind: string;
  readonly name: ReactNode;
  /** Shown beside the name; null when the name is the id. */
  readonly id: string | null;
  /** What the copy button copies. */
  readonly copied: string;
  /** How a mail about this page names it. */
  readonly longName: string;
  /** The name is a sentence, and takes a smaller size. */
  readonly isTitle?: boolean;
  /** What else can be done with the page, before the problem report. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of an entity's page: kind, name, id, and what can be done with the page. */
export function EntityHead({
  type,
  kind,
  name,
  id,
  copied,
  longName,
  isTitle = false,
  actions,
  children,
}: EntityHeadProps) {
  const { site } = useDeployment();
  return (
    <header className={isTitle ? "entity-head entity-head--title" : "entity-head"} id="summary">
      <div>
        <p className={`kind kind--${type}`}>
          <Glyph type={type} />
          {kind}
        </p>
        <h1>
          {name}
          {id !== null && (
            <>
              {" "}
              <span className="id">{id}</span>
            </>
          )}
        </h1>
        {children}
      </div>
      <div className="actions">
        <CopyButton label="Copy name and ID" what={copied} text={() => copied} />
        {actions}
        {site.contact_address !== null && (
          <a
            className="button button--quiet"
            href={mailUrl(site.contact_address, `Comment or problem report for ${longName}`)}
          >
            <Pencil className="icon" aria-hidden />
            Report a problem
          </a>
        )}
      </div>
    </header>
  );
}
