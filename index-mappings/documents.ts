import { analysis } from "./analysis.ts";
import { keyword, lookup, prose } from "./fields/field-types.ts";

/** A section of a help page of the deployment. */
export interface HelpDoc {
  /** Address: `{path}#{anchor}`, and `{path}` alone for what stands before the first heading. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
  /** Of what stands before the first heading: what people call the things that the page is about. */
  readonly words?: string;
}

export const documents = {
  settings: { analysis },
  mapping: { id: keyword, path: keyword, title: lookup, heading: lookup, content: prose, words: prose },
} as const;
