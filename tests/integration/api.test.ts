/** Every call of the api over HTTP: answers, headers, releases, errors. */
import { gzipSync } from "node:zlib";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { geneList } from "../../api/contract/entity-lists.ts";
import { genesInInterval } from "../../api/contract/genome.ts";
import { annotationsAnswer } from "../../api/contract/lists.ts";
import { routes } from "../../api/routes/index.ts";
import type { Route } from "../../api/routes/route.ts";
import { chromosomeII, genePageOf, manyRows } from "./api-documents.ts";
import type { TestSite } from "./api-site.ts";
import { problemOf, startTwoReleases } from "./two-releases.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTwoReleases(`test-api-${process.pid}`);
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  fetch(site.url + path, { method, headers, redirect: "manual" });
const latest = "/api/v1/dataset/latest";

/** Values for the parameters of each call that the test documents can answer. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/dataset/{release}/data/gene/{id}": { id: "SPBC11B10.09" },
  "/dataset/{release}/data/term/{id}": { id: "GO:0000070" },
  "/dataset/{release}/data/reference/{id}": { id: "PMID:19436749" },
  "/dataset/{release}/data/allele/{id}": { id: "SPCC18B5.03:allele-1" },
  "/dataset/{release}/data/genotype/{id}": { id: "wee1-delta/h+ x" },
  "/dataset/{release}/data/gocam/{id}": { id: "671ae02600003596" },
  "/dataset/{release}/data/pathways/{ids}": { ids: "671ae02600003596" },
  "/dataset/{release}/data/pathway_way/{from}/{to}": { from: "SPBC11B10.09", to: "SPBC11B10.09" },
  "/dataset/{release}/data/gene/{id}/tables": { id: "SPBC11B10.09" },
  "/dataset/{release}/data/term/{id}/tables": { id: "GO:0000070" },
  "/dataset/{release}/data/reference/{id}/tables": { id: "PMID:19436749" },
  "/dataset/{release}/data/genotype/{id}/tables": { id: "wee1-delta/h+ x" },
  "/dataset/{release}/data/reaction/{id}": { id: "10596" },
  "/dataset/{release}/data/compound/{id}": { id: "atp" },
  "/dataset/{release}/structure/{source}/{id}": { source: "alphafold", id: "P04551" },
  "/dataset/{release}/data/gene_subsets/{name}": { name: "interpro:PFAM:PF00069" },
  "/dataset/{release}/data/term/{id}/genes": { id: "GO:0000070" },
  "/dataset/{release}/data/term/{id}/single_locus_genotype_genes": { id: "GO:0000070" },
  "/dataset/{release}/data/term/{id}/children": { id: "GO:0000070" },
  "/dataset/{release}/data/term/{id}/ancestors": { id: "GO:0000070" },
  "/dataset/{release}/data/term/{id}/genotypes": { id: "GO:0000070" },
  "/dataset/{release}/data/gene/{id}/alleles": { id: "SPBC11B10.09" },
  "/dataset/{release}/social_card/gene/{gene}": { gene: "SPBC11B10.09" },
  "/dataset/{release}/data/reference/{id}/genes": { id: "PMID:19436749" },
  "/dataset/{release}/data/gene_subsets/{id}/genes": { id: "interpro:PFAM:PF00069" },
  "/dataset/{release}/chromosome/{name}/sequence": { name: "II" },
  "/dataset/{release}/chromosome/{name}/genes": { name: "II" },
  "/dataset/{release}/motif_search/{peptides}/{motif}/{count}": {
    peptides: "all",
    motif: "KEN",
    count: "10",
  },
  "/dataset/{release}/gene_ex_violin_plot/{size}/{genes}": { size: "small", genes: "SPBC11B10.09" },
  "/dataset/{release}/data/slims/{name}": { name: "bp_goslim_pombe" },
  "/dataset/{release}/stats/{name}": { name: "curatable_by_year" },
  "/dataset/{release}/protein_features/{scope}/{gene}": { scope: "full", gene: "SPBC11B10.09" },
  "/dataset/{release}/annotations": { subject: "gene:SPBC11B10.09" },
  "/dataset/{release}/phenotype_matrix": { subject: "gene:SPBC11B10.09", type: "single_locus_phenotype" },
  "/dataset/{release}/gene_comparison/{genes}": { genes: "SPBC11B10.09+SPCC18B5.03" },
  "/dataset/{release}/interaction_graph/{gene}": { gene: "SPBC11B10.09" },
  "/dataset/{release}/genome/{file}": { file: "genes.gff3.gz" },
  "/dataset/{release}/files/{file}": { file: "genes.tsv.gz" },
  "/dataset/{release}/documentation/{path}": { path: "about" },
};
/** The test release has no such document, like a release without the features it lists. */
const absent = ["/dataset/{release}/data/feature_type_summaries"];

function addressOf(route: Route, release = "latest"): string {
  const given = { release, ...values[route.path] };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(given[name as keyof typeof given]),
  );
  const query = Object.keys(route.query.shape).flatMap((name) =>
    name in given ? [[name, given[name as keyof typeof given]]] : [],
  );
  return `/api/v1${path}?${new URLSearchParams(query).toString()}`;
}

/** POSTs have tests of their own, and so have queries, which are asked on another site. */
const reading = routes.filter(
  ({ path, body }) =>
    body === undefined && !absent.includes(path) && !path.startsWith("/dataset/{release}/query/"),
);

describe.each(reading)("GET $path", (route) => {
  it("answers what its description says", async () => {
    const answer = await get(addressOf(route));
    expect(answer.status).toBe(200);
    if ("schema" in route.answer) {
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(route.answer.schema.safeParse(await answer.json())).toMatchObject({ success: true });
    } else expect(answer.headers.get("content-type")).toContain(route.answer.mediaType);
  });

  it("can only be read", async () => {
    const answer = await get(addressOf(route), {}, "POST");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    await problemOf(answer);
  });
});

describe.each(reading.filter(({ path }) => path.startsWith("/dataset/")))("of a release, $path", (route) => {
  it("tells release and freshness, and is not sent twice", async () => {
    const answer = await get(addressOf(route));
    const tag = answer.headers.get("etag") ?? "";
    expect(answer.headers.get("x-release")).toBe("2025-09-01");
    expect(answer.headers.get("cache-control")).toMatch(
      /^public, max-age=10, must-revalidate(, no-transform)?$/,
    );
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    const again = await get(addressOf(route), { "if-none-match": tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get(addressOf(route), { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers from an older release by its id", async () => {
    const answer = await get(addressOf(route, "2024-10-01"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-release")).toBe("2024-10-01");
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=3600, immutable(, no-transform)?$/);
  });

  it("knows no release that is not loaded", async () => {
    for (const release of ["2020-01-01", "newest", "../x"]) {
      const answer = await get(addressOf(route, release));
      expect(answer.status).toBe(404);
      expect((await problemOf(answer)).releases).toEqual(["2025-09-01", "2024-10-01"]);
    }
  });
});

describe("page documents", () => {
  const path = `${latest}/data/gene/SPBC11B10.09`;

  it("go out as they are stored to those who take gzip, and unpacked to others", async () => {
    const bytes = (encoding: string | undefined): Promise<{ encoding: string | undefined; body: Buffer }> =>
      new Promise((resolve, reject) => {
        rawRequest(
          site.url + path,
          { headers: encoding === undefined ? {} : { "accept-encoding": encoding } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer
              .on("data", (chunk: Buffer) => chunks.push(chunk))
              .on("end", () =>
                resolve({ encoding: answer.headers["content-encoding"], body: Buffer.concat(chunks) }),
              );
          },
        )
          .on("error", reject)
          .end();
      });
    const stored = gzipSync(JSON.stringify(genePageOf("2025-09-01")));
    expect(await bytes("gzip, br")).toEqual({ encoding: "gzip", body: stored });
    const plain = Buffer.from(JSON.stringify(genePageOf("2025-09-01")));
    expect(await bytes(undefined)).toEqual({ encoding: undefined, body: plain });
    expect(await bytes("identity")).toEqual({ encoding: undefined, body: plain });
    expect(await bytes("gzip;q=0")).toEqual({ encoding: undefined, body: plain });
  });

  it("of an older release are those of that release", async () => {
    expect(await (await get("/api/v1/dataset/2024-10-01/data/gene/SPBC11B10.09")).json()).toEqual(
      genePageOf("2024-10-01"),
    );
  });

  it.each([
    ["gene", "SPBC11B10.99", "SPBC11B10.09"],
    ["term", "GO:0016359", "GO%3A0000070"],
  ])("of the %s with the secondary id %s come from its own address", async (kind, id, to) => {
    const answer = await get(`${latest}/data/${kind}/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-location")).toBe(`${latest}/data/${kind}/${to}`);
    expect(decodeURIComponent(answer.headers.get("x-redirected-from") ?? "")).toBe(id);
  });

  it("of models are found with and without the prefix of their ids", async () => {
    for (const id of ["671ae02600003596", "gomodel:671ae02600003596"])
      expect((await get(`${latest}/data/gocam/${id}`)).status).toBe(200);
  });

  it("that there are not name the id, and genes with near names", async () => {
    const answer = await get(`${latest}/data/gene/cdc2x`);
    expect(answer.status).toBe(404);
    const { detail, suggestions } = await problemOf(answer);
    expect(detail).toBe("no page for: cdc2x");
    expect(suggestions?.[0]).toEqual({ type: "gene", id: "SPBC11B10.09", label: "cdc2" });
    for (const kind of ["term", "reference", "allele", "genotype", "gocam"]) {
      const other = await problemOf(await get(`${latest}/data/${kind}/no such thing`));
      expect(other).toMatchObject({ status: 404, detail: "no page for: no such thing" });
    }
    const subset = await problemOf(await get(`${latest}/data/gene_subsets/no such thing`));
    expect(subset).toMatchObject({ status: 404, detail: "no such subset: no such thing" });
  });

  it("of subsets are told without their genes, too", async () => {
    const address = `${latest}/data/gene_subsets/interpro:PFAM:PF00069`;
    const { elements, ...head } = (await (await get(address)).json()) as { elements: unknown };
    expect(elements).toHaveLength(1);
    expect(await (await get(`${address}?elements=false`)).json()).toEqual(head);
    expect((await get(`${address}?elements=no`)).status).toBe(400);
  });

  it.each(["cdc2", "spbc11b10.09", "P04551"])("of genes are found by %s", async (text) => {
    const answer = await get(`${latest}/data/gene/${text}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-location")).toContain("/data/gene/SPBC11B10.09");
  });

  it("of genes that were removed, or split into several, say so", async () => {
    const split = [
      { uniquename: "SPBC11B10.09", name: "cdc2" },
      { uniquename: "SPAC1039.01", name: null },
    ];
    const removed = await problemOf(await get(`${latest}/data/gene/SPBC11B10.97`));
    expect(removed).toMatchObject({
      status: 404,
      gone: { comment: "deleted; <b>no</b> coding region", genes: [] },
      detail: "no page for: SPBC11B10.97. SPBC11B10.97 was removed: deleted; <b>no</b> coding region.",
    });
    for (const id of ["SPBC11B10.98", "PomBase:SPBC11B10.98", "SPBC11B10.98.1"]) {
      expect(await problemOf(await get(`${latest}/data/gene/${id}`))).toMatchObject({
        status: 404,
        gone: { comment: null, genes: split },
        detail: `no page for: ${id}. This id now stands for SPBC11B10.09 (cdc2) and SPAC1039.01.`,
      });
    }
    expect(await problemOf(await get(`${latest}/data/gene/SPBC11B10.98/alleles`))).toMatchObject({
      status: 404,
      gone: { comment: null, genes: split },
    });
    for (const path of ["gene/SPBC11B10.96", "term/SPBC11B10.98"])
      expect(await problemOf(await get(`${latest}/data/${path}`))).not.toHaveProperty("gone");
  });

  it("answer HEAD with the headers alone", async () => {
    const answer = await get(path, {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  it("are found under any id, or not at all", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .string({ unit: "binary", minLength: 1 })
          .filter((id) => id.isWellFormed() && id !== "." && id !== ".."),
        async (id) => {
          expect((await get(`${latest}/data/genotype/${encodeURIComponent(id)}`)).status).toBe(404);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("annotations", () => {
  const rows = async (query: string): Promise<z.infer<typeof annotationsAnswer>> =>
    annotationsAnswer.parse(await (await get(`${latest}/annotations?${query}`)).json());

  it("come in pages", async () => {
    const first = await rows("subject=gene:SPBC11B10.09&type=biological_process&size=2");
    expect(first).toMatchObject({ total: 3, page: 1, size: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(["biological_process:00000", "biological_process:00001"]);
    expect(
      (await rows("subject=gene:SPBC11B10.09&type=biological_process&size=2&page=2")).rows.map(
        ({ id }) => id,
      ),
    ).toEqual(["biological_process:00002"]);
  });

  it.each([
    "gene:SPBC11B10.09",
    "term:GO:0000278",
    "reference:PMID:19436749",
    "genotype:wee1delta-h+",
    "allele:SPCC18B5.03:allele-1",
  ])("are those of %s", async (subject) => {
    expect((await rows(new URLSearchParams({ subject }).toString())).total).toBe(manyRows + 3);
  });

  it("of an id that is no longer in use are those of the one that it became", async () => {
    expect((await rows("subject=gene:SPBC11B10.99&type=biological_process")).rows).toEqual(
      (await rows("subject=gene:SPBC11B10.09&type=biological_process")).rows,
    );
    const file = async (id: string) =>
      (await get(`${latest}/annotations?subject=gene:${id}&type=biological_process&format=genes`)).text();
    expect(await file("SPBC11B10.99")).toBe(await file("SPBC11B10.09"));
  });

  it("of what has none are an empty page", async () => {
    expect(await rows("subject=gene:none")).toMatchObject({ total: 0, page: 1, size: 50, rows: [] });
  });

  it.each([
    ["page=0&size=0", ["query.page", "query.size"]],
    ["page=-3", ["query.page"]],
    ["page=x&size=y", ["query.page", "query.size"]],
    ["size=100000", ["query.size"]],
    ["page=1.5", ["query.page"]],
    ["page=1&page=2", ["query.page"]],
    ["page=99999999999999999999", ["query.page"]],
  ])("refuse %s", async (paging, where) => {
    const answer = await get(`${latest}/annotations?subject=gene:SPBC11B10.09&${paging}`);
    expect(answer.status).toBe(400);
    const { errors } = await problemOf(answer);
    expect(errors?.map((error) => error.where)).toEqual(where);
    expect(errors?.[0]?.reason).toMatch(/^has to be (a whole number from 1|given once)/);
  });

  it("take blank pages and sizes for none", async () => {
    expect(await rows("subject=gene:SPBC11B10.09&page=&size=%20")).toMatchObject({ page: 1, size: 50 });
  });

  it.each([
    "",
    "&type=molecular_function",
    "&type=molecular_function&view=summary",
    "&type=molecular_function&size=1000",
  ])("past the end are empty (%s)", async (more) => {
    const found = await rows(`subject=gene:SPBC11B10.09${more}&page=99999999`);
    expect(found).toMatchObject({ page: 99_999_999, rows: [] });
    expect(found.total).toBeGreaterThan(0);
  });

  it("reach the last row of long lists", async () => {
    const { page, rows: last } = await rows(
      `subject=gene:SPBC11B10.09&type=molecular_function&size=100&page=101`,
    );
    expect(page).toBe(101);
    expect(last.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, n) => `molecular_function:${10_000 + n}`),
    );
  });

  it.each([
    ["", "query.subject"],
    ["subject=cdc2", "query.subject"],
    ["subject=gene:x&type=nonsense", "query.type"],
    ["subject=gene:x&subject=gene:y", "query.subject"],
  ])("refuse %j naming %s", async (query, where) => {
    const answer = await get(`${latest}/annotations?${query}`);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.[0]?.where).toBe(where);
  });
});

describe("gene lists", () => {
  const list = async (path: string): Promise<z.infer<typeof geneList>> =>
    geneList.parse(await (await get(`${latest}/data/${path}`)).json());

  it("of a term are sorted by name and come in pages", async () => {
    const { total, rows } = await list("term/GO:0000070/genes");
    expect({ total, rows }).toMatchObject({
      total: 1,
      rows: [
        { uniquename: "SPBC11B10.09", name: "cdc2", product: "cyclin-dependent protein kinase Cdk1/Cdc2" },
      ],
    });
    expect(await list("term/GO:0016359/genes")).toMatchObject({ total: 1 });
  });
  it("of a publication", async () =>
    expect((await list("reference/PMID:19436749/genes?size=1")).rows.map(({ name }) => name)).toEqual([
      "cdc2",
    ]));
  it("of an unknown term are not found", async () =>
    expect((await get(`${latest}/data/term/GO:9999999/genes`)).status).toBe(404));
});

describe("sequences", () => {
  const sequence = (query: string, name = "II"): Promise<Response> =>
    get(`${latest}/chromosome/${name}/sequence?${query}`);
  const complement: Readonly<Record<string, string>> = { A: "T", C: "G", G: "C", T: "A", N: "N" };

  it("are any interval of the chromosome, in either direction", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25_000 }),
        fc.integer({ min: 1, max: 25_000 }),
        fc.boolean(),
        async (a, b, forward) => {
          const [start, end] = [Math.min(a, b), Math.max(a, b)];
          const expected = chromosomeII.slice(start - 1, end);
          const answer = await (
            await sequence(`start=${start}&end=${end}&strand=${forward ? "forward" : "reverse"}`)
          ).text();
          expect(answer).toBe(
            forward
              ? expected
              : [...expected]
                  .reverse()
                  .map((letter) => complement[letter])
                  .join(""),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  it("are clipped to the chromosome", async () => {
    const answer = await sequence("start=-5&end=99999999");
    expect(await answer.text()).toBe(chromosomeII);
    expect(answer.headers.get("x-sequence-range")).toBe("II:1..25000:forward");
  });

  it("are found by the names of the chromosome", async () => {
    for (const name of ["II", "ii", "chromosome_2"])
      expect(await (await sequence("start=1&end=5", name)).text()).toBe(chromosomeII.slice(0, 5));
    expect((await problemOf(await sequence("", "IX"))).detail).toBe(
      "There is no chromosome IX; there are II.",
    );
  });

  it.each([
    ["start=a", "query.start"],
    ["end=1.5", "query.end"],
    ["strand=up", "query.strand"],
    ["start=10&end=5", "query.start"],
    ["start=25001", "query.start"],
    ["end=0", "query.end"],
    ["start=-9&end=-5", "query.end"],
  ])("refuse %s naming %s", async (query, where) => {
    const answer = await sequence(query);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.map((error) => error.where)).toEqual([where]);
  });
});

describe("genes of an interval", () => {
  const genesIn = (query: string, name = "II"): Promise<Response> =>
    get(`${latest}/chromosome/${name}/genes?${query}`);
  const ids = async (query: string): Promise<string[]> =>
    genesInInterval.parse(await (await genesIn(query)).json()).genes.map(({ uniquename }) => uniquename);

  it("are all that reach into it, with their places and exons", async () => {
    const { genes } = genesInInterval.parse(
      await (await genesIn("start=100&end=200", "chromosome_2")).json(),
    );
    expect(genes.find(({ uniquename }) => uniquename === "SPBC11B10.09")).toEqual({
      uniquename: "SPBC11B10.09",
      name: "cdc2",
      product: "cyclin-dependent protein kinase Cdk1/Cdc2",
      feature_type: "mRNA gene",
      location: { chromosome_name: "II", start_pos: 1, end_pos: 100, strand: "forward" },
      // Of the transcript that codes for most.
      parts: [
        { feature_type: "five_prime_utr", start_pos: 1, end_pos: 10 },
        { feature_type: "exon", start_pos: 11, end_pos: 40 },
        { feature_type: "exon", start_pos: 61, end_pos: 80 },
        { feature_type: "three_prime_utr", start_pos: 81, end_pos: 100 },
      ],
      transcript_count: 2,
    });
    expect(await ids("start=1&end=1")).toEqual(genes.map(({ uniquename }) => uniquename));
    expect(await ids("start=101&end=200")).toEqual([]);
  });

  it.each([
    ["start=a", "query.start"],
    ["start=10&end=5", "query.start"],
    ["end=0", "query.end"],
    ["position=5", "query.position"],
  ])("refuse %s naming %s", async (query, where) => {
    const answer = await genesIn(query);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.map((error) => error.where)).toEqual([where]);
  });
});

describe("errors under /api", () => {
  it.each([
    "/api",
    "/api/",
    "/api/v1",
    "/api/v2/x",
    `${latest}`,
    `${latest}/data`,
    `${latest}/data/chemical/x`,
    "/api/v1/Health",
  ])("%s is a problem document with 404", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    await problemOf(answer);
  });

  it("an address that cannot be decoded is a 400", async () => {
    const answer = await get(`${latest}/data/gene/%E0%A4%A`);
    expect(answer.status).toBe(400);
    await problemOf(answer);
  });

  it("what is no HTTP is a 400, headers without end a 431", async () => {
    const say = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => socket.write(text));
        let heard = "";
        socket
          .on("data", (chunk) => {
            heard += chunk.toString();
          })
          .on("close", () => resolve(heard))
          .on("error", () => resolve(heard));
      });
    expect(await say("nonsense\r\n\r\n")).toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json/);
    expect(await say(`GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 [^]*application\/problem\+json/,
    );
  });

  it("OPTIONS tells what is possible, also to pages of other sites", async () => {
    const answer = await get(`${latest}/data/metadata`, {}, "OPTIONS");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("keep a harmless request id that a proxy has given", async () => {
    expect((await get("/api/x", { "x-request-id": "abc-1" })).headers.get("x-request-id")).toBe("abc-1");
    expect((await get("/api/x", { "x-request-id": "<b>" })).headers.get("x-request-id")).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe("the documentation", () => {
  it("lists every call, with parameters and answers", async () => {
    const operation = z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) });
    const paths = z
      .object({
        openapi: z.literal("3.1.0"),
        paths: z.record(z.string(), z.record(z.enum(["get", "post"]), operation.optional())),
      })
      .parse(await (await get("/api/v1/openapi.json")).json()).paths;
    expect(Object.keys(paths).sort()).toEqual(routes.map(({ path }) => path).sort());
    const operations = Object.values(paths).flatMap(({ get: reads, post }) =>
      [reads, post].filter((one) => one !== undefined),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toHaveLength(routes.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { responses } of operations) expect(responses).toHaveProperty("200");
  });

  it("can be read without scripts and names every call", async () => {
    const answer = await get("/api/v1/docs");
    const html = await answer.text();
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(html).not.toMatch(/<script|src=|@import/);
    for (const { path, body } of routes)
      expect(html).toContain(`${body === undefined ? "GET" : "POST"} /api/v1${path}`);
    expect((await get("/api/v1/docs", { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(
      304,
    );
  });
});

describe("plots of expression", () => {
  const plot = (path: string): Promise<Response> => get(`${latest}/gene_ex_violin_plot/${path}`);

  it("show what is measured of the genes, in words too", async () => {
    const drawing = await (await plot("large/SPBC11B10.09,SPCC18B5.03")).text();
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).toContain(
      "Molecules per cell of cdc2, wee1 (dots) among all genes (shapes), in 1 data set. No value of wee1.",
    );
  });

  it("take 250 genes of the release, and say what is wrong", async () => {
    for (const [path, status, said] of [
      ["tiny/SPBC11B10.09", 400, "path.size: has to be small or large"],
      ["small/,", 400, "path.genes: has to name a gene"],
      [
        `small/${Array.from({ length: 251 }, (_, i) => `G${i}`).join(",")}`,
        400,
        "path.genes: can name 250 genes at most, not 251",
      ],
      ["small/SPBC11B10.09,nonsense", 404, "There is no gene nonsense."],
    ] as const) {
      const answer = await plot(path);
      expect(answer.status).toBe(status);
      expect((await problemOf(answer)).detail).toBe(said);
    }
  });
});
