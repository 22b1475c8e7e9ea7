/**
 * Everything that genes are annotated to, terms with what is above them and domains, by number: which genes have what
 * then takes little room. For enrichment.
 */
import type { AnnotatedThing } from "../../../index-mappings/pages/release.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { ByGene, DomainMatch } from "../joins/proteins.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";
import { forEachPaced } from "../rows/pace.ts";

export interface AnnotatedThings {
  /** By number. */
  readonly things: readonly AnnotatedThing[];
  /** Numbers of what a gene has. */
  readonly ofGene: (gene: string) => Uint32Array;
}

interface Parts {
  readonly genes: Genes;
  readonly ontology: Ontology;
  readonly domains: ByGene<DomainMatch>;
  readonly annotationsOf: (gene: string) => readonly Annotation[];
}

/**
 * Numbers the terms and domains that genes are annotated to, so that each gene can have its own as a list of
 * numbers.
 */
export async function numberThings({
  genes,
  ontology,
  domains,
  annotationsOf,
}: Parts): Promise<AnnotatedThings> {
  const things: AnnotatedThing[] = [];
  const terms = new Map<string, number>();
  const entries = new Map<string, number>();
  const numberIn = (known: Map<string, number>, id: string, make: () => AnnotatedThing): number => {
    const number = known.get(id) ?? things.push(make()) - 1;
    known.set(id, number);
    return number;
  };
  const term = (id: string): number =>
    numberIn(terms, id, () => {
      const { name, cv_name } = ontology.short(id);
      return [id, name, cv_name];
    });
  const domain = ({ id, name, database }: DomainMatch): number =>
    // Ids are unique within their database.
    numberIn(entries, `${database} ${id}`, () => [id, name ?? `${database} ${id}`, null]);
  const found = new Map<string, Uint32Array>();
  await forEachPaced(genes.byId.values(), ({ id, feature_type: featureType }) => {
    const above = unionOf(directTerms(annotationsOf(id)), ontology.closure);
    found.set(
      id,
      Uint32Array.from([
        ...[...above].map(term),
        ...(featureType === codingType ? (domains.get(id) ?? []).map(domain) : []),
      ]),
    );
  });
  return { things, ofGene: (gene) => found.get(gene) ?? new Uint32Array() };
}

/** Four bytes a number, the lowest first, in base64. */
export function packed(numbers: Uint32Array): string {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes.toString("base64");
}
