/** The search box: the top hits of each type, in groups. */
import { suggestTypes } from "../../contract/suggest.ts";
import type { EntityType, SuggestAnswer, SuggestHit } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { LruCache } from "../../cache/lru-cache.ts";
import { inOwnMemory } from "../../cache/own-memory.ts";
import { generationKey } from "../../cache/per-generation.ts";
import type { Services } from "../../context/services.ts";
import { multiSearch, sendBatched } from "../execute/multi-search.ts";
import type { SingleSearch } from "../execute/multi-search.ts";
import type { TypeCount } from "../forgive/forgive.ts";
import { indicesOf } from "../match/match.ts";
import { tiers } from "../match/tiers.ts";
import { vocabularyOf } from "../read/read-vocabulary.ts";
import { alleleText } from "../read/alleles-named.ts";
import { search } from "../search.ts";
import type { PassRequest, SearchPass } from "../search.ts";
import { pagesAsked } from "../documentation/comparison-asked.ts";
import { readingBeside } from "../documentation/signposts.ts";
import { factsOf } from "./facts.ts";
import { hitFieldsOf, readHit } from "./hit-fields.ts";
import type { EsHit, HitDocument } from "./hit-fields.ts";
import { jumpOf, locationJump } from "./jump.ts";
import { formsOf, matchedOf, passageLookups } from "./matched.ts";
import { detailOf } from "./result-hit.ts";
import type { HitContext } from "./result-hit.ts";
import { maxShown, shownCounts } from "./suggest-limits.ts";

interface SuggestGroup extends TypeCount {
  readonly hits: readonly EsHit[];
}
const noGroup: SuggestGroup = { total: 0, best: 0, hits: [] };

interface SuggestPass extends SearchPass {
  readonly counts: ReadonlyMap<EntityType, SuggestGroup>;
}

/** Nothing links to the pages of alleles in production. */
const listedTypes = ({ deployment }: Pick<Services, "deployment">): EntityType[] =>
  suggestTypes.filter((type) => type !== "allele" || deployment.site.deploy_mode !== "production");

/** Reads the best hits of every group at once; with something forgiven, of the groups that this changes. */
async function readGroups(
  { matches, forgiveness, before }: PassRequest<SuggestPass>,
  services: Services,
  generation: LoadedGeneration,
): Promise<SuggestPass> {
  const { search: settings } = services.deployment;
  const read = [...matches].filter(([type]) => before === null || forgiveness.has(type));
  const searches = read.map(([type, query]): SingleSearch => ({
    index: indicesOf([type], generation),
    body: {
      query,
      size: maxShown(settings)[type],
      // Passages are long, and matter only where nothing fits as typed.
      ...hitFieldsOf([type], forgiveness.get(type) === "near misses"),
      sort: [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }],
      // Of genes no more than the cap are counted.
      track_total_hits: type === "gene" ? settings.groups.gene.matched : true,
    },
  }));
  const answers = await multiSearch<HitDocument>(services, searches, sendBatched(services));
  const groups = answers.map(({ hits: { total, hits } }, i): [EntityType, SuggestGroup] => [
    // An answer for each that was read.
    read[i]![0],
    {
      total: typeof total === "number" ? total : (total?.value ?? 0),
      best: hits[0]?._score ?? 0,
      hits,
    },
  ]);
  return { counts: new Map([...(before?.counts ?? []), ...groups]) };
}

function hitOf(hit: EsHit, type: EntityType, { query, alleles, genes, deployment }: HitContext): SuggestHit {
  const fields = readHit(hit);
  const { id, label, lookups: texts, passages, gene_count } = fields;
  const detail = detailOf(type, fields, deployment);
  const facts = factsOf(type, id, gene_count, genes, deployment);
  const allele = type === "gene" ? alleles.get(id) : undefined;
  if (allele) return { id, label, detail, matched: { field: "allele", text: alleleText(allele) }, facts };
  const lookups = [...texts, ...passageLookups(passages, type)];
  return { id, label, detail, matched: matchedOf({ label, lookups }, formsOf(query, type)), facts };
}

/** People type the same beginnings of words again and again. Kept as they are sent: as objects they would take thrice the memory. */
const answers = new LruCache<Buffer>({
  name: "suggestions",
  maxSize: 8 * 2 ** 20,
  sizeOf: ({ length }) => length,
});

/** Answers the search box, in JSON. Everything that is typed has an answer, if an empty one. */
export const suggestJson = (
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<Buffer> =>
  answers.read(generationKey(services.elastic, generation, typed), async () =>
    inOwnMemory(Buffer.from(JSON.stringify(await lookUp(typed, services, generation)))),
  );

/** The same, for other things that are looked up as in the search box. */
export const suggest = async (
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<SuggestAnswer> =>
  // It was written from one.
  JSON.parse((await suggestJson(typed, services, generation)).toString()) as SuggestAnswer;

async function lookUp(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<SuggestAnswer> {
  const { search: settings, site } = services.deployment;
  const types = listedTypes(services);
  // An empty box offers nothing, where the results page lists everything.
  const searched = typed.trim() === "" ? [] : types;
  const { query, reading, asked, alleles } = await search<SuggestPass>(
    typed,
    searched,
    true,
    services,
    generation,
    (look) => readGroups(look, services, generation),
  );
  const vocabulary = searched.length === 0 ? null : await vocabularyOf(services.elastic, generation);
  const genes = vocabulary?.genes ?? null;
  const context = { query, alleles, genes, deployment: services.deployment };
  const named = await pagesAsked(typed, services, generation);
  const groupOf = (type: EntityType): SuggestGroup => reading.counts.get(type) ?? noGroup;
  const totals = {
    gene: Math.min(groupOf("gene").total, settings.groups.gene.matched),
    term: groupOf("term").total,
    reference: groupOf("reference").total,
    gocam: groupOf("gocam").total,
    allele: groupOf("allele").total,
  };
  // How the text was read is a row too.
  const shown = shownCounts(totals, {
    ...settings,
    max_options: settings.max_options - (asked === null ? 0 : 1),
  });
  const idOf = (type: EntityType, minTier: number = tiers.id): string | null => {
    const {
      hits: [first],
      best,
    } = groupOf(type);
    return first && best >= minTier ? readHit(first).id : null;
  };
  const exact = {
    gene: idOf("gene"),
    term: idOf("term"),
    reference: idOf("reference"),
    gocam: idOf("gocam"),
    namedGene: idOf("gene", tiers.alias),
  };
  return {
    release: generation.release,
    groups: types.map((type) => ({
      type,
      total: totals[type],
      hits: groupOf(type)
        .hits.slice(0, shown[type])
        .map((hit) => hitOf(hit, type, context)),
    })),
    reading: readingBeside(named, asked),
    pages: named.areMeant ? [...named.pages] : [],
    jump: locationJump(query, site, vocabulary) ?? jumpOf(query, exact, site),
  };
}
