/** What is known of a page before it is sent: how it is answered, what it is about, and what it begins with. */
import type { Request } from "express";
import type { Services } from "../context/services.ts";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import { readChromosomes } from "../documents/release-documents.ts";
import { withGeneration } from "../generation/choose.ts";
import { errorToProblem } from "../http/error-to-problem.ts";
import { noRelease, readBootRelease } from "./boot.ts";
import type { BootRelease } from "./boot.ts";
import { describeTextAt, nowhere, readThing } from "./described-thing.ts";
import type { Description } from "./description.ts";
import { drawnPageAt } from "./drawn-page.ts";
import { pageBeginning } from "./first-picture.ts";
import type { PageBeginning } from "./first-picture.ts";
import { textAt } from "./known-address.ts";
import type { MatchedPage } from "./match-page.ts";
import type { MissingGene } from "./missing-gene.ts";

export interface PageState {
  readonly status: 200 | 404 | 503;
  readonly description: Description | null;
  readonly missing: MissingGene | null;
  readonly release: BootRelease;
  /** Name of the generation that was read; null when none could be. */
  readonly generation: string | null;
  readonly beginning: PageBeginning | null;
  /** Of the release, for the genome browser; none for other pages. */
  readonly chromosomes: readonly ChromosomeSummary[];
}

/** What the server draws of a page, beside its header. */
const beginsWith = (matched: MatchedPage | null, request: Pick<Request, "path" | "query">) =>
  matched?.page.module === "front/FrontPage" ? "front page" : drawnPageAt(request);

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
    chromosomes: [],
  };
}

/** What is known about a page of a release. While the search engine is away only the pages about things say 503: the others can do without. */
export async function readPageState(
  services: Services,
  release: string,
  matched: MatchedPage | null,
  request: Pick<Request, "path" | "query">,
): Promise<PageState> {
  try {
    return await withGeneration(services, release, async (generation): Promise<PageState> => {
      const [ofRelease, thing, beginning, chromosomes] = await Promise.all([
        readBootRelease(services.elastic, generation),
        matched ? readThing(services, generation, matched, request) : nowhere,
        pageBeginning(
          { page: beginsWith(matched, request), isOfLive: release === "latest" },
          services,
          generation,
        ),
        matched?.page.isGenomeBrowser ? readChromosomes(services.elastic, generation) : null,
      ]);
      return {
        status: thing.exists ? 200 : 404,
        description: thing.exists ? thing.description : null,
        missing: thing.exists ? null : (thing.missing ?? null),
        release: ofRelease,
        generation: generation.name,
        beginning,
        chromosomes: chromosomes ?? [],
      };
    });
  } catch (error) {
    const { status } = errorToProblem(error);
    if (status !== 503 && status !== 404) services.log.error({ err: error }, "cannot describe a page");
    return unreadState(services, release, matched, request, { isMissing: status === 404 });
  }
}
