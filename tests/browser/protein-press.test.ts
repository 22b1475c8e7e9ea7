/** Choosing features of a protein by a finger, a mouse and the keyboard: their marks are smaller than fingers, and lie on each other. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { ProteinFeatures } from "../../api/contract/index.ts";
import { demoProtein, demoUrl } from "./demo-site.ts";
import { eventually, untilStill, useBrowser } from "./pages.ts";

const open = useBrowser();
/** px across: what a finger can tell (WCAG 2.2, 2.5.8). */
const minSize = 24;
/** px of the window. */
const width = 360;

interface Head {
  readonly feature: string;
  /** px, in the window. */
  readonly x: number;
  readonly y: number;
}

/** The heads of lollipops, track by track. */
const headsOf = (page: Page): Promise<Head[][]> =>
  page.locator(".protein-track").evaluateAll((tracks) =>
    tracks.map((track) =>
      [...track.querySelectorAll("circle")].map((head) => {
        const { x, y, width, height } = head.getBoundingClientRect();
        const feature = head.closest("[data-feature]")?.getAttribute("data-feature") ?? "";
        return { feature, x: x + width / 2, y: y + height / 2 };
      }),
    ),
  );

const near = (head: Head, heads: readonly Head[], px: number): Head[] =>
  heads.filter((other) => Math.abs(other.x - head.x) < px);
const featuresOf = (heads: readonly Head[]): number => new Set(heads.map(({ feature }) => feature)).size;

/** Whether pins of two features of a track are a few residues from each other. */
const hasNeighbours = ({ sequence, tracks }: ProteinFeatures): boolean =>
  tracks
    .filter(({ display_type: type }) => type === "pin")
    .some(({ features }) => {
      const pins = features
        .flatMap(({ id, positions }) => positions.map(([, start, end]) => ({ id, at: (start + end) / 2 })))
        .toSorted((a, b) => a.at - b.at);
      const few = ((sequence?.length ?? 0) * minSize) / (4 * width);
      return pins.some(({ id, at }, index) => {
        const next = pins[index + 1];
        return next !== undefined && next.id !== id && next.at - at < few;
      });
    });

/** A narrow view of all features of a protein, some of which lie on each other. */
async function openFeatures(isTouched: boolean): Promise<{ page: Page; tracks: Head[][] }> {
  const gene = await demoProtein(hasNeighbours);
  const viewport = { width, height: 2_000 };
  const page = await open("/", { site: demoUrl, viewport, hasTouch: isTouched, isMobile: isTouched });
  await page.goto(`${demoUrl}/protein_feature_view/full/${gene}`);
  await page.locator(".protein-track circle").first().waitFor();
  // Fonts and rulers may move the tracks.
  await page.locator("nightingale-navigation .tick").first().waitFor({ state: "attached" });
  await untilStill(page.locator(".protein-track").last());
  return { page, tracks: await headsOf(page) };
}

const said = (page: Page): Promise<string> => page.getByRole("status").innerText();
const listOf = (page: Page) => page.getByRole("group", { name: /^\d+ features here$/ });

test("a finger on lollipops that lie on each other is asked which one it means", async () => {
  const { page, tracks } = await openFeatures(true);
  const heads = tracks.find((track) => track.some((head) => featuresOf(near(head, track, 10)) > 1)) ?? [];
  const dense = heads.find((head) => featuresOf(near(head, heads, 10)) > 1) ?? expect.fail("no neighbours");
  await page.touchscreen.tap(dense.x, dense.y);
  const list = listOf(page);
  const choices = list.getByRole("button");
  await choices.first().waitFor();
  expect(await choices.count()).toBeGreaterThan(1);
  // The nearest one is chosen at once.
  const names = await choices.allInnerTexts();
  expect(await choices.first().getAttribute("aria-pressed")).toBe("true");
  expect(await said(page)).toContain(names[0]?.split("\n")[0]);
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(minSize);
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await choices.last().tap();
  await eventually(
    () => said(page),
    (text) => text.includes(names.at(-1)?.split("\n")[0] ?? "nothing"),
    "what was chosen in the list",
  );
  // A finger that comes down on a choice points at it already, and is said; the press follows.
  await expect.poll(() => list.count()).toBe(0);
});

test("the picture stands still below a finger or pointer, whatever is said of what it points at", async () => {
  const { page, tracks } = await openFeatures(false);
  const edges = (): Promise<number[]> =>
    page
      .locator(".protein-track")
      .evaluateAll((all) => all.map((track) => track.getBoundingClientRect().top));
  const before = await edges();
  const heads = tracks.flatMap((track) => [track[0], track.at(-1)].filter((head) => head !== undefined));
  expect(heads.length).toBeGreaterThan(1);
  const hint = await said(page);
  for (const { x, y } of heads) {
    await page.mouse.move(x, y);
    await eventually(
      () => said(page),
      (text) => text !== "" && text !== hint,
      "what is said of a mark",
    );
    expect(await edges()).toEqual(before);
    await page.mouse.move(1, 1);
    await eventually(
      () => said(page),
      (text) => text === hint,
      "the hint",
    );
    expect(await edges()).toEqual(before);
  }
});

test("beside a lollipop that stands alone it is pressed as well as on it", async () => {
  const { page, tracks } = await openFeatures(false);
  const heads =
    tracks.find((track) => track.some((head) => near(head, track, 2 * minSize).length === 1)) ?? [];
  const alone =
    heads.find((head) => near(head, heads, 2 * minSize).length === 1) ?? expect.fail("none alone");
  await page.mouse.click(alone.x + minSize / 2 - 1, alone.y);
  await page.getByRole("button", { name: "Clear the selection" }).waitFor();
  expect(await page.locator(".protein-feature--shown").first().getAttribute("data-feature")).toBe(
    alone.feature,
  );
  expect(await listOf(page).count()).toBe(0);
});

test("arrows on the name of a track go to and fro, and Escape closes what a press opened", async () => {
  const { page, tracks } = await openFeatures(false);
  const at = tracks.findIndex((track) => track.some((head) => featuresOf(near(head, track, 10)) > 1));
  await page
    .getByRole("button", { name: /press to step/ })
    .nth(at)
    .focus();
  await page.keyboard.press("ArrowRight");
  const first = await said(page);
  await page.keyboard.press("ArrowRight");
  const second = await said(page);
  expect(second).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await said(page)).toBe(first);

  const heads = tracks[at] ?? [];
  const dense = heads.find((head) => featuresOf(near(head, heads, 10)) > 1) ?? expect.fail("no neighbours");
  await page.mouse.click(dense.x, dense.y);
  await listOf(page).waitFor();
  await page.keyboard.press("Escape");
  await listOf(page).waitFor({ state: "detached" });
});
