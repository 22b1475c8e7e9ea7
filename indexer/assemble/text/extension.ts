/** Annotation extensions as the release writes them: `part_of(GO:0051321),has_input(DB:G1.02)`. */
import { splitOutsideBrackets, wordAndBrackets } from "./brackets.ts";

export interface Extension {
  /** "" when the release gives no relation. */
  readonly relation: string;
  readonly target: string;
}

/** Commas join the parts of one extension; a bar begins another one, which is an annotation of its own. Blank text is one extension without parts. */
export function parseExtensions(text: string): Extension[][] {
  return text === ""
    ? [[]]
    : splitOutsideBrackets(text, "|").map((alternative) =>
        splitOutsideBrackets(alternative, ",").map(parsePart),
      );
}

function parsePart(text: string): Extension {
  const parts = wordAndBrackets(text);
  return parts ? { relation: parts.word, target: parts.inside } : { relation: "", target: text };
}

/** Writes what parseExtensions reads. */
export const printExtensions = (alternatives: readonly (readonly Extension[])[]): string =>
  alternatives
    .map((parts) =>
      parts.map(({ relation, target }) => (relation === "" ? target : `${relation}(${target})`)).join(","),
    )
    .join("|");
