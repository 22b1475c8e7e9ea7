/** What a set of genes has more of than a random set of the background would have. */
import type { EnrichmentAnswer, EnrichmentAsked, EnrichmentAspect } from "../contract/enrichment.ts";
import { badRequest } from "../problem/problem-error.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { tableOf } from "../queries/gene-table.ts";
import type { GeneTable } from "../queries/gene-table.ts";
import { allGenes, prepare } from "../queries/run.ts";
import type { Services } from "../context/services.ts";
import { annotatedGenes } from "./annotated-genes.ts";
import type { AnnotatedGenes } from "./annotated-genes.ts";
import { falseDiscoveryRates, upperTail } from "./hypergeometric.ts";
import { tsvLine } from "../contract/values/tsv.ts";

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
  const asked = await allGenes(services, await prepare(constraints, services, generation));
  const from =
    typeof background === "string"
      ? backgroundGenes(background, table, isOfAspect, annotated)
      : new Set(
          await allGenes(
            services,
            await prepare(background.constraints, services, generation, "background.constraints"),
          ),
        );
  const set = asked.filter((rank) => from.has(rank));
  if (set.length === 0)
    throw badRequest([
      {
        where: "constraints",
        reason: asked.length === 0 ? "fits no gene" : "fits no gene of the background",
      },
    ]);

  const inSet = countsOf(set, annotated);
  const inBackground = countsOf(from, annotated);
  // `!`: things are numbered from 0, ranks are those of the table's rows, and lists of results are as long as what was tested.
  const tested = [...inSet.keys()].filter(
    (thing) => isOfAspect(thing) && inSet[thing]! >= Math.max(1, min_genes),
  );
  const ps = tested.map((thing) =>
    upperTail({
      background: from.size,
      inBackground: inBackground[thing]!,
      set: set.length,
      inSet: inSet[thing]!,
    }),
  );
  const qs = falseDiscoveryRates(ps);
  const significant = tested.flatMap((thing, index) =>
    qs[index]! <= max_q ? [{ thing, p: ps[index]!, q: qs[index]! }] : [],
  );
  const genes = genesOf(
    significant.map(({ thing }) => thing),
    set,
    annotated,
  );
  const rows = significant.map(({ thing, p, q }) => {
    const [id, label] = annotated.things[thing]!;
    return {
      id,
      label,
      in_set: inSet[thing]!,
      in_background: inBackground[thing]!,
      fold: inSet[thing]! / set.length / (inBackground[thing]! / from.size),
      p,
      q,
      genes: genes
        .get(thing)!
        .map((rank) => ({ uniquename: table.rows[rank]!.gene_uniquename, name: table.rows[rank]!.name })),
    };
  });
  return {
    release: generation.release,
    aspect,
    set_size: set.length,
    background_size: from.size,
    outside: asked.filter((rank) => !from.has(rank)).map((rank) => table.rows[rank]!.gene_uniquename),
    tested: tested.length,
    rows: rows.sort((a, b) => a.p - b.p || b.fold - a.fold || (a.id < b.id ? -1 : 1)),
  };
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
    "Gene IDs",
    "Gene names",
  ];
  const lines = rows.map(({ id, label, in_set, in_background, fold, p, q, genes }) =>
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
      genes.map(({ uniquename }) => uniquename).join(","),
      genes.map(({ uniquename, name }) => name ?? uniquename).join(","),
    ]),
  );
  return tsvLine(head) + lines.join("");
}
