/** All that a page shows is of one release, and a page that is open for long offers the next one. */
import { expect, test } from "vitest";
import { servedReleases } from "../../api/contract/health.ts";
import type { ServedReleases } from "../../api/contract/health.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { untilRest, useBrowser } from "./pages.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();

const served = async (): Promise<ServedReleases> =>
  servedReleases.parse(await (await fetch(`${siteUrl}/api/v1/release`)).json());

test("all calls of a page, those of its frames too, ask the load of the release that it was made from", async () => {
  const { generation } = await served();
  const gene = await richGene();
  const asked: string[] = [];
  const page = await open(urls.gene(gene.uniquename), {
    prepare: async (opened) => {
      opened.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/v1/dataset/")) asked.push(pathname);
      });
    },
  });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // What the page and the views in it ask for behind their documents.
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  await untilRest(page);
  expect(asked.filter((path) => !path.startsWith(`/api/v1/dataset/${generation}/`))).toEqual([]);
});

test("a page that comes into view after another release went live offers it, and can be left as it is", async () => {
  const now = await served();
  const page = await open(urls.front, {
    prepare: async (opened) => {
      await opened.clock.install();
      // As after a swap: the server itself cannot be given another release beside other tests.
      await opened.route("**/api/v1/release", (route) =>
        route.fulfill({
          json: {
            release: "2999-01-01",
            generation: "2999-01-01--k3f9",
            releases: ["2999-01-01", ...now.releases],
          },
        }),
      );
    },
  });
  const note = page.locator(".served-notes");
  expect(await note.textContent()).toBe("");
  await page.clock.fastForward("10:00");
  await note.getByText("2999-01-01").waitFor();
  expect(await note.textContent()).toContain(`this page shows ${now.release}`);
  await note.getByRole("button", { name: "Stay with this release" }).click();
  await expect.poll(() => note.textContent()).toBe("");
  await page.clock.fastForward("10:00");
  expect(await note.textContent()).toBe("");
});

test("every link of a page whose address names a release leads to pages of that release, in a new window too", async () => {
  const { release } = await served();
  const gene = await richGene();
  const base = `/dataset/${release}`;
  const page = await open(base + urls.gene(gene.uniquename));
  await page.getByRole("link", { name: "Show this page of the live release" }).waitFor();
  const frame = page.locator(".widget iframe");
  if ((await frame.count()) > 0)
    await page.frameLocator(".widget iframe").locator("a, svg").first().waitFor();
  const links: string[] = [];
  for (const document of page.frames())
    links.push(
      ...(await document
        .locator("a[href^='/']")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))),
    );
  const pages = links.filter((link) => !/^\/(api|site-assets|assets)\//.test(link));
  expect(pages.length).toBeGreaterThan(50);
  const live = `/gene/${gene.uniquename}`;
  // The one on the banner, to the live release.
  expect(pages.filter((link) => !link.startsWith(`${base}/`) && link !== base)).toEqual([live]);
  const section = pages.findLast((link) => link.startsWith(`${base}${live}#`)) ?? "";
  await page
    .getByRole("navigation", { name: "Sections of this page" })
    .locator(`a[href="${section}"]`)
    .click();
  await expect.poll(() => page.url()).toBe(siteUrl + section);
});
