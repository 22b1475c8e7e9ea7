import { expect, test } from "vitest";
import type { GenomeMap } from "../../index-mappings/pages/release.ts";
import { demoDocument, demoUrl } from "./demo-site.ts";
import { useBrowser } from "./pages.ts";

const open = useBrowser();
/** The demo release tells which proteins have a published role. */
const onDemo = { site: demoUrl };

test("moving along a chromosome says what each window holds, and Enter opens it in the genome browser", async () => {
  const [first] = await demoDocument<GenomeMap>("genome_map");
  if (!first) throw new Error("the demo release has no chromosome on its front page");
  const page = await open("/", onDemo);
  const chromosome = page.getByRole("slider").first();
  await chromosome.focus();
  await page.keyboard.press("ArrowRight");
  const { coding } = first.windows[1] ?? { coding: 0 };
  await page.getByText(`${coding} coding gene`).first().waitFor();
  expect(await chromosome.getAttribute("aria-valuenow")).toBe("2");
  await page.keyboard.press("Enter");
  await page.waitForURL(/jbrowse\/\?loc=/);
});

test("the map shows another number when asked, in the address too, and every window stands in a table", async () => {
  const map = await demoDocument<GenomeMap>("genome_map");
  const page = await open("/", onDemo);
  await page.getByRole("button", { name: "Genes without a published role" }).click();
  await page.waitForURL("**/?map=unpublished");
  await page.reload();
  await expect
    .poll(() =>
      page.getByRole("button", { name: "Genes without a published role" }).getAttribute("aria-pressed"),
    )
    .toBe("true");
  await page.getByText("Every window as a table").click();
  const windows = map.reduce((sum, one) => sum + one.windows.length, 0);
  await expect.poll(() => page.getByRole("rowheader", { name: /\.\./ }).count()).toBe(windows);
});
