import { useState } from "react";
import { Dialog } from "../../shared/ui/Dialog.tsx";

export interface OrthologProductProps {
  /** How the gene of the page is called. */
  readonly gene: string;
  readonly product: string | null;
}

/** A product up to its first semicolon; the whole of it in a dialog. */
export function OrthologProduct({ gene, product }: OrthologProductProps) {
  const [open, setOpen] = useState(false);
  if (product === null) return null;
  const short = product.split(";")[0] ?? product;
  if (short === product) return product;
  return (
    <>
      <button
        type="button"
        className="link-button link-button--text"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {short} …
      </button>
      {open && (
        <Dialog title={`Ortholog product for ${gene}`} onClose={() => setOpen(false)}>
          <p>{product}</p>
        </Dialog>
      )}
    </>
  );
}
