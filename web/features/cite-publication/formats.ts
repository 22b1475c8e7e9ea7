/** Formats that citation managers read. */
import { bibtex } from "./bibtex.ts";
import { cslJson } from "./csl-json.ts";
import { ris } from "./ris.ts";

export const citationFormats = [
  { id: "bibtex", label: "BibTeX", ending: "bib", type: "application/x-bibtex", write: bibtex },
  { id: "ris", label: "RIS", ending: "ris", type: "application/x-research-info-systems", write: ris },
  {
    id: "csl",
    label: "CSL-JSON",
    ending: "json",
    type: "application/vnd.citationstyles.csl+json",
    write: cslJson,
  },
] as const;
