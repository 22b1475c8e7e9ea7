/** The results page for readers without scripts: the hits as links. */
import type { Request } from "express";
import { searchQuery } from "../contract/search.ts";
import type { SearchAnswer, SearchHit } from "../contract/search.ts";
import type { EntityType } from "../contract/suggest.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { pairsOf } from "../search/present/results-request.ts";
import { readRequest } from "../search/present/results-request.ts";
import { searchResults } from "../search/present/results.ts";
import type { Services } from "../services.ts";
import { part } from "./description.ts";
import type { Description } from "./description.ts";

const pages: Readonly<Record<EntityType, string>> = {
  gene: "/gene/",
  term: "/term/",
  reference: "/reference/",
  gocam: "/gocam/pombase-view/docs/",
  allele: "/allele/",
};
const typeNames: Readonly<Record<EntityType, string>> = {
  gene: "genes",
  term: "terms",
  reference: "publications",
  gocam: "pathway models",
  allele: "alleles",
};
const number = new Intl.NumberFormat("en");

const linkOf = ({ type, id, label, detail }: SearchHit): NonNullable<Description["links"]>[number] => ({
  address: pages[type] + part(id),
  label,
  detail: [id === label ? "" : id, detail].filter((text) => text !== "").join(" – "),
});

function describe(
  typed: string,
  { total, totals, didYouMean, hits, page, size }: SearchAnswer,
  next: string,
): Description {
  const counts = totals
    .filter((one) => one.total > 0)
    .map((one) => `${number.format(one.total)} ${typeNames[one.type]}`)
    .join(", ");
  return {
    name: typed,
    text: `Search results for ${typed}: ${counts || "nothing found"}.`,
    facts: [
      ["Found", counts || "nothing"],
      ["Did you mean", didYouMean ?? ""],
    ],
    links: [
      ...hits.map(linkOf),
      ...(page * size < total ? [{ address: next, label: "More results", detail: "" }] : []),
    ],
    path: `/search?q=${encodeURIComponent(typed)}`,
  };
}

/** Null when nothing was typed, and for an address that the search cannot read: the page itself says then what to do. */
export async function describeResults(
  raw: Request["query"],
  services: Services,
  generation: LoadedGeneration,
): Promise<Description | null> {
  const query = searchQuery.safeParse(raw);
  const typed = query.success ? query.data.q.toWellFormed().trim() : "";
  if (!query.success || typed === "") return null;
  const answer = await searchResults(
    await readRequest(query.data, raw, services, generation),
    services,
    generation,
  );
  const next = new URLSearchParams(pairsOf(raw));
  next.set("page", String(answer.page + 1));
  return describe(typed, answer, `/search?${next.toString()}`);
}
