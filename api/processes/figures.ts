/** The figures of all processes as one: of the process that has the port, for operators and for the others. */
import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import type { FiguresAddress } from "../settings/settings.ts";
import { listen } from "./listen.ts";

/** What a process asks, and is told. */
const question = "karyon:figures";
interface Told {
  readonly about: typeof question;
  readonly id: number;
  readonly text: string;
}

const isAbout = (message: unknown): message is { readonly about: typeof question; readonly id: number } =>
  typeof message === "object" && message !== null && "about" in message && message.about === question;

/** Answers processes that ask, and, at `address`, whoever asks for /metrics. */
export async function answerFigures(address: FiguresAddress | null): Promise<void> {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (!isAbout(message)) return;
    const { id } = message;
    void all
      .clusterMetrics()
      .catch(() => "")
      .then((text) => worker.send({ about: question, id, text } satisfies Told));
  });
  if (address === null) return;
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("The figures are at /metrics.\n");
      return;
    }
    all.clusterMetrics().then(
      (text) =>
        response.writeHead(200, { "Content-Type": all.contentType, "Cache-Control": "no-store" }).end(text),
      () => response.writeHead(503, { "Content-Type": "text/plain" }).end("The processes do not answer.\n"),
    );
  });
  await listen(server, {
    ...address,
    settings: { port: "KARYON_METRICS_PORT", host: "KARYON_METRICS_HOST" },
  });
}

let lastId = 0;

/** The figures of all processes; null in a process that is alone. Fails when the others do not answer. */
export async function figuresOfAll(): Promise<string | null> {
  const { worker } = cluster;
  if (!worker) return null;
  const id = ++lastId;
  const timeUp = AbortSignal.timeout(6_000);
  worker.send({ about: question, id });
  for (;;) {
    const [message]: unknown[] = await once(worker, "message", { signal: timeUp });
    // Only the answer above has this shape.
    if (isAbout(message) && message.id === id) return (message as Told).text;
  }
}
