import { useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { skipLinksId } from "./skip-links.ts";

export interface SkipLinkProps {
  /** Id of a part of the page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of a page that stands beside "Skip to content", before the header, for who goes by the Tab key. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(skipLinksId)), []);
  return (
    place &&
    createPortal(
      <a className="skip" href={`#${to}`}>
        {children}
      </a>,
      place,
    )
  );
}
