/** Orthologs of a gene in a few words. Pure. */
import type { HitFacts } from "../../../api/contract/suggest.ts";
import type { Site } from "../../../api/contract/index.ts";

/** Names that are told of each organism. */
const maxNames = 3;

/** "human CDK1, CDK2, CDK3", an organism a line. */
export const orthologLines = (orthologs: HitFacts["orthologs"], site: Pick<Site, "organisms">): string[] =>
  orthologs.map(({ taxonid, names }) => {
    const organism = site.organisms.find((one) => one.taxonid === taxonid)?.common_name ?? String(taxonid);
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : "";
    return `${organism} ${names.slice(0, maxNames).join(", ")}${more}`;
  });
