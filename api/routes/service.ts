/** Is it up, and what is down if not. */
import { z } from "zod";
import { health, servedReleases } from "../contract/health.ts";
import type { Health, ServedReleases } from "../contract/health.ts";
import { unavailable } from "../problem/problem-error.ts";
import type { Services } from "../context/services.ts";
import { none, route } from "./route.ts";

/** ms after which a part that has not answered counts as down */
const patience = 1_500;

async function answers(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience).unref());
  return Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

async function readHealth({ elastic, redis, generations, version }: Services): Promise<Health> {
  const [search, queue] = await Promise.all([
    answers(elastic.ping({}, { requestTimeout: patience, maxRetries: 0 })),
    answers(redis.ping()),
  ]);
  return {
    status: search && queue && generations.live ? "ok" : "degraded",
    version,
    release: generations.live?.release ?? null,
    generation: generations.live?.name ?? null,
    parts: [
      {
        name: "search engine",
        up: search,
        message: search ? "answers" : "does not answer: no page and no search works until it does",
      },
      {
        name: "queue",
        up: queue,
        message: queue
          ? "answers"
          : "does not answer: releases cannot be loaded and use is not limited until it does",
      },
      {
        name: "release",
        up: generations.live !== null,
        message: generations.live ? "is loaded" : "is not loaded yet: there is nothing to show",
      },
    ],
  };
}

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
  summary: "Whether requests can be sent here: a release is live and all parts answer",
  answer: { description: "All parts are up.", schema: health },
  failures: [503],
  params: none,
  query: none,
  examples: ["/health/ready"],
  async answerWith({ services, response }) {
    const state = await readHealth(services);
    const down = state.parts.find((part) => !part.up);
    if (down) throw unavailable(down.name, `The ${down.name} ${down.message}.`);
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
