import { CircleHelp } from "lucide-react";
import { PageLink } from "./PageLink.tsx";

export interface HelpLinkProps {
  /** Address of the help page. */
  readonly to: string;
  /** What it helps with. */
  readonly about: string;
}

/** The question mark beside a heading. */
export const HelpLink = ({ to, about }: HelpLinkProps) => (
  <PageLink className="help" to={to} aria-label={`Help: ${about}`} title={`Help: ${about}`}>
    <CircleHelp className="icon" aria-hidden />
  </PageLink>
);
