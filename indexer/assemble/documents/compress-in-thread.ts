import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { AssembledDoc } from "./assembled-doc.ts";

/** A document whose body, a text or a file, is to be compressed; null where there is none. */
export interface DocToStore extends AssembledDoc {
  readonly doc: { readonly body: string | Uint8Array | null };
}

/** A batch goes to the thread when it has so many characters, or so many documents. */
const batchCharacters = 500_000;
const batchDocuments = 500;
/** A load has little memory to give: what is compressed is short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Compresses the bodies of documents in a thread of its own while the next are made; their order stays.
 * @throws what the thread does
 */
export async function* compressedInThread(documents: AsyncIterable<DocToStore>): AsyncIterable<AssembledDoc> {
  const thread = new Worker(new URL("./compress-thread.ts", import.meta.url), { resourceLimits });
  const compress = async (batch: readonly DocToStore[]): Promise<AssembledDoc[]> => {
    thread.postMessage(batch.flatMap(({ doc }) => doc.body ?? []));
    const [bodies] = (await once(thread, "message")) as [string[]];
    const next = bodies.values();
    return batch.map((one) =>
      one.doc.body === null ? one : { ...one, doc: { ...one.doc, body: next.next().value } },
    );
  };
  try {
    let underWay = Promise.resolve<AssembledDoc[]>([]);
    for await (const batch of batchesOf(documents)) {
      const done = await underWay;
      underWay = compress(batch);
      // It is heard when the next batch is there.
      underWay.catch(() => {});
      yield* done;
    }
    yield* await underWay;
  } finally {
    await thread.terminate();
  }
}

async function* batchesOf(documents: AsyncIterable<DocToStore>): AsyncIterable<DocToStore[]> {
  let batch: DocToStore[] = [];
  let characters = 0;
  for await (const one of documents) {
    batch.push(one);
    characters += one.doc.body?.length ?? 0;
    if (characters < batchCharacters && batch.length < batchDocuments) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  yield batch;
}
