/** What the address of a page is about: whether there is such a thing, and what is told of it. */
import { z } from "zod";
import type { Request } from "express";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { releaseDocumentOf } from "../../index-mappings/release-documents.ts";
import type { StoredDocumentName } from "../../index-mappings/release-documents.ts";
import { compoundPage } from "../../index-mappings/pages/reactions.ts";
import { geneSubset } from "../../index-mappings/pages/release.ts";
import type { Services } from "../context/services.ts";
import { gapsOfReference } from "../contract/values/data-gaps.ts";
import { meantGene } from "../documents/meant-gene.ts";
import type { MeantRules } from "../documents/meant-gene.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { readMetadata } from "../documents/release-documents.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readModels } from "../pathways/read.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import type { RequestedModels } from "../pathways/requested-models.ts";
import { describeComparison, describeGenomeBrowser, describeGenotypes } from "./asked-description.ts";
import {
  describeArchive,
  describeCompound,
  describeList,
  describePage,
  describeSubset,
} from "./describe-page.ts";
import type { Description } from "./description.ts";
import { findMeantPage } from "./find-page.ts";
import { gapsHtml } from "./gaps-html.ts";
import { isKnownAddress, textAt } from "./known-address.ts";
import type { MatchedPage } from "./match-page.ts";
import { missingGene } from "./missing-gene.ts";
import type { MissingGene } from "./missing-gene.ts";
import { describeModels, modelsInAddress } from "./pathway-description.ts";
import { describeDownloadsPage, describeRelease } from "./release-description.ts";
import { describeResults } from "./results.ts";
import { describeText, textHtml } from "./text-page.ts";

export type DescribedThing =
  | { readonly exists: true; readonly description: Description | null }
  | {
      readonly exists: false;
      /** What is known of a gene without a page. */
      readonly missing?: MissingGene;
    };

const isOne = (asked: RequestedModels): boolean => asked.kind === "listed" && asked.ids.length === 1;

export const nowhere: DescribedThing = { exists: false };

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
    name: StoredDocumentName,
    describe: (body: Buffer) => Promise<Description>,
  ): Promise<DescribedThing> => {
    const body = await readReleaseDoc(services.elastic, generation, name);
    return body === null ? nowhere : { exists: true, description: await describe(body) };
  };
  if (about === "subset")
    return read(releaseDocumentOf.geneSubset(id), async (body) =>
      describeSubset(await parseStored(body, geneSubset)),
    );
  if (about === "compound")
    return read(releaseDocumentOf.compound(id.toLowerCase()), async (body) =>
      describeCompound(await parseStored(body, compoundPage)),
    );
  const description = await describeRelease(id, services, generation);
  return description === null ? nowhere : { exists: true, description };
}

/** The text at an address; null where there is none. @param generation null where none can be read */
export async function describeTextAt(
  path: string,
  services: Services,
  generation: LoadedGeneration | null,
): Promise<Description | null> {
  const text = textAt(path, services);
  return text ? describeText(text, await textHtml(text, services, generation)) : null;
}

/** Several pathway models as one. All at once are many: the page says which they are. */
async function readModelsThing(
  asked: RequestedModels,
  { elastic }: Services,
  generation: LoadedGeneration,
): Promise<DescribedThing> {
  if (asked.kind === "all") return { exists: true, description: describeModels(asked, []) };
  const { models, missing } = await readModels(elastic, generation, asked);
  return models.length === 0 || missing.length > 0
    ? nowhere
    : { exists: true, description: describeModels(asked, models) };
}

/** What the release has a page of, and what it lists of that. */
async function readPageThing(
  kind: PageKind,
  { page, id }: MatchedPage,
  services: Services,
  generation: LoadedGeneration,
): Promise<DescribedThing> {
  const written = kind === "gocam" ? modelsInAddress(parseModelIds(id)) : id;
  const stored = await findMeantPage(kind, written, services, generation);
  if (!stored)
    return kind === "gene"
      ? { exists: false, missing: await missingGene(services, generation, id) }
      : nowhere;
  const { deployment } = services;
  const body = await parseStored(stored.body, z.unknown());
  const description = withFormerId(
    describePage(kind, body, deployment.site.chromosomes),
    kind,
    id,
    stored.id,
    deployment,
  );
  if (page.lists !== undefined)
    return { exists: true, description: describeList(description, page, stored.id) };
  return {
    exists: true,
    description: kind === "reference" ? await withGaps(description, services, generation) : description,
  };
}

/** What the page at an address is about, and whether there is such a thing. */
export async function readThing(
  services: Services,
  generation: LoadedGeneration,
  matched: MatchedPage,
  { path, query }: Pick<Request, "path" | "query">,
): Promise<DescribedThing> {
  if (!(await isKnownAddress(services, generation, matched, path))) return nowhere;
  const { page, id } = matched;
  const { about } = page;
  if (page.module === "search/SearchPage")
    return { exists: true, description: await describeResults(query, services, generation) };
  if (page.module === "downloads/DownloadsPage")
    return { exists: true, description: await describeDownloadsPage(services, generation) };
  if (page.isGenomeBrowser === true) return { exists: true, description: describeGenomeBrowser(page) };
  if (page.module === "archive/ArchivePage") return { exists: true, description: describeArchive(id) };
  if (page.module === "compare/ComparePage") return { exists: true, description: describeComparison(query) };
  if (page.module === "genotypes-asked/GenotypesAskedPage")
    return { exists: true, description: describeGenotypes(query) };
  if (page.module === "documentation/DocumentationPage")
    return { exists: true, description: await describeTextAt(path, services, generation) };
  if (about === undefined) return { exists: true, description: null };
  // What has the identifier was looked for before.
  if (about === "identifier") return nowhere;
  if (about === "release" || about === "subset" || about === "compound")
    return readReleaseThing(about, id, services, generation);
  const models = about === "gocam" ? parseModelIds(id) : null;
  if (models && !isOne(models)) return readModelsThing(models, services, generation);
  return readPageThing(about, matched, services, generation);
}
