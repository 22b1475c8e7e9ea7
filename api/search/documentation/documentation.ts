/** Search in the site's own pages of text, section by section. */
import type { DocumentationSearchAnswer } from "../../contract/search.ts";
import { fold } from "../../contract/values/fold.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { parseTyped } from "../parse/parse.ts";
import type { Services } from "../../context/services.ts";
import { exactMatches, nearMisses } from "./match-sections.ts";
import { someWords } from "./match-sentences.ts";
import { isSentence, telling } from "./telling.ts";
import { withoutOrganism } from "./without-organism.ts";
import { pagesNamed } from "./signposts.ts";
import { findSections, readHits } from "./read-sections.ts";
import { ledToSections, sectionsAsked } from "./section-of-page.ts";
import type { Fit } from "./section-of-page.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** A page of sections of the documentation that fit a text. */
export async function searchDocumentation(
  asked: { readonly q: string; readonly page: number; readonly size: number },
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
): Promise<DocumentationSearchAnswer> {
  const { text: named, typed: whole } = parseTyped(asked.q, {
    search: { ...deployment.search, database_prefixes: [] },
    site: deployment.site,
  });
  if (named === "") return { total: 0, hits: [] };
  // With the word gene, which names of things do without: "papers about a gene" are not all papers.
  const text = withoutOrganism(fold(whole), deployment.site);
  const find = (query: EsQuery): Promise<readonly Fit[]> => findSections(query, elastic, generation);
  const { pages, areAll } = pagesNamed(asked.q, deployment.signposts);
  const typed = await find(
    isSentence(text) ? someWords(text, pages) : exactMatches(text, areAll ? pages : []),
  );
  const near = typed.length > 0 ? typed : await find(nearMisses(text));
  const found = near.length > 0 ? near : await find(someWords(text, pages));
  const inPages = sectionsAsked(found, text);
  const sections = ledToSections(found, inPages === null ? [] : await find(inPages));
  const from = (asked.page - 1) * asked.size;
  return {
    total: sections.length,
    hits: await readHits(sections.slice(from, from + asked.size), telling(text), elastic, generation),
  };
}
