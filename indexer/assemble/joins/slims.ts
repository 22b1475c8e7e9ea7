/** The slims that the deployment names, with their terms from the release. */
import type { Deployment } from "../../../config/schema.ts";
import type { Rows } from "../rows/rows.ts";
import type { Ontology } from "./ontology.ts";

export interface Slim {
  readonly name: string;
  readonly displayName: string;
  readonly annotationType: string;
  /** Whether its numbers are genes with single-locus genotypes. */
  readonly singleLocus: boolean;
  /** Term id → name, in the order of the release; secondary ids resolved. */
  readonly terms: ReadonlyMap<string, string>;
}

/** The slims of the deployment, with their terms from the release. */
export async function joinSlims(rows: Rows, deployment: Deployment, ontology: Ontology): Promise<Slim[]> {
  const slims: Slim[] = [];
  for (const [
    name,
    { dataset, display_name: displayName, annotation_type: annotationType, single_locus: singleLocus },
  ] of Object.entries(deployment.site.slims)) {
    const terms = new Map<string, string>();
    const add = (id: string, given: string) =>
      terms.set(ontology.resolve(id), ontology.terms.get(ontology.resolve(id))?.label ?? (given || id));
    for await (const row of rows("term-subset", ({ id }) => id === dataset)) add(row.term, row.name);
    for await (const term of rows("obo", ({ id }) => id === dataset)) add(term.id, term.name);
    slims.push({ name, displayName, annotationType, singleLocus, terms });
  }
  return slims;
}
