import { FileText } from "lucide-react";
import { useMemo } from "react";
import type { ReferencePage } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { saveText } from "../../shared/browser/save.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { citationOf } from "./citation.ts";
import { citationFormats } from "./formats.ts";

/** "Cite": the publication as a file or on the clipboard, in three formats. */
export function CiteMenu({ reference }: { readonly reference: ReferencePage }) {
  const copy = useCopy();
  const citation = useMemo(
    () => citationOf(reference, new URL(urls.reference(reference.uniquename), location.origin).href),
    [reference],
  );
  return (
    <Disclosure
      button={
        <>
          <FileText className="icon" aria-hidden />
          Cite
        </>
      }
      buttonClass="button button--quiet"
      align="end"
      panelClass="cite"
    >
      <ul className="plain">
        {citationFormats.map(({ id, label, ending, type, write }) => (
          <li key={id}>
            <span>{label}</span>
            <button
              type="button"
              className="button button--quiet"
              aria-label={`Download ${label}`}
              onClick={() =>
                saveText(`${reference.uniquename.replaceAll(":", "_")}.${ending}`, type, write(citation))
              }
            >
              Download
            </button>
            <button
              type="button"
              className="button button--quiet"
              aria-label={`Copy ${label}`}
              onClick={() => void copy(`${label} of ${reference.uniquename}`, write(citation))}
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
