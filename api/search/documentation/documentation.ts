/** Search in the site's own pages of text, section by section. */
import type { DocumentationSearchAnswer } from "../../contract/search.ts";
import { fold } from "../../contract/values/fold.ts";
import { marksOf } from "../../contract/values/marks.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { parseTyped } from "../parse/parse.ts";
import type { Services } from "../../context/services.ts";
import { rankSections } from "./rank.ts";
import { helpOfGeneration } from "./read-help.ts";
import { pagesNamed } from "./signposts.ts";
import { snippetOf } from "./snippet.ts";
import { telling } from "./telling.ts";
import { withoutOrganism } from "./without-organism.ts";

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
  const addresses = pagesNamed(asked.q, deployment).pages.map(({ url }) => url);
  const help = await helpOfGeneration(elastic, generation);
  const sections = rankSections(text, addresses, help);
  const from = (asked.page - 1) * asked.size;
  const told = telling(text);
  return {
    total: sections.length,
    hits: sections.slice(from, from + asked.size).map(({ id: url, title, heading, content }) => ({
      url,
      title,
      heading,
      ...snippetOf({ text: content, marks: marksOf(content, [told]) }),
    })),
  };
}
