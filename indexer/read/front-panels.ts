/** The items of `front-panels`. */
import { z } from "zod";
import type { FrontPanel } from "./records.ts";

export const frontPanel: z.ZodType<FrontPanel> = z
  .object({
    title: z.string(),
    title_link: z.string().nullish(),
    panel_type: z.string().min(1),
    content: z.string(),
    reference_id: z.string().nullish(),
    link: z.string().nullish(),
    link_label: z.string().nullish(),
    date_added: z.string().nullish(),
    show_on_front_page: z.boolean().default(false),
    head_image: z.union([z.string(), z.array(z.string())]).nullish(),
    head_image_link: z.string().nullish(),
  })
  .transform((panel) => ({
    title: panel.title,
    titleLink: panel.title_link ?? null,
    panelType: panel.panel_type,
    content: panel.content,
    referenceId: panel.reference_id ?? null,
    link: panel.link ?? null,
    linkLabel: panel.link_label ?? null,
    dateAdded: panel.date_added ?? null,
    showOnFrontPage: panel.show_on_front_page,
    headImages: [panel.head_image ?? []].flat(),
    headImageLink: panel.head_image_link ?? null,
  }));
