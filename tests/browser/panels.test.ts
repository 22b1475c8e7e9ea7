/** Panels with pictures, which not every release has: they are put into the answer on the way to the browser. */
import { expect, test } from "vitest";
import type { FrontPanel } from "../../index-mappings/pages/release.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";

const open = useBrowser();

const panel = (changes: Partial<FrontPanel>): FrontPanel => ({
  title: "A picture",
  panel_type: "spotlight",
  html: "<p>What it shows.</p>",
  reference_id: null,
  link: null,
  link_label: null,
  date_added: "2025-01-01",
  show_on_front_page: true,
  ...changes,
});

/** Opens the front page with these panels. @param chance what is drawn by lot, 0 to 1 */
const openWith = (panels: readonly FrontPanel[], chance: number) =>
  open(urls.front, {
    prepare: async (page) => {
      await page.addInitScript((value) => (Math.random = () => value), chance);
      await page.route("**/data/front_panels", (route) => route.fulfill({ json: panels }));
    },
  });

test.each([
  { chance: 0, shown: "/mark.svg" },
  { chance: 0.99, shown: "/mark.svg?second" },
])(
  "a panel shows one of its pictures by chance, in the room kept for it: $shown",
  async ({ chance, shown }) => {
    const images = ["/mark.svg", "/mark.svg?second"];
    const page = await openWith([panel({ images, image_link: "/faq", title_link: "/about" })], chance);
    const spotlight = page.locator(".panel-kind").filter({ hasText: "What it shows." });
    const link = spotlight.getByRole("link", { name: "A picture" });
    const picture = link.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.getAttribute("src")).toBe(shown);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await picture.boundingBox())?.height).toBe(160);
    expect(await link.evaluateAll((links) => links.map((one) => one.getAttribute("href")))).toEqual([
      "/faq",
      "/about",
    ]);
  },
);

test("a film is shown with its controls, and does not play by itself", async () => {
  const page = await openWith([panel({ images: ["/site-assets/division.mp4"] })], 0);
  const film = page.locator(".panel-kind video");
  await film.waitFor();
  expect(await film.evaluate((video: HTMLVideoElement) => [video.controls, video.autoplay])).toEqual([
    true,
    false,
  ]);
  expect(await film.getAttribute("src")).toBe("/site-assets/division.mp4");
});
