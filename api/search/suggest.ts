/** The search box: five groups in one combined search. */
import type { estypes } from "@elastic/elasticsearch";
import type { IndexKind } from "../../index-mappings/names.ts";
import type { Searchable } from "../../index-mappings/searchable.ts";
import { suggestTypes } from "../contract/suggest.ts";
import type { EntityType, SuggestAnswer, SuggestHit } from "../contract/suggest.ts";
import { IndexGoneError } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { unavailable } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { filtersOf } from "./group-filters.ts";
import { jumpOf } from "./jump.ts";
import { mostShown, shownOf } from "./limits.ts";
import { matchedOf } from "./matched.ts";
import { asTyped, tiers, withTypo } from "./tiers.ts";
import { readQuery } from "./typed-query.ts";
import type { TypedQuery } from "./typed-query.ts";

type Source = Pick<Searchable, "id" | "label" | "detail" | "lookups">;
type Hit = estypes.SearchHit<Source>;
interface Group {
  readonly total: number;
  readonly hits: readonly Hit[];
}
interface Found {
  readonly typed: Group;
  readonly typos: Group;
}

const noGroup: Group = { total: 0, hits: [] };
const indexOf: Readonly<Record<EntityType, IndexKind>> = { gene: "genes", term: "terms", reference: "references", gocam: "gocams", allele: "alleles" };

/** Alleles are found outside of production only. */
const typesOf = ({ deployment }: Pick<Services, "deployment">): EntityType[] =>
  suggestTypes.filter((type) => type !== "allele" || deployment.site.deploy_mode !== "production");

type Search = [estypes.MsearchMultisearchHeader, estypes.SearchSearchRequestBody];

/**
 * The search of one group. What is one letter away comes with the rest, below it, and is counted apart; of genes as many
 * are fetched as are ever counted, which is cheaper.
 */
function searchOf(type: EntityType, query: TypedQuery, services: Services, generation: LoadedGeneration): Search {
  const { search } = services.deployment;
  const typed = asTyped(query[type]);
  const typos = withTypo(query[type]);
  return [
    { index: generation.index(indexOf[type]) },
    {
      query: { bool: { must: [{ dis_max: { queries: [...typed, ...typos] } }], ...filtersOf(type, query, search) } },
      size: type === "gene" ? search.groups.gene.matched : mostShown(search)[type],
      _source: ["id", "label", "detail", "lookups"],
      sort: [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }],
      track_total_hits: true,
      ...(typos.length > 0 && type !== "gene" ? { aggs: { typed: { filter: { dis_max: { queries: typed } } } } } : {}),
    },
  ];
}

interface Response {
  readonly hits: { readonly total?: number | { readonly value: number } | undefined; readonly hits: readonly Hit[] };
  readonly aggregations?: { readonly typed?: { readonly doc_count: number } } | undefined;
}

/** Splits what was found into what matches as typed and what is a typo away. */
function split({ hits, aggregations }: Response): Found {
  const all = typeof hits.total === "number" ? hits.total : (hits.total?.value ?? 0);
  const typed = hits.hits.filter(({ _score }) => _score !== tiers.typo);
  const typos = hits.hits.slice(typed.length);
  // Once a typo is among the hits, everything that matches as typed is before it.
  const total = typos.length > 0 ? typed.length : (aggregations?.typed?.doc_count ?? all);
  return { typed: { total, hits: typed }, typos: { total: all - total, hits: typos } };
}

/** Searches all groups at once; one that fails is empty unless all fail. */
async function find(types: readonly EntityType[], query: TypedQuery, services: Services, generation: LoadedGeneration): Promise<Map<EntityType, Found>> {
  const wanted = types.filter((type) => query[type].ids.length > 0);
  if (wanted.length === 0) return new Map();
  const searches = wanted.flatMap((type) => searchOf(type, query, services, generation));
  const { responses } = await services.elastic.msearch<Source, { typed: { doc_count: number } }>({ searches });
  const found = new Map<EntityType, Found>();
  for (const [i, response] of responses.entries()) {
    if (!("error" in response)) found.set(wanted[i]!, split(response));
    else if (response.error.type === "index_not_found_exception") throw new IndexGoneError(response.error.reason ?? "");
    else services.log.error({ err: response.error }, "a group of the search box failed");
  }
  if (found.size === 0) throw unavailable("search engine", "The search does not work at the moment. Please try again.");
  return found;
}

/** A gene name with a typo is offered when no gene matches as typed; other typos only when nothing does. */
function choose(found: ReadonlyMap<EntityType, Found>): (type: EntityType) => Group {
  const nothing = [...found.values()].every(({ typed }) => typed.total === 0);
  return (type) => {
    const group = found.get(type);
    if (!group) return noGroup;
    return group.typed.total === 0 && (nothing || type === "gene") ? group.typos : group.typed;
  };
}

function hitOf({ _source, _score }: Hit, type: EntityType, query: TypedQuery): SuggestHit[] {
  if (!_source) return [];
  const { id, label, detail, lookups: texts } = _source;
  const others = type === "gene" && _score === tiers.name ? orthologsOf(texts) : null;
  return [{ id, label, detail, matched: others ?? matchedOf({ label, lookups: texts }, [query[type].text, ...query[type].ids]) }];
}

/** Under a gene that was typed by its name stand its orthologs. */
function orthologsOf(texts: Source["lookups"]): SuggestHit["matched"] {
  const orthologs = texts.filter(({ field }) => field === "ortholog").map(({ text }) => text);
  return orthologs.length === 0 ? null : { field: "ortholog", text: orthologs.join(", ") };
}

/** Answers the search box. Everything that is typed has an answer, if an empty one. */
export async function suggest(typed: string, services: Services, generation: LoadedGeneration): Promise<SuggestAnswer> {
  const { search, site } = services.deployment;
  const query = readQuery(typed, { search, site });
  const types = typesOf(services);
  const groupOf = choose(await find(types, query, services, generation));
  const total = (type: EntityType): number => (type === "gene" ? Math.min(groupOf(type).total, search.groups.gene.matched) : groupOf(type).total);
  const totals = { gene: total("gene"), term: total("term"), reference: total("reference"), gocam: total("gocam"), allele: total("allele") };
  const shown = shownOf(totals, search);
  const idOf = (type: EntityType, least: number = tiers.id): string | null => {
    const [best] = groupOf(type).hits;
    return (best?._score ?? 0) >= least ? (best?._source?.id ?? null) : null;
  };
  const found = { gene: idOf("gene"), term: idOf("term"), reference: idOf("reference"), gocam: idOf("gocam"), namedGene: idOf("gene", tiers.synonym) };
  return {
    release: generation.release,
    groups: types.map((type) => ({
      type,
      total: totals[type],
      hits: groupOf(type).hits.slice(0, shown[type]).flatMap((hit) => hitOf(hit, type, query)),
    })),
    jump: jumpOf(query, found, site),
  };
}
