/** What lies in an interval of a chromosome: its residues, and the genes in it. */
import { z } from "zod";
import { genesInInterval } from "../contract/genome.ts";
import { maxInterval } from "../contract/values/max-interval.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readGenesIn } from "../genome/genes-in-interval.ts";
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

const params = z.object({
  name: z.string().describe("Id or name of the chromosome, such as `II` or `chromosome_2`."),
});
const ends = {
  start: position("First position; that of the chromosome when absent."),
  end: position("Last position; that of the chromosome when absent."),
};

interface AskedInterval {
  readonly params: z.output<typeof params>;
  readonly query: { readonly start?: number | undefined; readonly end?: number | undefined };
  readonly services: Services;
  readonly generation: LoadedGeneration;
}

/** The part of what is asked for that lies in the chromosome. Throws a problem when there is none. */
async function intervalOf({ params: { name: asked }, query, services, generation }: AskedInterval) {
  const known = (await readChromosomes(services.elastic, generation)) ?? [];
  const id = chromosomeId(asked, services.deployment.site.chromosomes) ?? asked;
  const chromosome = known.find(({ name }) => name === id);
  if (!chromosome)
    throw notFound(
      `There is no chromosome ${asked}; there are ${known.map(({ name }) => name).join(", ") || "none"}.`,
    );
  const { length } = chromosome;
  const { start = 1, end = length } = query;
  if (end < 1) throw badRequest([{ where: "query.end", reason: "has to be at least 1" }]);
  if (start > end) throw badRequest([{ where: "query.start", reason: `has to be at most the end, ${end}` }]);
  if (start > length)
    throw badRequest([{ where: "query.start", reason: `has to be at most ${length}, the length of ${id}` }]);
  return { chromosome: id, start: Math.max(1, start), end: Math.min(length, end) };
}

const positions =
  "Positions count from 1 and both ends belong to the interval. What lies outside of the chromosome is left out.";

const sequence = datasetRoute({
  path: "/chromosome/{name}/sequence",
  group: "Sequences",
  summary: "The sequence of an interval of a chromosome",
  description: `${positions} The reverse strand is read in its own direction.`,
  answer: { description: "The residues without line breaks.", mediaType: "text/plain" },
  params,
  query: z.object({ ...ends, strand: z.enum(["forward", "reverse"]).default("forward") }),
  examples: [
    "/chromosome/II/sequence?start=1500000&end=1500100",
    "/chromosome/II/sequence?start=1500000&end=1500100&strand=reverse",
  ],
  expensive: true,
  async answerWith({ response, ...asked }) {
    const interval = { ...(await intervalOf(asked)), strand: asked.query.strand };
    const { chromosome, start, end, strand } = interval;
    await sendStream(response, readInterval(asked.services.elastic, asked.generation, interval), () => {
      response
        .type("text/plain")
        .set("X-Sequence-Range", `${encodeURIComponent(chromosome)}:${start}..${end}:${strand}`);
    });
  },
});

const genes = datasetRoute({
  path: "/chromosome/{name}/genes",
  group: "Genome",
  summary: "The genes in an interval of a chromosome",
  description: `${positions} An interval has at most ${maxInterval.toLocaleString("en")} positions; genes of longer ones are found by a query for a genome range.`,
  answer: {
    description:
      "All genes that reach into the interval, from left to right, each with the exons of its longest coding transcript, or of its first.",
    schema: genesInInterval,
  },
  params,
  query: z.object(ends),
  examples: ["/chromosome/II/genes?start=1500000&end=1520000"],
  async answerWith({ response, ...asked }) {
    const interval = await intervalOf(asked);
    if (interval.end - interval.start >= maxInterval)
      throw badRequest([
        {
          where: "query.end",
          reason: `has to be less than ${maxInterval.toLocaleString("en")} positions behind the start`,
        },
      ]);
    response.json({ genes: await readGenesIn(interval, asked.services.elastic, asked.generation) });
  },
});

export const chromosomeRoutes = [sequence, genes];
