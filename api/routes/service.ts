/** Is it up, and what is down if not. */
import { z } from "zod";
import { readHealth, readReadiness } from "../health/parts.ts";
import { health, servedReleases } from "../contract/health.ts";
import type { ServedReleases } from "../contract/health.ts";
import { unavailable } from "../problem/problem-error.ts";
import { none, route } from "./route.ts";

const group = "Service";
const healthRoute = route({
  path: "/health",
  group,
  summary: "Which parts are up, and what fails without the others",
  description: "Always 200, so that a page can name the part that is down.",
  answer: { description: "State of the parts.", schema: health },
  params: none,
  query: none,
  examples: ["/health"],
  async answerWith({ services, response }) {
    response.set("Cache-Control", "no-store").json(await readHealth(services));
  },
});

const live = route({
  path: "/health/live",
  group,
  summary: "Whether the process runs",
  answer: { description: "It does.", schema: z.object({ status: z.literal("ok") }) },
  params: none,
  query: none,
  examples: ["/health/live"],
  async answerWith({ response }) {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  },
});

const ready = route({
  path: "/health/ready",
  group,
  summary:
    "Whether requests can be sent here: a release is live, what searches need is read, and every shard answers",
  description:
    "Changes after three looks that fail, and after two that succeed, a second apart. Without Redis it stays ready: that is told by `health`.",
  answer: { description: "The state of the parts.", schema: health },
  failures: [503],
  params: none,
  query: none,
  examples: ["/health/ready"],
  async answerWith({ services, response }) {
    const { state, isReady } = await readReadiness(services);
    const down = state.parts.find(({ name, up }) => !up && name !== "queue");
    if (!isReady)
      throw unavailable(
        down?.name ?? "search engine",
        down ? `The ${down.name} ${down.message}.` : "The search engine has only just come back.",
      );
    response.set("Cache-Control", "no-store").json(state);
  },
});

const release = route({
  path: "/release",
  group,
  summary: "Which release is live, and which others are kept",
  description: "Pages that are open for long ask it, to offer a newer release.",
  answer: { description: "The release that is live and all that are kept.", schema: servedReleases },
  params: none,
  query: none,
  examples: ["/release"],
  async answerWith({ services: { generations }, response }) {
    const answer: ServedReleases = {
      release: generations.live?.release ?? null,
      generation: generations.live?.name ?? null,
      releases: [...new Set(generations.loaded.map((one) => one.release))],
    };
    response.set("Cache-Control", "no-store").json(answer);
  },
});

export const serviceRoutes = [release, healthRoute, live, ready];
