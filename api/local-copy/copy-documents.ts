/** Copies all finished documents of a generation, beside the thread that answers requests. */
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Client, estypes } from "@elastic/elasticsearch";
import { connectElasticsearch } from "../connections/connections.ts";
import { documentKinds, storedDocument } from "./stored-document.ts";
import type { DocumentKind, IndexedDocument, StoredDocument } from "./stored-document.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import { packFound } from "./copied-searches.ts";
import { CopyWriter } from "./local-copy.ts";

/** What is to be copied, and where to. */
export interface CopyTask {
  /** Nodes of Elasticsearch. */
  readonly nodes: readonly string[];
  readonly indices: Readonly<Record<DocumentKind, string>>;
  /** Searches whose answers are copied, too. */
  readonly searches: readonly string[];
  readonly path: string;
}

/** How it went: documents that were copied, that another process copies them, or why they are not copied. */
export type CopyResult =
  | { readonly kind: "copied"; readonly documents: number }
  | { readonly kind: "left to another" }
  | { readonly kind: "not copied"; readonly reason: string };

/** Documents that are read at a time; those of the release are larger. */
const steps: Readonly<Record<DocumentKind, number>> = { pages: 500, release: 100 };

/** Copies leave as much room again as they take. */
const room = 2;

/** @throws where the disk would be filled */
async function refuseToFill(elastic: Client, { indices, path }: CopyTask): Promise<void> {
  const stats = await elastic.indices.stats({ index: Object.values(indices), metric: "store" });
  const needed = room * (stats._all?.primaries?.store?.size_in_bytes ?? 0);
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < needed)
    throw new Error(`there are ${bavail * bsize} bytes on its disk, and ${needed} have to be free`);
}

/** All documents of an index, in the order in which they lie there. */
async function* documentsOf(
  elastic: Client,
  index: string,
  size: number,
): AsyncGenerator<[string, StoredDocument]> {
  const everything = { index, size, sort: ["_doc"] };
  for await (const { body } of elastic.helpers.scrollSearch<IndexedDocument>(everything))
    for (const { _id, _source } of body.hits.hits)
      if (_id !== undefined && _source !== undefined) yield [_id, storedDocument(_source)];
}

/** @throws where a document is missing: a page that is not in the copy counts as one that there is not */
async function copy(elastic: Client, task: CopyTask): Promise<CopyResult> {
  await refuseToFill(elastic, task);
  const writer = CopyWriter.begin(task.path);
  if (!writer) return { kind: "left to another" };
  let documents = 0;
  try {
    for (const kind of documentKinds)
      for await (const [id, document] of documentsOf(elastic, task.indices[kind], steps[kind])) {
        writer.write(kind, id, document);
        documents++;
      }
    for (const request of task.searches)
      writer.writeAnswer(
        request,
        packFound(await elastic.search(JSON.parse(request) as estypes.SearchRequest)),
      );
    const { count } = await elastic.count({ index: Object.values(task.indices) });
    if (count !== documents) throw new Error(`${documents} of ${count} documents could be read`);
    writer.finish();
  } catch (error) {
    writer.giveUp();
    throw error;
  }
  return { kind: "copied", documents };
}

answerTasks(async (task: CopyTask): Promise<CopyResult> => {
  const elastic = connectElasticsearch(task.nodes);
  try {
    return await copy(elastic, task);
  } catch (error) {
    return { kind: "not copied", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await elastic.close();
  }
});
