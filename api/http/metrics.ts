/** Figures for operators, in the format of Prometheus; answered to this machine only. */
import cluster from "node:cluster";
import type { RequestHandler } from "express";
import { AggregatorRegistry, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { cacheRegistry } from "../cache/metrics.ts";
import { figuresOfAll } from "../processes/figures.ts";
import { notFound } from "../problem/problem-error.ts";
import type { Front } from "../context/front.ts";

export interface Metrics {
  /** Times every request. */
  readonly measure: Front;
  /** Answers with all figures. */
  readonly show: RequestHandler;
  /** Name of the route for the figures of the present request. */
  readonly name: (path: string) => RequestHandler;
}

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);

/** The registry answers the process that has the port from when it is made. */
const listenForQuestions = (): AggregatorRegistry<"text/plain; version=0.0.4; charset=utf-8"> =>
  new AggregatorRegistry();

/**
 * Figures of this process, by its number where there are several: memory and pauses of each are what alarms, not their sum. When it was
 * started, too, which the library leaves out there, and by which restarts are told.
 */
function collectProcessMetrics(register: Registry): void {
  const number = process.env["KARYON_API_PROCESS"];
  const labels: Record<string, string> = number === undefined ? {} : { process: number };
  collectDefaultMetrics({ register, labels });
  const name = "process_start_time_seconds";
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help: "Start time of the process, Unix time",
    labelNames: Object.keys(labels),
    aggregator: "first",
    registers: [register],
  }).set(labels, Math.round(Date.now() / 1000 - process.uptime()));
}

/** Metrics of the process, of requests and of caches, as Prometheus reads them. */
export function createMetrics(): Metrics {
  const register = new Registry();
  // Where there are several processes, the one that has the port asks each for its figures.
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([register, cacheRegistry]);
    listenForQuestions();
  }
  collectProcessMetrics(register);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer was sent, by call and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  return {
    measure(request, response, next) {
      const started = performance.now();
      response.once("finish", () => {
        // Never the address itself: there are more of them than figures can be kept for.
        const route = typeof response.locals["route"] === "string" ? response.locals["route"] : "other";
        const method = ["GET", "HEAD", "POST", "OPTIONS"].find((one) => one === request.method) ?? "other";
        duration.observe(
          { method, route, status: response.statusCode },
          (performance.now() - started) / 1000,
        );
      });
      next();
    },
    name: (path) => (_request, response, next) => {
      response.locals["route"] = path;
      next();
    },
    async show(request, response) {
      if (!isLoopback(request.socket.remoteAddress) || request.headers["x-forwarded-for"] !== undefined)
        throw notFound("There is nothing here.");
      response
        .type(register.contentType)
        .set("Cache-Control", "no-store")
        .send((await figuresOfAll()) ?? (await Registry.merge([register, cacheRegistry]).metrics()));
    },
  };
}
