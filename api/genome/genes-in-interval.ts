/** The genes in an interval of a chromosome: what is drawn before the genome browser has read its files. */
import type { Client } from "@elastic/elasticsearch";
import type { Neighbour } from "../../index-mappings/pages/gene.ts";
import type { GeneInInterval } from "../contract/genome.ts";
import type { GeneRecord } from "../../index-mappings/records.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Interval } from "../sequence/chromosome.ts";
import { readTranscriptParts } from "./transcript-parts.ts";

const fields = ["id", "name", "product", "feature_type", "start", "end", "strand"] as const;
type Row = Pick<GeneRecord, (typeof fields)[number]>;

/** More than any interval has that may be asked for. */
const maxGenes = 10_000;

type Stretch = Omit<Interval, "strand">;

/** All that reach into it, from left to right, with the exons of a transcript each. */
export async function readGenesIn(
  stretch: Stretch,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<GeneInInterval[]> {
  const genes = await readPlaces(stretch, elastic, generation);
  if (genes.length === 0) return [];
  const whole = {
    chromosome: stretch.chromosome,
    start: Math.min(...genes.map(({ location }) => location.start_pos)),
    end: Math.max(...genes.map(({ location }) => location.end_pos)),
  };
  const transcripts = await readTranscriptParts(whole, elastic, generation);
  return genes.map((gene) => ({
    ...gene,
    ...(transcripts.get(gene.uniquename) ?? { parts: [], transcript_count: 0 }),
  }));
}

async function readPlaces(
  { chromosome, start, end }: Stretch,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<Neighbour[]> {
  const { hits } = await elastic.search<Row>({
    index: generation.index("genes"),
    size: maxGenes,
    _source: [...fields],
    query: {
      bool: {
        filter: [
          { term: { chromosome } },
          { range: { start: { lte: end } } },
          { range: { end: { gte: start } } },
        ],
      },
    },
    sort: [{ start: "asc" }, { id: "asc" }],
  });
  return hits.hits.flatMap(({ _source: row }): Neighbour[] =>
    row === undefined || row.start === null || row.end === null
      ? []
      : [
          {
            uniquename: row.id,
            name: row.name,
            product: row.product,
            feature_type: row.feature_type,
            location: {
              chromosome_name: chromosome,
              start_pos: row.start,
              end_pos: row.end,
              strand: row.strand ?? "unstranded",
            },
          },
        ],
  );
}
