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
  readonly words?: readonly string[];
}

/** Two words side by side as one, too. */
const withPairs = <M extends { readonly fields: object }>(mapping: M) => ({
  ...mapping,
  fields: {
    ...mapping.fields,
    pairs: { type: "text", analyzer: "pairs", search_analyzer: "stems", norms: false },
  },
});

export const documents = {
  settings: { analysis },
  mapping: {
    id: keyword,
    path: keyword,
    title: withPairs(lookup),
    heading: withPairs(lookup),
    content: withPairs(prose),
    words: withPairs(prose),
  },
} as const;
