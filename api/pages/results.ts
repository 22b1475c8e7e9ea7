/** The results page for readers without scripts: the hits as links. */
import { counted } from "../../index-mappings/counted.ts";
import type { Request } from "express";
import { entities } from "../../index-mappings/fields/entities.ts";
import { searchQuery } from "../contract/search.ts";
import type { SearchAnswer, SearchHit } from "../contract/search.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { withoutRefused } from "../contract/values/refused.ts";
import { ProblemError } from "../problem/problem-error.ts";
import { readPart } from "../http/read-request.ts";
import { readRequest } from "../search/present/results-request.ts";
import type { ResultsRequest } from "../search/present/results-request.ts";
import { searchResults } from "../search/present/results.ts";
import type { Services } from "../context/services.ts";
import type { DescribedLink, Description } from "./description.ts";
import { entityPath } from "../contract/values/entity-path.ts";

const linkOf = ({ type, id, label, detail, definition }: SearchHit): DescribedLink => ({
  address: entityPath(type, id),
  label,
  detail: [id === label ? "" : id, detail].filter((text) => text !== "").join(" – "),
  text: definition ?? "",
});

function describe(
  typed: string,
  { total, totals, didYouMean, hits, page, size }: SearchAnswer,
  next: string,
): Description {
  const counts = totals
    .filter((one) => one.total > 0)
    .map((one) => `${counted(one.total, entities[one.type].one, entities[one.type].many)}`)
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

type Pair = [name: string, value: string];

/** Parameters as they came, one for each value. */
const pairsOf = (raw: Request["query"]): Pair[] =>
  Object.entries(raw).flatMap(([name, value]) =>
    // The parser of addresses gives texts, and lists of texts.
    ([value].flat() as string[]).map((one): Pair => [name, one]),
  );

/** What an address asks for, without what the search does not understand, as the page itself does; null when nothing is left to ask. */
async function understood(
  pairs: readonly Pair[],
  services: Services,
  generation: LoadedGeneration,
): Promise<ResultsRequest | null> {
  const raw = Object.fromEntries(
    Object.entries(Object.groupBy(pairs, ([name]) => name)).map(([name, of = []]) => [
      name,
      of.map(([, value]) => value),
    ]),
  );
  try {
    return await readRequest(readPart(searchQuery, raw, "query"), services, generation);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { left, dropped } = withoutRefused(pairs, error.extensions.errors ?? []);
    return dropped.length === 0 ? null : understood(left, services, generation);
  }
}

/** Null when nothing was typed, and for an address that the search cannot read: the page itself says then what to do. */
export async function describeResults(
  raw: Request["query"],
  services: Services,
  generation: LoadedGeneration,
): Promise<Description | null> {
  const pairs = pairsOf(raw);
  const request = await understood(pairs, services, generation);
  const typed = request?.typed.toWellFormed().trim() ?? "";
  if (request === null || typed === "") return null;
  const asked = await searchResults(request, services, generation);
  const last = Math.max(1, Math.ceil(asked.total / asked.size));
  const answer =
    asked.page > last ? await searchResults({ ...request, page: last }, services, generation) : asked;
  const next = new URLSearchParams(pairs);
  next.set("page", String(answer.page + 1));
  return describe(typed, answer, `/search?${next.toString()}`);
}
