import { analysis } from "./analysis.ts";
import { integer, keyword, lookup, prose } from "./fields/field-types.ts";

/** A section of a help page of the deployment. */
export interface HelpDoc {
  /** Address: `{path}#{anchor}`, and `{path}` alone for what stands before the first heading. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Words of the heading: a short one that has a word is about it. */
  readonly heading_words: number;
  readonly content: string;
  /** What people call the things that the section is about; before the first heading, those of the page. */
  readonly words?: readonly string[];
  /** Names of what a page lists below its text. */
  readonly lists?: readonly string[];
  /** All texts of its page: what a section is about is told by the others, too. To be searched, not kept. */
  readonly page: string;
}

/** Two words side by side as one, too. */
const withPairs = <M extends { readonly fields: object }>(mapping: M) => ({
  ...mapping,
  fields: {
    ...mapping.fields,
    pairs: { type: "text", analyzer: "pairs", search_analyzer: "stems", norms: false },
  },
});

/** Each value as it is, too, in any case. */
const withWhole = <M extends { readonly fields: object }>(mapping: M) => ({
  ...mapping,
  fields: { ...mapping.fields, whole: { type: "keyword", normalizer: "folded", ignore_above: 1024 } },
});

export const documents = {
  settings: { analysis },
  source: { excludes: ["page"] },
  mapping: {
    id: keyword,
    path: keyword,
    title: withPairs(lookup),
    heading: withPairs(lookup),
    heading_words: integer,
    content: withPairs(prose),
    words: withWhole(withPairs(prose)),
    lists: { type: "text", analyzer: "stems", norms: false },
    page: { type: "text", analyzer: "stems" },
  },
} as const;
