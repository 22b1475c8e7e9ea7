import type { PageKind } from "../../index-mappings/page-store.ts";
import { goneText } from "../contract/values/gone.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { notFound } from "../problem/problem-error.ts";
import { geneFinder } from "../queries/gene-table.ts";
import { nearGenes } from "../search/present/near-genes.ts";
import type { Services } from "../context/services.ts";
import { readGone, readMeantPage, readPage } from "../documents/read-page.ts";
import type { StoredPage } from "../documents/read-page.ts";

/** The page that an id means, of genes by their names and accessions too; null where there is none. */
export const findMeantPage = (
  kind: PageKind,
  typed: string,
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
): Promise<StoredPage | null> =>
  readMeantPage(elastic, generation, kind, typed, deployment, geneFinder(elastic, generation));

/** The page that an id stands for. @throws a 404 problem where there is none */
export async function findPage(
  kind: PageKind,
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<StoredPage> {
  const page = await readPage(services.elastic, generation, kind, typed);
  return page ?? noPage(kind, typed, services, generation);
}

/** The 404 of a thing without a page: for genes with near names, and with what became of an id that was in use once. */
export async function noPage(
  kind: PageKind,
  typed: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<never> {
  if (kind !== "gene") throw notFound(`no page for: ${typed}`);
  const [suggestions, gone] = await Promise.all([
    nearGenes(typed, services, generation),
    readGone(services.elastic, generation, kind, typed, services.deployment),
  ]);
  const detail = `no page for: ${typed}${gone ? `. ${goneText(typed, gone)}` : ""}`;
  throw notFound(detail, { ...(suggestions.length > 0 && { suggestions }), ...(gone && { gone }) });
}
