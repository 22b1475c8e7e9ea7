/** What browsers are told of what they may do with each kind of answer, and by which address the site names itself. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const publicUrl = "https://genes.example.org";
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ prefix: `test-headers-${process.pid}`, publicUrl });
  const release = { release: "2025-09-01", token: "aaaa" };
  await site.write(release, documentsOf(release.release));
  await site.swap(release);
  await site.generations.refresh();
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { headers, redirect: "manual" });

/** Directives of a policy by their names. */
const policyOf = (answer: Response): ReadonlyMap<string, string> =>
  new Map(
    (answer.headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values.join(" ")] as const;
    }),
  );

const pages = ["/", "/gene/SPBC11B10.09", "/search?q=cdc2", "/query", "/nothing/here", "/jbrowse/"];
const frames = ["/protein_feature_view/widget/SPBC11B10.09"];
const others = [
  "/api/v1/dataset/latest/data/gene/SPBC11B10.09",
  "/api/v1/dataset/latest/data/gene/nothing",
  "/api/v1/docs",
  "/assets/main-abc123.js",
  "/opensearch.xml",
];

describe.each([...pages, ...frames, ...others])("%s", (path) => {
  it("runs no script and loads no object of others, and is framed by this site only", async () => {
    const answer = await get(path);
    const policy = policyOf(answer);
    const scripts = policy.get("script-src") ?? policy.get("default-src");
    expect(scripts).toMatch(/^('none'|'self'( 'wasm-unsafe-eval')?)$/);
    expect(policy.get("object-src") ?? policy.get("default-src")).toBe("'none'");
    expect(policy.get("base-uri")).toMatch(/^'(self|none)'$/);
    expect(policy.get("frame-ancestors")).toMatch(/^'(self|none)'$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toBeTruthy();
    expect(answer.headers.get("x-powered-by")).toBeNull();
  });
});

it("lets pages of other sites read data, and nothing else", async () => {
  for (const path of [...pages, ...frames, "/assets/main-abc123.js"])
    expect((await get(path)).headers.get("access-control-allow-origin")).toBeNull();
  const data = await get("/api/v1/dataset/latest/data/gene/SPBC11B10.09");
  expect(data.headers.get("access-control-allow-origin")).toBe("*");
  expect(data.headers.get("access-control-allow-credentials")).toBeNull();
});

it("names itself by the configured address, whatever a request says", async () => {
  for (const path of ["/gene/SPBC11B10.09", "/opensearch.xml"]) {
    const text = await (
      await get(path, { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" })
    ).text();
    expect(text).toContain(publicUrl);
    expect(text).not.toMatch(/evil\.example|127\.0\.0\.1/);
  }
});

it("sets no cookie, anywhere", async () => {
  for (const path of [...pages, ...others]) expect((await get(path)).headers.get("set-cookie")).toBeNull();
});
