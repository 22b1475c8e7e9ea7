/** front.json: what stands on the front page, and the site's own panels. */
import { z } from "zod";
import { harmlessHtml } from "./harmless-html.ts";
import { address } from "./text-types.ts";

const link = z.strictObject({ label: z.string(), url: address, detail: z.string().nullable() });

export const front = z.strictObject({
  title: z.string(),
  /** Markdown */
  welcome_message: z.string(),
  example_pages: z.array(
    z.strictObject({
      kind: z.enum(["gene", "term", "reference", "gocam", "allele", "query"]),
      id: z.string(),
      label: z.string(),
    }),
  ),
  /** What can be asked in words, to try the search with. */
  questions: z.array(z.string().trim().min(1)),
  /** First links of the page. */
  quick_links: z.array(link),
  /** Whether overviews of human diseases, and of proteins of unknown role, are among them. */
  has_disease_annotation: z.boolean(),
  has_unknowns_list: z.boolean(),
  /** Whether publications that the staff curated are a list of their own. */
  has_admin_curation: z.boolean(),
  news_on_front_page: z.boolean(),
  /** Recorded talks of the community; null for none. */
  talks_url: address.nullable(),
  /** `detail` may hold {slim:NAME} or {count:NAME}, filled in from the release. */
  overviews: z.array(link),
  tools: z.array(link),
  news: z.array(z.strictObject({ date: z.iso.date(), title: z.string(), url: address })),
  testimonials: z.array(
    z.strictObject({
      quote: z.string().transform(harmlessHtml),
      author: z.string(),
      show_on_front_page: z.boolean(),
    }),
  ),
  show_recent_publications: z.boolean(),
  /** Panels of the deployment's own, beside those of the release; `text` is Markdown. */
  panels: z.array(
    z.strictObject({
      title: z.string().min(1),
      /** "spotlight", "explore" or "community": which place and archive it stands in. */
      panel_type: z.string().regex(/^[a-z_]+$/),
      text: z.string().min(1),
      link: address.nullable(),
      link_label: z.string().min(1).nullable(),
      date_added: z.iso.date().nullable(),
      show_on_front_page: z.boolean(),
    }),
  ),
});
