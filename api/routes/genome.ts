/** What the genome browser reads, and other programs that read indexed files. */
import { z } from "zod";
import { genomeSearchAnswer, genomeSearchQuery } from "../contract/genome.ts";
import { findGenes } from "../genome/find-genes.ts";
import { fileNames, openFile } from "../genome/open-file.ts";
import { sendRange } from "../genome/send-file.ts";
import { notFound } from "../problem/problem-error.ts";
import { datasetRoute, none } from "./route.ts";

const file = datasetRoute({
  path: "/genome/{file}",
  group: "Genome",
  summary: "The chromosomes, the gene models and the protein domains as indexed files",
  description:
    `There are ${fileNames.map((name) => `\`${name}\``).join(", ")}. A stretch of a file is asked for with the header Range and answered with 206; ` +
    "a range beyond the end is a 416, several ranges at once are answered with the whole file. The ETag is strong and changes with the release only, so it can stand in If-Range. " +
    "Genome browsers and samtools read these files by their addresses.",
  answer: {
    description: "The bytes of the file, or of the stretch asked for.",
    mediaType: "application/octet-stream",
  },
  failures: [416],
  params: z.object({ file: z.string().describe("Name of the file.") }),
  query: none,
  examples: ["/genome/chromosomes.fa.fai", "/genome/genes.gff3.gz.tbi"],
  bytes: "exact",
  async answerWith({ params, services, generation, request, response }) {
    const found = await openFile(params.file, services, generation);
    if (!found) throw notFound(`There is no file ${params.file}; there are ${fileNames.join(", ")}.`);
    await sendRange(found, String(response.getHeader("ETag")), request, response);
  },
});

const search = datasetRoute({
  path: "/genome/search",
  use: "suggest",
  group: "Genome",
  summary: "Genes by name, with their places",
  description: "Finds and ranks as the search box does.",
  answer: { description: "Genes, the best first.", schema: genomeSearchAnswer },
  params: none,
  query: genomeSearchQuery,
  examples: ["/genome/search?q={gene_name}"],
  async answerWith({ query, services, generation, response }) {
    response.json({ hits: await findGenes(query.q, services, generation) });
  },
});

export const genomeRoutes = [search, file];
