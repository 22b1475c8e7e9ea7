import { ChevronDown, Download, Link as LinkIcon } from "lucide-react";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { stateToUrl } from "./address.ts";
import { useNouns } from "./kinds.ts";
import type { Results } from "./use-results.ts";

const formats = [
  { format: "tsv", label: "Table (TSV)" },
  { format: "jsonl", label: "JSON, one result a line" },
  { format: "ids", label: "IDs, one a line" },
] as const;

export interface DownloadsProps extends Pick<Results, "state" | "type"> {
  readonly total: number;
}

/** Ways to take the results along: all of them in a file, or a link to the page. */
export function Downloads({ state, type, total }: DownloadsProps) {
  const dispatch = useAppDispatch();
  const nounsOf = useNouns();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      dispatch(toasts.actions.shown("Copied: the link to these results"));
    } catch {
      dispatch(toasts.actions.shown("The browser does not allow copying here"));
    }
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Copy a link to these results"
        title="Copy a link to these results"
        onClick={() => void copyLink()}
      >
        <LinkIcon className="icon" aria-hidden />
      </button>
      <Disclosure
        button={
          <>
            <Download className="icon" aria-hidden />
            Download
            <ChevronDown className="icon" aria-hidden />
          </>
        }
        buttonClass="button button--quiet"
        align="end"
      >
        <p className="subtle download-note">{counted(total, ...nounsOf(type))}, not only this page</p>
        <ul>
          {formats.map(({ format, label }) => (
            <li key={format}>
              <a
                className="menu-link"
                download
                href={urls.searchFile(stateToUrl({ ...state, current: 1 }), format)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
