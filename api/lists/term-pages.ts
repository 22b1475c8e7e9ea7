/** Pages of several terms at once, as far as lists and drawings of terms need them. */
import { pageId } from "../../index-mappings/page-store.ts";
import { termPage } from "../../index-mappings/pages/term.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readDocuments } from "../documents/read-document.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { Services } from "../context/services.ts";

const outline = termPage.pick({
  termid: true,
  name: true,
  cv_name: true,
  is_obsolete: true,
  direct_ancestors: true,
  gene_count: true,
  genotype_count: true,
  child_count: true,
});
export type TermOutline = Pick<TermPage, keyof typeof outline.shape>;

/** In the order asked for; ids without a page are left out. */
export async function readTerms(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<TermOutline[]> {
  if (ids.length === 0) return [];
  const pages = ids.map((id) => pageId("term", id));
  const bodies = (await readDocuments(elastic, generation, "pages", pages)).flatMap((one) => one?.body ?? []);
  return Promise.all(bodies.map((body) => parseStored(body, outline)));
}
