/** Which genes have which terms and domains, of a whole generation, as threads share it. */
import type { Client } from "@elastic/elasticsearch";
import { annotatedThings } from "../../index-mappings/pages/release.ts";
import type { AnnotatedThing } from "../../index-mappings/pages/release.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { sharedLists } from "../threads/shared-lists.ts";
import type { SharedLists } from "../threads/shared-lists.ts";
import { sharedTexts } from "../threads/shared-texts.ts";
import type { SharedTexts } from "../threads/shared-texts.ts";

export interface AnnotatedGenes {
  /** Terms and domains, by number. */
  readonly things: SharedThings;
  /** By rank of the gene: numbers of what it has. */
  readonly ofGene: SharedLists;
  /** By number of a term: its own number and those of the terms above it, over is_a and part_of. Domains have none. */
  readonly closures: SharedLists;
}

/** What genes can have, by number. */
export interface SharedThings {
  readonly ids: SharedTexts;
  readonly labels: SharedTexts;
  /** By number: the place of its ontology namespace among the namespaces. */
  readonly namespaceOf: Uint8Array;
  /** Each once; null is that of domains. */
  readonly namespaces: readonly (string | null)[];
}

/** Genes, or terms, that are read at a time: few, so that answers leave little to be cleaned up. */
const step = 500;

/** Puts things where threads share them. */
export function sharedThings(things: readonly AnnotatedThing[]): SharedThings {
  const namespaces = [...new Set(things.map(([, , namespace]) => namespace))];
  const namespaceOf = new Uint8Array(new SharedArrayBuffer(things.length));
  for (const [number, [, , namespace]] of things.entries())
    namespaceOf[number] = namespaces.indexOf(namespace);
  return {
    ids: sharedTexts(things.map(([id]) => id)),
    labels: sharedTexts(things.map(([, label]) => label)),
    namespaceOf,
    namespaces,
  };
}

/** Four bytes a number, the lowest first, in base64. */
function unpacked(text: string): Uint32Array {
  const bytes = Buffer.from(text, "base64");
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}

async function readThingsOfGenes(elastic: Client, generation: LoadedGeneration): Promise<SharedLists> {
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
    if (hits.length < step) return sharedLists(ofGene);
  }
}

async function readClosures(
  elastic: Client,
  generation: LoadedGeneration,
  things: readonly AnnotatedThing[],
): Promise<SharedLists> {
  const numbers = new Map(things.map(([id], number) => [id, number]));
  const closures = things.map(() => new Uint32Array());
  const terms = things.filter(([, , namespace]) => namespace !== null).map(([id]) => id);
  for (let at = 0; at < terms.length; at += step) {
    const { hits } = await elastic.search({
      index: generation.index("terms"),
      size: step,
      track_total_hits: false,
      query: { ids: { values: terms.slice(at, at + step) } },
      _source: false,
      stored_fields: "_none_",
      docvalue_fields: ["id", "closure"],
      filter_path: ["hits.hits.fields"],
    });
    for (const { fields } of hits?.hits ?? []) {
      const number = numbers.get(String(fields?.["id"]?.[0]));
      const closure: readonly unknown[] = fields?.["closure"] ?? [];
      if (number !== undefined)
        closures[number] = Uint32Array.from(closure.flatMap((id) => numbers.get(String(id)) ?? []));
    }
  }
  return sharedLists(closures);
}

/** Reads all of a generation. */
export async function readAnnotatedGenes(
  elastic: Client,
  generation: LoadedGeneration,
): Promise<AnnotatedGenes> {
  const body = await readReleaseDoc(elastic, generation, "annotated_things");
  const things = body === null ? [] : await parseStored(body, annotatedThings);
  const [ofGene, closures] = await Promise.all([
    readThingsOfGenes(elastic, generation),
    readClosures(elastic, generation, things),
  ]);
  return { things: sharedThings(things), ofGene, closures };
}
