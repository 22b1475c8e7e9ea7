/** What pages of references and terms would show if the release told it. Pure. */
import type { AnnotationType, NotTold, TermPage } from "../../../api/contract/index.ts";

/** Topics of whole sections of a reference's page, or of the names in it. */
const ofReferences: ReadonlySet<string> = new Set(["PDB structures", "pathway models", "contributors"]);

/** What the page of a reference lacks because the release does. */
export const untoldOfReference = (
  notTold: readonly NotTold[],
  types: readonly Pick<AnnotationType, "id">[],
): NotTold[] =>
  notTold.filter(
    ({ topic, is_partial }) =>
      !is_partial && (ofReferences.has(topic) || types.some(({ id }) => id === topic)),
  );

/** What the page of a term lacks: annotations of its ontology, terms below it, pathway models. */
export const untoldOfTerm = (
  { cv_name: ontology }: Pick<TermPage, "cv_name">,
  notTold: readonly NotTold[],
  types: readonly Pick<AnnotationType, "id" | "cv_names">[],
): NotTold[] =>
  notTold.filter(
    ({ topic, cv_names }) =>
      cv_names.includes(ontology) ||
      topic === "pathway models" ||
      types.some((type) => type.id === topic && type.cv_names.includes(ontology)),
  );
