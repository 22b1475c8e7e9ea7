/** What a set of genes has more of than a random set of the background would have. */
import type {
  EnrichmentAnswer,
  EnrichmentAsked,
  EnrichmentAspect,
  EnrichmentRow,
} from "../contract/enrichment.ts";
import { badRequest } from "../problem/problem-error.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { tableOf } from "../queries/gene-table.ts";
import type { GeneTable } from "../queries/gene-table.ts";
import { allGenes, prepare } from "../queries/run.ts";
import type { Services } from "../context/services.ts";
import { annotatedGenes } from "./annotated-genes.ts";
import type { AnnotatedGenes } from "./annotated-genes.ts";
import { closuresOf, folded } from "./fold.ts";
import { falseDiscoveryRates, upperTail } from "./hypergeometric.ts";
import { tsvLine } from "../contract/values/tsv.ts";

/** Terms up to this q are folded where they say the same. */
const significantQ = 0.05;

const codingType = "mRNA gene";

/** Ontology namespaces that an aspect is about; null stands for domains. */
function groupsOf(
  aspect: EnrichmentAspect,
  { deployment }: Pick<Services, "deployment">,
): ReadonlySet<string | null> {
  if (aspect === "interpro") return new Set([null]);
  if (aspect !== "phenotype") return new Set([aspect]);
  return new Set(
    deployment.annotationTypes
      .filter(({ feature_type: of }) => of === "genotype")
      .flatMap(({ cv_names }) => cv_names),
  );
}

function backgroundGenes(
  background: "coding" | "organism" | "annotated",
  table: GeneTable,
  isOfAspect: (thing: number) => boolean,
  { ofGene }: AnnotatedGenes,
): Set<number> {
  const ranks = table.rows.keys();
  if (background === "organism") return new Set(ranks);
  // `!`: ranks are those of the table's rows.
  const coding = ranks.filter((rank) => table.rows[rank]!.feature_type === codingType);
  return new Set(
    background === "coding" ? coding : coding.filter((rank) => ofGene[rank]?.some(isOfAspect) ?? false),
  );
}

/** By the number of a thing, how many of the genes have it. */
function countsOf(ranks: Iterable<number>, { things, ofGene }: AnnotatedGenes): Uint32Array {
  const counts = new Uint32Array(things.length);
  // `!`: things are numbered from 0.
  for (const rank of ranks) for (const thing of ofGene[rank] ?? []) counts[thing]! += 1;
  return counts;
}

/** Which of the genes have these things, by the number of the thing. */
function genesOf(
  things: readonly number[],
  ranks: readonly number[],
  { ofGene }: AnnotatedGenes,
): Map<number, number[]> {
  const genes = new Map<number, number[]>(things.map((thing) => [thing, []]));
  for (const rank of ranks) for (const thing of ofGene[rank] ?? []) genes.get(thing)?.push(rank);
  return genes;
}

/** A term or domain that the set has, tested. Counts are of genes. */
export interface TestedThing {
  readonly thing: number;
  readonly inSet: number;
  readonly inBackground: number;
  readonly p: number;
  readonly q: number;
}

/**
 * Tests the things that a set of genes has against a background that it is part of.
 * @param isTested which things are looked at, by their number and how many genes of the set have them
 */
export function testThings(
  set: readonly number[],
  background: ReadonlySet<number>,
  annotated: Pick<AnnotatedGenes, "things" | "ofGene">,
  isTested: (thing: number, inSet: number) => boolean,
): readonly TestedThing[] {
  const inSet = countsOf(set, annotated);
  const inBackground = countsOf(background, annotated);
  // `!`: things are numbered from 0, and there is a q for each p.
  const counted = [...inSet.keys()]
    .filter((thing) => inSet[thing]! > 0 && isTested(thing, inSet[thing]!))
    .map((thing) => ({ thing, inSet: inSet[thing]!, inBackground: inBackground[thing]! }));
  const ps = counted.map((one) =>
    upperTail({
      background: background.size,
      inBackground: one.inBackground,
      set: set.length,
      inSet: one.inSet,
    }),
  );
  const qs = falseDiscoveryRates(ps);
  return counted.map((one, index) => ({ ...one, p: ps[index]!, q: qs[index]! }));
}

/** @throws a 400 problem for constraints with a mistake, or when no gene of the set is in the background */
export async function enrich(
  { constraints, background, aspect, min_genes, max_q }: Omit<EnrichmentAsked, "format">,
  services: Services,
  generation: LoadedGeneration,
): Promise<EnrichmentAnswer> {
  const [annotated, table] = await Promise.all([
    annotatedGenes(services.elastic, generation),
    tableOf(services.elastic, generation),
  ]);
  const groups = groupsOf(aspect, services);
  const ofAspect = annotated.things.map(([, , namespace]) => groups.has(namespace));
  const isOfAspect = (thing: number): boolean => ofAspect[thing] === true;
  const genesOfQuery = async (query: unknown, where?: string): Promise<readonly number[]> =>
    allGenes(services, await prepare(query, services, generation, where));
  const asked = await genesOfQuery(constraints);
  const from =
    typeof background === "string"
      ? backgroundGenes(background, table, isOfAspect, annotated)
      : new Set(await genesOfQuery(background.constraints, "background.constraints"));
  const set = asked.filter((rank) => from.has(rank));
  if (set.length === 0) {
    const reason = asked.length === 0 ? "fits no gene" : "fits no gene of the background";
    throw badRequest([{ where: "constraints", reason }]);
  }

  const tested = testThings(set, from, annotated, (thing, inSet) => isOfAspect(thing) && inSet >= min_genes);
  const rows = await describedRows(
    tested.filter(({ q }) => q <= max_q),
    { set, from, table, annotated, isFoldable: aspect !== "interpro" },
    services,
    generation,
  );
  return {
    release: generation.release,
    aspect,
    set_size: set.length,
    background_size: from.size,
    // `!`: ranks are those of the table's rows.
    outside: asked.filter((rank) => !from.has(rank)).map((rank) => table.rows[rank]!.gene_uniquename),
    tested: tested.length,
    rows,
  };
}

interface Tested {
  readonly set: readonly number[];
  readonly from: ReadonlySet<number>;
  readonly table: GeneTable;
  readonly annotated: AnnotatedGenes;
  /** Whether things stand in an ontology. */
  readonly isFoldable: boolean;
}

/** Tested things with their names and genes, the most significant first. */
async function describedRows(
  tested: readonly TestedThing[],
  { set, from, table, annotated, isFoldable }: Tested,
  services: Services,
  generation: LoadedGeneration,
): Promise<EnrichmentRow[]> {
  const genes = genesOf(
    tested.map(({ thing }) => thing),
    set,
    annotated,
  );
  // `!`: things are numbered from 0, and ranks are those of the table's rows.
  const rows = tested.map(({ thing, inSet, inBackground, p, q }) => {
    const [id, label] = annotated.things[thing]!;
    const fold = inSet / set.length / (inBackground / from.size);
    return { id, label, in_set: inSet, in_background: inBackground, fold, p, q, ranks: genes.get(thing)! };
  });
  rows.sort((a, b) => a.p - b.p || b.fold - a.fold || (a.id < b.id ? -1 : 1));
  const foldable = rows.filter(({ q }) => isFoldable && q <= significantQ);
  const closures = await closuresOf(
    foldable.map(({ id }) => id),
    services,
    generation,
  );
  const into = folded(foldable, closures);
  return rows.map(({ ranks, ...row }) => ({
    ...row,
    folded_into: into.get(row.id) ?? null,
    genes: ranks.map((rank) => {
      const { gene_uniquename: uniquename, name } = table.rows[rank]!;
      return { uniquename, name };
    }),
  }));
}

/** A number for a table: six digits, small ones as 1.2e-9. */
const digits = (value: number): string => String(Number(value.toPrecision(6)));

/** Enriched terms as a tab-separated table, the figures of the whole test in every row. */
export function enrichmentTsv({ rows, set_size, background_size }: EnrichmentAnswer): string {
  const head = [
    "ID",
    "Label",
    "Genes of the list",
    "Size of the list",
    "Genes of the background",
    "Size of the background",
    "Fold",
    "p",
    "q (Benjamini-Hochberg)",
    "Says the same as",
    "Gene IDs",
    "Gene names",
  ];
  const lines = rows.map(({ id, label, in_set, in_background, fold, p, q, folded_into, genes }) =>
    tsvLine([
      id,
      label,
      in_set,
      set_size,
      in_background,
      background_size,
      digits(fold),
      digits(p),
      digits(q),
      folded_into ?? "",
      genes.map(({ uniquename }) => uniquename).join(","),
      genes.map(({ uniquename, name }) => name ?? uniquename).join(","),
    ]),
  );
  return tsvLine(head) + lines.join("");
}
