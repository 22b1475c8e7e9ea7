/** All peptides of a generation as one text that threads share. */
import type { Client } from "@elastic/elasticsearch";
import type { GeneRecord } from "../../index-mappings/records.ts";
import type { SequenceDoc } from "../../index-mappings/sequences.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { allHits } from "../elastic/all-hits.ts";
import { beginCode, codeOf, endCode } from "./alphabet.ts";

export interface PeptideInfo {
  /** Id of the transcript. */
  readonly id: string;
  readonly gene: string;
  readonly name: string | null;
  readonly product: string | null;
}

export interface Peptides {
  /** Name of the generation. */
  readonly name: string;
  /** Sorted by id. */
  readonly infos: readonly PeptideInfo[];
  /** Every peptide as codes between its two marks, one behind the other. */
  readonly text: Uint8Array;
  /** Where each peptide begins, with its mark; one more for the end of the last one. */
  readonly offsets: Uint32Array;
}

/** Documents read at a time: few enough for other requests to be answered between two readings. */
const step = 500;

async function readNames(
  elastic: Client,
  generation: LoadedGeneration,
): Promise<Map<string, Pick<GeneRecord, "name" | "product">>> {
  const list = {
    index: generation.index("genes"),
    query: { term: { has_protein: true } },
    sort: [{ id: "asc" as const }],
  };
  const names = new Map<string, Pick<GeneRecord, "name" | "product">>();
  for await (const { _source: gene } of allHits<Pick<GeneRecord, "id" | "name" | "product">>(
    elastic,
    list,
    { _source: ["id", "name", "product"] },
    step,
  )) {
    if (gene) names.set(gene.id, gene);
  }
  return names;
}

/** Reads all peptides of a generation. */
export async function readPeptides(elastic: Client, generation: LoadedGeneration): Promise<Peptides> {
  const names = await readNames(elastic, generation);
  const infos: PeptideInfo[] = [];
  const texts: Uint8Array[] = [];
  const list = {
    index: generation.index("sequences"),
    query: { term: { kind: "peptide" } },
    sort: [{ id: "asc" as const }],
  };
  for await (const { _source: doc } of allHits<Pick<SequenceDoc, "id" | "of" | "residues">>(
    elastic,
    list,
    { _source: ["id", "of", "residues"] },
    step,
  )) {
    if (!doc) continue;
    const { name = null, product = null } = names.get(doc.of) ?? {};
    infos.push({ id: doc.id, gene: doc.of, name, product });
    const text = new Uint8Array(doc.residues.length + 2);
    text[0] = beginCode;
    for (let i = 0; i < doc.residues.length; i++) text[i + 1] = codeOf(doc.residues.charCodeAt(i));
    text[text.length - 1] = endCode;
    texts.push(text);
  }
  const text = new Uint8Array(new SharedArrayBuffer(texts.reduce((sum, { length }) => sum + length, 0)));
  const offsets = new Uint32Array(new SharedArrayBuffer(4 * (texts.length + 1)));
  let at = 0;
  for (const [index, peptide] of texts.entries()) {
    text.set(peptide, at);
    at += peptide.length;
    offsets[index + 1] = at;
  }
  return { name: generation.name, infos, text, offsets };
}
