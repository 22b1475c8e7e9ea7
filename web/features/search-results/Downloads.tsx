import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { CopyButton } from "../../shared/ui/CopyButton.tsx";
import { DownloadPanel } from "../../shared/ui/DownloadPanel.tsx";
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
  const nounsOf = useNouns();
  return (
    <>
      <CopyButton
        label="Copy a link to these results"
        what="the link to these results"
        text={() => location.href}
        isLink
      />
      <DownloadPanel hasArrow>
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
      </DownloadPanel>
    </>
  );
}
