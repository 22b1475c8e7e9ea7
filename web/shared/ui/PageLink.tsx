import type { AnchorHTMLAttributes } from "react";
import { pageAddress } from "../urls/dataset.ts";

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address within the site, from its beginning. */
  readonly to: string;
}

/**
 * A link to a page of this site; the frame around all pages follows it (features/shell/use-page-links.ts). The router's own
 * links are drawn anew whenever the address changes, of which a page with thousands of them takes a quarter of a second.
 */
export const PageLink = ({ to, children, ...others }: PageLinkProps) => (
  <a {...others} href={pageAddress(to)} data-page="">
    {children}
  </a>
);
