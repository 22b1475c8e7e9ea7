import { entities, searchedKinds } from "../../index-mappings/fields/entities.ts";
import { facetsOfKind } from "../../index-mappings/fields/search-facets.ts";
import {
  documentationSearchAnswer,
  documentationSearchQuery,
  searchAnswer,
  searchQuery,
} from "../contract/search.ts";
import { suggestAnswer, suggestQuery } from "../contract/suggest.ts";
import { termSearchAnswer, termSearchQuery } from "../contract/term-search.ts";
import { genotypeList, genotypeSearchQuery } from "../contract/entity-lists.ts";
import { sendGenotypes } from "../lists/genotypes.ts";
import { searchDocumentation } from "../search/documentation/documentation.ts";
import { genotypesFound } from "../search/genotypes-found.ts";
import { sendAll } from "../search/download/download.ts";
import { searchResults } from "../search/present/results.ts";
import { readRequest } from "../search/present/results-request.ts";
import { browserSuggestions } from "../search/present/opensearch.ts";
import { suggestJson } from "../search/present/suggest.ts";
import { searchTerms } from "../search/present/terms.ts";
import { datasetRoute, none } from "./route.ts";

const suggestRoute = datasetRoute({
  path: "/search/suggest",
  use: "suggest",
  group: "Search",
  summary: "What the search box offers while somebody types",
  description:
    "Exact ids and names come first, then beginnings of names, then all words, then what is one letter away. " +
    "`jump` says where Enter goes when a whole id was typed. Wildcards and other signs are plain text. It finds what the results page finds; genes are counted up to a number of the deployment, and alleles are listed outside of production only.",
  answer: { description: "Hits in groups; `total` is the number of matches.", schema: suggestAnswer },
  params: none,
  query: suggestQuery,
  examples: [
    "/search/suggest?q={gene_name}",
    "/search/suggest?q=mitotic%20spindle",
    "/search/suggest?q={reference}",
  ],
  async answerWith({ query, services, generation, response }) {
    response.type("application/json").send(await suggestJson(query.q, services, generation));
  },
});

const facetsByKind = searchedKinds
  .map((kind) => ({ kind, names: facetsOfKind(kind).map(({ name }) => `\`${name}\``) }))
  .filter(({ names }) => names.length > 0)
  .map(({ kind, names }) => `${names.join(", ")} with ${entities[kind].many}`)
  .join("; ");

const resultsRoute = datasetRoute({
  path: "/search",
  group: "Search",
  summary: "Everything that is found, in pages, with the facets of a type",
  description:
    "Ranked as in the search box; without `type` all types are mixed in one list. " +
    `Facets go with their type: ${facetsByKind}. Several values of one facet are joined by OR, facets by AND. ` +
    "A value that nothing of the release has, a facet or an order of another type is refused with 400. " +
    "`format=tsv`, `format=jsonl` (one JSON object a line) and `format=ids` send all hits as a file, however many there are. " +
    "With nothing typed everything of the type is listed.",
  answer: {
    description: "A page of hits, the totals of all types, and the facets of the type asked for.",
    schema: searchAnswer,
  },
  params: none,
  query: searchQuery,
  examples: [
    "/search?q=kinase",
    "/search?q=kinase&type=gene&viability=inviable&chromosome=I&chromosome=II",
    "/search?q=wahls&type=reference&year=2005-2015&sort=-year",
    "/search?type=gene&has=pathway&sort=-annotations",
    "/search?q=kinase&type=gene&format=tsv",
  ],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    const asked = await readRequest(query, services, generation);
    if (query.format === "json") response.json(await searchResults(asked, services, generation));
    else await sendAll(query.format, asked, services, generation, response);
  },
});

const documentationRoute = datasetRoute({
  path: "/search/documentation",
  group: "Search",
  summary: "Sections of the site's own pages of text",
  description:
    "Headings come first, then all words anywhere in a section, then what is one letter away. `text` is plain text; `marks` are the stretches of it that fit.",
  answer: {
    description: "A page of sections with the text around what was found.",
    schema: documentationSearchAnswer,
  },
  params: none,
  query: documentationSearchQuery,
  examples: ["/search/documentation?q=genome%20browser"],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    response.json(await searchDocumentation(query, services, generation));
  },
});

const termsRoute = datasetRoute({
  path: "/search/terms",
  group: "Search",
  summary: "Terms of chosen ontologies, with what they mean",
  description:
    "Ranked as in the search box, terms without genes last, over all ontologies of the release, phenotype conditions among them; several values of `ontology` are joined by OR.",
  answer: { description: "The first hits; `total` is the number of matches.", schema: termSearchAnswer },
  params: none,
  query: termSearchQuery,
  examples: [
    "/search/terms?q=kinase&ontology=molecular_function",
    "/search/terms?q=temperature&ontology={condition_ontology}",
  ],
  async answerWith({ query, services, generation, response }) {
    response.json(await searchTerms(query, services, generation));
  },
});

const genotypesRoute = datasetRoute({
  path: "/search/genotypes",
  group: "Search",
  summary: "Genotypes that a text asks for",
  description:
    "Texts that ask for genotypes: by genes and alleles that are all in them, conditions on their genes, phenotypes, publications, the number of loci and ploidy. " +
    "A text that asks for other things finds none; without any all genotypes are listed. " +
    "`/search` tells how the text was read, and how many fit. `format=tsv`, `format=jsonl` and `format=ids` answer files with all rows.",
  answer: { description: "A page of genotypes.", schema: genotypeList },
  params: none,
  query: genotypeSearchQuery,
  examples: ["/search/genotypes?q=genotypes%20of%20{gene_name}", "/search/genotypes?size=10"],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    const of = await genotypesFound(query.q, services, generation);
    await sendGenotypes({ services, generation, of, asked: query }, "genotypes", response);
  },
});

const browserRoute = datasetRoute({
  path: "/search/opensearch",
  use: "suggest",
  group: "Search",
  summary: "Suggestions for the search field of a browser",
  description:
    "In the format of the OpenSearch suggestions extension: what was typed, labels, details, addresses. `/opensearch.xml` points browsers to it.",
  answer: { description: "A list of four parts.", mediaType: "application/x-suggestions+json" },
  params: none,
  query: suggestQuery,
  examples: ["/search/opensearch?q={gene_name}"],
  async answerWith({ query, services, generation, response }) {
    response
      .type("application/x-suggestions+json")
      .send(JSON.stringify(await browserSuggestions(query.q, services, generation)));
  },
});

export const searchRoutes = [
  suggestRoute,
  resultsRoute,
  genotypesRoute,
  documentationRoute,
  termsRoute,
  browserRoute,
];
