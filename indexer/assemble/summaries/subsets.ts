/** Named gene subsets. */
import { structureSubset, subsetName } from "../../../index-mappings/subset-name.ts";
import type { AnnotationType, Deployment } from "../../../config/schema.ts";
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import type { HistoryEntry } from "../../../index-mappings/pages/gene.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene, Genes } from "../joins/genes.ts";
import type { Gocams } from "../joins/gocams.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { ByGene, DomainMatch } from "../joins/proteins.ts";
import type { Slim } from "../joins/slims.ts";
import { directTerms, unionOf } from "./term-tallies.ts";

export interface Subset {
  readonly name: string;
  readonly displayName: string;
  /** Of a domain, what its database says of it. */
  readonly description: string | null;
  /** In the order of the gene list. */
  readonly genes: readonly string[];
}

interface Parts {
  readonly genes: Genes;
  readonly domains: ByGene<DomainMatch>;
  readonly gocams: Gocams;
  readonly slims: readonly Slim[];
  readonly ontology: Ontology;
  readonly history: ByGene<HistoryEntry>;
  readonly references: ReadonlyMap<string, unknown>;
  readonly deployment: Deployment;
  readonly annotationsOf: (gene: string) => readonly Annotation[];
}

/** Statuses of genes that are thought not to make a protein of the organism. */
const doubtful = new Set(["dubious", "transposon"]);
/** Evidence that says that nothing is known. */
const noData = "ND";

type SubsetField = {
  [K in keyof typeof geneFields]: (typeof geneFields)[K] extends {
    readonly query: { readonly node: "subset" };
  }
    ? K
    : never;
}[keyof typeof geneFields];

/** Fields whose values make subsets. */
const subsetFields = entriesOf(geneFields).flatMap(([name, entry]) =>
  (entry.type === "keyword" || entry.type === "enum") && entry.query
    ? // SubsetField is made of the same names.
      [{ name: name as SubsetField, query: entry.query }]
    : [],
);

/** All named lists of genes that the release makes. */
export async function joinSubsets(parts: Parts): Promise<ReadonlyMap<string, Subset>> {
  const found = new Map<string, Subset & { genes: string[] }>();
  const put = (gene: Gene, name: string, displayName: string, description: string | null = null) => {
    const subset = found.get(name) ?? { name, displayName, description, genes: [] };
    found.set(name, subset);
    subset.genes.push(gene.id);
  };
  const modelsOf = new Map<string, { id: string; title: string }[]>();
  for (const { id, title, enablers } of parts.gocams.values()) {
    for (const gene of enablers) modelsOf.set(gene, [...(modelsOf.get(gene) ?? []), { id, title }]);
  }
  await forEachPaced(parts.genes.byId.values(), (gene) => {
    for (const { name, query } of subsetFields) {
      const value = gene[name];
      if (value !== null && !(query.codingOnly && gene.feature_type !== codingType))
        put(gene, subsetName(name, value), query.words?.[value] ?? value);
    }
    if (gene.feature_type.endsWith("RNA gene") && gene.feature_type !== codingType)
      put(gene, "feature_type_ncRNA_gene", "ncRNA gene");
    for (const { id, database, name, description } of parts.domains.get(gene.id) ?? []) {
      put(
        gene,
        database === "INTERPRO" ? `interpro:${id}` : `interpro:${database}:${id}`,
        name === null ? `${database} ${id}` : `${name} (${id})`,
        description,
      );
    }
    for (const { id, title } of modelsOf.get(gene.id) ?? []) put(gene, `gomodel:${id}`, title);
    for (const id of namedIn(parts.history.get(gene.id) ?? [], parts.references))
      put(gene, structureSubset(id), `${id} in the structure history`);
    const status = gene.characterisation_status;
    const isCoding = gene.feature_type === codingType;
    const isProtein = isCoding && (status === null || !doubtful.has(status));
    for (const slim of parts.slims) {
      const annotations = parts
        .annotationsOf(gene.id)
        .filter(({ type, evidence, isNot }) => type === slim.annotationType && evidence !== noData && !isNot);
      const what = annotationsCalled(slim.annotationType, parts.deployment);
      // Of any gene: an ontology that comes without its upper terms has no term to ask for all of them.
      if (annotations.length > 0) put(gene, `with_${slim.annotationType}_annotation`, `with ${what}`);
      else if (isProtein) put(gene, `non_slim_without_${slim.annotationType}_annotation`, `without ${what}`);
      if (annotations.length > 0 && isProtein && isOutside(slim, annotations, parts)) {
        put(
          gene,
          `non_slim_with_${slim.annotationType}_annotation`,
          `with ${what}, but none in the ${slim.displayName}`,
        );
      }
    }
  });
  return found;
}

/** What annotations of a type are called in a sentence: "GO molecular function annotation", "disease association". */
export function annotationsCalled(
  type: string,
  { annotationTypes }: { readonly annotationTypes: readonly Pick<AnnotationType, "id" | "display_name">[] },
): string {
  const name = annotationTypes.find(({ id }) => id === type)?.display_name ?? type.replaceAll("_", " ");
  const inSentence = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return /\b(?:annotation|association)s?$/.test(inSentence) ? inSentence : `${inSentence} annotation`;
}

/** Publications of the release that a gene's structure history names. */
const namedIn = (
  history: readonly HistoryEntry[],
  references: ReadonlyMap<string, unknown>,
): ReadonlySet<string> =>
  new Set(
    history.flatMap((entry) => (entry.references ?? "").split(/[\s,;]+/).filter((id) => references.has(id))),
  );

const isOutside = (slim: Slim, annotations: readonly Annotation[], { ontology }: Parts): boolean =>
  ![...unionOf(directTerms(annotations), ontology.closure)].some((term) => slim.terms.has(term));
