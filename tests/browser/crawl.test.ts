/** Follows every link, from the front page on: none leads to a page that is not there, not finished, or has no such anchor. */
import { expect, test } from "vitest";
import { Crawl } from "./crawl.ts";
import { demoUrl } from "./demo-site.ts";
import { useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";

const open = useBrowser();

test.each([...new Set([siteUrl, demoUrl])])(
  "no link of %s leads nowhere",
  async (site) => {
    const crawl = new Crawl(site, open);
    await crawl.follow("/");
    expect(crawl.faults).toEqual([]);
    // It has been everywhere: on texts, tools, and pages about things.
    expect(crawl.kinds.size).toBeGreaterThan(12);
  },
  600_000,
);

test("an address that nothing is at is a 404", async () => {
  for (const path of [
    "/nope",
    "/archive/nope",
    "/status/nope",
    "/documentation/no-such-text",
    "/browse-curation/nope",
    "/nope/from/id/1",
    "/slim:nope/from/id/1",
    "/reference_list/nope",
    "/results/from/predefined/nope",
    "/query/start_from/nope",
  ])
    expect({ path, status: (await fetch(`${siteUrl}${path}`)).status }).toEqual({ path, status: 404 });
  for (const path of [
    "/archive/spotlight",
    "/archive/community",
    "/documentation/",
    "/results/from/id/1",
    "/results/from/predefined/all_genes",
    "/query/start_from/GO",
  ])
    expect({ path, status: (await fetch(`${siteUrl}${path}`)).status }).toEqual({ path, status: 200 });
});
