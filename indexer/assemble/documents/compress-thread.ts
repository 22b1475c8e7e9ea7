/** A thread that compresses finished documents, so that the next are made meanwhile: takes their bodies by the hundred, answers with what is stored of them. */
import { parentPort } from "node:worker_threads";
import { compressed } from "./compressed.ts";

parentPort?.on("message", (bodies: readonly (string | Uint8Array)[]) =>
  parentPort?.postMessage(bodies.map((body) => compressed(body))),
);
