/** Search in the site's own pages of text, section by section. */
import type { estypes } from "@elastic/elasticsearch";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import type { DocumentationSearchAnswer } from "../../contract/search.ts";
import { marksOf } from "../../contract/values/marks.ts";
import { fold } from "../../contract/values/fold.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { parseTyped } from "../parse/parse.ts";
import type { Services } from "../../context/services.ts";
import { exactMatches, nearMisses } from "./match-sections.ts";
import { someWords } from "./match-sentences.ts";
import { isSentence, telling } from "./telling.ts";
import { withoutOrganism } from "./without-organism.ts";
import { pagesNamed } from "./signposts.ts";
import { snippetOf } from "./snippet.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** Sections that one search can give (`index.max_result_window`). */
const maxWindow = 10_000;

/** A page of sections of the documentation that fit a text. */
export async function searchDocumentation(
  asked: { readonly q: string; readonly page: number; readonly size: number },
  { elastic, deployment }: Services,
  generation: LoadedGeneration,
): Promise<DocumentationSearchAnswer> {
  const { text: named, typed: whole } = parseTyped(asked.q, {
    search: { ...deployment.search, database_prefixes: [] },
    site: deployment.site,
  });
  if (named === "") return { total: 0, hits: [] };
  // With the word gene, which names of things do without: "papers about a gene" are not all papers.
  const text = withoutOrganism(fold(whole), deployment.site);
  const { size } = asked;
  // There are some hundred sections: past the last there are none, however far.
  const from = Math.min((asked.page - 1) * size, maxWindow - size);
  const find = (query: EsQuery): Promise<estypes.SearchResponse<HelpDoc>> =>
    elastic.search<HelpDoc>({
      index: generation.index("documents"),
      query,
      from,
      size,
      track_total_hits: true,
      sort: [{ _score: { order: "desc" } }, { id: "asc" }],
    });
  const totalOf = ({ hits: { total } }: estypes.SearchResponse<HelpDoc>): number =>
    typeof total === "number" ? total : (total?.value ?? 0);
  const { pages, areAll } = pagesNamed(asked.q, deployment.signposts);
  const typed = await find(
    isSentence(text) ? someWords(text, pages) : exactMatches(text, areAll ? pages : []),
  );
  const near = totalOf(typed) > 0 ? typed : await find(nearMisses(text));
  const found = totalOf(near) > 0 ? near : await find(someWords(text, pages));
  return {
    total: totalOf(found),
    hits: found.hits.hits.flatMap(({ _source }) => {
      if (!_source) return [];
      const { id: url, title, heading, content } = _source;
      return [
        { url, title, heading, ...snippetOf({ text: content, marks: marksOf(content, [telling(text)]) }) },
      ];
    }),
  };
}
