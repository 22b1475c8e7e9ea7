/** What a release changed against the one before it. */
import { releaseChanges } from "../../index-mappings/pages/changes.ts";
import { changeColumns, changedRows, changesOf, changesOfGenes, changesPageOf } from "../changes/read.ts";
import { changesPage, changesQuery, geneChanges, geneChangesRequest } from "../contract/changes.ts";
import { sendList } from "../http/delimited.ts";
import { datasetPost, datasetRoute, none } from "./route.ts";

const group = "The release";

const summary = datasetRoute({
  path: "/data/changes",
  group,
  summary: "What the release changed against the one before it: numbers, samples, and what became less",
  description:
    "A release is compared when it is loaded, with the release that was loaded before it; `before` is null where there was none. `/releases.atom` tells of releases as a feed.",
  answer: {
    description: "Numbers, groups of changes with samples, alarms, earlier releases.",
    schema: releaseChanges,
  },
  params: none,
  query: none,
  examples: ["/data/changes"],
  async answerWith({ services, generation, response }) {
    response.json(await changesOf(services, generation));
  },
});

const list = datasetRoute({
  path: "/changes",
  group,
  summary: "All changes of a release, in pages or as a file",
  description:
    "Genes, terms and alleles that came, went or changed; terms and domains that genes got or lost.",
  answer: { description: "A page of changes.", schema: changesPage },
  params: none,
  query: changesQuery,
  examples: ["/changes?entity=gene&change=added", "/changes?format=tsv"],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    if (query.format === "json") {
      response.json(await changesPageOf(services, generation, query));
      return;
    }
    const { before, release } = await changesOf(services, generation);
    const rows = await changedRows(services, generation, query);
    const file = {
      name: `changes-${before ?? "first"}-${release}`,
      format: query.format,
      columns: changeColumns,
      idOf: ({ id }: { readonly id: string }) => id,
    };
    await sendList(response, file, one(rows));
  },
});

async function* one<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

const ofGenes = datasetPost({
  path: "/changes/genes",
  group,
  summary: "What a release changed of the genes of a list",
  answer: { description: "The changes, gene by gene.", schema: geneChanges },
  params: none,
  body: geneChangesRequest,
  examples: [{ genes: ["{gene}"] }],
  expensive: true,
  async answerWith({ body, services, generation, response }) {
    response.json(await changesOfGenes(services, generation, body.genes));
  },
});

export const changeRoutes = [summary, list, ofGenes];
