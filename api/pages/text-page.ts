/** The site's own pages of text, as the api answers them and as they are written into their page. */
import type { DeploymentPage } from "../../config/pages.ts";
import { generationKey } from "../cache/per-generation.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { titleParts } from "../contract/values/titles.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readMetadata } from "../documents/release-documents.ts";
import { aboutNothingNote, isAboutNothing } from "./about-nothing.ts";
import type { Told } from "./about-nothing.ts";
import type { Description } from "./description.ts";
import { documentationHtml } from "./documentation-html.ts";
import { withoutTables, withTables } from "./documentation-tables.ts";

/** Letters of all texts of a deployment, twice. */
const maxSize = 2_000_000;
const texts = new LruCache<string>({ name: "pages of text", maxSize, sizeOf: (html) => html.length });

/** The text of a page as HTML, with the tables that it asks for, and what of it is about nothing on this site. @param generation null before the first load, when there is nothing to make them from */
export const textHtml = (
  { path, markdown, needs = [] }: DeploymentPage,
  services: Services,
  generation: LoadedGeneration | null,
): Promise<string> =>
  texts.read(generationKey(services.elastic, generation, path), async () => {
    if (generation === null) return withoutTables(documentationHtml(markdown));
    const { data_gaps: gaps = [] } = (await readMetadata(services.elastic, generation)) ?? {};
    const told: Told = { gaps, types: services.deployment.annotationTypes };
    // Of one that is about nothing as a whole, its sections need not say so again.
    const isOfNoUse = isAboutNothing(needs, told);
    const html = documentationHtml(markdown, (needed) =>
      !isOfNoUse && isAboutNothing(needed, told) ? aboutNothingNote("section") : "",
    );
    return (isOfNoUse ? aboutNothingNote("page") : "") + (await withTables(html, services, generation));
  });

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The paragraph that a text begins with, in plain words; the names of its sections where it begins with one, null where it has neither. */
function gist(html: string, title: string): string | null {
  const [, paragraph = ""] = /<p>(.*?)<\/p>/s.exec(html.split("<h2", 1)[0] ?? "") ?? [];
  if (paragraph !== "") return plain(paragraph);
  const sections = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, name = ""]) => plain(name));
  return sections.length === 0 ? null : `${title}: ${sections.join(", ")}`;
}

/** Describes a page of text: what it is called, how it begins, and all of it. @param html of the text */
export const describeText = ({ path, title }: DeploymentPage, html: string): Description => ({
  title: titleParts.text({ path, title }),
  name: title,
  text: gist(html, title),
  facts: [],
  html,
  path,
});
