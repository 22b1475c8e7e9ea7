import { Copy, Link as LinkIcon } from "lucide-react";
import { useCopy } from "../toast/use-copy.ts";

export interface CopyButtonProps {
  /** What the button does. */
  readonly label: string;
  /** Its name where the page has several that do so. */
  readonly fullLabel?: string;
  /** What the toast says was copied. */
  readonly what: string;
  readonly text: () => string | Promise<string>;
  /** The text is an address. */
  readonly isLink?: boolean;
}

/** Copies what is shown, or its address. */
export function CopyButton({ label, fullLabel = label, what, text, isLink = false }: CopyButtonProps) {
  const copy = useCopy();
  const Icon = isLink ? LinkIcon : Copy;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={fullLabel}
      title={label}
      onClick={() => void copy(what, text())}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}

export interface CopyLinkProps {
  /** What the link leads to; the toast says it. */
  readonly what: string;
  /** Path, search and fragment of the address. */
  readonly address: () => string;
}

/** Copies the address of a part of the page as it is shown. */
export const CopyLink = ({ what, address }: CopyLinkProps) => (
  <CopyButton label={`Copy a ${what}`} what={what} text={() => location.origin + address()} isLink />
);
