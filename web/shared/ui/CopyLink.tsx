import { Link as LinkIcon } from "lucide-react";
import { useCopy } from "../toast/use-copy.ts";

export interface CopyLinkProps {
  /** What the link leads to; the toast says it. */
  readonly what: string;
  /** Path, search and fragment of the address. */
  readonly address: () => string;
}

/** Copies the address of a part of the page as it is shown. */
export function CopyLink({ what, address }: CopyLinkProps) {
  const copy = useCopy();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Copy a ${what}`}
      title={`Copy a ${what}`}
      onClick={() => void copy(what, location.origin + address())}
    >
      <LinkIcon className="icon" aria-hidden />
    </button>
  );
}
