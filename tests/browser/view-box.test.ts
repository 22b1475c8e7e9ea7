/** Moving and zooming a drawing: by the mouse, by its wheel, by fingers, by keys and buttons. */
import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, scrolled, untilStill, useBrowser } from "./pages.ts";
import { examples } from "./site.ts";

const open = useBrowser();
let path: string;
beforeAll(async () => {
  const { term } = await examples();
  if (!term) throw new Error("this release has no term");
  path = urls.term(term.id);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Opened {
  readonly page: Page;
  readonly drawing: Locator;
  /** The part of the drawing that is seen. */
  readonly box: () => Promise<Box>;
  /** A point of the frame, as shares of its width and height, in the window. */
  readonly at: (x: number, y: number) => Promise<{ x: number; y: number }>;
}

async function openDrawing(options = {}): Promise<Opened> {
  const page = await open(path, options);
  const drawing = page.getByRole("group", { name: /^Terms above / });
  await drawing.locator("a").first().waitFor({ state: "attached" });
  await drawing.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await untilStill(drawing);
  return {
    page,
    drawing,
    box: async () => {
      const said = (await drawing.locator("svg > g").getAttribute("transform")) ?? "";
      const [x = 0, y = 0, scale = 0] = said.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
      return { x, y, scale };
    },
    at: async (x, y) => {
      const frame = await drawing.boundingBox();
      if (!frame) throw new Error("there is no drawing");
      return { x: frame.x + x * frame.width, y: frame.y + y * frame.height };
    },
  };
}

/** A link of the drawing whose middle is seen. */
async function linkInSight(drawing: Locator): Promise<Locator> {
  const index = await drawing.evaluate((frame) => {
    const seen = frame.getBoundingClientRect();
    return [...frame.querySelectorAll("a")].findIndex((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      return left > seen.left && left < seen.right && top > seen.top && top < seen.bottom;
    });
  });
  return drawing.locator("a").nth(index);
}

test("the wheel scrolls the page; with Ctrl it zooms about the pointer", async () => {
  const { page, box, at } = await openDrawing();
  const before = await box();
  const pointer = await at(0.25, 0.25);
  const inFrame = { x: pointer.x - (await at(0, 0)).x, y: pointer.y - (await at(0, 0)).y };
  await page.mouse.move(pointer.x, pointer.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  const zoomed = await eventually(box, ({ scale }) => scale !== before.scale, "zoomed");
  expect(zoomed.scale / before.scale).toBeCloseTo(1.25, 2);
  // What was under the pointer still is.
  expect((inFrame.x - zoomed.x) / zoomed.scale).toBeCloseTo((inFrame.x - before.x) / before.scale, 0);
  expect((inFrame.y - zoomed.y) / zoomed.scale).toBeCloseTo((inFrame.y - before.y) / before.scale, 0);
  const top = await scrolled(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(top);
  expect(await box()).toEqual(zoomed);
});

test("dragging moves the drawing and follows no link that it began on; a click follows it", async () => {
  const { page, drawing, box } = await openDrawing();
  const before = await box();
  const link = await linkInSight(drawing);
  // A link that is there has a box.
  const { x, y, width, height } = (await link.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 30, top + 20, { steps: 5 });
  await page.mouse.up();
  const moved = await eventually(box, (now) => now.x !== before.x, "moved");
  expect(moved.scale).toBe(before.scale);
  expect(Math.abs(moved.x - before.x - 30)).toBeLessThan(6);
  expect(Math.abs(moved.y - before.y - 20)).toBeLessThan(6);
  expect(page.url()).toContain(path);
  const to = await link.getAttribute("href");
  // Pressed where it stands now: what comes late into the page above moves the drawing as well.
  await link.click();
  await page.waitForURL(`**${to}`);
});

test("keys and buttons move and zoom it, and show all", async () => {
  const { page, drawing, box } = await openDrawing();
  await drawing.focus();
  const steps = async (...keys: readonly string[]): Promise<Box> => {
    const before = JSON.stringify(await box());
    for (const key of keys) await page.keyboard.press(key);
    return eventually(box, (now) => JSON.stringify(now) !== before, keys.join(" "));
  };
  const before = await box();
  expect((await steps("ArrowRight")).x).toBeCloseTo(before.x - 60, 3);
  expect((await steps("ArrowUp")).y).toBeCloseTo(before.y + 60, 3);
  expect((await steps("+")).scale).toBeCloseTo(before.scale * 1.25, 5);
  expect((await steps("-")).scale).toBeCloseTo(before.scale, 5);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await eventually(box, ({ scale }) => Math.abs(scale - before.scale * 1.25) < 0.001, "zoomed by a button");
  await page.getByRole("button", { name: "Show all" }).click();
  const all = await eventually(box, ({ scale }) => scale <= 1, "all");
  await page.getByRole("button", { name: "Zoom out" }).click();
  await drawing.focus();
  await page.keyboard.press("0");
  await eventually(box, (now) => JSON.stringify(now) === JSON.stringify(all), "all again");
});

test("by touch: one finger scrolls the page up and down and moves the drawing sideways, two zoom it, a tap follows a link", async () => {
  const { page, drawing, box, at } = await openDrawing({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const touch = await page.context().newCDPSession(page);
  /** Fingers that go from where they are put down, so many px in each of ten moves. */
  const go = async (...fingers: readonly { x: number; y: number; dx: number; dy: number }[]) => {
    const points = (moves: number) =>
      fingers.map(({ x, y, dx, dy }, id) => ({ x: x + moves * dx, y: y + moves * dy, id }));
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
    for (let moves = 1; moves <= 10; moves++) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(moves) });
      await framesLater(page);
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const before = await box();
  const top = await scrolled(page);
  await go({ ...(await at(0.5, 0.6)), dx: 0, dy: -10 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(top);
  expect(await box()).toEqual(before);

  await drawing.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await untilStill(drawing);
  const still = await scrolled(page);
  await go({ ...(await at(0.4, 0.5)), dx: 8, dy: 0 });
  const moved = await eventually(box, ({ x }) => x > before.x + 20, "moved sideways");
  expect(await scrolled(page)).toBe(still);

  await page.getByRole("button", { name: "Show all" }).tap();
  const all = await eventually(box, ({ x }) => x !== moved.x, "all");
  const middle = await at(0.5, 0.5);
  await go({ x: middle.x - 40, y: middle.y, dx: -5, dy: 0 }, { x: middle.x + 40, y: middle.y, dx: 5, dy: 0 });
  await eventually(box, ({ scale }) => scale > all.scale * 1.5, "zoomed by two fingers");
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  await page.getByRole("button", { name: "Show all" }).tap();
  const link = await linkInSight(drawing);
  const to = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${to}`);
});
