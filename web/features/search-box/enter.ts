/** Where Enter goes while no row of the list is chosen. Pure. */
import type { SuggestAnswer } from "../../../api/contract/index.ts";
import { withoutSigns, withoutWordGene } from "../../../api/contract/values/typed-name.ts";
import { entityUrl, urls } from "../../shared/urls/urls.ts";
import type { Option } from "./options.ts";

const fold = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

const isModelId = (query: string): boolean => /^(gomodel:)?[0-9a-f]{16}$/i.test(query);

/** Whether a hit has every year that was typed: "Nurse 2013" asks for no paper of 2020. */
const hasYears = (query: string, { hit }: Option): boolean =>
  (query.match(/\b(?:19|20)\d\d\b/g) ?? []).every((year) =>
    [hit.id, hit.label, hit.detail, hit.matched?.text].some((text) => text?.includes(year)),
  );

/**
 * The thing that must be meant: the first hit when typed by its name or id, the only one by another name, the only hit
 * at all where the words name no page of the site.
 */
function meant(query: string, { pages }: SuggestAnswer, options: readonly Option[]): Option | null {
  const whole = fold(query);
  const typedForms = new Set([whole, withoutWordGene(whole), withoutSigns(whole)]);
  const [first] = options;
  if (first === undefined) return null;
  if (options.length === 1 && pages.length === 0 && hasYears(query, first)) return first;
  if (typedForms.has(fold(first.hit.label)) || typedForms.has(fold(first.hit.id))) return first;
  const others = options.filter(({ hit }) => hit.matched !== null && typedForms.has(fold(hit.matched.text)));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/**
 * An id opens its page, a name the thing that has it, words that find one thing that thing, and anything else the results page.
 * @param answer to this query
 * @returns null for the id of a pathway model that there is none of: it opens nothing
 */
export function enterUrl(query: string, answer: SuggestAnswer, options: readonly Option[]): string | null {
  if (answer.jump?.type === "location") return urls.genomeLocation(answer.jump.id);
  if (answer.jump) return entityUrl[answer.jump.type](answer.jump.id);
  const thing = meant(query, answer, options);
  if (thing) return thing.url;
  return isModelId(query) ? null : urls.search(query);
}
