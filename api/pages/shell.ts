/** The web's page for every address: the same program, with what the address is about written in. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import type { Request, RequestHandler, Response } from "express";
import { trackOrigins } from "../../config/genome-browser.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { geneSubset } from "../../index-mappings/pages/release.ts";
import { gapsOfReference } from "../contract/values/data-gaps.ts";
import { redirects } from "../contract/values/pages.ts";
import { withGeneration } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { isFresh } from "../http/caching.ts";
import { originOf } from "../http/origin.ts";
import { sendKept } from "../http/kept-answers.ts";
import { errorToProblem } from "../http/error-to-problem.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import type { RequestedModels } from "../pathways/requested-models.ts";
import { readModels } from "../pathways/read.ts";
import type { Services } from "../context/services.ts";
import { asksFor } from "./asks-for.ts";
import { bootOf, noRelease, readBootRelease } from "./boot.ts";
import type { BootRelease } from "./boot.ts";
import { describeCompound, describeList, describePage, describeSubset } from "./description.ts";
import type { Description } from "./description.ts";
import { drawnPageAt } from "./drawn-page.ts";
import { allowFrames, frameAncestors } from "./embedding.ts";
import { pageBeginning } from "./first-picture.ts";
import type { PageBeginning } from "./first-picture.ts";
import { gapsHtml } from "./gaps-html.ts";
import { fillPage } from "./html.ts";
import { inlineHashes, withInline } from "./inline-policy.ts";
import type { InlineHashes } from "./inline-policy.ts";
import { isKnownAddress, textAt } from "./known-address.ts";
import { meantGene } from "../documents/meant-gene.ts";
import type { MeantRules } from "../documents/meant-gene.ts";
import { missingGene } from "./missing-gene.ts";
import type { MissingGene } from "./missing-gene.ts";
import { notBuilt, pageReader } from "./page-file.ts";
import { builtFiles } from "./built-files.ts";
import { describeModels, modelsInAddress } from "./pathway-description.ts";
import { geneFinder } from "../queries/gene-table.ts";
import { readMeantPage, readReleaseDoc } from "../documents/read-page.ts";
import { readMetadata } from "../documents/release-documents.ts";
import { compoundPage } from "../../index-mappings/pages/reactions.ts";
import { describeDownloadsPage, describeRelease } from "./release-description.ts";
import { describeResults } from "./results.ts";
import { describeText, textHtml } from "./text-page.ts";
import { releaseInAddress } from "./release-address.ts";
import { matchPage } from "./match-page.ts";
import type { MatchedPage } from "./match-page.ts";
import { parseStored } from "../documents/stored-json.ts";

interface PageState {
  readonly status: 200 | 404 | 503;
  readonly description: Description | null;
  readonly missing: MissingGene | null;
  readonly release: BootRelease;
  /** Name of the generation that was read; null when none could be. */
  readonly generation: string | null;
  readonly beginning: PageBeginning | null;
}

interface DescribedThing {
  readonly exists: boolean;
  readonly description: Description | null;
  /** What is known of a gene without a page. */
  readonly missing?: MissingGene;
}

/** What the server draws of a page, beside its header. */
const beginsWith = (matched: MatchedPage | null, request: Pick<Request, "path" | "query">) =>
  matched?.page.module === "front/FrontPage" ? "front page" : drawnPageAt(request);

const isOne = (asked: RequestedModels): boolean => asked.kind === "listed" && asked.ids.length === 1;

const nowhere: DescribedThing = { exists: false, description: null };

/** Genes and terms are found by the ids that they had, too. */
const withFormerId = (
  description: Description,
  kind: PageKind,
  asked: string,
  id: string,
  rules: MeantRules,
): Description =>
  asked === id || (kind === "gene" && meantGene(asked, rules) === id) || (kind !== "gene" && kind !== "term")
    ? description
    : { ...description, facts: [["Former ID", asked], ...description.facts] };

/** Publications end with what of them the release does not tell: of one without a title it is the most that there is to read. */
async function withGaps(
  description: Description,
  { elastic, deployment }: Services,
  generation: LoadedGeneration,
): Promise<Description> {
  const { data_gaps: gaps = [] } = (await readMetadata(elastic, generation)) ?? {};
  return { ...description, end: gapsHtml(gapsOfReference(gaps, deployment.annotationTypes)) };
}

/** What the release has a document of its own for. */
async function readReleaseThing(
  about: "release" | "subset" | "compound",
  id: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<DescribedThing> {
  const read = async (
    name: string,
    describe: (body: string) => Promise<Description>,
  ): Promise<DescribedThing> => {
    const body = await readReleaseDoc(services.elastic, generation, name);
    return { exists: body !== null, description: body === null ? null : await describe(body) };
  };
  if (about === "subset")
    return read(`gene_subsets/${id}`, async (body) => describeSubset(await parseStored(body, geneSubset)));
  if (about === "compound")
    return read(`compounds/${id.toLowerCase()}`, async (body) =>
      describeCompound(await parseStored(body, compoundPage)),
    );
  const description = await describeRelease(id, services, generation);
  return { exists: description !== null, description };
}

/** The text at an address. */
async function describeTextAt(
  path: string,
  services: Services,
  generation: LoadedGeneration | null,
): Promise<Description | null> {
  const text = textAt(path, services);
  return text ? describeText(text, await textHtml(text, services, generation)) : null;
}

async function readThing(
  services: Services,
  generation: LoadedGeneration,
  matched: MatchedPage,
  { path, query }: Pick<Request, "path" | "query">,
): Promise<DescribedThing> {
  if (!(await isKnownAddress(services, generation, matched, path))) return nowhere;
  const { page, id } = matched;
  const { about, lists } = page;
  if (page.module === "search/SearchPage")
    return { exists: true, description: await describeResults(query, services, generation) };
  if (page.module === "downloads/DownloadsPage")
    return { exists: true, description: await describeDownloadsPage(services, generation) };
  if (page.module === "documentation/DocumentationPage")
    return { exists: true, description: await describeTextAt(path, services, generation) };
  if (about === undefined) return { exists: true, description: null };
  // What has the identifier was looked for before.
  if (about === "identifier") return nowhere;
  if (about === "release" || about === "subset" || about === "compound")
    return readReleaseThing(about, id, services, generation);
  const asked = about === "gocam" ? parseModelIds(id) : null;
  if (asked && !isOne(asked)) {
    // All models at once are many: the page says which they are.
    const { models, missing } =
      asked.kind === "all"
        ? { models: [], missing: [] }
        : await readModels(services.elastic, generation, asked);
    return asked.kind === "listed" && (models.length === 0 || missing.length > 0)
      ? nowhere
      : { exists: true, description: describeModels(asked, models) };
  }
  const stored = await readMeantPage(
    services.elastic,
    generation,
    about,
    asked ? modelsInAddress(asked) : id,
    services.deployment,
    geneFinder(services.elastic, generation),
  );
  if (!stored)
    return about === "gene" ? { ...nowhere, missing: await missingGene(services, generation, id) } : nowhere;
  const description = withFormerId(
    describePage(about, await parseStored(stored.body, z.unknown()), services.deployment.site.chromosomes),
    about,
    id,
    stored.id,
    services.deployment,
  );
  if (lists === undefined)
    return {
      exists: true,
      description: about === "reference" ? await withGaps(description, services, generation) : description,
    };
  return { exists: true, description: describeList(description, page, stored.id) };
}

/**
 * A page of which nothing could be read. Of a release that is not here nothing is said. What the release is, is read once for each
 * generation: mostly it is there.
 */
async function unreadState(
  services: Services,
  release: string,
  matched: MatchedPage | null,
  request: Pick<Request, "path" | "query">,
  { isMissing }: { readonly isMissing: boolean },
): Promise<PageState> {
  const { about, module } = matched?.page ?? {};
  // Only the server leads on from an identifier: its page waits for it as all do before the first load.
  const live = release === "latest" && about !== "identifier" ? services.generations.live : null;
  const isText = module === "documentation/DocumentationPage";
  const [ofRelease, beginning, text] = await Promise.all([
    live ? readBootRelease(services.elastic, live).catch(() => noRelease) : noRelease,
    pageBeginning(
      { page: beginsWith(matched, request), isOfLive: release === "latest" },
      services,
      live,
    ).catch(() => null),
    // Of a release its tables are wanted, which could not be read.
    isText && !live ? describeTextAt(request.path, services, null) : null,
  ]);
  const isKnown = matched !== null && !isMissing && (!isText || textAt(request.path, services) !== undefined);
  return {
    status: !isKnown ? 404 : about === undefined ? 200 : 503,
    description: text,
    missing: null,
    release: ofRelease,
    generation: live?.name ?? null,
    beginning,
  };
}

/** What is known about a page. While the search engine is away only the pages about things say 503: the others can do without. */
async function find(
  services: Services,
  release: string,
  matched: MatchedPage | null,
  request: Pick<Request, "path" | "query">,
): Promise<PageState> {
  try {
    return await withGeneration(services, release, async (generation): Promise<PageState> => {
      const [ofRelease, thing, beginning] = await Promise.all([
        readBootRelease(services.elastic, generation),
        matched ? readThing(services, generation, matched, request) : nowhere,
        pageBeginning(
          { page: beginsWith(matched, request), isOfLive: release === "latest" },
          services,
          generation,
        ),
      ]);
      return {
        status: thing.exists ? 200 : 404,
        description: thing.description,
        missing: thing.missing ?? null,
        release: ofRelease,
        generation: generation.name,
        beginning,
      };
    });
  } catch (error) {
    const { status } = errorToProblem(error);
    if (status !== 503 && status !== 404) services.log.error({ err: error }, "cannot describe a page");
    return unreadState(services, release, matched, request, { isMissing: status === 404 });
  }
}

/** The genome browser unpacks files in WebAssembly, writes styles as it draws, and gets data from where its tracks are. */
function browserPolicy(usual: string, { scripts }: InlineHashes, services: Services): string {
  return [
    usual.replace(/frame-ancestors [^;]*/, frameAncestors(services)),
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self' blob: data:", ...trackOrigins(services.deployment.genomeBrowser)].join(" "),
  ].join(";");
}

function allowWhatItHas(
  response: Response,
  matched: MatchedPage | null,
  hashes: InlineHashes,
  services: Services,
): void {
  const isGenomeBrowser = matched?.page.isGenomeBrowser === true;
  const usual = String(response.getHeader("Content-Security-Policy"));
  response.set(
    "Content-Security-Policy",
    isGenomeBrowser ? browserPolicy(usual, hashes, services) : withInline(usual, hashes),
  );
  if (isGenomeBrowser) allowFrames(response);
}

/** Answers a read with a page, or with the word that it has not changed. */
function sendPage(request: Request, response: Response, html: string, mayBeKept: boolean): void {
  if (mayBeKept) {
    const tag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
    response.set("ETag", tag);
    if (isFresh(request, tag)) {
      response.status(304).end();
      return;
    }
  }
  response.type("text/html").send(html);
}

/** Answers every GET that nothing else has answered. */
export function shell(services: Services): RequestHandler {
  const readIndex = pageReader(join(services.webRoot, "index.html"));
  const hashesOf = inlineHashes();
  const filesOf = builtFiles(services.webRoot);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("Allow", "GET, HEAD").type("text/plain").send("Pages can only be read.\n");
      return;
    }
    const { asked, path } = releaseInAddress(request.path);
    const elsewhere = redirects[path];
    if (elsewhere !== undefined) {
      response.redirect(301, (asked?.base ?? "") + elsewhere);
      return;
    }
    const index = await readIndex();
    if (index === null) {
      response.status(503).set("Retry-After", "10").type("text/plain").send(notBuilt);
      return;
    }
    const matched = matchPage(path);
    const [{ status, description, missing, release, generation, beginning }, { modules }] = await Promise.all(
      [
        find(services, asked?.name ?? "latest", matched, { path, query: request.query }),
        filesOf(matched ? [`pages/${matched.page.module}.tsx`, ...(matched.page.loads ?? [])] : []),
      ],
    );
    if (status === 503 && sendKept(request, response, services)) return;
    // Gene pages embed it, without a header.
    const isFramed = matched?.page.isGenomeBrowser === true && request.get("Sec-Fetch-Dest") === "iframe";
    const heading = status === 404 ? "Page not found" : (matched?.page.title ?? "");
    const html = fillPage(index, {
      boot: bootOf(services.deployment, release),
      heading,
      description,
      purpose: matched?.page.description,
      missing: status === 404,
      ...missing,
      asksFor:
        status === 200 && matched
          ? asksFor(matched, generation ?? "latest", { path, query: request.query })
          : [],
      modules,
      beginning: isFramed ? null : beginning,
      hasMenu: matched?.page.hasMenu === true,
      asked,
      generation,
      path: status === 200 ? request.path.replace(/(.)\/+$/, "$1") : null,
      origin: originOf(request, services),
    });
    response.status(status).set("Cache-Control", "no-cache").vary("Accept-Encoding");
    if (matched?.page.isGenomeBrowser === true) response.vary("Sec-Fetch-Dest");
    if (asked !== null) response.set("X-Robots-Tag", "noindex");
    allowWhatItHas(response, matched, hashesOf(index), services);
    if (status === 503) response.set("Retry-After", "5");
    sendPage(request, response, html, status === 200);
  };
}
