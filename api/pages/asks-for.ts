/** What pages ask for first, as they ask for it, so that it comes while the program does. Pure. */
import type { Request } from "express";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import { listSize } from "../contract/values/list-size.ts";
import { maxInterval } from "../contract/values/max-interval.ts";
import { isNamed, namedCalls } from "../contract/values/first-calls.ts";
import { usualPlace } from "../contract/values/usual-place.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import type { MatchedPage } from "./match-page.ts";
import { modelsInAddress } from "./pathway-description.ts";

/** Words as the results page asks for them; null for addresses that say more, which it reads in its own way. */
function wordsOf(query: Request["query"]): string | null {
  const { q, ...more } = query;
  const isPlain = typeof q === "string" && q !== "" && q.trim() === q && q.length <= 200;
  return isPlain && Object.keys(more).length === 0 ? q : null;
}

/** A place as the genome browser writes it into its address. */
const place = /^([\w-]+):([1-9]\d*)\.\.([1-9]\d*)$/;
/** What can be the name or id of a gene only. */
const geneName = /^(?=.*[a-z])[\w.-]+$/i;

/**
 * What the genome browser draws at first, as it asks for it: the genes of a place, where they are told one by one, or how many lie where.
 * Nothing for addresses that it has to read in its own way.
 */
function drawnAt({ loc }: Request["query"], chromosomes: readonly ChromosomeSummary[]): readonly string[] {
  const asked = typeof loc === "string" ? loc : "";
  const [first] = chromosomes;
  const usual = asked === "" && first ? { chromosome: first.name, ...usualPlace(first.length) } : null;
  const [, chromosome = "", from = "", to = ""] = place.exec(asked) ?? [];
  const { chromosome: name, start, end } = usual ?? { chromosome, start: Number(from), end: Number(to) };
  if (end > start)
    return end - start < maxInterval
      ? [`/chromosome/${name}/genes?start=${start}&end=${end}`]
      : ["/data/genome_map"];
  if (chromosomes.some((one) => one.name === asked)) return ["/data/genome_map"];
  return geneName.test(asked) ? [`/genome/search?q=${encodeURIComponent(asked)}`] : [];
}

/** Addresses of calls; none for pages that begin with nothing or with what is not asked for in one way only. @param release or generation @param chromosomes of it, where the page is the genome browser */
export function asksFor(
  { page, id }: MatchedPage,
  release: string,
  { path, query }: Pick<Request, "path" | "query">,
  chromosomes: readonly ChromosomeSummary[] = [],
): readonly string[] {
  const dataset = `/api/v1/dataset/${encodeURIComponent(release)}`;
  const { about, lists, asks = [] } = page;
  if (about === "gocam") {
    const asked = parseModelIds(id);
    const isOne = asked.kind === "listed" && asked.ids.length === 1;
    return [`${dataset}/data/${isOne ? "gocam" : "pathways"}/${encodeURIComponent(modelsInAddress(asked))}`];
  }
  if (asks.includes("text")) return [`${dataset}/documentation${path.replace(/\/$/, "")}`];
  const named = asks.filter(isNamed);
  if (named.length > 0) return named.map((call) => `${dataset}/${namedCalls[call]}`);
  if (asks.includes("chromosomes"))
    return [
      `${dataset}/data/chromosome_summaries`,
      ...drawnAt(query, chromosomes).map((call) => dataset + call),
    ];
  if (asks.includes("search")) {
    const words = wordsOf(query);
    return words === null ? [] : [`${dataset}/search?${new URLSearchParams({ q: words }).toString()}`];
  }
  if (about === "subset") {
    const subset = `${dataset}/data/gene_subsets/${encodeURIComponent(id)}`;
    const head = `${subset}?elements=false`;
    const isFirst = Object.keys(query).length === 0;
    return isFirst ? [head, `${subset}/genes?page=1&size=${listSize}`] : [head];
  }
  const isOther = about === "compound" || about === "release" || about === "identifier";
  if (about === undefined || isOther || lists !== undefined) return [];
  const thing = `${dataset}/data/${about}/${encodeURIComponent(id)}`;
  return asks.includes("tables") ? [thing, `${thing}/tables`] : [thing];
}
