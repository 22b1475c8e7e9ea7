/** Nothing that is typed or sent breaks a search: an answer, or a 400 that says why. */
import { request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentationSearchAnswer, searchAnswer } from "../../api/contract/search.ts";
import { problem } from "../../api/contract/problem.ts";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-search-input-${process.pid}` });
  await site.write(generation, documentsOf(generation.release));
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

const calls = [
  { path: "/search/suggest", schema: suggestAnswer },
  { path: "/search", schema: searchAnswer },
  { path: "/search/documentation", schema: documentationSearchAnswer },
] as const;

/** Sends the address as it is written here, without the repairs that fetch makes. */
const send = (path: string, query: string): Promise<{ status: number; body: unknown }> =>
  new Promise((resolve, reject) => {
    // A connection of its own: one that was kept may be closed by the server at the same moment.
    request(site.url, { agent: false, path: `/api/v1/dataset/latest${path}?${query}` }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
          }),
        );
    })
      .on("error", reject)
      .end();
  });

const typed = [
  "constructor",
  "toString valueOf",
  "__proto__",
  "*",
  "***",
  "?",
  "*:*",
  "cdc*",
  ".*",
  "(a|b)+$",
  "[a-z]{1,9}",
  '"',
  "'''",
  '"cdc2',
  "\\",
  "///",
  "a/b",
  "AND",
  "OR NOT",
  "cdc2 AND name:x",
  "name:cdc2~2^5",
  "_exists_:id",
  "+cdc2 -wee1",
  "{!lucene}",
  '{"match_all":{}}',
  '{"query":{"script":{"source":"1"}}}',
  "<script>alert(1)</script>",
  "${jndi:ldap://x}",
  "'; DROP TABLE genes; --",
  "%00",
  "\0",
  "\u0007\u001B[31m",
  "\u202Ecdc2",
  "جين",
  "גן",
  "🧬",
  "👩‍🔬 cdc2",
  "\uFEFF",
  "\u200B",
  "e\u0301".repeat(50),
  "ﷺ".repeat(100),
  "a".repeat(10_000),
  "cdc2 ".repeat(2_000),
  "*".repeat(10_000),
  "\\".repeat(500),
  "Δ".repeat(300),
  "𝒜".repeat(300),
  "x ".repeat(100),
  "-",
  "_",
  "@",
  "#",
  ":",
  "PMID:",
  "GO:",
  "PomBase:",
  "gene",
  "0",
  " ",
];

describe.each(calls)("$path", ({ path, schema }) => {
  it.each(typed.map((text) => [text.length > 40 ? `${text.slice(0, 10)}… (${text.length})` : text, text]))(
    "answers %j",
    async (_name, text) => {
      const { status, body } = await send(path, `q=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      expect(schema.safeParse(body)).toMatchObject({ success: true });
    },
  );

  it("finds nothing by signs alone", async () => {
    for (const text of ["***", "*:*", '"""', "///", "🧬"]) {
      const { body } = await send(path, `q=${encodeURIComponent(text)}`);
      expect(JSON.stringify(body)).toContain('"hits":[]');
    }
  });

  it("finds nothing by signs that nobody can see", async () => {
    for (const text of ["%ff", "%00", "%01%02"])
      expect(JSON.stringify((await send(path, `q=${text}`)).body)).toContain('"hits":[]');
  });

  it("says what is wrong with a parameter that is given twice", async () => {
    const { status, body } = await send(path, "q=a&q=b");
    expect(status).toBe(400);
    expect(problem.parse(body).errors?.[0]?.where).toBe("query.q");
  });

  it.each([
    "q[a]=b",
    "q[]=a",
    "q%5Ba%5D%5Bb%5D=c",
    "q=%ED%A0%80",
    "q=%E0%A4%A",
    "q=%",
    "q=%FF%FE",
    "&&&==",
    "=x",
    "q=cdc2&__proto__[x]=1",
    "constructor=1&q=x",
    "toString=1",
    "page=1e999&q=cdc2",
    "page=NaN&size=Infinity&q=cdc2",
    "size=-1",
    "page=99999999999999999999",
    "type=gene&type=term&q=a",
    "sort=constructor&q=cdc2",
    "format=constructor&q=cdc2",
    "type=gene&chromosome=__proto__",
    "type=reference&year=%00&curated=constructor",
    "type=gene&has[]=x&has=structure&viability=",
  ])("has an answer or a reason for %j", async (query) => {
    const { status, body } = await send(path, query);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(problem.parse(body).detail).not.toBe("");
    else expect(schema.safeParse(body)).toMatchObject({ success: true });
  });

  it("has an answer or a reason for anything", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom(...typed),
    );
    const encoded = text.map((one) => encodeURIComponent(one.toWellFormed()));
    const name = fc.constantFrom(
      "q",
      "q",
      "q",
      "type",
      "page",
      "size",
      "sort",
      "year",
      "chromosome",
      "has",
      "ontology",
      "curated",
      "x",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, encoded), { maxLength: 5 }),
        fc.constantFrom("", "&type=gene", "&type=reference", "&type=term"),
        async (pairs, type) => {
          const { status } = await send(
            path,
            pairs
              .map(([key, value]) => `${key}=${value}`)
              .join("&")
              .slice(0, 12_000) + type,
          );
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 50 },
    );
  });

  // The help is in the api's memory.
  const isInMemory = path === "/search/documentation";
  it(`${isInMemory ? "answers" : "says so"} while the search engine is away, and answers again by itself`, async () => {
    site.elasticsearch.cut();
    try {
      const { status, body } = await send(path, "q=asked+never+before");
      expect(status).toBe(isInMemory ? 200 : 503);
      if (!isInMemory) expect(problem.parse(body)).toMatchObject({ part: "search engine" });
    } finally {
      site.elasticsearch.mend();
    }
    await expect
      .poll(async () => (await send(path, "q=asked+never+before")).status, { timeout: 30_000 })
      .toBe(200);
  });
});

describe("a facet", () => {
  it("takes up to 100 values", async () => {
    const years = (count: number): string =>
      Array.from({ length: count }, (_, i) => `year=${1900 + i}`).join("&");
    expect((await send("/search", `type=reference&${years(100)}`)).status).toBe(200);
    const { status, body } = await send("/search", `type=reference&${years(101)}`);
    expect(status).toBe(400);
    expect(problem.parse(body).detail).toBe("query.year: has more than 100 values");
  });
});

describe("a download", () => {
  it("is a problem, not a file, when the search engine is away", async () => {
    site.elasticsearch.cut();
    try {
      const answer = await fetch(`${site.url}/api/v1/dataset/latest/search?q=cdc2&format=tsv`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-disposition")).toBeNull();
      expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    } finally {
      site.elasticsearch.mend();
    }
    await expect.poll(async () => (await send("/search", "q=cdc2")).status, { timeout: 30_000 }).toBe(200);
  });
});
