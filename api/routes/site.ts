/** The deployment itself, for a web that is served from elsewhere, and its own pages of text. */
import { z } from "zod";
import { boot as bootAnswer } from "../contract/boot.ts";
import { documentationPage } from "../contract/documentation.ts";
import type { DocumentationPage } from "../contract/documentation.ts";
import { chooseGeneration } from "../generation/choose.ts";
import { notFound } from "../problem/problem-error.ts";
import { bootOf, noRelease, readBootRelease } from "../pages/boot.ts";
import { textHtml } from "../pages/text-page.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { datasetRoute, none, route } from "./route.ts";
import type { RouteContext } from "./route.ts";

const boot = route({
  path: "/boot",
  group: "Service",
  summary:
    "The configuration of the site, the metadata of the live release and the names of fields, as the pages are given them",
  answer: {
    description: "Configuration, metadata and names.",
    schema: bootAnswer,
  },
  params: none,
  query: none,
  examples: ["/boot"],
  async answerWith({ services, response }) {
    const generation = await chooseGeneration(services, "latest").catch(() => null);
    const answer = bootOf(
      services.deployment,
      generation ? await readBootRelease(services.elastic, generation) : noRelease,
    );
    response.set("Cache-Control", "no-cache").json(answer);
  },
});

/** Express gives the rest of an address in parts. */
const addressPath = z.preprocess((parts) => (Array.isArray(parts) ? parts.join("/") : parts), z.string());

const textParams = z.object({
  path: addressPath.describe("Address of the page without its first slash."),
});

async function answerText(
  { params, services, response }: RouteContext<typeof textParams, typeof none>,
  generation: LoadedGeneration | null,
): Promise<void> {
  const path = `/${params.path.replaceAll(/^\/+|\/+$/g, "")}`;
  const page = services.pages.find((one) => one.path === path);
  if (!page) throw notFound(`no page for: ${params.path}`);
  const { title, shows } = page;
  const html = await textHtml(page, services, generation);
  const answer: DocumentationPage = { path, title, html, shows };
  response.json(answer);
}

const documentation = datasetRoute({
  path: "/documentation/{path}",
  group: "Service",
  summary: "A page of the site's own text",
  description: "It is also answered before the first load, then without the tables that a release fills.",
  answer: { description: "Title and text as HTML.", schema: documentationPage },
  params: textParams,
  query: none,
  examples: ["/documentation/about"],
  answerWith: (asked) => answerText(asked, asked.generation),
  answerBefore: (asked) => answerText(asked, null),
});

export const siteRoutes = [boot, documentation];
