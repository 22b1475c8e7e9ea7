/** Which annotation type of the deployment an annotation belongs to. */
import type { Deployment } from "../../../config/schema.ts";

/**
 * The type whose ontology namespaces hold the term's; where several do, the one for genotypes of as many loci.
 * A namespace that no type claims is its own type, so that nothing gets lost.
 */
export type TypeOf = (cvName: string, loci?: number) => string;

/** Reads the types of the deployment into a look-up by namespace. */
export function annotationTypes(deployment: Deployment): TypeOf {
  const byNamespace = new Map<string, string[]>();
  for (const { id, cv_names: names } of deployment.annotationTypes) {
    for (const name of names) byNamespace.set(name, [...(byNamespace.get(name) ?? []), id]);
  }
  return (cvName, loci = 1) => {
    const types = byNamespace.get(cvName) ?? [];
    const [first = cvName] = types;
    return types.find((type) => type.startsWith(loci > 1 ? "multi_locus" : "single_locus")) ?? first;
  };
}
