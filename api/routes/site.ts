/** The deployment itself, for a web that is served from elsewhere, and its own pages of text. */
import { z } from "zod";
import { boot as bootAnswer } from "../contract/boot.ts";
import { documentationPage } from "../contract/documentation.ts";
import type { DocumentationPage } from "../contract/documentation.ts";
import { chooseGeneration } from "../generation/choose.ts";
import { notFound } from "../problem/problem-error.ts";
import { bootOf, noRelease, readBootRelease } from "../pages/boot.ts";
import { textHtml } from "../pages/text-page.ts";
import { datasetRoute, none, route } from "./route.ts";

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

const documentation = datasetRoute({
  path: "/documentation/{path}",
  group: "Service",
  summary: "A page of the site's own text",
  answer: { description: "Title and text as HTML.", schema: documentationPage },
  params: z.object({ path: addressPath.describe("Address of the page without its first slash.") }),
  query: none,
  examples: ["/documentation/about"],
  async answerWith({ params, services, generation, response }) {
    const path = `/${params.path.replaceAll(/^\/+|\/+$/g, "")}`;
    const page = services.pages.find((one) => one.path === path);
    if (!page) throw notFound(`no page for: ${params.path}`);
    const { title, shows } = page;
    const html = await textHtml(page, services, generation);
    const answer: DocumentationPage = { path, title, html, shows };
    response.json(answer);
  },
});

export const siteRoutes = [boot, documentation];
