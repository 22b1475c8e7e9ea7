import { useState } from "react";
import { saveText } from "../../shared/browser/save.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { releaseBase } from "../../shared/urls/dataset.ts";
import { usePage } from "../../shared/urls/use-page.ts";
import type { Page } from "../../../api/contract/values/pages.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { Dialog } from "../../shared/ui/Dialog.tsx";
import { citationFormats } from "./formats.ts";
import { citedToday } from "./cited-page.ts";
import type { CitedPage } from "./cited-page.ts";

/** The page as it is now. A page about a thing has an address of its own, whatever one looks at there; what a tool shows its whole address says. */
function citedPage(site: string, release: string, page: Page | undefined): CitedPage {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const address = page?.about === undefined || releaseBase !== "" ? location.href : (own ?? location.href);
  return { ...citedToday(site), address, release };
}

/** How to cite this page, in the formats of reference managers. */
export default function CiteDialog({
  release,
  onClose,
}: {
  readonly release: string;
  readonly onClose: () => void;
}) {
  const { site_name: site } = useDeployment().site;
  const shown = usePage();
  const [page] = useState(() => citedPage(site, release, shown));
  // There is a first format.
  const [format, setFormat] = useState(citationFormats[0]!);
  const copy = useCopy();
  const text = format.text(page);
  return (
    <Dialog
      title="Cite this page"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="button"
            onClick={() => saveText(`citation.${format.ending}`, "text/plain", text)}
          >
            Download
          </button>
          <button
            type="button"
            className="button button--primary"
            onClick={() => void copy(`citation as ${format.name}`, text)}
          >
            Copy
          </button>
        </>
      }
    >
      <div className="segmented" role="group" aria-label="Format">
        {citationFormats.map((one) => (
          <button type="button" key={one.name} aria-pressed={one === format} onClick={() => setFormat(one)}>
            {one.name}
          </button>
        ))}
      </div>
      <pre className="query-json citation" tabIndex={0} aria-label={`Citation as ${format.name}`}>
        {text}
      </pre>
      <p className="small">
        For a single fact please cite the paper in its reference column; the release says which state of the
        data you saw.
      </p>
    </Dialog>
  );
}
