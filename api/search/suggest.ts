/** The search box: five groups in one combined search, and a second one when typos have to be forgiven. */
import type { estypes } from "@elastic/elasticsearch";
import type { IndexKind } from "../../index-mappings/names.ts";
import { readSuggestionPayload } from "../../index-mappings/searchable.ts";
import type { SuggestionPayload, Searchable } from "../../index-mappings/searchable.ts";
import { suggestTypes } from "../contract/suggest.ts";
import type { EntityType, SuggestAnswer, SuggestHit } from "../contract/suggest.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { Kept } from "../kept.ts";
import type { Services } from "../services.ts";
import { asTyped, namedInText } from "./as-typed.ts";
import { searchTogether, sendGathered } from "./combined.ts";
import type { Search } from "./combined.ts";
import { forgivenOf, wantsNamedGenes } from "./forgive.ts";
import { filtersOf } from "./group-filters.ts";
import { jumpOf } from "./jump.ts";
import { mostShown, shownOf } from "./limits.ts";
import { matchedOf } from "./matched.ts";
import { withTypo } from "./near-misses.ts";
import { tiers } from "./tiers.ts";
import { readQuery } from "./typed-query.ts";
import type { TypedQuery, Wanted } from "./typed-query.ts";

/** Passages are long, and matter only where nothing fits as typed. */
type Source = Pick<Searchable, "passages">;
type Hit = estypes.SearchHit<Source>;
interface Group {
  readonly total: number;
  readonly hits: readonly Hit[];
}
const noGroup: Group = { total: 0, hits: [] };
const scoreOf = ({ hits: [best] }: Group): number => best?._score ?? 0;
const indexOf: Readonly<Record<EntityType, IndexKind>> = {
  gene: "genes",
  term: "terms",
  reference: "references",
  gocam: "gocams",
  allele: "alleles",
};

/** Alleles are found outside of production only. */
const typesOf = ({ deployment }: Pick<Services, "deployment">): EntityType[] =>
  suggestTypes.filter((type) => type !== "allele" || deployment.site.deploy_mode !== "production");

interface Look {
  readonly queriesOf: (wanted: Wanted, type: EntityType) => estypes.QueryDslQueryContainer[];
  /** What is read of each hit beside its payload. */
  readonly source: Pick<estypes.SearchSearchRequestBody, "_source" | "stored_fields">;
}
const plainLook: Look = { queriesOf: asTyped, source: { _source: false, stored_fields: "_none_" } };
const forgivingLook: Look = {
  queriesOf: (wanted, type) => {
    const near = withTypo(wanted, type);
    return near.length === 0 ? [] : [...asTyped(wanted, type), ...near];
  },
  source: { _source: ["passages"] },
};
const namedLook: Look = { ...plainLook, queriesOf: namedInText };

/** The search of one group. */
function searchOf(
  type: EntityType,
  queries: estypes.QueryDslQueryContainer[],
  source: Look["source"],
  query: TypedQuery,
  services: Services,
  generation: LoadedGeneration,
): Search {
  const { search } = services.deployment;
  return {
    index: [generation.index(indexOf[type])],
    body: {
      query: { bool: { must: [{ dis_max: { queries } }], ...filtersOf(type, query, search) } },
      size: mostShown(search)[type],
      docvalue_fields: ["card"],
      ...source,
      sort: [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }],
      // Of genes no more than the cap are counted.
      track_total_hits: type === "gene" ? search.groups.gene.matched : true,
    },
  };
}

/** Searches the groups at once. */
async function find(
  wanted: readonly EntityType[],
  { queriesOf, source }: Look,
  query: TypedQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<Map<EntityType, Group>> {
  const searched = wanted.flatMap((type) => {
    const queries = queriesOf(query[type], type);
    return queries.length > 0
      ? [{ type, search: searchOf(type, queries, source, query, services, generation) }]
      : [];
  });
  const answers = await searchTogether<Source>(
    services,
    searched.map(({ search }) => search),
    sendGathered(services),
  );
  return new Map(
    answers.map(({ hits }, i) => [searched[i]!.type, { total: totalOf(hits.total), hits: hits.hits }]),
  );
}

const totalOf = (total: number | { readonly value: number } | undefined): number =>
  typeof total === "number" ? total : (total?.value ?? 0);

/** What matches as typed; where that is too little, near misses or genes among the words too, in a second search. */
async function findForgiving(
  types: readonly EntityType[],
  query: TypedQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<(type: EntityType) => Group> {
  const typed = await find(types, plainLook, query, services, generation);
  const typedOf = (type: EntityType): Group => typed.get(type) ?? noGroup;
  const forgiven = forgivenOf(types, query.text, (type) => ({
    total: typedOf(type).total,
    best: scoreOf(typedOf(type)),
  }));
  const named = forgiven.length === 0 && wantsNamedGenes(query.gene.amongWords, typedOf("gene"));
  const near = named
    ? await find(["gene"], namedLook, query, services, generation)
    : await find(forgiven, forgivingLook, query, services, generation);
  return (type) => near.get(type) ?? typedOf(type);
}

/** The indexer writes one into each thing that can be found. */
const payloadOf = ({ fields }: Hit): SuggestionPayload => readSuggestionPayload(fields?.["card"][0]);

function hitOf(hit: Hit, type: EntityType, query: TypedQuery): SuggestHit {
  const { id, label, detail, lookups: texts } = payloadOf(hit);
  const passages = hit._source?.passages ?? [];
  const lookups = [
    ...texts,
    ...passages.map((text) => ({ field: type === "term" ? "definition" : "abstract", text })),
  ];
  const others = type === "gene" && hit._score === tiers.name ? orthologsOf(lookups) : null;
  return { id, label, detail, matched: others ?? matchedOf({ label, lookups }, formsOf(query[type])) };
}

const formsOf = ({ text, whole, ids, ofAllele }: Wanted): string[] => [
  ...new Set([text, whole, ...ids, ...ofAllele]),
];

/** Under a gene that was typed by its name stand its orthologs. */
function orthologsOf(texts: SuggestionPayload["lookups"]): SuggestHit["matched"] {
  const orthologs = texts.filter(({ field }) => field === "ortholog").map(({ text }) => text);
  return orthologs.length === 0 ? null : { field: "ortholog", text: orthologs.join(", ") };
}

/** Answers, some kilobytes each: people type the same beginnings of words again and again. */
const mostKept = 2_000;
const kept = new WeakMap<Services, Kept<SuggestAnswer>>();

/** Answers the search box. Everything that is typed has an answer, if an empty one. */
export async function suggest(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<SuggestAnswer> {
  const answers = kept.get(services) ?? new Kept(mostKept);
  kept.set(services, answers);
  const key = `${generation.name}\n${typed}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = await lookUp(typed, services, generation);
  answers.set(key, answer);
  return answer;
}

async function lookUp(
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<SuggestAnswer> {
  const { search, site } = services.deployment;
  const query = readQuery(typed, { search, site });
  const types = typesOf(services);
  const groupOf = await findForgiving(types, query, services, generation);
  const total = (type: EntityType): number =>
    type === "gene" ? Math.min(groupOf(type).total, search.groups.gene.matched) : groupOf(type).total;
  const totals = {
    gene: total("gene"),
    term: total("term"),
    reference: total("reference"),
    gocam: total("gocam"),
    allele: total("allele"),
  };
  const shown = shownOf(totals, search);
  const idOf = (type: EntityType, least: number = tiers.id): string | null => {
    const {
      hits: [best],
    } = groupOf(type);
    return best && (best._score ?? 0) >= least ? payloadOf(best).id : null;
  };
  const found = {
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
        .map((hit) => hitOf(hit, type, query)),
    })),
    jump: jumpOf(query, found, site),
  };
}
