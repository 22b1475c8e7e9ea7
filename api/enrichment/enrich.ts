/** What a set of genes has more of than a random set of the background would have: asked here, worked out by a thread. */
import { codingType } from "../../index-mappings/coding-type.ts";
import type { EnrichmentAsked, EnrichmentAspect } from "../contract/enrichment.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import { badRequest, unavailable } from "../problem/problem-error.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { tableOf } from "../queries/gene-table.ts";
import type { GeneTable } from "../queries/gene-table.ts";
import { allGenes, prepare } from "../queries/run.ts";
import type { Services } from "../context/services.ts";
import { sharedTexts } from "../threads/shared-texts.ts";
import { Threads } from "../threads/threads.ts";
import { readAnnotatedGenes } from "./annotated-genes.ts";
import type { Result, Task } from "./worker.ts";

/** ms that one enrichment may take. */
const maxTaskMs = 20_000;

const threads = new Threads<Task, Result>({
  module: new URL("./worker.ts", import.meta.url),
  size: 1,
  maxTaskMs,
  endError: () => unavailable("enrichment", "The enrichment does not answer. Please try again in a moment."),
});

/** Generations that the thread has: the live and the previous one. */
const handedOver = new LruCache<true>({
  name: "annotated genes",
  maxSize: 2,
  onEvict: (name) => threads.forget(name, { kind: "forget", name }),
});

/** The name under which the thread has the generation, which is read for the first enrichment. */
async function threadHas({ elastic }: Services, generation: LoadedGeneration): Promise<string> {
  const name = generationKey(elastic, generation);
  await handedOver.read(name, async () => {
    const [annotated, { rows }] = await Promise.all([
      readAnnotatedGenes(elastic, generation),
      tableOf(elastic, generation),
    ]);
    const ids = sharedTexts(rows.map(({ gene_uniquename }) => gene_uniquename));
    const names = sharedTexts(rows.map((row) => row.name ?? ""));
    threads.keep(name, { kind: "keep", name, data: { annotated, ids, names } });
    return true;
  });
  return name;
}

/** Ontology namespaces that an aspect is about; null stands for domains. */
function namespacesOf(
  aspect: EnrichmentAspect,
  { deployment }: Pick<Services, "deployment">,
): (string | null)[] {
  if (aspect === "interpro") return [null];
  if (aspect !== "phenotype") return [aspect];
  return deployment.annotationTypes
    .filter(({ feature_type: of }) => of === "genotype")
    .flatMap(({ cv_names }) => cv_names);
}

const codingGenes = ({ rows }: GeneTable): number[] =>
  // `!`: ranks are those of the table's rows.
  [...rows.keys()].filter((rank) => rows[rank]!.feature_type === codingType);

/**
 * @returns the answer as it is sent, in UTF-8
 * @throws a 400 problem for constraints with a mistake, or when no gene of the set is in the background
 */
export async function enrich(
  { constraints, background, aspect, min_genes, max_q, format }: EnrichmentAsked,
  services: Services,
  generation: LoadedGeneration,
): Promise<Uint8Array> {
  const genesOfQuery = async (query: unknown, where?: string): Promise<readonly number[]> =>
    allGenes(services, await prepare(query, services, generation, where));
  const [name, table, set] = await Promise.all([
    threadHas(services, generation),
    tableOf(services.elastic, generation),
    genesOfQuery(constraints),
  ]);
  const backgroundGenes =
    typeof background !== "string"
      ? await genesOfQuery(background.constraints, "background.constraints")
      : background === "organism"
        ? [...table.rows.keys()]
        : codingGenes(table);
  const answer = await threads.ask({
    kind: "enrich",
    name,
    asked: {
      release: generation.release,
      aspect,
      set,
      background: backgroundGenes,
      isAnnotatedOnly: background === "annotated",
      namespaces: namespacesOf(aspect, services),
      minGenes: min_genes,
      maxQ: max_q,
    },
    format,
  });
  if (answer === null) {
    const reason = set.length === 0 ? "fits no gene" : "fits no gene of the background";
    throw badRequest([{ where: "constraints", reason }]);
  }
  return answer;
}
