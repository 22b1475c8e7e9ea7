/**
 * Traces of requests for a collector (OpenTelemetry): a span for each, below that of who asked, with those of Elasticsearch's client
 * below it. Loaded only where an address of a collector is set.
 */
import { SpanKind, SpanStatusCode, context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Front } from "../context/front.ts";
import { requestId } from "../http/request-log.ts";

export interface Tracing {
  /** Makes a span of a request, in which all that is done for it stands. */
  readonly handler: Front;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/** Begins to trace. Where to and how many is told by the settings that OpenTelemetry has for it (`OTEL_…`). */
export function startTracing(version: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      "service.name": process.env["OTEL_SERVICE_NAME"] ?? "karyon",
      "service.version": version,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = trace.getTracer("karyon", version);
  return {
    handler(request, response, next) {
      // Requests that a server has taken have both.
      const { method = "", url = "" } = request;
      const [path = ""] = url.split("?");
      const asking = propagation.extract(context.active(), request.headers);
      const attributes = { "http.request.method": method, "url.path": path };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, asking);
      response.once("close", () => {
        const { route } = response.locals;
        if (typeof route === "string") {
          span.updateName(`${method} ${route}`);
          span.setAttribute("http.route", route);
        }
        span.setAttribute("http.response.status_code", response.statusCode);
        span.setAttribute("request.id", requestId(response));
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(asking, span), next);
    },
    stop: () => provider.shutdown(),
  };
}
