/** Sections of the documentation as the index has them: which fit a query, and what is shown of them. */
import type { Client } from "@elastic/elasticsearch";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import type { DocumentationSearchAnswer } from "../../contract/search.ts";
import { marksOf } from "../../contract/values/marks.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Fit } from "./section-of-page.ts";
import { snippetOf } from "./snippet.ts";

/** Sections that one search can find (`index.max_result_window`): there are some hundred. */
const maxSections = 10_000;

/** All sections that fit a query, the best first; their titles are folded. */
export async function findSections(
  query: EsQuery,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<readonly Fit[]> {
  const { hits } = await elastic.search<never>({
    index: generation.index("documents"),
    query,
    size: maxSections,
    _source: false,
    docvalue_fields: ["id", "path", "title"],
    sort: [{ _score: { order: "desc" } }, { id: "asc" }],
  });
  return hits.hits.map(({ _score, fields = {} }) => {
    const value = (name: string): string => String(fields[name]?.[0] ?? "");
    return { id: value("id"), path: value("path"), title: value("title"), score: _score ?? 0 };
  });
}

/** What is shown of sections: the text around what is asked for, which is marked. */
export async function readHits(
  sections: readonly Pick<Fit, "id">[],
  asked: string,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<DocumentationSearchAnswer["hits"]> {
  if (sections.length === 0) return [];
  const { docs } = await elastic.mget<HelpDoc>({
    index: generation.index("documents"),
    ids: sections.map(({ id }) => id),
    _source: ["id", "title", "heading", "content"],
  });
  return docs.flatMap((doc) => {
    if (!("_source" in doc) || !doc._source) return [];
    const { id: url, title, heading, content } = doc._source;
    return [{ url, title, heading, ...snippetOf({ text: content, marks: marksOf(content, [asked]) }) }];
  });
}
