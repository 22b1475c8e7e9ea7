/**
 * How long views in frames take until their first picture, opened by somebody who was never there, in a browser whose processor is
 * slowed to a quarter: `node tests/bench/viewers.ts http://127.0.0.1:3000 /gocam_summary/all …`. Structures and the genome browser
 * should take 2 s at most, others 700 ms.
 */
import { pathToFileURL } from "node:url";
import { Client } from "@elastic/elasticsearch";
import { errors } from "playwright-core";
import type { Browser } from "playwright-core";
import { aliasName } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { launchChromium } from "../browser/chromium.ts";

const visits = 3;
const slowDown = 4;
/** ms */
const patience = 60_000;
/** ms: the most that structures and the genome browser may take, and others. */
export const viewAims = { large: 2_000, others: 700 } as const;

/** What is there when a view is drawn; of the genome browser the genes of the place, not its empty tracks. */
const drawn =
  ".molecule-backbone, .molecule__at, .graph__frame svg g, .protein-track, .reaction, .genome-view__inner svg, .genome-browser canvas";

/**
 * Notes in a view when what is drawn is there, and when it has been painted: asked from outside, the answer would wait behind
 * what the program of the view does next.
 */
function notePicture(selector: string): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watcher.disconnect();
    performance.mark("drawn");
    // The frame after is begun when the one that has the picture is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("painted")));
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

/** ms at which the picture that has been noted was seen. */
function seenAt(): number | null {
  const at = (name: string): number | undefined => performance.getEntriesByName(name)[0]?.startTime;
  const [drawn, painted, first] = [at("drawn"), at("painted"), at("first-contentful-paint")];
  if (drawn === undefined || painted === undefined) return null;
  return first !== undefined && first >= drawn ? first : painted;
}

/** ms from opening a view until it is drawn; all of the patience for one that is not, which is said. */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1050, height: 600 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.addInitScript(notePicture, drawn);
    await page.goto(address, { waitUntil: "commit" });
    const seen = await page.waitForFunction(seenAt, undefined, { timeout: patience });
    return (await seen.jsonValue()) ?? patience;
  } catch (error) {
    // The other figures of a bench of many minutes are not to be lost with it.
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.log(`${address} is not drawn after ${patience / 1000} s`);
    return patience;
  } finally {
    await context.close();
  }
}

/** The first part of a view's address. */
export const viewKind = (view: string): string => view.split("/")[1] ?? "";

/** Whether a view is large: a structure, or the genome browser. */
export const isLarge = (view: string): boolean => /^\/(?:structure_view|jbrowse)/.test(view);

/** ms until the first picture of a view. */
export interface ViewTime {
  /** Its address. */
  readonly view: string;
  /** Of all visits. */
  readonly median: number;
  readonly best: number;
}

/** Opens each view as a new visitor, several times. */
export async function measureViews(url: string, views: readonly string[]): Promise<ViewTime[]> {
  const browser = await launchChromium();
  try {
    const rows: ViewTime[] = [];
    for (const view of views) {
      const times: number[] = [];
      while (times.length < visits && !times.includes(patience))
        times.push(Math.round(await firstPicture(browser, url + view)));
      const [best = 0, median = best] = times.toSorted((a, b) => a - b);
      rows.push({ view, median, best });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** A view of each kind that the release has something for. */
export async function viewsToVisit(elasticsearchUrl: string, prefix: string): Promise<string[]> {
  const client = new Client({ node: elasticsearchUrl });
  const first = async (
    kind: IndexKind,
    field: string,
    query: object,
    sort: Readonly<Record<string, "asc" | "desc">>[],
  ): Promise<string | null> => {
    const { hits } = await client.search<Readonly<Record<string, string>>>({
      index: aliasName(kind, prefix),
      size: 1,
      _source: [field],
      query,
      sort,
    });
    return hits.hits[0]?._source?.[field] ?? null;
  };
  const busiest = (kind: IndexKind): Promise<string | null> =>
    first(kind, "id", { match_all: {} }, [{ weight: "desc" }, { id: "asc" }]);
  const document = (start: string): Promise<string | null> =>
    first("release", "name", { prefix: { name: start } }, [{ name: "asc" }]);
  const [gene, model, structure, reaction] = await Promise.all([
    busiest("genes"),
    busiest("gocams"),
    document("structures/alphafold/"),
    document("reactions/"),
  ]);
  await client.close();
  const last = (name: string): string => encodeURIComponent(name.split("/").at(-1) ?? "");
  return [
    ...(gene === null ? [] : [`/protein_feature_view/full/${gene}`]),
    // Of many models a release has the summary only, and nothing to draw: the merged ones are those that can be.
    ...(model === null ? [] : ["/gocam_view/full/ALL_MERGED", "/gocam_summary/all"]),
    ...(structure === null ? [] : [`/structure_view/alphafold/${last(structure)}`]),
    ...(reaction === null ? [] : [`/rhea_widget/full/${last(reaction)}`]),
    "/jbrowse/",
  ];
}

const [, script = "", url, ...views] = process.argv;
if (import.meta.url === pathToFileURL(script).href && url !== undefined)
  console.table(
    (await measureViews(url, views)).map((time) => ({
      ...time,
      aim: isLarge(time.view) ? viewAims.large : viewAims.others,
    })),
  );
