/** No link of a site that tells much less leads nowhere either: help has no examples of what its release lacks. */
import { expect, test } from "vitest";
import { Crawl } from "../browser/crawl.ts";
import { useBrowser } from "../browser/pages.ts";
import { siteUrl } from "../browser/site.ts";

const open = useBrowser();

test("no link leads nowhere", async () => {
  const crawl = new Crawl(siteUrl, open);
  await crawl.follow("/");
  expect(crawl.faults).toEqual([]);
  // It has been everywhere: on texts, tools, and pages about things.
  expect(crawl.kinds.size).toBeGreaterThan(12);
}, 600_000);
