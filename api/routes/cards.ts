/** Pictures that other sites show beside links to pages. */
import { z } from "zod";
import { cardSvg } from "../cards/card.ts";
import { cardGene, cardOfGene, cardOfSite } from "../cards/gene-card.ts";
import { pixelsOf } from "../cards/pixels.ts";
import { readPage } from "../documents/read-page.ts";
import { readMetadata } from "../documents/release-documents.ts";
import { parseStored } from "../documents/stored-json.ts";
import { notFound } from "../problem/problem-error.ts";
import { datasetRoute, none } from "./route.ts";

const text = {
  group: "Plots",
  answer: { description: "The picture, 1200 by 630 px.", mediaType: "image/png" },
  query: none,
  expensive: true,
} as const;

const ofGene = datasetRoute({
  ...text,
  path: "/social_card/gene/{gene}",
  summary: "The picture of a gene for links on other sites",
  description:
    "Name, product, place among its neighbours, and how much is known of it. Pages name it as `og:image`.",
  params: z.object({ gene: z.string().min(1, "has to name a gene").describe("Systematic id.") }),
  examples: ["/social_card/gene/{gene}"],
  async answerWith({ params, services, generation, response }) {
    const stored = await readPage(services.elastic, generation, "gene", params.gene);
    if (!stored) throw notFound(`There is no gene ${params.gene}.`);
    const gene = await parseStored(stored.body, cardGene);
    const png = await pixelsOf(cardSvg(cardOfGene(gene, services.deployment.site)));
    response.type("image/png").send(Buffer.from(png));
  },
});

const ofSite = datasetRoute({
  ...text,
  path: "/social_card/site",
  summary: "The picture of the site for links on other sites",
  params: none,
  examples: ["/social_card/site"],
  async answerWith({ services, generation, response }) {
    const metadata = await readMetadata(services.elastic, generation);
    const png = await pixelsOf(cardSvg(cardOfSite(services.deployment.site, metadata)));
    response.type("image/png").send(Buffer.from(png));
  },
});

export const cardRoutes = [ofGene, ofSite];
