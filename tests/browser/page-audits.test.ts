/**
 * What Lighthouse asks of pages beside their speed, on a phone of the size that it takes: accessibility by all rules of axe, good
 * practice, and what search engines need. What pages cost is held by page-budget.test.ts.
 */
import { expect, test } from "vitest";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { untilGrown, useBrowser } from "./pages.ts";
import { missingOn } from "./page-ledger.ts";
import { demoUrl } from "./demo-site.ts";
import { examples, geneOfType, richGene, siteUrl } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: "reduce" } as const;

/** Of each kind of what the site's texts show below them, the first text; and texts with code and with many links. */
async function textsOfKinds(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemaps/pages-1.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, at = ""]) => new URL(at).pathname);
  const byKind = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/documentation${path}`);
    if (!answer.ok) continue;
    // The api checks its answers against the contract's schemas in its own tests.
    const { shows } = (await answer.json()) as { shows: { kind: string } | null };
    if (shows !== null && !byKind.has(shows.kind)) byKind.set(shows.kind, path);
  }
  return [...byKind.values(), "/documentation/api", "/documentation/glossary", "/faq"];
}

const [things, gene, rna, texts] = await Promise.all([
  examples(),
  richGene(),
  geneOfType("rRNA gene"),
  textsOfKinds(),
]);
const { term, reference } = things;

const paths = [
  "/",
  urls.gene(gene.uniquename),
  // Its page begins with the genome browser in a frame.
  ...(rna === null ? [] : [urls.gene(rna)]),
  ...(term ? [entityUrl.term(term.id)] : []),
  ...(reference ? [entityUrl.reference(reference.id)] : []),
  urls.search("protein"),
  urls.query,
  urls.predefinedResults("canned_query:all_genes"),
  "/enrichment",
  urls.identifierMapper,
  urls.genomeBrowser,
  urls.metrics,
  "/downloads",
  urls.internalDetails,
  "/releases",
  urls.archive("spotlight"),
  urls.referenceList("community"),
  urls.pathwayModels,
  ...texts,
];

test.for(paths)("an auditor finds nothing on %s", async (path) => {
  const page = await open(path, phone);
  await untilGrown(page);
  expect(await violations(page)).toEqual([]);
  expect(await missingOn(page)).toEqual([]);
});

test("an auditor finds nothing on a front page that has panels of all kinds", async () => {
  const page = await open(urls.front, { ...phone, site: demoUrl });
  await untilGrown(page);
  expect(await violations(page)).toEqual([]);
});
