/** The HTML that the server sends: files of the web, and its page for every address. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsAfter } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-pages-${process.pid}` });
  await site.write(
    generation,
    documentsAfter(generation.release, {
      before: "2024-10-01",
      totals: [],
      types: [{ type: "biological_process", before: 10, after: 12, added: 3, removed: 1 }],
      groups: [{ entity: "gene", change: "added", field: "name", total: 2, samples: [] }],
      alarms: [],
      earlier: [{ release: "2024-10-01", before: "2024-01-01", sentences: ["1 term added"] }],
    }),
  );
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  fetch(site.url + path, { method, headers, redirect: "manual" });
const html = async (path: string): Promise<string> => (await get(path)).text();

describe("addresses of pages", () => {
  it.each([
    "/",
    "/gene/SPBC11B10.09",
    "/gene/SPBC11B10.99",
    "/spombe/any/SPBC11B10.09",
    "/term/GO:0000070",
    "/term/GO%3A0016359",
    "/reference/PMID:19436749",
    "/allele/SPCC18B5.03:allele-1",
    "/genotype/wee1-delta%2Fh%2B%20x",
    "/gocam/pombase-view/docs/671ae02600003596",
    "/gocam/view/docs/gomodel:671ae02600003596",
    "/gocam/pombase-view/docs/671ae02600003596:no_chemicals,no_inputs",
    "/gocam/pombase-view/gene/671ae02600003596+67369e7600002505:hide_models/SPBC11B10.09/cdc2",
    "/gocam/pombase-view/docs/ALL_MERGED",
    "/gocam/view/docs/ALL_CONNECTED",
    "/gene_subset/interpro:PFAM:PF00069",
    "/query",
    "/metrics",
    "/results/from/id/x",
    "/internal-details",
    "/faq",
  ])("%s is a page", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it("of an id that is no longer in use says so before scripts run", async () => {
    expect(await (await get("/gene/SPBC11B10.99")).text()).toContain(
      "<dt>Former ID</dt><dd>SPBC11B10.99</dd>",
    );
    expect(await (await get("/gene/SPBC11B10.09")).text()).not.toContain("Former ID");
  });

  it("of a gene that was removed or split says so before scripts run, and leads to what there is", async () => {
    const saidOf = async (path: string): Promise<string> => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      return (await answer.text()).match(/<main>.*<\/main>/)?.[0] ?? "";
    };
    const removed = await saidOf("/gene/SPBC11B10.97");
    expect(removed).toContain(
      "<h1>Page not found</h1><p>SPBC11B10.97 was removed: deleted; &lt;b&gt;no&lt;/b&gt; coding region.</p>",
    );
    const split = await saidOf("/gene/SPBC11B10.98");
    expect(split).toContain(
      '<p>SPBC11B10.98 now stands for:</p><ol><li><a href="/gene/SPBC11B10.09">SPBC11B10.09 (cdc2)</a></li><li><a href="/gene/SPAC1039.01">SPAC1039.01</a></li></ol>',
    );
    for (const said of [removed, split]) expect(said).not.toContain("There is nothing at this address");
  });

  it.each([
    "/no-such-page",
    "/gene/SPBC99X99.99",
    "/gene",
    "/a/b/c/d",
    "/term/GO:9999999",
    "/gene_subset/none",
    "/gocam/pombase-view/docs/ffffffffffffffff",
    "/gocam/pombase-view/docs/671ae02600003596+ffffffffffffffff",
    "/gocam/view/docs/ALL_OTHERS",
    "/%E0%A4%A",
  ])("%s is the page with status 404", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    const said = text.match(/<main>.*<\/main>/)?.[0];
    expect(said).toContain("<h1>Page not found</h1>");
    expect(said).toContain("<a href=");
    expect(text).toContain("karyon-boot");
    expect(text).toContain(`<title>${site.site.site_name} - Page not found</title>`);
  });

  it("lead from /front and /index.html to the front page", async () => {
    for (const path of ["/front", "/index.html"]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/"]);
    }
  });

  it("can only be read", async () => expect((await get("/gene/x", {}, "POST")).status).toBe(405));
});

describe("what is written into a page", () => {
  it("names the models of a merged view, and the data that the page asks for", async () => {
    const two = await html("/gocam/pombase-view/docs/671ae02600003596+67369e7600002505");
    expect(two).toContain(
      `<title>${site.site.site_name} - GO-CAM Pathway - dolichol phosphate mannose biosynthetic process, mitotic spindle assembly`,
    );
    expect(two).toContain("/data/pathways/671ae02600003596%2B67369e7600002505");
    expect(await html("/gocam/pombase-view/docs/ALL_MERGED")).toContain(
      `<title>${site.site.site_name} - GO-CAM Pathway - All models merged</title>`,
    );
    expect(await html("/gocam/pombase-view/docs/671ae02600003596:no_chemicals")).toContain(
      "/data/gocam/671ae02600003596",
    );
  });

  it("titles a gene page, cut at 105 characters, with everything escaped", async () => {
    const text = await html("/gene/SPBC11B10.09");
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "";
    expect(title).toBe(
      `${site.site.site_name} - Gene - cdc2 (SPBC11B10.09) - kinase of 2025-09-01, &lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;`,
    );
    expect(text).toContain(`<meta property="og:title" content="${title}" />`);
    expect(text).toContain(`<link rel="canonical" href="${site.url}/gene/SPBC11B10.09" />`);
    expect(text).toContain("<dt>Synonyms</dt><dd>cdk1</dd>");
    expect(text).not.toContain("<script>alert");
  });

  it("names a drawn picture of the gene, and one of the site for other pages", async () => {
    for (const [page, card] of [
      ["/gene/SPBC11B10.09", "gene/SPBC11B10.09"],
      ["/query", "site"],
    ] as const) {
      const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(await html(page)) ?? [];
      expect(address).toMatch(new RegExp(`^${site.url}/api/v1/dataset/[^/]+/social_card/${card}$`));
      const answer = await fetch(address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it("gives the address of the gene itself for a secondary id", async () =>
    expect(await html("/gene/SPBC11B10.99")).toContain(`href="${site.url}/gene/SPBC11B10.09"`));

  it("titles other pages by what they are", async () => {
    expect(await html("/query")).toContain(`<title>${site.site.site_name} - Advanced search</title>`);
    expect(await html("/")).toContain(`<title>${site.site.site_name}</title>`);
    expect(await html("/term/GO:0000070")).toContain(
      "- Ontology Term - GO:0000070 - mitotic sister chromatid segregation</title>",
    );
  });

  it("titles lists by what they are of, at their own address, also for a secondary id", async () => {
    const genes = await html("/term_genes/GO:0016359");
    expect(genes).toContain(
      "- Genes annotated to a term - GO:0000070 - mitotic sister chromatid segregation</title>",
    );
    expect(genes).toMatch(/<link rel="canonical" href="[^"]*\/term_genes\/GO:0000070" \/>/);
    const subset = await html("/gene_subset/interpro:PFAM:PF00069");
    expect(subset).toMatch(/<title>[^<]* - Gene subset - [^<]+<\/title>/);
    expect(subset).toMatch(/<link rel="canonical" href="[^"]*\/gene_subset\/interpro:PFAM:PF00069" \/>/);
  });

  it("gives the genes of a publication its title, and says it again as description", async () => {
    const page = await html("/ref_genes/PMID:19436749");
    expect(page).toMatch(/<title>[^<]* - Reference - PMID:19436749 - [^<]+<\/title>/);
    const [, title] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
    expect(page).toContain(`<meta property="og:title" content="${title}" />`);
    expect(page).toContain(`<meta property="og:description" content="${title}" />`);
  });

  const changedOf = (page: string): string | undefined =>
    /<dt>Changed<\/dt>((?:<dd>[^<]*<\/dd>)+)<\/div>/.exec(page)?.[1];
  const linkedDataOf = (page: string): unknown =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(page)?.[1] ?? "null");

  it("says once that a release changed something, then what, and describes it for data catalogues", async () => {
    for (const path of ["/releases", "/releases/2025-09-01"]) {
      const page = await html(path);
      expect(changedOf(page)).toMatch(
        /^<dd>2 genes added<\/dd><dd>[^<]+: 3 pairs of gene and term added, 1 removed<\/dd>$/,
      );
      expect(linkedDataOf(page)).toMatchObject({
        "@type": "Dataset",
        "@id": `${site.url}/releases/2025-09-01`,
        version: "2025-09-01",
        distribution: expect.arrayContaining([expect.objectContaining({ "@type": "DataDownload" })]),
      });
    }
  });

  it("tells on the front page what site it is, how it is searched and where its data set is", async () => {
    expect(linkedDataOf(await html("/"))).toMatchObject({
      "@type": ["WebSite", "DataCatalog"],
      name: site.site.site_name,
      url: `${site.url}/`,
      dataset: { "@id": `${site.url}/downloads` },
      potentialAction: { target: { urlTemplate: `${site.url}/search?q={search_term_string}` } },
    });
  });

  it("describes a release that is kept no longer without its files", async () => {
    const page = await html("/releases/2024-10-01");
    expect(changedOf(page)).toBe("<dd>1 term added</dd>");
    const dataset = linkedDataOf(page);
    expect(dataset).toMatchObject({
      "@type": "Dataset",
      version: "2024-10-01",
      identifier: `${site.url}/releases/2024-10-01`,
    });
    expect(dataset).not.toHaveProperty("distribution");
    expect(linkedDataOf(await html("/downloads"))).toMatchObject({ "@id": `${site.url}/downloads` });
  });

  it("says what a tool is for, and what the site is where a page has no words of its own", async () => {
    const said = async (path: string) =>
      /<meta name="description" content="([^"]*)"/.exec(await html(path))?.[1];
    expect(await said("/motif_search")).toMatch(/^Find the proteins that have a motif/);
    expect(await said("/query/start_from/gene_list")).toMatch(/^Find genes by combining/);
    expect(await said("/")).toBe(site.site.site_description);
  });

  it("holds the configuration and the release", async () => {
    const json =
      /<script type="application\/json" id="karyon-boot">([^<]*)<\/script>/.exec(await html("/"))?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({
      deployment: { site: { site_name: site.site.site_name } },
      metadata: { date_version: "2025-09-01" },
    });
  });

  it("is not sent twice", async () => {
    const tag = (await get("/gene/SPBC11B10.09")).headers.get("etag") ?? "";
    expect((await get("/gene/SPBC11B10.09", { "if-none-match": tag })).status).toBe(304);
  });

  it("may load nothing from elsewhere", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    // Forms may be sent to the services that search sequences.
    expect(policy.replace(/form-action [^;]*/, "")).not.toMatch(/unsafe|https?:|\*/);
  });
});

describe("files of the web", () => {
  it("are kept for ever when their name carries a hash", async () => {
    const answer = await get("/assets/main-abc123.js", { "accept-encoding": "identity" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toMatch(/javascript/);
    expect((await get("/theme.js")).headers.get("cache-control")).toBe(
      "public, max-age=300, must-revalidate",
    );
  });

  it("go out as compressed by the build", async () => {
    const answer = await get("/assets/main-abc123.js", { "accept-encoding": "gzip" }, "HEAD");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("content-length")).toBe("7");
    expect(answer.headers.get("content-type")).toMatch(/javascript/);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("that are gone are not pages", async () => {
    const answer = await get("/assets/gone.js");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  it("outside of the web's folder cannot be had", async () => {
    for (const path of ["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"])
      expect(await html(path)).not.toContain("devDependencies");
  });
});
