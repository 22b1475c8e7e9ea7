/**
 * What Lighthouse asks of pages beside their speed, on a phone of the size that it takes: accessibility by all rules of axe, good
 * practice, and what search engines need. What pages cost is held by page-budget.test.ts.
 */
import { expect, test } from "vitest";
import { urls } from "../../web/shared/urls/urls.ts";
import { auditedPages } from "./audited-pages.ts";
import { demoUrl } from "./demo-site.ts";
import { missingOn } from "./page-ledger.ts";
import { untilGrown, useBrowser } from "./pages.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: "reduce" } as const;

test.for(auditedPages)("an auditor finds nothing on %s", async (path) => {
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
