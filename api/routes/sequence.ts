/** Sequences of chromosomes. */
import { z } from "zod";
import { badRequest, notFound } from "../problem/problem-error.ts";
import { sendStream } from "../http/send-stream.ts";
import { readChromosomes } from "../documents/release-documents.ts";
import { chromosomeId, readInterval } from "../sequence/chromosome.ts";
import { datasetRoute } from "./route.ts";

const position = (description: string) =>
  z
    .string()
    .regex(/^-?\d{1,12}$/, "has to be a whole number")
    .transform(Number)
    .optional()
    .describe(description);

const sequence = datasetRoute({
  path: "/chromosome/{name}/sequence",
  group: "Sequences",
  summary: "The sequence of a stretch of a chromosome",
  description:
    "Positions count from 1 and both ends belong to the stretch. What lies outside of the chromosome is left out. The reverse strand is read in its own direction.",
  answer: { description: "The residues without line breaks.", mediaType: "text/plain" },
  params: z.object({
    name: z.string().describe("Id or name of the chromosome, such as `II` or `chromosome_2`."),
  }),
  query: z.object({
    start: position("First position; that of the chromosome when absent."),
    end: position("Last position; that of the chromosome when absent."),
    strand: z.enum(["forward", "reverse"]).default("forward"),
  }),
  examples: [
    "/chromosome/II/sequence?start=1500000&end=1500100",
    "/chromosome/II/sequence?start=1500000&end=1500100&strand=reverse",
  ],
  expensive: true,
  async answerWith({ params, query, services, generation, response }) {
    const known = (await readChromosomes(services.elastic, generation)) ?? [];
    const id = chromosomeId(params.name, services.deployment.site.chromosomes) ?? params.name;
    const chromosome = known.find(({ name }) => name === id);
    if (!chromosome)
      throw notFound(
        `There is no chromosome ${params.name}; there are ${known.map(({ name }) => name).join(", ") || "none"}.`,
      );
    const { length } = chromosome;
    const { start = 1, end = length, strand } = query;
    if (end < 1) throw badRequest([{ where: "query.end", reason: "has to be at least 1" }]);
    if (start > end)
      throw badRequest([{ where: "query.start", reason: `has to be at most the end, ${end}` }]);
    if (start > length)
      throw badRequest([
        { where: "query.start", reason: `has to be at most ${length}, the length of ${id}` },
      ]);
    const interval = { chromosome: id, start: Math.max(1, start), end: Math.min(length, end), strand };
    await sendStream(response, readInterval(services.elastic, generation, interval), () => {
      response
        .type("text/plain")
        .set("X-Sequence-Range", `${encodeURIComponent(id)}:${interval.start}..${interval.end}:${strand}`);
    });
  },
});

export const sequenceRoutes = [sequence];
