/** Which genes a text wants compared: "compare A and B", "A vs B", "what do A and B have in common". */
import type { Client } from "@elastic/elasticsearch";
import { maxCompared } from "../../contract/values/max-compared.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { geneFinder } from "../../queries/gene-table.ts";
import type { Services } from "../../context/services.ts";
import { pagesNamed } from "./signposts.ts";
import type { NamedPages } from "./signposts.ts";

/** Names of one word each, with what stands between names of a list. */
const names = String.raw`([\w.'()-]+(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|with|to|vs\.?|versus|&)\s+)[\w.'()-]+)+)`;
const between = /\s*,\s*(?:and\s+)?|\s+(?:and|with|to|vs\.?|versus|&)\s+/i;
const genesWord = "(?:(?:the )?genes? )?";

const ways = [
  `(?:please )?compare ${genesWord}${names}`,
  `(?:a )?comparison (?:of|between) ${genesWord}${names}`,
  `(?:what (?:is|are) )?(?:the )?(?:differences?|similarit(?:y|ies)) (?:between|of) ${genesWord}${names}`,
  `how (?:do|are) ${genesWord}${names} (?:differ|compare|differ(?:ent)?|similar|related)`,
  `what (?:do|does) ${genesWord}${names} (?:have in common|share)`,
  `what (?:is|are) (?:in )?(?:common|shared) (?:between|by|to|of|in) ${genesWord}${names}`,
  // Without "and": two genes side by side are asked for in other ways, too.
  String.raw`([\w.'()-]+\s+(?:vs\.?|versus)\s+[\w.'()-]+)`,
].map((way) => new RegExp(`^\\s*${way}\\s*\\??\\s*$`, "i"));

/** The words that stand where names are expected; none where a text asks for no comparison. Pure. */
export function comparedWords(typed: string): readonly string[] {
  for (const way of ways) {
    const [, found] = way.exec(typed) ?? [];
    if (found !== undefined) return found.split(between).filter((word) => word !== "");
  }
  return [];
}

/** The page that compares the genes; null where a text does not ask for it, or names what is no gene. */
async function comparisonAsked(
  typed: string,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<NamedPages | null> {
  const words = comparedWords(typed);
  if (words.length < 2 || words.length > maxCompared) return null;
  const find = geneFinder(elastic, generation);
  const ids = await Promise.all(words.map(find));
  if (ids.includes(null) || new Set(ids).size < ids.length) return null;
  const title = `Compare ${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
  const url = `/compare?${new URLSearchParams({ genes: words.join(" ") }).toString()}`;
  return { pages: [{ url, title }], areAll: true, areMeant: true };
}

/** The pages and tools that a text names, and whether it is about them only: a comparison of genes, or else what the deployment names. */
export const pagesAsked = async (
  typed: string,
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
): Promise<NamedPages> =>
  (await comparisonAsked(typed, elastic, generation)) ?? pagesNamed(typed, deployment);
