/** What readers without scripts and search engines are told about a page. */

export interface Description {
  /** Parts of the title after the name of the site; when absent, the kind of page and the name. */
  readonly title?: readonly string[];
  /** What the title says after the name of the site and the kind of page. */
  readonly name: string;
  /** One or two sentences; null says the title again. */
  readonly text: string | null;
  /** Labels and values; blank values are left out. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What the page's program writes below the name, as markup of our own: where it is the largest of what is seen first, it is there before the program. */
  readonly lead?: string;
  /** What the page ends with, as markup of our own. */
  readonly end?: string;
  /** What the page lists. */
  readonly links?: readonly DescribedLink[];
  /** The text of a page that is nothing but text, as markup of our own. */
  readonly html?: string;
  /** Address of the page without the site. */
  readonly path: string;
  /** What the page is about, for machines, without `@context`; `origin` is scheme and host of the site. */
  readonly linkedData?: LinkedData;
  /** The same of its protein, which a page of its own is about. */
  readonly linkedProtein?: LinkedData;
  /** Where its picture for other sites is, below the data set; that of the site when absent. */
  readonly card?: string;
}

export interface DescribedLink {
  readonly address: string;
  readonly label: string;
  readonly detail: string;
  /** What it is, in sentences of its own. */
  readonly text?: string;
}

export type LinkedData = (origin: string) => Readonly<Record<string, unknown>>;
