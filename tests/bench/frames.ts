/**
 * How many pictures a second a drawing shows while it is moved by the mouse: `node tests/bench/frames.ts http://127.0.0.1:3000`
 * moves the map of pathway models and the merged ones, as they are and with ten times as many models, in a window of the usual size.
 * 60 are the most that a screen shows; 30 are to be left with ten times as many.
 */
import type { Browser, Page } from "playwright-core";
import type { PathwayGraph } from "../../api/contract/pathways.ts";
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import { launchChromium } from "../browser/chromium.ts";

const steps = 120;

/** The map so many times, each beside the one before, with ids of its own. */
function mapTimes(map: PathwayMap, times: number): PathwayMap {
  const columns = Math.ceil(Math.sqrt(times));
  const copies = Array.from({ length: times }, (_none, at) => {
    const [dx, dy] = [(at % columns) * map.width, Math.floor(at / columns) * map.height];
    const own = (id: string): string => (at === 0 ? id : `${id}-${at}`);
    const moved = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({
      ...one,
      x: one.x + dx,
      y: one.y + dy,
    });
    return {
      groups: map.groups.map((group) => ({ ...moved(group), id: own(group.id) })),
      models: map.models.map((model) => ({
        ...moved(model),
        gocam_id: own(model.gocam_id),
        group: own(model.group),
      })),
      links: map.links.map((link) => ({ ...link, source: own(link.source), target: own(link.target) })),
    };
  });
  return {
    ...map,
    width: map.width * columns,
    height: map.height * Math.ceil(times / columns),
    groups: copies.flatMap(({ groups }) => groups),
    models: copies.flatMap(({ models }) => models),
    links: copies.flatMap(({ links }) => links),
  };
}

/** The merged models so many times, as if other models said the same of other activities. */
function graphTimes(graph: PathwayGraph, times: number): PathwayGraph {
  const copies = Array.from({ length: times }, (_none, at) => {
    const own = (id: string): string => (at === 0 ? id : `${id}-${at}`);
    return {
      models: graph.models.map((model) => ({ ...model, gocam_id: own(model.gocam_id) })),
      activities: graph.activities.map((activity) => ({
        ...activity,
        id: own(activity.id),
        models: activity.models.map(own),
      })),
      links: graph.links.map((link) => ({ ...link, source: own(link.source), target: own(link.target) })),
    };
  });
  return {
    models: copies.flatMap(({ models }) => models),
    activities: copies.flatMap(({ activities }) => activities),
    links: copies.flatMap(({ links }) => links),
  };
}

/** Answers the calls of a view with so many times as much. */
async function multiply(page: Page, times: number): Promise<void> {
  await page.route(/\/data\/(?:pathway_map|pathways\/)/, async (route) => {
    const answer = await route.fetch();
    // Our own server's answer, of the shape that the call is described with.
    const body: unknown = await answer.json();
    const json = route.request().url().endsWith("pathway_map")
      ? mapTimes(body as PathwayMap, times)
      : graphTimes(body as PathwayGraph, times);
    await route.fulfill({ response: answer, json });
  });
}

/** Pictures a second while the drawing follows the mouse to and fro. */
async function framesOf(browser: Browser, address: string, times: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 } });
  try {
    if (times > 1) await multiply(page, times);
    await page.goto(address);
    const drawing = page.locator("#root .graph__frame svg g").first();
    await drawing.waitFor({ timeout: 120_000 });
    // All of it has been painted at its size.
    await page.waitForTimeout(1_000);
    const box = await page.locator("#root .graph__frame").boundingBox();
    if (box === null) throw new Error(`${address} has no drawing`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const counted = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const [begun, lasts] = [performance.now(), 2_000];
          let frames = 0;
          const count = (now: number): void => {
            frames++;
            if (now - begun < lasts) requestAnimationFrame(count);
            else done((frames * 1_000) / (now - begun));
          };
          requestAnimationFrame(count);
        }),
    );
    let isOver = false;
    const over = counted.then(() => (isOver = true));
    for (let step = 0; !isOver; step++)
      await page.mouse.move(x + 200 * Math.sin((step * 2 * Math.PI) / steps), y + 100 * Math.sin(step / 9));
    await over;
    await page.mouse.up();
    return Math.round(await counted);
  } finally {
    await page.close();
  }
}

const views = ["/gocam_summary/all", "/gocam_summary/all?open=all", "/gocam_view/full/ALL_MERGED"];
const [url = "http://127.0.0.1:3000", ...asked] = process.argv.slice(2);
const browser = await launchChromium();
const rows: { view: string; models: string; "frames a second": number }[] = [];
for (const view of asked.length > 0 ? asked : views)
  for (const times of [1, 10])
    rows.push({
      view,
      models: times === 1 ? "as they are" : "10 × as many",
      "frames a second": await framesOf(browser, url + view, times),
    });
await browser.close();
console.table(rows);
