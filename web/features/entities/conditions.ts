import { useDeployment } from "../../shared/boot/boot.ts";

/** What is said of a condition in place of a number of genes, which would read as a finding. */
export const notAnnotated = "a condition of phenotypes, to which no genes are annotated";

/** Whether the terms of an ontology are conditions. */
export const useIsCondition = (ontology: string): boolean =>
  useDeployment().search.exact_cv_names.includes(ontology);
