/**
 * How much a press, or letters that come late, have the browser do: the styles and boxes that it looks at again until the
 * answer is seen. Unlike ms these are the same on each machine, and what a press costs grows with them: all styles of a busy
 * gene's page are 200 ms on a slow one.
 */
import { beforeAll, expect, test } from "vitest";
import type { CDPSession, Locator, Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { framesLater, untilGrown, useBrowser } from "./pages.ts";
import { richGene } from "./site.ts";

const open = useBrowser();
/** Of the 5,000 elements and more of a busy gene's page. */
const most = { styles: 600, boxes: 800 };

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number; readonly beginData?: { readonly dirtyObjects?: number } };
}

/** Elements whose styles, and boxes whose places, are computed while something is done and in the frames after it. */
async function workOf(page: Page, act: () => Promise<void>): Promise<{ styles: number; boxes: number }> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devTools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devTools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await framesLater(page);
  const complete = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
  await devTools.send("Tracing.end");
  await complete;
  const sum = (name: string, count: (event: TraceEvent) => number | undefined): number =>
    events.filter((event) => event.name === name).reduce((total, event) => total + (count(event) ?? 0), 0);
  return {
    styles: sum("UpdateLayoutTree", ({ args }) => args.elementCount),
    boxes: sum("Layout", ({ args }) => args.beginData?.dirtyObjects),
  };
}

async function pressed(page: Page, control: Locator): Promise<{ styles: number; boxes: number }> {
  await control.scrollIntoViewIfNeeded();
  await untilGrown(page);
  const box = await control.boundingBox();
  if (box === null) throw new Error("there is nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await framesLater(page);
  return workOf(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
}

let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

test("a press in one section costs nothing in the others", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await untilGrown(page);
  const overview = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const work = {
    // Moves all that is below it.
    overview: await pressed(page, overview.getByRole("button", { name: / more/ }).first()),
    positions: await pressed(page, page.getByText("Show exon/intron/UTR positions").first()),
    sequence: await pressed(page, page.getByRole("textbox", { name: /sequence of/ })),
  };
  for (const { styles, boxes } of Object.values(work)) {
    expect(styles, JSON.stringify(work)).toBeLessThanOrEqual(most.styles);
    expect(boxes, JSON.stringify(work)).toBeLessThanOrEqual(most.boxes);
  }
  // A press that has nothing done would be no measure.
  expect(work.positions.styles, JSON.stringify(work)).toBeGreaterThan(0);
});

test("letters that come late have no other text laid out anew", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await untilGrown(page);
  let come = 0;
  const { boxes } = await workOf(page, async () => {
    come = await page.evaluate(async () => {
      const late = [...document.fonts].filter(
        ({ family, status }) => family.includes("Source") && status === "unloaded",
      );
      await Promise.all(late.map((face) => face.load()));
      return late.length;
    });
  });
  expect(come, "all letters were there").toBeGreaterThan(0);
  expect(boxes).toBeLessThanOrEqual(most.boxes);
});

test("a change of the theme has all styles looked at, which the measure sees", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await untilGrown(page);
  const { styles } = await workOf(page, () => page.emulateMedia({ colorScheme: "dark" }));
  expect(styles).toBeGreaterThan(most.styles);
});
