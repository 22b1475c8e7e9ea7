/** How parts of a row read in the cells of files. */
import type { AnnotationRow, ExtensionPart, WithValue } from "../../../index-mappings/pages/rows.ts";

/** Writes genes as ids, or with the prefix that official files give them. */
export type GeneId = (id: string) => string;
const plainId: GeneId = (id) => id;
/** Ids as files of the database write them: "DB:G1.01". */
export const prefixed =
  (database: string): GeneId =>
  (id) =>
    `${database}:${id}`;

function target(part: ExtensionPart, geneId: GeneId): string {
  switch (part.target.kind) {
    case "gene":
      return geneId(part.target.gene.uniquename);
    case "term":
      return part.target.term.termid;
    case "text":
      return part.target.text;
  }
}

/** `part_of(GO:0051321),has_input(DB:G1.02)` */
export const extensionCell = (parts: readonly ExtensionPart[], geneId: GeneId = plainId): string =>
  parts
    .map((part) =>
      part.relation === "" ? target(part, geneId) : `${part.relation}(${target(part, geneId)})`,
    )
    .join(",");

/** What an annotation was inferred from or with, joined by "|". */
export const withCell = (values: readonly WithValue[], geneId: GeneId = plainId): string =>
  values
    .map((value) =>
      value.kind === "gene"
        ? geneId(value.gene.uniquename)
        : value.kind === "term"
          ? value.term.termid
          : value.identifier,
    )
    .join("|");

/** `FYECO:0000006(19),FYECO:0000137` */
export const conditionCell = (conditions: AnnotationRow["conditions"]): string =>
  conditions
    .map(({ term, detail }) => (detail === null ? term.termid : `${term.termid}(${detail})`))
    .join(",");
