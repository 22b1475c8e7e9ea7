import type { SearchSettings, Site } from "../../config/schema.ts";

export interface MeantRules {
  readonly search: Pick<SearchSettings, "database_prefixes">;
  readonly site: Pick<Site, "transcript_systematic_identifier_pattern">;
}

/** The id of a gene that is meant by one behind a database's name, or by the id of a transcript: `DB:G1.09.1` → `G1.09`; others stay. Pure. */
export function meantGene(asked: string, { search, site }: MeantRules): string {
  const colon = asked.indexOf(":");
  const isPrefixed = search.database_prefixes.some(
    (prefix) => prefix.toLowerCase() === asked.slice(0, Math.max(0, colon)).toLowerCase(),
  );
  const id = isPrefixed ? asked.slice(colon + 1) : asked;
  return new RegExp(site.transcript_systematic_identifier_pattern).test(id) ? id.replace(/\.\d+$/, "") : id;
}
