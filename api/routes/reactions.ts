/** Reactions and compounds. */
import { z } from "zod";
import { releaseDocumentOf } from "../../index-mappings/release-documents.ts";
import { compoundPage, rheaReaction } from "../../index-mappings/pages/reactions.ts";
import { readReaction, rheaId } from "../documents/read-reaction.ts";
import { sendStored } from "../documents/stored-json.ts";
import { notFound } from "../problem/problem-error.ts";
import { datasetRoute, none } from "./route.ts";
import { sendReleaseDoc } from "./send-release-document.ts";
import type { Route } from "./route.ts";

const reaction = datasetRoute({
  path: "/data/reaction/{id}",
  group: "Pages",
  summary:
    "A reaction of Rhea: the terms that stand for it, with participants as their definitions write them",
  answer: { description: "The reaction.", schema: rheaReaction },
  params: z.object({
    id: z
      .string()
      .regex(rheaId, "has to be the number of a reaction in Rhea")
      .describe("Number in Rhea, with or without `RHEA:`."),
  }),
  query: none,
  examples: ["/data/reaction/10596"],
  async answerWith({ params: { id }, services, generation, request, response }) {
    const body = await readReaction(services.elastic, generation, id);
    if (body === null)
      throw notFound(`no term of this release names the reaction RHEA:${id.replace(/^RHEA:/i, "")}`);
    await sendStored(request, response, body);
  },
});

const compound = datasetRoute({
  path: "/data/compound/{id}",
  group: "Pages",
  summary: "A compound: the terms whose reactions make or use it, and their genes",
  answer: { description: "The compound.", schema: compoundPage },
  params: z.object({
    id: z
      .string()
      .min(1, "has to name a compound")
      .describe("Key of the compound, as participants of reactions have it."),
  }),
  query: none,
  examples: ["/data/compound/atp"],
  answerWith: ({ params: { id }, ...asked }) =>
    sendReleaseDoc(
      asked,
      releaseDocumentOf.compound(id.toLowerCase()),
      `no compound of this name takes part in a reaction of this release: ${id}`,
    ),
});

export const reactionRoutes: readonly Route[] = [reaction, compound];
