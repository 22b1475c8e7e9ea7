import type { BootDeployment } from "../../../api/contract/index.ts";

export interface TranscriptRules {
  readonly search: Pick<BootDeployment["search"], "database_prefixes">;
  readonly site: Pick<BootDeployment["site"], "transcript_systematic_identifier_pattern">;
}

/** The transcript that an identifier such as PomBase:SPCC548.03c.1 names, and its gene; null for any other. Pure. */
export function transcriptIn(
  identifier: string,
  { search, site }: TranscriptRules,
): { readonly id: string; readonly gene: string } | null {
  const colon = identifier.indexOf(":");
  if (colon >= 0 && !search.database_prefixes.includes(identifier.slice(0, colon))) return null;
  const id = identifier.slice(colon + 1);
  return new RegExp(site.transcript_systematic_identifier_pattern).test(id)
    ? { id, gene: id.replace(/\.\d+$/, "") }
    : null;
}
