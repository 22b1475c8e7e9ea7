import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("the api has a default for everything", () => {
  expect(readSettings({ PORT: "" })).toMatchObject({
    port: 3000,
    elasticsearch: ["http://127.0.0.1:9200"],
    redis: "redis://127.0.0.1:6379",
    prefix: "karyon",
    rateLimit: 6000,
    logFormat: "json",
    processes: availableParallelism(),
    figures: null,
    trustedProxies: ["loopback"],
    publicUrl: null,
    logLevel: "info",
  });
});

it("the api takes several search nodes", () => {
  expect(readSettings({ ELASTICSEARCH_URL: "http://a:9200, http://b:9200" }).elasticsearch).toEqual([
    "http://a:9200",
    "http://b:9200",
  ]);
});
