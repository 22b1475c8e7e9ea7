/** Traces, where an address of a collector is set. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { z } from "zod";
import { startApi } from "../site.ts";
import type { Karyon } from "./servers/karyon.ts";

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** A test of a site that serves what is loaded under a prefix. */
export function traces(karyon: () => Karyon, prefix: string): void {
  it("tells a collector of each request and of what Elasticsearch was asked for it, below the trace of who asked", async () => {
    const spans: z.infer<typeof span>[] = [];
    const collector = createServer((request, response) => {
      let text = "";
      request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      request.on("end", () => {
        for (const { scopeSpans } of sent.parse(JSON.parse(text)).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
        response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => collector.once("listening", resolve));
    // A TCP server's address is an object, never a pipe name.
    const { port } = collector.address() as AddressInfo;
    const api = await startApi({
      ...karyon().portal(prefix).env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
    });
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    try {
      const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
      await fetch(`${api.url}/api/v1/dataset/latest/search/suggest?q=traced`, { headers: { traceparent } });
      const own = () => spans.filter((one) => one.traceId === traceId);
      await expect.poll(() => own().length, { timeout: 20_000 }).toBeGreaterThan(1);
      const request = own().find(({ name }) => name === "GET /dataset/{release}/search/suggest");
      expect(request?.parentSpanId).toBe("00f067aa0ba902b7");
      const search = own().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(search.map(({ name }) => name)).toContain("msearch");
    } finally {
      await api.stop();
      collector.close();
    }
  });
}
