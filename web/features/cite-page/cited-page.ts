/** A page of this site as it is cited. */
import { wholeTitle } from "../../shared/boot/use-page-title.ts";

export interface CitedPage {
  readonly site: string;
  /** Of the page, without the name of the site. */
  readonly title: string;
  readonly address: string;
  /** ISO dates; "" while no release is loaded. */
  readonly release: string;
  readonly accessed: string;
}

/** The title of the page that is shown, without the name of the site, and the day, as it is cited today. Whoever cites ends it: its own full stop would be a second one. */
export const citedToday = (site: string): Pick<CitedPage, "site" | "title" | "accessed"> => ({
  site,
  title: (wholeTitle() || document.title).replace(/(?<!\.)\.$/, ""),
  accessed: new Date().toISOString().slice(0, 10),
});

/** A page in one line of text; the front page is the site itself, which is named once. */
export const citedAsText = ({ site, title, address, release, accessed }: CitedPage): string =>
  `${[...new Set([site, title])].join(". ")}. ${release === "" ? "" : `Release ${release}. `}${address} (accessed ${accessed}).`;
