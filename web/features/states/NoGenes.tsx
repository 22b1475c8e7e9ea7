import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { words } from "../../shared/format/format.ts";
import { notAnnotated, useIsCondition } from "../entities/conditions.ts";
import { NotInRelease } from "./NotInRelease.tsx";

/** What is said of a term without genes; null where the release annotates genes to its ontology, so that none is a finding. */
function useWhyNoGenes(ontology: string) {
  const { annotationTypes } = useDeployment();
  const isCondition = useIsCondition(ontology);
  const gap = useDataGaps().find(
    ({ is_partial, cv_names: names }) => !is_partial && names.includes(ontology),
  );
  if (isCondition) return notAnnotated;
  if (gap) return <NotInRelease reason={gap.reason} />;
  return annotationTypes.some(({ cv_names: names }) => names.includes(ontology))
    ? null
    : `no genes are annotated to terms of ${words(ontology)}`;
}

/** Whether the release annotates genes to an ontology. */
export const useTellsGenes = (ontology: string): boolean => useWhyNoGenes(ontology) === null;

/** In place of the number of a term's genes where it has none. */
export const NoGenes = ({ ontology }: { readonly ontology: string }) => useWhyNoGenes(ontology) ?? "none";
