/** What pages, and views of many models, begin with, drawn once for each load: browsers show it before the program has come. */
import { join } from "node:path";
import { pathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import { generationKey } from "../cache/per-generation.ts";
import { LruCache } from "../cache/lru-cache.ts";
import type { Services } from "../context/services.ts";
import type { PagePart, PictureTask } from "../contract/pictures.ts";
import { drawnPages } from "../contract/values/drawn-pages.ts";
import type { DrawnPage } from "../contract/values/drawn-pages.ts";
import { megaModels } from "../contract/values/titles.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readMegaGraph } from "../pathways/read.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import { drawPicture } from "../pictures/drawer.ts";
import type { QueryServices } from "../queries/run.ts";
import { bootOf, noRelease, readBootRelease } from "./boot.ts";
import { firstAnswersOf } from "./drawn-page.ts";
import { viewParts } from "./view-needs.ts";

/** Letters of all pictures that are kept. */
const maxSize = 3_000_000;
const pictures = new LruCache<string | null>({
  name: "first pictures",
  maxSize,
  sizeOf: (picture) => picture?.length ?? 1,
});

/** Flags that change what many models look like where nothing is marked. */
const flagsThatCount = new Set(["no_chemicals", "no_inputs", "hide_models"]);

/** Models and flags, however they are ordered in the address; null for few models and for other flags. */
function manyModels(text: string): string | null {
  const [models = "", ...lists] = text.split(":");
  const flags = new Set(lists.flatMap((list) => list.split(",")).filter((flag) => flag !== ""));
  if (parseModelIds(models).kind !== "all" || ![...flags].every((flag) => flagsThatCount.has(flag)))
    return null;
  return [models, ...(flags.size > 0 ? [[...flags].toSorted().join(",")] : [])].join(":");
}

/** The view that a picture is kept of; null for views that begin with what the browser has to find out, and for those that ask for something on them. */
export function picturedView(address: string): string | null {
  const [path = "", search = ""] = address.split("?");
  const [kind = "", first = "", second = "", ...more] = viewParts(path);
  if (search !== "" || more.some((part) => part !== "")) return null;
  if (kind === "gocam_summary")
    return second === "" && (first === "all" || first === "connected") ? `map ${first}` : null;
  if (kind !== "gocam_view" && kind !== "gocam_viz") return null;
  const models = manyModels(second);
  return models === null ? null : `pathway ${models}`;
}

/** What is drawn with: the release, the deployment, and the built web. */
export type PictureSources = QueryServices & Pick<Services, "webRoot" | "log">;

const pageParts: readonly PagePart[] = ["header", "front header", "front page", "bare header"];

async function taskOf(
  view: string,
  { elastic }: PictureSources,
  generation: LoadedGeneration,
): Promise<PictureTask | null> {
  const [kind, what = ""] = view.split(" ");
  if (kind === "map") {
    const body = await readReleaseDoc(elastic, generation, "pathway_map");
    return body === null
      ? null
      : { kind: "map", map: await parseStored(body, pathwayMap), connected: what === "connected" };
  }
  const asked = parseModelIds(what);
  return asked.kind === "all"
    ? { kind: "pathway", graph: await readMegaGraph(elastic, generation, asked.mega), models: what }
    : null;
}

const pictureKey = (view: string, { elastic }: PictureSources, generation: LoadedGeneration | null): string =>
  generationKey(elastic, generation, view);

const draw = ({ webRoot }: PictureSources, task: PictureTask): Promise<string | null> =>
  drawPicture({ module: join(webRoot, ".server/pictures.js"), task });

const readPicture = (
  view: string,
  sources: PictureSources,
  generation: LoadedGeneration,
): Promise<string | null> =>
  pictures.read(pictureKey(view, sources, generation), async () => {
    const task = await taskOf(view, sources, generation);
    return task && draw(sources, task);
  });

/** What cannot be drawn is left to the program, for as long as this load is there. @param generation null before the first load */
const readPart = (
  kind: PagePart,
  sources: PictureSources,
  generation: LoadedGeneration | null,
): Promise<string | null> =>
  pictures.read(pictureKey(kind, sources, generation), async () => {
    const { elastic, deployment, log } = sources;
    const [release, answers] = await Promise.all([
      generation === null ? noRelease : readBootRelease(elastic, generation),
      firstAnswersOf(kind, sources, generation),
    ]);
    if (answers === null) return null;
    return draw(sources, { kind, boot: bootOf(deployment, release), answers }).catch((error: unknown) => {
      log.warn({ err: error }, `the ${kind} cannot be drawn ahead`);
      return null;
    });
  });

/** Nobody waits for it: of what has not been drawn ahead, the first one gets a page without, as soon as it would be without pictures. */
function soFar<Generation extends LoadedGeneration | null, What extends string>(
  read: (what: What, sources: PictureSources, generation: Generation) => Promise<string | null>,
  what: What,
  sources: PictureSources,
  generation: Generation,
): string | null {
  const held = pictures.get(pictureKey(what, sources, generation));
  if (held === undefined)
    read(what, sources, generation).catch(() => {
      // It is drawn by its program, and the next one who opens it has it tried again.
    });
  return held ?? null;
}

/** What a view begins with; null where that is not known, or not drawn yet. */
export function firstPicture(
  address: string,
  sources: PictureSources,
  generation: LoadedGeneration,
): string | null {
  const view = picturedView(address);
  return view === null ? null : soFar(readPicture, view, sources, generation);
}

/** What every page begins with, and some more of; null where it cannot be drawn. */
export interface PageBeginning {
  /** Logo, menus, statistics, and a place for the search box. */
  readonly header: string | null;
  /** Of the front page: what stands above its map; all of pages that are the same for everyone. */
  readonly text: string | null;
  /** The text is all of the page, and drawn with what its own styles say. */
  readonly isWhole: boolean;
}

/**
 * What a page begins with. The first ones after a load wait for it, so that a page is the same each time, but not for pages of
 * which more has to be read; what cannot be drawn is drawn by the program alone.
 * @param generation null where no release can be read
 */
export async function pageBeginning(
  { page, isOfLive }: { readonly page: "front page" | DrawnPage | null; readonly isOfLive: boolean },
  sources: PictureSources,
  generation: LoadedGeneration | null,
): Promise<PageBeginning> {
  const drawn = (part: PagePart): Promise<string | null> => readPart(part, sources, generation);
  if (!isOfLive) return { header: await drawn("bare header"), text: null, isWhole: false };
  if (page === "front page") {
    const [header, text] = await Promise.all([drawn("front header"), drawn(page)]);
    return { header, text, isWhole: false };
  }
  const text = page && soFar(readPart, page, sources, generation);
  return { header: await drawn("header"), text, isWhole: text !== null };
}

/** Views that pages of the site begin with, and those of an address without flags. */
const drawnAhead = [
  "map all",
  "map connected",
  ...Object.keys(megaModels).flatMap((models) => [
    `pathway ${models}:no_chemicals,no_inputs`,
    `pathway ${models}`,
  ]),
];

/** Draws what visitors of a release open first, one after the other. */
export async function drawFirstPictures(
  sources: PictureSources,
  generation: LoadedGeneration,
): Promise<void> {
  for (const part of pageParts) await readPart(part, sources, generation);
  for (const view of drawnAhead) await readPicture(view, sources, generation);
  for (const page of drawnPages) await readPart(page, sources, generation);
}
