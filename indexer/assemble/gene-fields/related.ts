/** What genes, terms and publications are related to, as their pages name it. */
import type { z } from "zod";
import type { relatedGene, relatedReference, relatedTerm } from "../../../index-mappings/shapes/related.ts";
import type { AnnotatedThings } from "./annotated-things.ts";
import { alike, featuresOf, partners } from "../summaries/related.ts";
import type { Shorts } from "../summaries/shorts.ts";
import type { Subjects } from "../summaries/subjects.ts";
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { References } from "../joins/references.ts";

type RelatedGene = z.infer<typeof relatedGene>;
type RelatedTerm = z.infer<typeof relatedTerm>;
type RelatedReference = z.infer<typeof relatedReference>;

/** Reasons that are told of a relation. */
const maxReasons = 3;
/** Annotations that two genes have to share, and genes that two publications have to. */
const minShared = { annotations: 3, genes: 2 } as const;
/** A publication about more genes is a survey, which is like any other. */
const maxGenesOfReference = 100;

/** By id; what nothing is related to is left out. */
export interface Related {
  readonly genes: ReadonlyMap<string, readonly RelatedGene[]>;
  readonly terms: ReadonlyMap<string, readonly RelatedTerm[]>;
  readonly references: ReadonlyMap<string, readonly RelatedReference[]>;
}

interface Parts {
  readonly genes: Genes;
  readonly ontology: Ontology;
  readonly things: AnnotatedThings;
  readonly subjects: Subjects;
  readonly references: References;
  readonly shorts: Shorts;
}

type IsKin = (a: number, b: number) => boolean;

/** Whether one of two terms is the other or stands above it. */
const kinship =
  ({ things: { things }, ontology }: Parts): IsKin =>
  (a, b) => {
    const [[x = ""] = [], [y = ""] = []] = [things[a], things[b]];
    return ontology.closure(x).includes(y) || ontology.closure(y).includes(x);
  };

/** The first that do not follow from each other, terms before domains: databases name one domain in several ways. */
function reasons(numbers: readonly number[], { things }: AnnotatedThings, isKin: IsKin): number[] {
  const isTerm = (number: number): boolean => (things[number]?.[2] ?? null) !== null;
  const terms: number[] = [];
  for (const number of numbers.filter(isTerm)) {
    if (terms.length === maxReasons) break;
    if (!terms.some((one) => isKin(one, number))) terms.push(number);
  }
  const domain = numbers.find((number) => !isTerm(number));
  return terms.length > 0 || domain === undefined ? terms : [domain];
}

/** Related genes and terms: both follow from which gene has which annotation. */
async function relatedByAnnotation(parts: Parts): Promise<Pick<Related, "genes" | "terms">> {
  const { things, genes, ontology, shorts } = parts;
  const ids = [...genes.byId.keys()].filter((id) => things.ofGene(id).length > 0);
  const features = featuresOf(
    ids.map((id) => [...things.ofGene(id)]),
    things.things.length,
  );
  const isKin = kinship(parts);
  const ofGenes = await alike(features, minShared.annotations);
  const ofTerms = await partners(features, isKin);
  const thing = (number: number): RelatedGene["shared"][number] => {
    const [id = "", name = "", namespace = null] = things.things[number] ?? [];
    return { id, name, is_term: namespace !== null };
  };
  return {
    genes: new Map(
      ofGenes.map((relations, item) => [
        ids[item] ?? "",
        relations.map(({ item: other, shared }) => ({
          ...shorts.gene(ids[other] ?? ""),
          shared: reasons(shared, things, isKin).map(thing),
        })),
      ]),
    ),
    terms: new Map(
      ofTerms.flatMap((relations, number) => {
        const [id = "", , namespace = null] = things.things[number] ?? [];
        if (namespace === null) return [];
        const terms = relations.flatMap(({ feature, shared }): RelatedTerm[] => {
          const [other = "", , ontologyOf = null] = things.things[feature] ?? [];
          if (ontologyOf === null) return [];
          const gene_count = features.holders[feature]?.length ?? 0;
          return [{ ...ontology.short(other), shared_genes: shared, gene_count }];
        });
        return [[id, terms] as const];
      }),
    ),
  };
}

async function relatedReferences({ references, subjects, shorts }: Parts): Promise<Related["references"]> {
  const ids = [...references.keys()].filter((id) => {
    const { size } = subjects.genesOfReference(id);
    return size > 0 && size <= maxGenesOfReference;
  });
  const genes = [...new Set(ids.flatMap((id) => [...subjects.genesOfReference(id)]))];
  const numbers = new Map(genes.map((id, number) => [id, number]));
  const ofItem = ids.map((id) =>
    [...subjects.genesOfReference(id)].flatMap((gene) => numbers.get(gene) ?? []),
  );
  const relations = await alike(featuresOf(ofItem, genes.length), minShared.genes);
  return new Map(
    relations.map((ofOne, item) => [
      ids[item] ?? "",
      ofOne.map(({ item: other, shared }) => ({
        ...shorts.reference(ids[other] ?? ""),
        shared: shared.slice(0, maxReasons).map((gene) => shorts.gene(genes[gene] ?? "")),
        shared_genes: shared.length,
      })),
    ]),
  );
}

/** What is related to what, worked out once for a release. */
export const joinRelated = async (parts: Parts): Promise<Related> => ({
  ...(await relatedByAnnotation(parts)),
  references: await relatedReferences(parts),
});
