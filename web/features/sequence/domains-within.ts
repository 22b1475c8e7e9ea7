/** Which domains of a protein some of its residues lie in. Pure. */
import type { GenePage } from "../../../api/contract/index.ts";

/** As many as have room in a line. */
const maxNames = 3;

/** Names of the domains that overlap a stretch, each once, the shortest stretches first, since they say most; the last says how many more there are. */
export function domainsWithin(
  { interpro_matches: matches }: Pick<GenePage, "interpro_matches">,
  start: number,
  end: number,
): string[] {
  const found = matches
    .flatMap(({ id, name, description, locations }) =>
      locations
        .filter((one) => one.start <= end && one.end >= start)
        .map((one) => ({ name: name ?? description ?? id, length: one.end - one.start })),
    )
    .sort((a, b) => a.length - b.length);
  const names = [...new Set(found.map(({ name }) => name))];
  return names.length <= maxNames ? names : [...names.slice(0, maxNames), `${names.length - maxNames} more`];
}
