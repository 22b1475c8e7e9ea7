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
import { asTyped, mayHaveTypo, tiers, withTypo } from "./tiers.ts";
import { readQuery } from "./typed-query.ts";
import type { TypedQuery } from "./typed-query.ts";

type Found = Pick<Searchable, "id" | "label" | "detail" | "lookups">;
type Hit = estypes.SearchHit<Found>;
interface Group {
  readonly total: number;
  readonly hits: readonly Hit[];
}

const noGroup: Group = { total: 0, hits: [] };
const indexOf: Readonly<Record<EntityType, IndexKind>> = { gene: "genes", term: "terms", reference: "references", gocam: "gocams", allele: "alleles" };

/** Alleles are found outside of production only. */
const typesOf = ({ deployment }: Pick<Services, "deployment">): EntityType[] =>
  suggestTypes.filter((type) => type !== "allele" || deployment.site.deploy_mode !== "production");

interface Lookup {
  readonly type: EntityType;
  readonly isTypo: boolean;
  readonly search: [estypes.MsearchMultisearchHeader, estypes.SearchSearchRequestBody];
}

function lookups(query: TypedQuery, types: readonly EntityType[], services: Services, generation: LoadedGeneration): Lookup[] {
  const most = mostShown(services.deployment.search);
  const lookup = (type: EntityType, isTypo: boolean): Lookup => ({
    type,
    isTypo,
    search: [
      { index: generation.index(indexOf[type]) },
      {
        query: { bool: { must: [isTypo ? withTypo(query[type]) : asTyped(query[type])], ...filtersOf(type, query, services.deployment.search) } },
        size: most[type],
        _source: ["id", "label", "detail", "lookups"],
        sort: [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }],
        track_total_hits: true,
      },
    ],
  });
  const wanted = types.filter((type) => query[type].ids.length > 0);
  return [...wanted.map((type) => lookup(type, false)), ...wanted.filter((type) => mayHaveTypo(query[type])).map((type) => lookup(type, true))];
}

/** Runs the look-ups; a group that fails is empty unless all fail. */
async function run(all: readonly Lookup[], { elastic, log }: Services): Promise<Group[]> {
  if (all.length === 0) return [];
  const { responses } = await elastic.msearch<Found>({ searches: all.flatMap(({ search }) => search) });
  const groups = responses.map((response): Group | null => {
    if (!("error" in response)) {
      const total = response.hits.total;
      return { total: typeof total === "number" ? total : (total?.value ?? 0), hits: response.hits.hits };
    }
    if (response.error.type === "index_not_found_exception") throw new IndexGoneError(response.error.reason ?? "");
    log.error({ err: response.error }, "a group of the search box failed");
    return null;
  });
  if (groups.every((group) => group === null)) throw unavailable("search engine", "The search does not work at the moment. Please try again.");
  return groups.map((group) => group ?? noGroup);
}

/** A gene name with a typo is offered when no gene matches as typed; other typos only when nothing does. */
function withTyposWhereNeeded(all: readonly Lookup[], groups: readonly Group[]): Map<EntityType, Group> {
  const pick = (isTypo: boolean): Map<EntityType, Group> =>
    new Map(all.flatMap((lookup, i) => (lookup.isTypo === isTypo ? [[lookup.type, groups[i] ?? noGroup] as const] : [])));
  const [typed, typos] = [pick(false), pick(true)];
  const nothing = [...typed.values()].every(({ total }) => total === 0);
  for (const [type, group] of typed) {
    if (group.total === 0 && (nothing || type === "gene")) typed.set(type, typos.get(type) ?? noGroup);
  }
  return typed;
}

function hitOf({ _source, _score }: Hit, type: EntityType, query: TypedQuery): SuggestHit[] {
  if (!_source) return [];
  const { id, label, detail, lookups: texts } = _source;
  const others = type === "gene" && _score === tiers.name ? orthologsOf(texts) : null;
  return [{ id, label, detail, matched: others ?? matchedOf({ label, lookups: texts }, [query[type].text, ...query[type].ids]) }];
}

/** Under a gene that was typed by its name stand its orthologs. */
function orthologsOf(texts: Found["lookups"]): SuggestHit["matched"] {
  const orthologs = texts.filter(({ field }) => field === "ortholog").map(({ text }) => text);
  return orthologs.length === 0 ? null : { field: "ortholog", text: orthologs.join(", ") };
}

/** Answers the search box. Everything that is typed has an answer, if an empty one. */
export async function suggest(typed: string, services: Services, generation: LoadedGeneration): Promise<SuggestAnswer> {
  const { search, site } = services.deployment;
  const query = readQuery(typed, { search, site });
  const types = typesOf(services);
  const all = lookups(query, types, services, generation);
  const found = withTyposWhereNeeded(all, await run(all, services));
  const total = (type: EntityType): number => {
    const matches = found.get(type)?.total ?? 0;
    return type === "gene" ? Math.min(matches, search.groups.gene.matched) : matches;
  };
  const totals = { gene: total("gene"), term: total("term"), reference: total("reference"), gocam: total("gocam"), allele: total("allele") };
  const shown = shownOf(totals, search);
  const idOf = (type: EntityType): string | null => {
    const best = found.get(type)?.hits[0];
    return best?._score === tiers.id ? (best._source?.id ?? null) : null;
  };
  return {
    release: generation.release,
    groups: types.map((type) => ({
      type,
      total: totals[type],
      hits: (found.get(type)?.hits ?? []).slice(0, shown[type]).flatMap((hit) => hitOf(hit, type, query)),
    })),
    jump: jumpOf(query, { gene: idOf("gene"), term: idOf("term"), reference: idOf("reference"), gocam: idOf("gocam") }, site),
  };
}
