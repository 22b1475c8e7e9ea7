import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isPage } from "../urls/urls.ts";

export interface SmartLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const isOtherSite = (url: string): boolean => /^https?:/.test(url);

/** A link that stays in the client for its own pages, and else is a plain one, marked when it leaves the site. */
export function SmartLink({ to, className, children }: SmartLinkProps) {
  if (isPage(to))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={to} className={className} rel={isOtherSite(to) ? "noopener" : undefined}>
      {children}
      {isOtherSite(to) && (
        <>
          {" "}
          <ExternalLink className="icon" aria-label="(other site)" />
        </>
      )}
    </a>
  );
}
