import type { ReactNode } from "react";
import { entryAddress } from "../../features/widgets/entry-address.ts";

export interface SourceLinkProps {
  readonly source: { readonly entry_url: string };
  readonly id: string;
  readonly children: ReactNode;
}

/** The thing's page at its source, outside of the frame. */
export const SourceLink = ({ source, id, children }: SourceLinkProps) => (
  <a href={entryAddress(source, id)} target="_blank" rel="noopener">
    {children}
  </a>
);
