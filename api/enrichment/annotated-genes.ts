/** Which genes have which terms and domains: all of a generation in memory, read at the first enrichment. */
import type { Client } from "@elastic/elasticsearch";
import { perGeneration } from "../cache/per-generation.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readAnnotatedThings } from "../documents/release-documents.ts";

export interface AnnotatedGenes {
  /** By number: id, name, and ontology namespace; null for a domain. */
  readonly things: readonly (readonly [id: string, label: string, namespace: string | null])[];
  /** By rank of the gene: numbers of what it has. */
  readonly ofGene: readonly Uint32Array[];
}

/** Genes that are read at a time. */
const step = 1_000;

/** Four bytes a number, the lowest first, in base64. */
function unpacked(text: string): Uint32Array {
  const bytes = Buffer.from(text, "base64");
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}

async function read(elastic: Client, generation: LoadedGeneration): Promise<AnnotatedGenes> {
  const ofGene: Uint32Array[] = [];
  for (;;) {
    const {
      hits: { hits },
    } = await elastic.search({
      index: generation.index("genes"),
      size: step,
      sort: [{ rank: "asc" }],
      track_total_hits: false,
      _source: false,
      stored_fields: "_none_",
      docvalue_fields: ["annotated"],
      ...(ofGene.length > 0 ? { search_after: [ofGene.length - 1] } : {}),
    });
    // A column of bytes comes as a list of one text.
    for (const { fields } of hits) ofGene.push(unpacked(String(fields?.["annotated"]?.[0] ?? "")));
    if (hits.length < step) break;
  }
  return { things: (await readAnnotatedThings(elastic, generation)) ?? [], ofGene };
}

/** What the genes of a generation have, read once. */
export const annotatedGenes = perGeneration("annotated genes", read);
