import { suggestAnswer, suggestQuery } from "../contract/suggest.ts";
import { suggest } from "../search/suggest.ts";
import { datasetRoute, none } from "./route.ts";

const suggestRoute = datasetRoute({
  path: "/search/suggest",
  group: "Search",
  summary: "What the search box offers while somebody types",
  description: "Exact ids and names come first, then beginnings of names, then all words, then what is one letter away. "
    + "`jump` says where Enter goes when a whole id was typed. Wildcards and other signs are plain text.",
  answer: { description: "Hits in groups; `total` is the number of matches.", schema: suggestAnswer },
  params: none,
  query: suggestQuery,
  examples: ["/search/suggest?q=cdc2", "/search/suggest?q=mitotic%20spindle", "/search/suggest?q=PMID:19436749"],
  async answerWith({ query, services, generation, response }) {
    response.json(await suggest(query.q, services, generation));
  },
});

export const searchRoutes = [suggestRoute];
