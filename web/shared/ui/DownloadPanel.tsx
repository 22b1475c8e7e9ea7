import { ChevronDown, Download } from "lucide-react";
import { Disclosure } from "./Disclosure.tsx";
import type { DisclosureProps } from "./Disclosure.tsx";

export interface DownloadPanelProps extends Pick<DisclosureProps, "panelClass" | "keeps" | "children"> {
  readonly label?: string;
  readonly hasArrow?: boolean;
}

/** The button “Download”, and below it what there is to download. */
export const DownloadPanel = ({ label = "Download", hasArrow = false, ...panel }: DownloadPanelProps) => (
  <Disclosure
    button={
      <>
        <Download className="icon" aria-hidden />
        <span className="button__label">{label}</span>
        {hasArrow && <ChevronDown className="icon" aria-hidden />}
      </>
    }
    buttonClass="button button--quiet"
    align="end"
    {...panel}
  />
);

export interface FileMenuProps {
  readonly files: readonly { readonly label: string; readonly href: string; readonly name?: string }[];
}

/** A menu of one thing as files of several formats. */
export const FileMenu = ({ files }: FileMenuProps) => (
  <DownloadPanel panelClass="disclosure__panel--menu">
    <ul>
      {files.map(({ label, href, name }) => (
        <li key={label}>
          <a href={href} download={name ?? true}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </DownloadPanel>
);
