import { analysis } from "./analysis.ts";
import { keyword, storedText } from "./fields/field-types.ts";

/** A section of a help page of the deployment. The api reads all of them and searches in its memory. */
export interface HelpDoc {
  /** Address: `{path}#{anchor}`, and `{path}` alone for what stands before the first heading. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
  /** What people call the things that the section is about; before the first heading, those of the page. */
  readonly words?: readonly string[];
  /** Names of what a page lists below its text. */
  readonly lists?: readonly string[];
}

export const documents = {
  settings: { analysis },
  mapping: {
    id: keyword,
    path: keyword,
    title: storedText,
    heading: storedText,
    content: storedText,
    words: storedText,
    lists: storedText,
  },
} as const;
