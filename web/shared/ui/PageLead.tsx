import type { PageLead as Lead } from "../../../api/contract/values/page-lead.ts";
import { PageLink } from "./PageLink.tsx";

/** What a page of work is for, and where its help is. */
export const PageLead = ({ of: { text, help } }: { readonly of: Lead }) => (
  <p className="prose">
    {text}
    <PageLink to={help.address}>{help.label}</PageLink>
  </p>
);
