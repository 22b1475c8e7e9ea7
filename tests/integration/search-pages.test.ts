/** Search where there are no scripts: the results page as links, the description for browsers, documentation search. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { documentationSearchAnswer, searchAnswer } from "../../api/contract/search.ts";
import type { DocumentationSearchAnswer } from "../../api/contract/search.ts";
import type { HelpDoc } from "../../index-mappings/documents.ts";
import { searchDocuments } from "./search-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
const section = (
  id: string,
  title: string,
  heading: string,
  content: string,
): { id: string; doc: HelpDoc } => ({
  id,
  doc: {
    id,
    path: id.replace(/#.*/, ""),
    title,
    heading,
    content,
  },
});
const help = [
  section(
    "/documentation/genome-browser",
    "Genome browser",
    "Genome browser",
    "Draws features along the chromosomes.",
  ),
  section(
    "/documentation#tools",
    "Documentation",
    "Tools",
    "Advanced search, peptide motifs, genome browser",
  ),
  section("/faq#structures", "Questions", "Structures", "Predicted structures of <b>proteins</b> & more"),
];
const meaning = "The cell cycle process in which sister chromatids part & go to the poles.";
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-search-pages-${process.pid}` });
  const documents = searchDocuments(generation.release);
  const terms = documents.terms.map(({ id, doc }) =>
    id === "GO:0000070" ? { id, doc: { ...doc, passages: [meaning] } } : { id, doc },
  );
  await site.write(generation, { ...documents, terms, documents: help });
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

const page = async (path: string): Promise<{ status: number; html: string }> => {
  const answer = await fetch(site.url + path);
  return { status: answer.status, html: await answer.text() };
};
const linksOf = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<li><a href="([^"]*)">/g)].map(([, address]) => address);

describe("the results page without scripts", () => {
  it("is named after what was typed and lists the hits as links", async () => {
    const { status, html } = await page("/search?q=cdc2");
    expect(status).toBe(200);
    expect(html).toContain("<title>Karyon - Search results - cdc2</title>");
    expect(linksOf(html)[0]).toBe("/gene/SPBC11B10.09");
    expect(html).toContain(
      '<a href="/gene/SPBC11B10.09">cdc2</a> SPBC11B10.09 – cyclin-dependent protein kinase Cdk1/Cdc2',
    );
  });
  it("leads to things of every type and to more of them", async () => {
    const { html } = await page("/search?q=kinase&type=gene");
    expect(linksOf(html)).toHaveLength(21);
    expect(linksOf(html).at(-1)).toBe("/search?q=kinase&amp;type=gene&amp;page=2");
    expect(linksOf((await page("/search?q=dolichol%20mannose")).html)).toEqual([
      "/gocam/pombase-view/docs/671ae02600003596",
    ]);
    expect(linksOf((await page("/search?q=GO:0000070")).html)[0]).toBe("/term/GO:0000070");
  });
  it("says what the terms mean that it lists", async () => {
    const { html } = await page("/search?q=GO:0000070");
    expect(html).toContain(`<p class="muted">${meaning.replace("&", "&amp;")}</p></li>`);
  });
  it("offers the spelling that was meant, and says when there is nothing", async () => {
    expect((await page("/search?q=mis21")).html).toContain("<dt>Did you mean</dt><dd>mis12</dd>");
    expect((await page("/search?q=xqzzvvwq")).html).toContain("<dt>Found</dt><dd>nothing</dd>");
  });
  it("shows what was typed as text", async () => {
    const { html } = await page(`/search?q=${encodeURIComponent('<script>alert(1)</script>"&')}`);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;");
  });
  it.each(["/search", "/search?q=", "/search?q=a&q=b", "/search?q[a]=b", "/search?q=%FF"])(
    "%s is a page as well",
    async (path) => {
      expect((await page(path)).status).toBe(200);
    },
  );
  it("is a page also while the search engine is away", async () => {
    site.elasticsearch.cut();
    try {
      expect((await page("/search?q=cdc2")).status).toBe(200);
    } finally {
      site.elasticsearch.mend();
    }
  });
});

describe("for browsers", () => {
  it("every page says where the site's search is described", async () => {
    expect((await page("/")).html).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="Karyon" href="/opensearch.xml" />',
    );
  });
  it("the description leads to the results and the suggestions", async () => {
    const answer = await fetch(`${site.url}/opensearch.xml`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/opensearchdescription\+xml/);
    const templates = [...(await answer.text()).matchAll(/<Url type="([^"]+)"[^>]* template="([^"]+)"/g)].map(
      ([, type, template]) => ({ type, template }),
    );
    const of = (type: string): string =>
      templates.find((one) => one.type === type)?.template?.replace("{searchTerms}", "cdc2") ?? "";
    expect((await page(of("text/html").replace(site.url, ""))).html).toContain("/gene/SPBC11B10.09");
    const suggestions = z
      .tuple([z.string(), z.array(z.string()), z.array(z.string()), z.array(z.string())])
      .parse(await (await fetch(of("application/x-suggestions+json"))).json());
    expect(suggestions[0]).toBe("cdc2");
    expect(suggestions[1][0]).toBe("cdc2");
    expect(new Set(suggestions.slice(1).map((list) => list.length)).size).toBe(1);
  });
});

describe("documentation search", () => {
  const search = async (q: string): Promise<DocumentationSearchAnswer> =>
    documentationSearchAnswer.parse(
      await (
        await fetch(`${site.url}/api/v1/dataset/latest/search/documentation?q=${encodeURIComponent(q)}`)
      ).json(),
    );
  const urls = async (q: string): Promise<string[]> => (await search(q)).hits.map(({ url }) => url);

  it("finds headings before text", async () =>
    expect(await urls("genome browser")).toEqual(["/documentation/genome-browser", "/documentation#tools"]));
  it("finds words in any case and order, and their beginnings", async () => {
    expect(await urls("STRUCTURES predicted")).toEqual(["/faq#structures"]);
    expect(await urls("chromo")).toEqual(["/documentation/genome-browser"]);
  });
  it("finds words in any form, and what questions ask for", async () => {
    expect(await urls("predicting structure of protein")).toEqual(["/faq#structures"]);
    expect(await urls("How do I search for a peptide motif?")).toEqual(["/documentation#tools"]);
    expect(await urls("how to")).toEqual([]);
  });
  it("makes do with some of the words where nothing has all", async () =>
    expect((await urls("download genome browser gff"))[0]).toBe("/documentation/genome-browser"));
  it("is a group of its own on the results page, behind the tool of that name", async () => {
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/search?q=genome%20browser`);
    const { pages } = searchAnswer.parse(await answer.json());
    expect(pages.slice(0, 2).map(({ url }) => url)).toEqual(["/jbrowse/", "/documentation/genome-browser"]);
  });
  it("forgives a typo", async () =>
    expect(await urls("genome browsre")).toContain("/documentation/genome-browser"));
  it("gives plain text with places to mark", async () => {
    const {
      hits: [hit],
    } = await search("proteins");
    expect(hit).toMatchObject({
      title: "Questions",
      heading: "Structures",
      text: "Predicted structures of <b>proteins</b> & more",
    });
    expect(hit?.marks.map(([start, end]) => hit.text.slice(start, end))).toEqual(["proteins"]);
  });
  it("finds nothing by nothing", async () => {
    for (const q of ["", "  ", "***", "xqzzvvwq"]) expect(await search(q)).toEqual({ total: 0, hits: [] });
  });
});
