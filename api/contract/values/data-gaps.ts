/** What pages of references and terms would show if the release told it. Pure. */
import type { AnnotationType } from "../../../config/schema.ts";
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import type { TermPage } from "../../../index-mappings/pages/term.ts";

/** What stands above it. */
export const gapsTitle = "Not in this release";

/** What is lacking, in one line. */
export const gapLabels = (gaps: readonly DataGap[]): string => gaps.map(({ label }) => label).join(", ");

/** Topics of whole sections of a reference's page, or of the names in it. */
const ofReferences: ReadonlySet<string> = new Set(["PDB structures", "pathway models", "contributors"]);

const ofComparisons: ReadonlySet<string> = new Set(["interactions", "pathway models", "domains"]);

/** What a page lacks because the release does: parts of its own, and types of annotation. */
const gapsOfPage =
  (parts: ReadonlySet<string>) =>
  (dataGaps: readonly DataGap[], types: readonly Pick<AnnotationType, "id">[]): DataGap[] =>
    dataGaps.filter(
      ({ topic, is_partial }) => !is_partial && (parts.has(topic) || types.some(({ id }) => id === topic)),
    );

/** Of the page of a reference. */
export const gapsOfReference = gapsOfPage(ofReferences);
/** Of a comparison of genes. */
export const gapsOfComparison = gapsOfPage(ofComparisons);

/** What the page of a term lacks: annotations of its ontology, terms below it, pathway models. */
export const gapsOfTerm = (
  { cv_name: ontology }: Pick<TermPage, "cv_name">,
  dataGaps: readonly DataGap[],
  types: readonly Pick<AnnotationType, "id" | "cv_names">[],
): DataGap[] =>
  dataGaps.filter(
    ({ topic, cv_names }) =>
      cv_names.includes(ontology) ||
      topic === "pathway models" ||
      types.some((type) => type.id === topic && type.cv_names.includes(ontology)),
  );
