/** What the results page looks for in each type: the same tiers as the search box. */
import type { estypes } from "@elastic/elasticsearch";
import type { IndexKind } from "../../index-mappings/names.ts";
import { suggestTypes } from "../contract/suggest.ts";
import type { EntityType } from "../contract/suggest.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { asTyped, namedInText } from "../search/as-typed.ts";
import { filtersOf } from "../search/group-filters.ts";
import { withTypo } from "../search/near-misses.ts";
import type { TypedQuery } from "../search/typed-query.ts";
import type { Services } from "../services.ts";

type Query = estypes.QueryDslQueryContainer;

const indexOf: Readonly<Record<EntityType, IndexKind>> = {
  gene: "genes",
  term: "terms",
  reference: "references",
  gocam: "gocams",
  allele: "alleles",
};

/** As in the search box: alleles outside of production only, since nothing links to their pages there. */
export const typesOf = ({ deployment }: Pick<Services, "deployment">): EntityType[] =>
  suggestTypes.filter((type) => type !== "allele" || deployment.site.deploy_mode !== "production");

/** The query of each type; types that nothing can be found of are absent. In types in `forgiven` near misses are found too, and in types in `named` things that are named among other words. */
export type TypeQueries = ReadonlyMap<EntityType, Query>;

export function typeQueries(
  query: TypedQuery,
  types: readonly EntityType[],
  forgiven: readonly EntityType[],
  { deployment }: Pick<Services, "deployment">,
  named: readonly EntityType[] = [],
): TypeQueries {
  // Nothing typed lists everything, genes named after others with "antisense" too.
  const everything = query.isBlank;
  const wanted = everything ? { ...query, antisense: true } : query;
  return new Map(
    types.flatMap((type): [EntityType, Query][] => {
      const filter = filtersOf(type, wanted, deployment.search);
      if (everything) return [[type, { bool: filter }]];
      const queries = [
        ...asTyped(query[type], type),
        ...(forgiven.includes(type) ? withTypo(query[type], type) : []),
        ...(named.includes(type) ? namedInText(query[type]) : []),
      ];
      return queries.length === 0 ? [] : [[type, { bool: { must: [{ dis_max: { queries } }], ...filter } }]];
    }),
  );
}

/** One query over the indices of several types; a hit's score is its tier whatever its type. */
export const mixed = (queries: TypeQueries, generation: LoadedGeneration): Query => ({
  bool: {
    should: [...queries].map(([type, query]) => ({
      bool: { must: [query], filter: [{ term: { _index: generation.index(indexOf[type]) } }] },
    })),
    minimum_should_match: 1,
  },
});

export const indicesOf = (types: Iterable<EntityType>, generation: LoadedGeneration): string[] =>
  [...types].map((type) => generation.index(indexOf[type]));

/** The type of the things in an index. */
export const typeOfIndex = (index: string, generation: LoadedGeneration): EntityType =>
  suggestTypes.find((type) => generation.index(indexOf[type]) === index) ?? "gene";
