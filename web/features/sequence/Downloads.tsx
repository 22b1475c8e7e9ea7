import { Download } from "lucide-react";
import { DownloadPanel } from "../../shared/ui/DownloadPanel.tsx";
import { saveText } from "../../shared/browser/save.ts";
import { regionUrl } from "./other-sites.ts";

export interface DownloadsProps {
  /** Id of the gene. */
  readonly identifier: string;
  readonly shows: "protein" | "nucleotides";
  /** What is shown, as FASTA. */
  readonly text: string;
  readonly flanks: { readonly upstream: number; readonly downstream: number };
  /** The deployment's template for regions; null for none. */
  readonly region: string | null;
}

const fileType = "text/x-fasta";

/** The protein as a file; of nucleotides also the region in formats of other sites. */
export function Downloads({ identifier, shows, text, flanks, region }: DownloadsProps) {
  const save = () =>
    saveText(
      `${identifier}-${shows === "protein" ? "peptide" : "transcript"}-sequence.fasta`,
      fileType,
      text,
    );
  if (shows === "protein")
    return (
      <button type="button" className="button button--quiet" onClick={save}>
        <Download className="icon" aria-hidden />
        Download as FASTA
      </button>
    );
  const regions = [
    ["genbank", "GenBank"],
    ["embl", "EMBL"],
  ] as const;
  return (
    <DownloadPanel label="Download sequence:" hasArrow keeps>
      <ul>
        <li>
          <button type="button" className="menu-link menu-link--button" onClick={save}>
            Displayed sequence as FASTA
          </button>
        </li>
        {region !== null &&
          regions.map(([format, name]) => (
            <li key={format}>
              <a
                className="menu-link"
                href={regionUrl(region, { identifier, format, ...flanks })}
                target="_blank"
                rel="noopener"
              >
                Genome region as {name}
              </a>
            </li>
          ))}
      </ul>
    </DownloadPanel>
  );
}
